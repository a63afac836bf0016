import { shorten } from "../shorten";
import type { NoticeDocument } from "./notice";
import { type OpportunityAmounts, statedValue } from "./opportunity";

const COMPARED_FIELDS = ["deadline", "title", "value", "documents", "status", "description"] as const;
/** Key dates are compared where they are read (`features/key-dates`). */
export const CHANGED_FIELDS = [...COMPARED_FIELDS, "keyDates"] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/**
 * Old and new value as text: an ISO instant, a title, "120000 CAD", document URLs, a status, key dates as
 * `printedKeyDates` has them. `null` if absent.
 */
export type FieldChange = { field: ChangedField; from: string | null; to: string | null };

/** How much of a description a change stores. Readers are told that it changed and read the rest in the notice. */
const PRINTED_DESCRIPTION = 120;

export type Comparable = {
  title: string;
  deadline: Date | null;
  /** What the portal states for an open-ended notice. */
  farDeadline: Date | null;
  status: string;
  value: OpportunityAmounts & { currency: string | null };
  documents: ReadonlyArray<NoticeDocument>;
  description: string;
};

const printedValue = ({ value }: Comparable) => {
  const amount = statedValue(value);
  return amount === null ? null : `${amount} ${value.currency ?? ""}`.trim();
};

const printedDocuments = ({ documents }: Comparable) =>
  documents.length === 0
    ? null
    : documents
        .map(({ url }) => url)
        .sort()
        .join("\n");

const PRINTED: Record<(typeof COMPARED_FIELDS)[number], (version: Comparable) => string | null> = {
  deadline: ({ deadline }) => deadline?.toISOString() ?? null,
  title: ({ title }) => title,
  value: printedValue,
  documents: printedDocuments,
  status: ({ status }) => status,
  description: ({ description }) => (description === "" ? null : shorten(description, PRINTED_DESCRIPTION)),
};

/** A far closing date counts as none until it is near enough. That time has passed is no change by the portal. */
function isSameStatedDeadline(before: Comparable, after: Comparable): boolean {
  const [was, is] = [before, after].map(({ deadline, farDeadline }) => (deadline ?? farDeadline)?.getTime());
  return was === is;
}

/** The changes that a reader of the earlier version should know about. */
export function changesBetween(before: Comparable, after: Comparable): Array<FieldChange> {
  return COMPARED_FIELDS.map((field) => ({
    field,
    from: PRINTED[field](before),
    to: PRINTED[field](after),
  })).filter(({ field, from, to }) => {
    if (field === "description") return before.description !== after.description;
    return from !== to && !(field === "deadline" && isSameStatedDeadline(before, after));
  });
}
