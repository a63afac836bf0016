import type { ProcurementKind } from "~/domain/opportunities/notice";
import { NYC_AGENCIES } from "./buyers/us";
import { formatAt, isoDay, plusDays, wallTime } from "./calendar";
import { htmlParagraphs, quirkyTitle } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

const CATEGORIES: Record<ProcurementKind, string> = {
  construction: "Construction/Construction Services",
  services: "Services (other than human services)",
  goods: "Goods",
  "professional-services": "Goods and Services",
};

const OPEN_ENDED = "2099-12-31T17:00:00.000";

/** Columns that are null are left out of a row, as the Socrata service does. */
export type CityRecordRow = Record<string, string>;

export function nycCityRecordRows(options: PortalFileOptions): Array<CityRecordRow> {
  return Array.from(quirkyNotices(options, NYC_AGENCIES), ({ notice, quirk }) =>
    withoutNulls(row(notice, quirk)),
  );
}

/** The id, which is different for each extension or correction of a solicitation. */
export function cityRecordRequestId({
  publishedAt,
  amendedAt,
  buyer,
  serial,
  amendment,
}: PortalNotice): string {
  const day = formatAt(amendedAt ?? publishedAt, buyer.zone, "yyyyMMdd");
  return `${day}${String(serial + amendment * 500_000).padStart(3, "0")}`;
}

function row(notice: PortalNotice, quirk: Quirk | null): Record<string, string | null> {
  const { buyer } = notice;
  const startsAt = notice.amendedAt ?? notice.publishedAt;
  return {
    request_id: quirk === "brokenRecord" ? null : cityRecordRequestId(notice),
    start_date: `${isoDay(startsAt, buyer.zone)}T00:00:00.000`,
    end_date: `${isoDay(plusDays(startsAt, 4), buyer.zone)}T00:00:00.000`,
    agency_name: buyer.name,
    type_of_notice_description: quirk === "notBiddable" ? "Award" : "Solicitation",
    category_description: CATEGORIES[notice.kind],
    short_title: quirkyTitle(`${titlePrefix(notice)}${notice.title.en}`, quirk),
    selection_method_description: selectionMethod(notice),
    section_name: "Procurement",
    special_case_reason_description: null,
    // Some notices have no number.
    pin: notice.serial % 13 === 0 && notice.amendment === 0 ? null : notice.solicitationNumber,
    due_date: dueDate(notice, quirk),
    address_to_request: `${buyer.name}, procurement office, New York, NY`,
    contact_name: "Contact Person",
    contact_phone: "(000) 000-0000",
    email: "buyer@example.invalid",
    contract_amount: notice.value && notice.serial % 2 === 0 ? String(notice.value.amount) : null,
    contact_fax: null,
    additional_description_1: htmlParagraphs(notice.description.en),
    other_info_1:
      notice.serial % 5 === 0 ? "<p>Accessible from the agency&rsquo;s bid room by appointment.</p>" : null,
    vendor_name: null,
    event_date: null,
    city: "New York",
    state: "NY",
  };
}

function titlePrefix({ status, amendment }: PortalNotice) {
  if (status === "cancelled") return "Cancellation: ";
  return amendment > 0 ? "Bid Extension: " : "";
}

function selectionMethod({ kind, serial }: PortalNotice) {
  if (kind === "professional-services") return "Request for Proposals";
  return serial % 6 === 0 ? "Request for Quote" : "Competitive Sealed Bids";
}

function dueDate({ closesAt, buyer }: PortalNotice, quirk: Quirk | null) {
  if (quirk === "unreadableClosing") return "to be determined";
  if (quirk === "sentinelDate") return OPEN_ENDED;
  return closesAt ? `${wallTime(closesAt, buyer.zone)}.000` : null;
}

function withoutNulls(columns: Record<string, string | null>): CityRecordRow {
  return Object.fromEntries(
    Object.entries(columns).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
