import type { StatedKeyDate } from "../reading/kept/noted-date";

/** The code lists that buyers tag notices with. */
export const CODE_SCHEMES = ["UNSPSC", "NAICS", "PSC", "CPV", "GSIN", "SEAO"] as const;
export type CodeScheme = (typeof CODE_SCHEMES)[number];

export type ClassificationCode = {
  scheme: CodeScheme;
  /** Digits or letters only, upper case, without check digit. */
  code: string;
  label: string | null;
};

/** What the buyer says it buys, in the broad categories that most portals share. */
export const PROCUREMENT_KINDS = ["construction", "services", "goods", "professional-services"] as const;
export type ProcurementKind = (typeof PROCUREMENT_KINDS)[number];

/** `active` can be bid on; in the other states the source says that it no longer can. */
export const NOTICE_STATUSES = ["active", "cancelled", "awarded", "withdrawn"] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

const STATUS_LABELS: Partial<Record<string, string>> = {
  active: "Active",
  cancelled: "Cancelled",
  awarded: "Awarded",
  withdrawn: "Withdrawn",
} satisfies Record<NoticeStatus, string>;

/** Takes any text, because a status comes from the database as text. */
export function noticeStatusLabel(status: string): string {
  return STATUS_LABELS[status] ?? status;
}

/** The sections of a notice that the spec names (section 3, opportunity_details). */
export const SECTION_KEYS = [
  "scope_of_work",
  "detailed_description",
  "summary",
  "description",
  "overview",
  "scope",
  "project_description",
  "project_summary",
] as const;
export type SectionKey = (typeof SECTION_KEYS)[number];

/** What a notice says about where the work is, as published: names or codes that have not been resolved. */
export type PlaceHint = {
  /** The regions in the notice's field for work or delivery. Most portals list several. */
  regions: ReadonlyArray<string>;
  city: string | null;
  /** Name or code of the state or province of the work. */
  state: string | null;
  /** "CA", "US" or a name. If the notice names no country, the country that the portal covers. */
  country: string | null;
  /** Where the buyer's office is: weaker evidence than the fields above. */
  buyerCity: string | null;
  buyerState: string | null;
  /** The code of the country, province or state that the sending portal is registered for: the weakest evidence. */
  home?: string;
};

export type NoticeDocument = { title: string | null; url: string };

/** A notice's words in the other language of its portal. */
export type Translation = {
  language: "en" | "fr";
  title: string;
  sections: Partial<Record<SectionKey, string>>;
};

/** A notice as its portal publishes it, in our format, before its places and trades are determined. */
export type Notice = {
  /** The portal's own key. It survives amendments, and together with the portal it identifies the notice. */
  key: string;
  /** The buyer's solicitation number, as printed. */
  reference: string | null;
  /** Plain text on one line. */
  title: string;
  /** Set if the portal's notices have no titles, so that we make them from its text. */
  isTitleMade?: true;
  language: "en" | "fr";
  /** One paragraph of plain text, at most 600 characters. */
  summary: string | null;
  /** Plain text by section; paragraphs are separated by a newline. */
  sections: Partial<Record<SectionKey, string>>;
  /** Set if the sections only repeat the notice's codes and terms, which are evidence of a trade by themselves. */
  isComposed?: true;
  /** The address of the text, if the portal publishes it apart from the notice. Without key. */
  textAddress?: string;
  translation?: Translation;
  buyer: string | null;
  status: NoticeStatus;
  /** The portal's own terms for the kind of notice and the procedure. The bid type is derived from them. */
  noticeType: string | null;
  procurementMethod: string | null;
  kinds: ReadonlyArray<ProcurementKind>;
  codes: ReadonlyArray<ClassificationCode>;
  /** Tags set by the sender of a pushed notice. Notices that we read ourselves have none. */
  tags: ReadonlyArray<string>;
  place: PlaceHint;
  published: Date | null;
  /** `null` if open-ended or not stated. A date without a time means the end of that day in the place's time zone. */
  deadline: Date | null;
  /** The date that the portal states for an open-ended notice: so far ahead that `deadline` is `null`. */
  farDeadline: Date | null;
  /** The key dates of the portal's own fields, other than its closing date. */
  keyDates?: ReadonlyArray<StatedKeyDate>;
  /** Orders the portal's versions of this notice (`revisionOf`); the same text if the portal does not order them. */
  revision: string;
  /** Amounts in units of `currency`, never cents. */
  value: {
    contractValue: number | null;
    estimatedValue: number | null;
    budgetMin: number | null;
    budgetMax: number | null;
    currency: "CAD" | "USD" | null;
  };
  /** http or https only. */
  url: string | null;
  documents: ReadonlyArray<NoticeDocument>;
};
