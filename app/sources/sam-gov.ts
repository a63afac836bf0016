import type { Notice, NoticeStatus, ProcurementKind } from "~/domain/opportunities/notice";
import { pastDate, revisionOf, versionNamed } from "~/domain/opportunities/revision";
import { classificationCode, distinctCodes } from "./classification-codes";
import { peekHead } from "./formats/byte-stream";
import type { CsvRow } from "./formats/csv";
import { createRowReader, csvRecords } from "./formats/csv-records";
import { isJsonObject } from "./formats/json-fields";
import type { RawRecord } from "./formats/raw-record";
import { windows1252ToUtf8 } from "./formats/windows-1252";
import { numberWithoutNames } from "./key-without-contacts";
import { safeLink } from "./links";
import type { NewestFilter } from "./newest";
import { organizationFrom } from "./organization-name";
import { nameFrom, sectionFrom, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { readDescription } from "./sam-gov-description";
import { FILE_COLUMNS, fromFile, fromSearch, type Opportunity } from "./sam-gov-fields";
import { callLimit, CLOCK, fetchStates, recordsInSearch } from "./sam-gov-search";
import { unlessTooLong } from "./set-aside-records";
import type { Source, SourceItem } from "./source";
import { withoutStaff } from "./staff-of-record";

const MAX_DOCUMENTS = 100;

export const samGov: Source = {
  id: "sam-gov",
  portal: "sam-gov",
  name: "SAM.gov",
  homepage: "https://sam.gov/opportunities",
  // Agencies and the armed forces keep documents on their own sites.
  hosts: ["gov", "mil"],
  coverage: "Federal buyers of the United States, for work in NY, NJ, MA, PA, CT, RI, VT, NH and ME",
  attribution: "Source: SAM.gov, U.S. General Services Administration",
  licence: { name: "Public domain (U.S. Government work)", url: "https://www.usa.gov/government-copyright" },
  everyMinutes: 24 * 60,
  completeness: "delta",
  offBecause: ({ samGovApiKey }) => (samGovApiKey ? null : "No SAM.gov API key is set."),
  callLimit,
  fetchRecords: fetchStates,
  readText: (fetch, { samGovApiKey }, address) => readDescription(fetch, samGovApiKey, address),
  recordsIn,
  createReader: createNoticeReader,
};

/** Accepts a response of the search API or the full CSV file, which is in windows-1252. */
async function* recordsIn(source: ReadableStream<Uint8Array>): AsyncGenerator<RawRecord, void> {
  const { head, bytes, hasByteOrderMark } = await peekHead(source);
  if (/^[{[<]/.test(head)) yield* recordsInSearch(bytes, { total: 0 });
  else yield* csvRecords(hasByteOrderMark ? bytes : windows1252ToUtf8(bytes), FILE_COLUMNS);
}

function createNoticeReader(now: Date, isNewest: NewestFilter): (record: RawRecord) => SourceItem {
  const rowOf = createRowReader();
  return (record) => {
    const found = record.columns === null ? inSearch(record.content) : inFile(rowOf(record));
    return "reason" in found
      ? { kind: "set-aside", key: null, reason: found.reason }
      : unlessTooLong(readOpportunity(found, now, isNewest), record.isTooLong);
  };
}

const inSearch = (content: unknown) =>
  isJsonObject(content) ? fromSearch(content) : { reason: "The record is not an object." };

const inFile = (row: CsvRow) => (row.misfit ? { reason: row.misfit } : fromFile(row));

const NOT_BIDDABLE = /^(?:award notice|justification|sale of surplus property)/i;

/**
 * Of notices posted on the same day, which the portal does not order, the later stage of the solicitation counts; then one
 * that is active, because the portal takes superseded versions down; then the later closing.
 */
const STAGES = [/^sources sought/i, /^presolicitation/i, /^(?:combined|solicitation)/i];

function readOpportunity(opportunity: Opportunity, now: Date, isNewest: NewestFilter): SourceItem {
  const { noticeId, closing, type } = opportunity;
  if (!noticeId) return { kind: "set-aside", key: null, reason: "The record has no noticeId." };
  const isSpecial = /^special notice/i.test(type ?? "");
  const key = (isSpecial ? null : solicitationKey(opportunity.solicitation)) ?? noticeId;
  if (NOT_BIDDABLE.test(type ?? "")) return { kind: "ignored", key, reason: `Notice type: ${type}.` };

  const published = readPublished(opportunity.posted, CLOCK);
  const due = readDeadline(closing, now, CLOCK);
  const revision = revisionOf(
    pastDate(published, now),
    STAGES.findIndex((stage) => stage.test(type ?? "")) + 1,
    opportunity.isActive ? 1 : 0,
    due.readable ? due.deadline : null,
    versionNamed(noticeId),
  );
  if (!isNewest(key, revision)) {
    return {
      kind: "ignored",
      key,
      reason: "A later notice for the same solicitation is in the same answer.",
    };
  }
  // Many titles start with a product or service code: "25--PARTS KIT".
  const title = titleFrom((opportunity.title ?? "").replace(/^[A-Z0-9]{1,4}--\s*/, ""));
  if (!title) return { kind: "set-aside", key, reason: "The notice has no title." };
  if (!due.readable) return withUnreadableClosing(key, closing);

  const description = sectionFrom(opportunity.description);
  const status: NoticeStatus = opportunity.isActive ? "active" : "withdrawn";
  const notice: Notice = {
    key,
    reference: nameFrom(opportunity.solicitation) ?? noticeId,
    title,
    language: "en",
    summary: summaryFrom(description),
    sections: description ? { description } : {},
    ...(opportunity.descriptionAddress ? { textAddress: opportunity.descriptionAddress } : {}),
    buyer: buyerFrom(opportunity.buyer),
    status,
    noticeType: nameFrom(type),
    procurementMethod: nameFrom(opportunity.setAside),
    kinds: kindsOf(opportunity),
    codes: distinctCodes([
      ...opportunity.naics.map((code) => classificationCode("NAICS", code)),
      classificationCode("PSC", opportunity.psc),
    ]),
    tags: [],
    place: placeFrom(opportunity.place),
    published,
    deadline: due.deadline,
    farDeadline: due.farDeadline,
    revision,
    value: { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: null },
    url: safeLink(opportunity.page) ?? `https://sam.gov/opp/${encodeURIComponent(noticeId)}/view`,
    documents: documentsOf(opportunity),
  };
  return { kind: "notice", notice: withoutStaff(notice, opportunity.people) };
}

/**
 * One solicitation appears as several notices with different ids, and its number is written with or without hyphens.
 * `null` for what different solicitations share: placeholders such as "TBD", and running numbers without a letter. A
 * special notice, such as one of an industry day, is none of the solicitation's versions.
 */
function solicitationKey(number: string | null) {
  const letters = (number ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
  const count = (kind: RegExp) => (letters.match(kind) ?? []).length;
  const isDistinctive = letters.length >= 8 && count(/\d/g) >= 4 && count(/[A-Z]/g) >= 1;
  return isDistinctive ? numberWithoutNames(letters) : null;
}

/** The department and its agency. The offices below are only codes. */
function buyerFrom(path: ReadonlyArray<string>) {
  const names = [...new Set(path.flatMap((name) => organizationFrom(name) ?? []))];
  return names.slice(0, 2).join(", ") || null;
}

function kindsOf({ psc, naics }: Opportunity): ReadonlyArray<ProcurementKind> {
  const first = (psc ?? "").charAt(0).toUpperCase();
  if ("YZ".includes(first || "-") || naics.some((code) => code.startsWith("23"))) return ["construction"];
  if (/\d/.test(first)) return ["goods"];
  if ("BCR".includes(first || "-")) return ["professional-services"];
  return first ? ["services"] : [];
}

function placeFrom({ city, state, country, buyerCity, buyerState }: Notice["place"]): Notice["place"] {
  return {
    regions: [],
    city: nameFrom(city),
    state: nameFrom(state),
    country: nameFrom(country),
    buyerCity: nameFrom(buyerCity),
    buyerState: nameFrom(buyerState),
  };
}

function documentsOf({ documents, moreInfo }: Opportunity) {
  const more = safeLink(moreInfo);
  return [
    // The links end in "download" and do not name their files.
    ...[...new Set(documents.flatMap((link) => safeLink(link) ?? []))].map((url, index) => ({
      title: `Attachment ${index + 1}`,
      url,
    })),
    ...(more ? [{ title: "Additional information", url: more }] : []),
  ].slice(0, MAX_DOCUMENTS);
}
