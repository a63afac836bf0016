import type { ProcurementKind } from "~/domain/opportunities/notice";
import { TORONTO_DIVISIONS } from "./buyers/toronto";
import { isoDay, plusDays } from "./calendar";
import { quirkyTitle } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

/** The columns of the open solicitations, with their types in the datastore. */
export const TORONTO_FIELDS = [
  { id: "_id", type: "int" },
  { id: "Document Number", type: "text" },
  { id: "RFx (Solicitation) Type", type: "text" },
  { id: "NOIP (Notice of Intended Procurement) Type", type: "text" },
  { id: "Issue Date", type: "date" },
  { id: "Submission Deadline", type: "date" },
  { id: "High Level Category", type: "text" },
  { id: "Solicitation Document Description", type: "text" },
  { id: "Division", type: "text" },
  { id: "Buyer Name", type: "text" },
  { id: "Buyer Email", type: "text" },
  { id: "Buyer Phone Number", type: "text" },
  { id: "Wards", type: "text" },
] as const;

type TorontoColumn = (typeof TORONTO_FIELDS)[number]["id"];
export type TorontoRow = Record<TorontoColumn, string | number | null>;

const RESOURCE_ID = "00000000-7070-4b1d-8000-000000000000";
const WARD_COUNT = 25;

const CATEGORIES: Record<ProcurementKind, string> = {
  construction: "Construction Services",
  services: "Goods and Services",
  goods: "Goods and Services",
  "professional-services": "Professional Services",
};

/** One answer of the datastore's search call with all rows in it. */
export function torontoDatastoreSearch(options: PortalFileOptions) {
  const records = torontoRows(options);
  const path = `/api/3/action/datastore_search?resource_id=${RESOURCE_ID}&limit=32000`;
  return {
    help: "https://ckan0.cf.opendata.inter.prod-toronto.ca/api/3/action/help_show?name=datastore_search",
    success: true,
    result: {
      include_total: true,
      limit: 32_000,
      records_format: "objects",
      resource_id: RESOURCE_ID,
      total_estimation_threshold: null,
      records,
      fields: TORONTO_FIELDS,
      _links: { start: path, next: `${path}&offset=32000` },
      total: records.length,
      total_was_estimated: false,
    },
  };
}

/** The datastore's CSV dump, in which cells are quoted only if necessary. */
export function torontoDumpCsv(options: PortalFileOptions): string {
  const columns = TORONTO_FIELDS.map(({ id }) => id);
  const lines = torontoRows(options).map((row) => columns.map((column) => cell(row[column])).join(","));
  return `${[columns.map(cell).join(","), ...lines].join("\r\n")}\r\n`;
}

function cell(value: string | number | null) {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function torontoRows(options: PortalFileOptions): Array<TorontoRow> {
  return Array.from(quirkyNotices(options, TORONTO_DIVISIONS), ({ notice, quirk }, index) =>
    row(notice, quirk, index),
  );
}

export function torontoDocumentNumber(notice: PortalNotice): string {
  const digits = String(5_800_000_000 + notice.serial * 71);
  return notice.serial % 3 === 0 ? digits : `Doc${digits}`;
}

function row(notice: PortalNotice, quirk: Quirk | null, index: number): TorontoRow {
  const { buyer } = notice;
  return {
    _id: index + 1,
    "Document Number": quirk === "brokenRecord" ? null : torontoDocumentNumber(notice),
    "RFx (Solicitation) Type": solicitationType(notice),
    "NOIP (Notice of Intended Procurement) Type": quirk === "notBiddable" ? "Advanced NOIP" : "NOIP",
    "Issue Date": isoDay(notice.publishedAt, buyer.zone),
    "Submission Deadline": submissionDeadline(notice, quirk),
    "High Level Category": CATEGORIES[notice.kind],
    "Solicitation Document Description": describe(notice, quirk),
    Division: "division" in buyer ? String(buyer.division) : "Purchasing and Materials Management",
    "Buyer Name": "Contact Person",
    "Buyer Email": "buyer@example.invalid",
    "Buyer Phone Number": "999-999-9999",
    Wards: notice.serial % 4 === 0 ? "None" : `Ward ${(notice.serial % WARD_COUNT) + 1}`,
  };
}

function solicitationType({ kind, serial }: PortalNotice) {
  if (kind === "professional-services") return "RFP";
  if (kind === "construction") return serial % 2 === 0 ? "RFT" : "Request for Tender";
  return serial % 5 === 0 ? "RFP" : "RFQ";
}

/** The portal gives a date without a time of day. */
function submissionDeadline({ closesAt, buyer }: PortalNotice, quirk: Quirk | null) {
  if (quirk === "unreadableClosing") return "see addendum";
  if (quirk === "sentinelDate") return isoDay(plusDays(new Date("2098-12-31T17:00:00Z"), 365), buyer.zone);
  return closesAt ? isoDay(closesAt, buyer.zone) : null;
}

/** Rows have no title. The first sentence names what is bought, after the City's stock phrase. */
function describe(notice: PortalNotice, quirk: Quirk | null) {
  const title = quirkyTitle(notice.title.en, quirk);
  const openings = [
    `This Notice of Intended Procurement (NOIP) is to notify suppliers of the City's intention to procure ${title}, as described in the documents.`,
    `This ${solicitationType(notice)} is an invitation by the City of Toronto to prospective suppliers to submit bids for ${title}, as and when required.`,
    `${title}, as set out in the documents.`,
  ];
  const opening = openings[notice.serial % openings.length] ?? `${title}.`;
  const cancelled = notice.status === "cancelled" ? "CANCELLED. " : "";
  const amended =
    notice.amendment > 0 ? ` Addendum ${notice.amendment} changes the submission deadline.` : "";
  return `${cancelled}${opening}${amended} ${notice.description.en.slice(1, 4).join(" ").replaceAll("\n", " ")}`;
}
