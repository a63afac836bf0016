import type { Notice, ProcurementKind } from "~/domain/opportunities/notice";
import { pastDate, revisionOf } from "~/domain/opportunities/revision";
import { shorten } from "~/domain/shorten";
import { localDay } from "~/domain/zoned-time";
import { isCancelledInWords } from "./cancellation";
import { amountIn, isJsonObject, type JsonObject, textIn } from "./formats/json-fields";
import { jsonRecords } from "./formats/json-stream";
import { MalformedAnswer, type RawRecord } from "./formats/raw-record";
import { numberWithoutNames } from "./key-without-contacts";
import { safeLinks } from "./links";
import type { NewestFilter } from "./newest";
import { nycAgencyFrom } from "./organization-name";
import { nameFrom, sectionFrom, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { unlessTooLong, withRecord } from "./set-aside-records";
import type { PortalFetch, Source, SourceItem } from "./source";
import { withoutStaff } from "./staff-of-record";

const CLOCK = { zone: "America/New_York", midnightMeansNoTime: true, monthFirst: true };
const DATASET = "https://data.cityofnewyork.us/resource/dg92-zbpx.json";
const NOTICE_PAGE = "https://a856-cityrecord.nyc.gov/RequestDetail";
const PAGE_SIZE = 2_000;
/** A few hundred rows are open at a time. More pages than this mean that the portal ignored the filter. */
const MAX_PAGES = 5;
const MAX_DOCUMENTS = 100;
/** Request ids count up. */
const LONGEST_ID = 20;

export const nycCityRecord: Source = {
  id: "nyc-city-record",
  portal: "nyc-city-record",
  name: "NYC City Record",
  homepage: "https://a856-cityrecord.nyc.gov/",
  hosts: ["nyc.gov", "nycha.info"],
  coverage: "Agencies of New York City",
  attribution: "City Record Online, NYC Department of Citywide Administrative Services, NYC Open Data",
  licence: {
    name: "NYC Open Data terms of use",
    url: "https://opendata.cityofnewyork.us/overview/#termsofuse",
  },
  everyMinutes: 24 * 60,
  completeness: "snapshot",
  offBecause: () => null,
  fetchRecords: fetchOpenSolicitations,
  recordsIn,
  createReader: (now, isNewest) => (record) => readRecord(record, now, isNewest),
};

async function* fetchOpenSolicitations(
  fetch: PortalFetch,
  _keys: unknown,
  now: Date,
): AsyncGenerator<RawRecord, void> {
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await fetch({ url: queryFor(now, page), accept: "json" });
    if (answer === "unchanged") throw new MalformedAnswer("NYC answered an unconditional request with 304.");
    let rows = 0;
    for await (const record of recordsIn(answer)) {
      rows += 1;
      yield record;
    }
    if (rows < PAGE_SIZE) return;
  }
  throw new MalformedAnswer("NYC sent far more rows than can be open: its filter did not work.");
}

function recordsIn(bytes: ReadableStream<Uint8Array>) {
  return jsonRecords(bytes, { lists: [""] });
}

/** Filters on the portal, because most of the dataset is personnel changes. */
function queryFor(now: Date, page: number) {
  const query = new URLSearchParams({
    $where:
      "section_name='Procurement' AND type_of_notice_description='Solicitation' " +
      `AND due_date >= '${localDay(now, CLOCK.zone)}T00:00:00'`,
    $order: "start_date DESC, request_id DESC",
    $limit: String(PAGE_SIZE),
    $offset: String(page * PAGE_SIZE),
  });
  return `${DATASET}?${query}`;
}

function readRecord({ content, isTooLong }: RawRecord, now: Date, isNewest: NewestFilter): SourceItem {
  const read: SourceItem = isJsonObject(content)
    ? unlessTooLong(readSolicitation(content, now, isNewest), isTooLong)
    : { kind: "set-aside", key: null, reason: "The row is not an object." };
  return withRecord(read, () => JSON.stringify(content));
}

