import { DateTime } from "luxon";
import type { Notice, NoticeStatus, ProcurementKind } from "~/domain/opportunities/notice";
import { revisionOf } from "~/domain/opportunities/revision";
import { classificationCode, distinctCodes } from "./classification-codes";
import { defineSource } from "./define-source";
import { peekHead } from "./formats/byte-stream";
import type { CsvRow } from "./formats/csv";
import { createRowReader, csvRecords } from "./formats/csv-records";
import { isJsonObject, type JsonObject, objectIn, textIn, textsIn, textValue } from "./formats/json-fields";
import { readJson, recordOf } from "./formats/json-stream";
import { MalformedAnswer, type RawRecord } from "./formats/raw-record";
import { windows1252ToUtf8 } from "./formats/windows-1252";
import { safeLink } from "./links";
import type { NewestFilter } from "./newest";
import { organizationFrom } from "./organization-name";
import { nameFrom, sectionFrom, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { descriptionAddress, readDescription } from "./sam-gov-description";
import { unlessTooLong } from "./set-aside-records";
import {
  type CallLimit,
  isPortalUnavailable,
  type PortalFetch,
  PortalUnavailable,
  type SourceItem,
  type SourceKeys,
} from "./source";

/** For dates without an offset: the portal uses Washington's time. */
const CLOCK = { zone: "America/New_York", monthFirst: true };
const SEARCH = "https://api.sam.gov/opportunities/v2/search";
/** The states that are read. A basic key allows ten calls a day: one for each state and one spare. */
const STATES = ["NY", "NJ", "MA", "PA", "CT", "RI", "VT", "NH", "ME"] as const;
const CALLS_OF_BASIC_KEY = 10;
const PAGE_SIZE = 1_000;
/** One search covers at most a year. */
const LOOK_BACK_DAYS = 364;
const MAX_DOCUMENTS = 100;

export const samGov = defineSource({
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
});

/** Reading the states takes at least one call each; a larger allowance is for descriptions, all but a tenth. */
function callLimit({ samGovCallsADay: aDay = CALLS_OF_BASIC_KEY }: SourceKeys): CallLimit {
  return { aDay, forList: Math.min(aDay, Math.max(CALLS_OF_BASIC_KEY, Math.floor(aDay / 10))) };
}

async function* fetchStates(
  fetch: PortalFetch,
  keys: SourceKeys,
  now: Date,
): AsyncGenerator<RawRecord, void> {
  const { samGovApiKey } = keys;
  if (!samGovApiKey) throw new PortalUnavailable("No SAM.gov API key is set.");
  let callsLeft = callLimit(keys).forList;
  for (const [index, state] of STATES.entries()) {
    const statesAfter = STATES.length - index - 1;
    for (let page = 0; callsLeft > statesAfter; page += 1) {
      callsLeft -= 1;
      const answer = await readPage(fetch, searchUrl(samGovApiKey, state, page, now));
      if (!answer) break;
      const progress = { total: 0 };
      yield* recordsInSearch(answer, progress);
      if (progress.total <= (page + 1) * PAGE_SIZE) break;
    }
  }
}

/** Searches open notices by place of performance. `offset` counts pages, not records. */
function searchUrl(apiKey: string, state: string, page: number, now: Date) {
  const today = DateTime.fromJSDate(now, { zone: CLOCK.zone });
  const day = (days: number) => today.plus({ days }).toFormat("MM/dd/yyyy");
  const query = new URLSearchParams({
    api_key: apiKey,
    postedFrom: day(-LOOK_BACK_DAYS),
    postedTo: day(0),
    rdlfrom: day(0),
    rdlto: day(LOOK_BACK_DAYS),
    state,
    limit: String(PAGE_SIZE),
    offset: String(page),
  });
  return `${SEARCH}?${query}`;
}

/** `null` if there are no results, for which the API answers 404. */
async function readPage(fetch: PortalFetch, url: string) {
  try {
    const answer = await fetch({ url, accept: "json" });
    if (answer === "unchanged")
      throw new MalformedAnswer("SAM.gov answered an unconditional request with 304.");
    return answer;
  } catch (error) {
    if (!isPortalUnavailable(error)) throw error;
    if (error.status === 404) return null;
    if (error.status === 429) throw dailyLimitReached(error);
    throw error;
  }
}

/** The API says when a used-up key works again: "... after 2026-Aug-08 00:00:00+0000 UTC". */
function dailyLimitReached({ explanation, retryAt }: PortalUnavailable) {
  const stamp = /after\s+(\d{4}-\w{2,3}-\d{1,2} \d\d:\d\d:\d\d)/i.exec(explanation)?.[1] ?? "";
  const named = ["yyyy-MMM-d HH:mm:ss", "yyyy-MM-d HH:mm:ss"]
    .map((format) => DateTime.fromFormat(stamp, format, { zone: "UTC", locale: "en-US" }))
    .find(({ isValid }) => isValid);
  const opensAt = named?.toJSDate() ?? retryAt;
  const when = opensAt ? `it opens again at ${opensAt.toISOString()}` : "it opens again at midnight UTC";
  return new PortalUnavailable(`SAM.gov's daily limit for this key is used up; ${when}.`, {
    status: 429,
    retryAt: opensAt,
  });
}

/** Accepts a response of the search API or the full CSV file, which is in windows-1252. */
async function* recordsIn(source: ReadableStream<Uint8Array>): AsyncGenerator<RawRecord, void> {
  const { head, bytes, hasByteOrderMark } = await peekHead(source);
  if (/^[{[<]/.test(head)) yield* recordsInSearch(bytes, { total: 0 });
  else yield* csvRecords(hasByteOrderMark ? bytes : windows1252ToUtf8(bytes), FILE_COLUMNS);
}

async function* recordsInSearch(
  bytes: ReadableStream<Uint8Array>,
  progress: { total: number },
): AsyncGenerator<RawRecord, void> {
  for await (const item of readJson(bytes, { lists: ["opportunitiesData"], values: ["totalRecords"] })) {
    if (item.kind === "value") progress.total = Number(item.value) || 0;
    if (item.kind === "element") yield recordOf(item);
  }
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

/** The fields that the search API and the file have in common. Contact details of people are left out. */
type Opportunity = {
  noticeId: string | null;
  solicitation: string | null;
  title: string | null;
  type: string | null;
  buyer: ReadonlyArray<string>;
  posted: string | null;
  closing: string | null;
  setAside: string | null;
  naics: ReadonlyArray<string>;
  psc: string | null;
  isActive: boolean;
  place: Notice["place"];
  page: string | null;
  moreInfo: string | null;
  documents: ReadonlyArray<string>;
  description: string;
  /** Where the description is, if it is not here. */
  descriptionAddress: string | null;
};

function fromSearch(record: JsonObject): Opportunity {
  const place = objectIn(record, "placeOfPerformance");
  const state = objectIn(place, "state");
  const country = objectIn(place, "country");
  const office = objectIn(record, "officeAddress");
  const naics = textsIn(record, "naicsCodes");
  return {
    noticeId: textIn(record, "noticeId"),
    solicitation: textIn(record, "solicitationNumber"),
    title: textIn(record, "title"),
    type: textIn(record, "type"),
    buyer: (textIn(record, "fullParentPathName") ?? "").split(".", LONGEST_PATH),
    posted: textIn(record, "postedDate"),
    closing: textIn(record, "responseDeadLine") ?? textIn(record, "reponseDeadLine"),
    setAside: textIn(record, "typeOfSetAsideDescription"),
    naics: naics.length > 0 ? naics : [textIn(record, "naicsCode") ?? ""],
    psc: textIn(record, "classificationCode"),
    isActive: textIn(record, "active")?.toLowerCase() !== "no",
    place: {
      regions: [],
      city: textIn(objectIn(place, "city"), "name"),
      state: textIn(state, "code") ?? textIn(state, "name"),
      country: countryFrom(textIn(country, "code") ?? textIn(country, "name")),
      buyerCity: textIn(office, "city"),
      buyerState: textIn(office, "state"),
    },
    page: textIn(record, "uiLink"),
    moreInfo: textIn(record, "additionalInfoLink"),
    documents: textsIn(record, "resourceLinks"),
    description: "",
    // The field holds a URL.
    descriptionAddress: descriptionAddress(textIn(record, "description")),
  };
}

const FILE_COLUMNS = [
  "NoticeId",
  "Title",
  "Sol#",
  "Department/Ind.Agency",
  "Sub-Tier",
  "Office",
  "PostedDate",
  "Type",
  "SetASide",
  "ResponseDeadLine",
  "NaicsCode",
  "ClassificationCode",
  "PopCity",
  "PopState",
  "PopCountry",
  "Active",
  "State",
  "City",
  "AdditionalInfoLink",
  "Link",
  "Description",
] as const;

function fromFile(row: CsvRow): Opportunity {
  const cell = (column: (typeof FILE_COLUMNS)[number]) => textValue(row.cell(column));
  return {
    noticeId: cell("NoticeId"),
    solicitation: cell("Sol#"),
    title: cell("Title"),
    type: cell("Type"),
    buyer: [cell("Department/Ind.Agency") ?? "", cell("Sub-Tier") ?? "", cell("Office") ?? ""],
    posted: cell("PostedDate"),
    closing: cell("ResponseDeadLine"),
    setAside: cell("SetASide"),
    naics: [cell("NaicsCode") ?? ""],
    psc: cell("ClassificationCode"),
    isActive: cell("Active")?.toLowerCase() !== "no",
    place: {
      regions: [],
      city: cell("PopCity"),
      state: cell("PopState"),
      country: countryFrom(cell("PopCountry")),
      buyerCity: cell("City"),
      buyerState: cell("State"),
    },
    page: cell("Link"),
    moreInfo: cell("AdditionalInfoLink"),
    documents: [],
    description: row.cell("Description"),
    descriptionAddress: null,
  };
}

/** How many levels of the buyer's path are read. */
const LONGEST_PATH = 20;

const NOT_BIDDABLE = /^(?:award notice|justification|sale of surplus property)/i;

function readOpportunity(opportunity: Opportunity, now: Date, isNewest: NewestFilter): SourceItem {
  const { noticeId, closing, type } = opportunity;
  if (!noticeId) return { kind: "set-aside", key: null, reason: "The record has no noticeId." };
  const key = solicitationKey(opportunity.solicitation) ?? noticeId;
  if (NOT_BIDDABLE.test(type ?? "")) return { kind: "ignored", key, reason: `Notice type: ${type}.` };

  const published = readPublished(opportunity.posted, CLOCK);
  const revision = revisionOf(published);
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
  const due = readDeadline(closing, now, CLOCK);
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
  return { kind: "notice", notice };
}

/**
 * One solicitation appears as several notices with different ids, and its number is written with or without hyphens.
 * `null` for placeholders such as "TBD", which different solicitations share.
 */
function solicitationKey(number: string | null) {
  const letters = (number ?? "").toUpperCase().replace(/[^A-Z0-9]/g, "");
  const isDistinctive = letters.length >= 8 && (letters.match(/\d/g) ?? []).length >= 4;
  return isDistinctive ? letters : null;
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

const COUNTRY_CODES: Readonly<Record<string, string>> = {
  USA: "US",
  "UNITED STATES": "US",
  CAN: "CA",
  CANADA: "CA",
};

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

function countryFrom(country: string | null) {
  return country ? (COUNTRY_CODES[country.toUpperCase()] ?? country) : "US";
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
