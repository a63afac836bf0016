import { shorten } from "../shorten";
import type { NoticeDocument } from "./notice";
import { statedValue, type OpportunityAmounts } from "./opportunity";

export const CHANGED_FIELDS = ["deadline", "title", "value", "documents", "status", "description"] as const;
export type ChangedField = (typeof CHANGED_FIELDS)[number];

/** Old and new as plain data: an ISO instant, a title, "120000 CAD", document addresses, a status. `null` is none. */
export type FieldChange = { field: ChangedField; from: string | null; to: string | null };

/** As much of a description as a change keeps: that it changed is news, how is read in the notice. */
const PRINTED_DESCRIPTION = 120;

export type Comparable = {
  title: string;
  deadline: Date | null;
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

const PRINTED: Record<ChangedField, (version: Comparable) => string | null> = {
  deadline: ({ deadline }) => deadline?.toISOString() ?? null,
  title: ({ title }) => title,
  value: printedValue,
  documents: printedDocuments,
  status: ({ status }) => status,
  description: ({ description }) => (description === "" ? null : shorten(description, PRINTED_DESCRIPTION)),
};

/** What a reader of the earlier version would want to be told. */
export function changesBetween(before: Comparable, after: Comparable): Array<FieldChange> {
  return CHANGED_FIELDS.map((field) => ({
    field,
    from: PRINTED[field](before),
    to: PRINTED[field](after),
  })).filter(({ field, from, to }) =>
    field === "description" ? before.description !== after.description : from !== to,
  );
}
