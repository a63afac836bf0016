import { deadlineLabel } from "~/domain/calendar/deadline-label";
import { formatDay, formatMoment } from "~/domain/local-time";
import { wholeMoney } from "~/domain/money";
import { documentNames } from "~/domain/opportunities/document-name";
import { noticeStatusLabel } from "~/domain/opportunities/notice";
import type { ChangedField, FieldChange } from "~/domain/opportunities/opportunity-changes";
import { changedKeyDates } from "~/domain/reading/kept/printed-key-dates";
import { displayTimeZone } from "~/domain/zoned-time";
import type { FoundOpportunity } from "./find-opportunity.server";
import type { OpportunityChangeView } from "./opportunity-view";

const FIELD_LABELS: Record<Exclude<ChangedField, "keyDates">, string> = {
  deadline: "Closing date",
  title: "Title",
  value: "Value",
  documents: "Documents",
  status: "Status",
  description: "Description",
};

/** "was Fri 27 Nov 2026, changed 20 Nov 2026", of the newest change of the closing date. */
export function movedLabel(
  versions: FoundOpportunity[2],
  { region, deadline }: { region: string | null; deadline: Date | null },
): string | null {
  const changes = versions.flatMap(({ at, changes: fields }) => fields.map((change) => ({ ...change, at })));
  const last = changes.find(({ field }) => field === "deadline");
  if (!last?.from || deadline === null) return null;
  const before = deadlineLabel(new Date(last.from), region);
  return `was ${before}, changed ${formatDay(last.at, displayTimeZone(region))}`;
}

/** What changed in a field, with the values in words; of key dates, a change for each kind. */
export function changeViews(
  { field, from, to }: FieldChange,
  at: Date,
  row: { region: string | null },
): Array<OpportunityChangeView> {
  const timeZone = displayTimeZone(row.region);
  if (field === "keyDates")
    return changedKeyDates(from, to, timeZone).map(({ name, ...values }) => ({
      at: formatMoment(at, timeZone),
      field: name,
      ...values,
    }));
  const printed = (value: string | null) => {
    if (value === null) return "none";
    if (field === "deadline") return deadlineLabel(new Date(value), row.region);
    if (field === "status") return noticeStatusLabel(value);
    if (field === "documents") return namesOfDocuments(value);
    if (field === "value") {
      const [amount, currency] = value.split(" ");
      return wholeMoney(Number(amount), currency === "USD" ? "USD" : "CAD");
    }
    return value;
  };
  // Versions store only the beginning of a description; a later change would look like none.
  const unseen = field === "description" && from === to;
  return [
    {
      at: formatMoment(at, timeZone),
      field: FIELD_LABELS[field],
      from: unseen ? "an earlier text" : printed(from),
      to: unseen ? "the text on this page" : printed(to),
    },
  ];
}

function namesOfDocuments(urls: string): string {
  const documents = urls.split("\n").map((url) => ({ title: null, url }));
  return documentNames(documents, null).join(", ");
}