function readSolicitation(row: JsonObject, now: Date, isNewest: NewestFilter): SourceItem {
  const requestId = textIn(row, "request_id");
  if (!requestId) return { kind: "set-aside", key: null, reason: "The row has no request_id." };
  const agency = textIn(row, "agency_name");
  const pin = textIn(row, "pin");
  const key = keyFor(requestId, agency, pin);

  const section = textIn(row, "section_name") ?? "Procurement";
  const type = textIn(row, "type_of_notice_description") ?? "Solicitation";
  if (section !== "Procurement" || type !== "Solicitation") {
    return { kind: "ignored", key: requestId, reason: `Not a solicitation: ${section}, ${type}.` };
  }
  const published = readPublished(textIn(row, "start_date"), CLOCK);
  const revision = revisionOf(pastDate(published, now), requestId.padStart(LONGEST_ID, "0"));
  if (!isNewest(key, revision)) {
    return {
      kind: "ignored",
      key,
      reason: "A later notice for the same solicitation is in the same answer.",
    };
  }

  const printed = titleFrom(textIn(row, "short_title") ?? "");
  const title = withoutPrefix(printed);
  if (!title) return { kind: "set-aside", key, reason: "The solicitation has no title." };
  const closing = textIn(row, "due_date");
  const due = readDeadline(closing, now, CLOCK);
  if (!due.readable) return withUnreadableClosing(key, closing);

  const description = descriptionOf(row);
  const amount = amountIn(row, "contract_amount");
  // The portal writes 0 for an unknown amount.
  const estimatedValue = amount === 0 ? null : amount;
  const notice: Notice = {
    key,
    reference: pin ?? requestId,
    title,
    language: "en",
    summary: summaryFrom(description),
    sections: description ? { description } : {},
    buyer: nycAgencyFrom(agency),
    // There is no status column. A cancellation is a new notice, also of type Solicitation, and says so in words.
    status: isCancelledInWords({ title: printed, description, numbers: [requestId, pin ?? ""] })
      ? "cancelled"
      : "active",
    noticeType: type,
    procurementMethod: nameFrom(textIn(row, "selection_method_description")),
    kinds: readKinds(textIn(row, "category_description") ?? ""),
    codes: [],
    tags: [],
    place: {
      regions: [],
      city: "New York City",
      state: "NY",
      country: "US",
      buyerCity: "New York City",
      buyerState: "NY",
    },
    published,
    deadline: due.deadline,
    farDeadline: due.farDeadline,
    revision,
    value: {
      contractValue: null,
      estimatedValue,
      budgetMin: null,
      budgetMax: null,
      currency: estimatedValue === null ? null : "USD",
    },
    url: `${NOTICE_PAGE}/${encodeURIComponent(requestId)}`,
    documents: documentsOf(row),
  };
  // The contact's name is read only to remove it from the notice's texts.
  return { kind: "notice", notice: withoutStaff(notice, [textIn(row, "contact_name")]) };
}

/**
 * Every correction or extension is a new request of the same agency with the same PIN, and its clerks write both with or
 * without signs, spaces and capitals. Short PINs ("3434") are not used as keys, because they are reused for other
 * solicitations.
 */
function keyFor(requestId: string, agency: string | null, pin: string | null) {
  const isRebid = REBID.test(pin ?? "");
  const printed = (pin ?? "")
    .toUpperCase()
    .replace(REBID, "")
    .replace(/^\s*(?:E-?PIN|PIN)(?![A-Z])/, "")
    .replace(/[^\p{L}\p{N}]+/gu, "");
  const isDistinctive = printed.length >= 8 && (printed.match(/\d/g) ?? []).length >= 5;
  return agency && isDistinctive
    ? `${agencyKey(agency)}|${numberWithoutNames(printed)}${isRebid ? "REBID" : ""}`
    : requestId;
}

/** A rebid is a solicitation of its own: "84626B0099 (Rebid)", "REBID 84626B0099". */
const REBID = /\bRE-?BID\b/i;

/** "Department of Parks & Recreation" is "PARKS AND RECREATION". */
const agencyKey = (agency: string) =>
  agency
    .toUpperCase()
    .replaceAll("&", " AND ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:NYC |NEW YORK CITY )?(?:DEPARTMENT|DEPT) OF (?:THE )?/, "");

const PREFIX =
  /^\s*(?:notice of )?(?:correction|corrected|bid extension|extension|extended|amendment|amended|addendum|re-?bid|cancellation|cancelled|canceled|withdrawn|withdrawal|postponement|postponed)s?(?: notice)?(?:\s*[:–]\s*|\s+-\s*|-\s+)/i;

function withoutPrefix(title: string) {
  let rest = title;
  while (PREFIX.test(rest)) rest = rest.replace(PREFIX, "");
  return rest;
}

const DESCRIPTION_FIELDS = [
  "additional_description_1",
  "additional_description_2",
  "additional_description_3",
  "other_info_1",
  "other_info_2",
  "other_info_3",
];

function descriptionOf(row: JsonObject) {
  const parts = DESCRIPTION_FIELDS.map((field) => sectionFrom(textIn(row, field) ?? ""));
  return shorten([...new Set(parts.filter(Boolean))].join("\n"), 40_000);
}

function documentsOf(row: JsonObject) {
  return safeLinks(textIn(row, "document_links") ?? "")
    .slice(0, MAX_DOCUMENTS)
    .map((url) => ({ title: null, url }));
}

function readKinds(category: string): ReadonlyArray<ProcurementKind> {
  if (/^construction related/i.test(category)) return ["construction", "professional-services"];
  if (/^construction/i.test(category)) return ["construction"];
  if (/^goods and services/i.test(category)) return ["goods", "services"];
  if (/^goods/i.test(category)) return ["goods"];
  return /services/i.test(category) ? ["services"] : [];
}
