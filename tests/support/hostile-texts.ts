import { parseWithZod } from "@conform-to/zod/v4";
import { deviceLabel } from "~/domain/account/device-label";
import { normalizedEmail } from "~/domain/account/email-address";
import { passwordProblems, passwordStrength } from "~/domain/account/password";
import { bytesOfBase64, bytesOfHex } from "~/domain/bytes-as-text";
import { classifyNotice, partsOfNotice } from "~/domain/classification";
import { foldedLetters, foldedWords } from "~/domain/folding";
import { placesOfNotice, regionName, resolveRegion } from "~/domain/geography";
import { isSameBuyer } from "~/domain/joining/buyer-name";
import { fingerprintsOf } from "~/domain/joining/fingerprint";
import { isGenericTitle } from "~/domain/joining/generic-title";
import { isSameSolicitation } from "~/domain/joining/same-solicitation";
import { plainLine } from "~/domain/mail/plain-line";
import { contractMinimumLabel } from "~/domain/matching/contract-minimum";
import { exclusionOf, wordsToOffer } from "~/domain/matching/exclusions";
import { indexStems } from "~/domain/matching/index-words";
import { fits } from "~/domain/matching/match-profile";
import { parseSearch } from "~/domain/matching/search-language";
import { minimumInDollars } from "~/domain/money";
import { summarizeBid } from "~/domain/opportunities/bid-summary";
import { documentNames } from "~/domain/opportunities/document-name";
import { estimateInText } from "~/domain/opportunities/estimate-in-text";
import type { Notice } from "~/domain/opportunities/notice";
import { termInWords } from "~/domain/reading/lengths/term-in-words";
import { readKeyDates } from "~/domain/reading/read-key-dates";
import { sameOriginPath } from "~/domain/same-origin-path";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";
import { shorten } from "~/domain/shorten";
import { failuresIn } from "~/features/local/failures";
import { readFilters } from "~/features/opportunities/filters";
import { mailToShare } from "~/features/opportunities/mail-to-share";
import { FIELDS, readBidPath } from "~/features/opportunities/query-fields";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";
import { matchExpression } from "~/features/search/match-expression.server";
import { searchDocumentOf } from "~/features/search/search-document";
import { contactSchema } from "~/features/support/send-support-message.server";
import { readForm, textField } from "~/lib/form.server";
import { parseUsdRate } from "~/sources/bank-of-canada";
import { canadaBuys } from "~/sources/canadabuys";
import { classificationCode } from "~/sources/classification-codes";
import { withoutContactDetails } from "~/sources/contacts/contact-details";
import { readCsv } from "~/sources/formats/csv";
import { withoutLongRecords } from "~/sources/formats/csv-record-size";
import { amountIn, textValue } from "~/sources/formats/json-fields";
import { readJson } from "~/sources/formats/json-stream";
import { asUtf8 } from "~/sources/formats/text-encoding";
import { windows1252ToUtf8 } from "~/sources/formats/windows-1252";
import { safeLink, safeLinks, withoutKeys } from "~/sources/links";
import { nycCityRecord } from "~/sources/nyc-city-record";
import { nycAgencyFrom, organizationFrom } from "~/sources/organization-name";
import { plainText, sectionFrom, summaryFrom, titleFrom } from "~/sources/plain-text";
import { ambiguityOf, readDeadline, readPublished } from "~/sources/portal-dates";
import { portalName } from "~/sources/portal-name";
import { samGov } from "~/sources/sam-gov";
import { descriptionAddress, readDescription } from "~/sources/sam-gov-description";
import { seao } from "~/sources/seao";
import { seaoText } from "~/sources/seao-text";
import type { Source } from "~/sources/source";
import { toronto } from "~/sources/toronto";
import { torontoTitle } from "~/sources/toronto-title";
import { readSidebar } from "~/ui/sidebar-state";
import { formOf } from "./form-data";
import { noticeOf } from "./notices";
import { readFile } from "./read-at-once";

const LONGEST = 200_000;
/** For parsers of whole records, which read the text in each of some twenty fields: as many characters in all. */
const LONGEST_IN_RECORDS = 10_000;

const solicitationOf = (text: string) => ({
  title: text,
  language: "en" as const,
  buyer: text,
  reference: text,
  places: [text],
  city: text,
  published: null,
  deadline: null,
  translation: null,
  textOfTitle: text,
  bidType: "Other" as const,
  statedCity: text,
});

const repeated = (piece: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const ended = (piece: string, end: string) => (length: number) => repeated(piece)(length - end.length) + end;
/** Half openers, half closers. */
const nested = (open: string, close: string) => (length: number) => {
  const depth = Math.floor(length / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** Texts of a given length that make careless patterns try again from every character. */
export const HOSTILE_TEXTS: Readonly<Record<string, (length: number) => string>> = {
  "style openers": repeated("<style "),
  "words for dates": repeated("bids must be received until questions due "),
  "dates and hours": repeated("due March 5, 2026 at 2:00 p.m. "),
  "meetings without a date": repeated("site visit meeting. "),
  "closed style openers": repeated("<style>"),
  "script openers and text": repeated("<script>a"),
  "comment openers": repeated("<!--"),
  "comment openers and dashes": repeated("<!-- - "),
  "CDATA openers": repeated("<![CDATA["),
  "less-than signs": repeated("<"),
  "closing tags": repeated("</b>"),
  "tags without end": repeated("<b "),
  "tags with open quotes": repeated('<b a="'),
  "nested tags": nested("<b>", "</b>"),
  "nested other tags": nested("<b>", "</i>"),
  "list items": repeated("<li>a"),
  ampersands: repeated("&"),
  "escaped ampersands": repeated("&amp;"),
  "one ampersand escaped again and again": (length) => `&${repeated("amp;")(length - 4)}lt;`,
  "tags escaped twice": repeated("&amp;lt;b&amp;gt;"),
  "numeric entities": repeated("&#60;"),
  "one long numeric entity": (length) => `&#${repeated("0")(length - 2)}`,
  brackets: repeated("("),
  "nested brackets": nested("(", ")"),
  "square brackets": repeated("["),
  "nested lists": nested("[", "]"),
  braces: repeated("{"),
  quotes: repeated('"'),
  "quotes and commas": repeated('","'),
  "single quotes": repeated("'"),
  spaces: repeated(" "),
  "spaces before a letter": ended(" ", "x"),
  "spaces between letters": (length) => `x${repeated(" ")(length - 2)}x`,
  "line breaks": repeated("\n"),
  "carriage returns": ended("\r", "x"),
  tabs: ended("\t", "x"),
  "words of one letter": repeated("a "),
  "one long word": repeated("a"),
  "capital letters": repeated("A"),
  digits: repeated("9"),
  "digits in groups of three": ended("123,", "1"),
  "digits and spaces": repeated("416 555 "),
  "digits and dashes": repeated("416-555-"),
  zeros: ended("0", "x"),
  dashes: ended("-", "x"),
  "spaced dashes": repeated("- "),
  "dots and letters": repeated("a."),
  dots: ended(".", "x"),
  "commas and spaces": ended(", ", "x"),
  "at signs": repeated("a@"),
  "addresses without end": repeated("a@b."),
  "labels of names": repeated("Contact: Aa "),
  "labels joined by dashes": repeated("contact-"),
  "capitalised words": repeated("Aa "),
  slashes: repeated("/"),
  "links without end": repeated("http:"),
  "links after spaces": repeated("https://a.b "),
  "keys in links": (length) => `https://a.b/?${repeated("api_key=1&")(length - 13)}`,
  percent: repeated("%"),
  "percent-encoded": repeated("%41"),
  "names and values": repeated("a=1&"),
  "cookies of one name": repeated("sidebar="),
  "semicolons and spaces": repeated("; "),
  "base64 padding": repeated("="),
  hexadecimal: repeated("ab"),
  colons: repeated(":"),
  bullets: repeated(" • a"),
  "link words": (length) => `request ${repeated("of ")(length - 8)}`,
  "trade phrases": repeated("snow removal of the "),
  towns: repeated("Toronto, ON "),
  "lines of provinces": repeated("*Ontario\n"),
  "lines of unknown places": repeated("*Zz\n*Ontario\n"),
  "openings of a title": repeated("performing "),
  "openings of a title, other": repeated("a request for proposals for "),
  "names in a list": repeated("Jane Doe, "),
  "names on lines": repeated("Doe, Jane\n"),
  "labels of contacts": repeated("Contact: "),
  "words before a name": repeated("addressed to the "),
  "starts of addresses": repeated("a.b@"),
  "parts of telephone numbers": repeated("416-555-"),
  corrections: repeated("correction: "),
  "combining marks": ended("\u0301\u0316", "e"),
  "combining marks of falling class": (length) =>
    `e${repeated("\u0345\u0301\u0316\u0327\u0334")(length - 1)}`,
  ligatures: repeated("\ufdfa"),
  emoji: repeated("👷"),
  "lone surrogates": repeated("\ud83d"),
  controls: repeated("\u0001"),
  "controls in place of apostrophes": repeated("a\u001a"),
  "wrongly decoded text": repeated("â€"),
  "invisible characters": repeated("\u200b"),
  "nulls in JSON": repeated("null,"),
};

/** What the parser returns does not matter here; `length` is the longest text that it is tried with. */
export type HostileParser = { parse: (text: string) => unknown; length: number };

/** The processor time of one call in milliseconds, which other processes do not add to. */
export async function processorTimeOf(parse: HostileParser["parse"], text: string): Promise<number> {
  const before = process.cpuUsage();
  try {
    await parse(text);
  } catch (error) {
    // A parser may refuse a text, but it must not run out of stack.
    if (String(error).includes("call stack")) throw error;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

const NOW = new Date("2026-08-05T12:00:00Z");
const CLOCK = { zone: "America/Toronto", midnightMeansNoTime: true };

function streamOf(text: string): ReadableStream<Uint8Array> {
  return new Blob([text]).stream();
}

async function drain(items: AsyncIterable<unknown>) {
  let count = 0;
  for await (const _item of items) count += 1;
  return count;
}

const csv = (columns: ReadonlyArray<string>, cells: ReadonlyArray<string>) =>
  [columns, cells].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n");

const CANADA_BUYS = {
  key: "referenceNumber-numeroReference",
  columns: [
    ["title-titre", "tenderDescription-descriptionAppelOffres"],
    ["regionsOfDelivery-regionsLivraison", "attachment-piecesJointes"],
    ["unspscDescription", "gsinDescription-nibsDescription"],
    ["noticeType-avisType", "procurementMethod-methodeApprovisionnement"],
    ["contractingEntityName-nomEntitContractante", "noticeURL-URLavis"],
    [
      "contractingEntityAddressCity-entiteContractanteAdresseVille",
      "contractingEntityAddressProvince-entiteContractanteAdresseProvince",
    ],
    ["tenderStatus-appelOffresStatut"],
  ],
  codes: ["gsin-nibs", "unspsc", "procurementCategory-categorieApprovisionnement"],
  plain: [
    "amendmentNumber-numeroModification",
    "solicitationNumber-numeroSollicitation",
    "publicationDate-datePublication",
    "tenderClosingDate-appelOffresDateCloture",
    "amendmentDate-dateModification",
  ],
};

/** A CanadaBuys file whose only row has the text in these columns. */
function canadaBuysFile(text: string, hostile: ReadonlyArray<string>) {
  const both = CANADA_BUYS.columns.flat().flatMap((name) => [`${name}-eng`, `${name}-fra`]);
  const columns = [CANADA_BUYS.key, ...both, ...CANADA_BUYS.codes, ...CANADA_BUYS.plain];
  const cell = (column: string) => {
    if (hostile.includes(column)) return text;
    return column === CANADA_BUYS.key || column === "title-titre-eng" ? "cb-1" : "";
  };
  return csv(columns, columns.map(cell));
}

const CANADA_BUYS_GROUPS = [
  ...CANADA_BUYS.columns.map((group) => group.map((name) => `${name}-eng`)),
  CANADA_BUYS.codes,
  CANADA_BUYS.plain.slice(0, 2),
  CANADA_BUYS.plain.slice(2, 3),
  CANADA_BUYS.plain.slice(3),
  [CANADA_BUYS.key],
];

const TORONTO_COLUMNS = [
  "Document Number",
  "RFx (Solicitation) Type",
  "NOIP (Notice of Intended Procurement) Type",
  "Issue Date",
  "Submission Deadline",
  "High Level Category",
  "Solicitation Document Description",
  "Division",
];

function torontoAnswer(text: string, kept: Readonly<Record<string, string>>) {
  return JSON.stringify([
    Object.fromEntries(TORONTO_COLUMNS.map((column) => [column, kept[column] ?? text])),
  ]);
}

const NYC_FIELDS = [
  "agency_name",
  "pin",
  "start_date",
  "short_title",
  "selection_method_description",
  "category_description",
  "contract_amount",
  "document_links",
  "additional_description_1",
  "other_info_1",
];

function nycAnswer(text: string, kept: Readonly<Record<string, string>>) {
  const fields = Object.fromEntries(NYC_FIELDS.map((field) => [field, kept[field] ?? text]));
  return JSON.stringify([{ ...fields, request_id: "20260807025", ...kept }]);
}

function samAnswer(text: string, kept: Readonly<Record<string, string>>) {
  const address = { city: { name: text }, state: { code: text }, country: { code: text } };
  const record = {
    title: text,
    solicitationNumber: text,
    fullParentPathName: text,
    postedDate: text,
    typeOfSetAsideDescription: text,
    naicsCodes: [text],
    classificationCode: text,
    active: text,
    placeOfPerformance: address,
    officeAddress: { city: text, state: text },
    uiLink: text,
    additionalInfoLink: text,
    resourceLinks: [text],
  };
  return JSON.stringify({ totalRecords: 1, opportunitiesData: [{ ...record, noticeId: "1", ...kept }] });
}

function ocdsAnswer(text: string, kept: Readonly<Record<string, string>>) {
  const address = { locality: text, region: text, countryName: text };
  const classification = { scheme: "CPV", id: text, description: text };
  const tender = {
    id: text,
    title: text,
    description: text,
    procurementMethodDetails: text,
    datePublished: text,
    items: [{ id: text, description: text, classification, deliveryAddress: address }],
    value: { amount: text, currency: "CAD" },
    documents: [{ title: text, url: text }],
    status: "active",
    tenderPeriod: { endDate: kept["closing"] ?? text },
  };
  const parties = [{ id: "1", name: text, roles: ["buyer"], address }];
  return JSON.stringify({
    releases: [
      { ocid: "1", tag: ["tender"], date: text, language: text, parties, buyer: { id: "1" }, tender },
    ],
  });
}

function seaoFields(text: string) {
  const classification = { scheme: text, id: text, description: text };
  return {
    additionalProcurementCategories: [text],
    procurementMethodDetails: text,
    items: [{ description: text, classification, additionalClassifications: [classification] }],
    tenderPeriod: { durationInDay: text },
    documents: [{ title: text }],
  };
}

const CLOSING = "2026-12-04";
const parsed = (source: Source) => (answer: string) => drain(readFile(source, streamOf(answer), NOW));

function pushed(text: string) {
  return {
    notices: [
      {
        key: text,
        title: text,
        reference: text,
        summary: text,
        description: text,
        buyer: text,
        noticeType: text,
        procurementMethod: text,
        tags: [text],
        region: text,
        city: text,
        country: text,
        publishedAt: text,
        closesAt: text,
        url: text,
        sections: { scope: text },
        codes: [{ scheme: "CPV", code: text, label: text }],
        documents: [{ title: text, url: text }],
        keyDates: [{ kind: text, date: text, time: text, zone: text, place: text }],
      },
    ],
  };
}

/** The longest values that a push may have, which are then read. */
function longestPush(text: string) {
  const line = `Aa ${text}`;
  const notice = {
    key: "1",
    title: line.slice(0, 500),
    reference: line.slice(0, 200),
    summary: line.slice(0, 5_000),
    description: line.slice(0, 40_000),
    buyer: line.slice(0, 300),
    noticeType: line.slice(0, 200),
    region: line.slice(0, 200),
    city: line.slice(0, 200),
    country: line.slice(0, 60),
    url: line.slice(0, 2_000),
    tags: Array.from({ length: 30 }, () => line.slice(0, 60)),
    keyDates: Array.from({ length: 20 }, () => ({
      kind: "site_meeting",
      date: "2026-11-24",
      time: "10:00",
      zone: "America/Toronto",
      place: line.slice(0, 200),
    })),
    documents: Array.from({ length: 100 }, () => ({ title: line.slice(0, 300), url: line.slice(0, 2_000) })),
  };
  return pushSchema
    .safeParse({ notices: [notice] })
    .data?.notices.map((pushed) => noticeOfPushed(pushed, NOW));
}

const FORM = { headers: { "Content-Type": "application/x-www-form-urlencoded" }, method: "POST" };
const postOf = (body: string) => new Request("https://here.example/", { ...FORM, body });
const urlOf = (text: string) => {
  const url = new URL("https://here.example/opportunities");
  for (const name of Object.values(FIELDS)) url.searchParams.append(name, text);
  for (const part of text.split(" ", 5_000)) url.searchParams.append(FIELDS.agencies, part);
  return url;
};

function documentOf(text: string) {
  const notice = noticeOf({ title: text, buyer: text, sections: { scope: text } });
  return searchDocumentOf({
    ...notice,
    keyDates: [],
    id: 1,
    region: text,
    city: text,
    tags: [text],
    parts: [],
    places: ["CA-ON"],
    bidType: text,
    category: text,
    portalSource: text,
  });
}

const EVERY_TRADE = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));

function classified(text: string, parts: Partial<Notice>) {
  return classifyNotice(noticeOf({ title: "Work", sections: {}, summary: null, ...parts, language: "en" }));
}

/** The dates of a text that is as long as it may be and begins or goes on like a notice. */
function keyDates(text: string) {
  const zones = { place: "America/Toronto", buyer: null, portal: null };
  return readKeyDates({
    texts: [{ section: "scope", language: "en", text }],
    published: NOW,
    closing: null,
    zones,
  });
}

type Parsers = Readonly<Record<string, (text: string) => unknown>>;

const OF_TEXTS: Parsers = {
  plainText,
  titleFrom,
  sectionFrom,
  summaryFrom,
  withoutContactDetails,
  torontoTitle,
  organizationFrom,
  nycAgencyFrom,
  descriptionAddress: (text) => descriptionAddress(`https://api.sam.gov/${text}?noticeid=${text}`),
  shorten: (text) => shorten(text, 40_000),
  readDeadline: (text) => readDeadline(text, NOW, CLOCK),
  "readDeadline, after a date": (text) => readDeadline(`2026-12-04 12:00${text}`, NOW, CLOCK),
  readPublished: (text) => readPublished(text, CLOCK),
  safeLink: (text) => [
    safeLink(text),
    safeLink(`https://a.example/${text}`),
    safeLink(`https://a.example/?${text}`),
  ],
  safeLinks,
  withoutKeys: (text) => withoutKeys(`https://a.example/?${text}`),
  classificationCode: (text) => classificationCode("CPV", text, text),
  portalName,
  "json-fields": (text) => [amountIn({ text }, "text"), textValue(text)],
  parseUsdRate: (text) => parseUsdRate({ observations: [{ d: text, FXUSDCAD: { v: text } }] }),
  readCsv: (text) => drain(readCsv(streamOf(text), [])),
  "readCsv, one cell": (text) => drain(readCsv(streamOf(csv(["a"], [text])), ["a"])),
  "readCsv, an open quote": (text) => drain(readCsv(streamOf(`a\n"${text}`), ["a"])),
  readJson: (text) => drain(readJson(streamOf(`[${text}`), { lists: [""] })),
  "readJson, one string": (text) => drain(readJson(streamOf(JSON.stringify([text])), { lists: [""] })),
  "readJson, a key": (text) => drain(readJson(streamOf(JSON.stringify({ [text]: 1 })), { lists: ["a"] })),
  asUtf8: (text) => new Response(asUtf8(streamOf(text))).arrayBuffer(),
  withoutLongRecords: (text) => new Response(withoutLongRecords(streamOf(text), () => null)).arrayBuffer(),
  ambiguityOf: (text) => [ambiguityOf(text), ambiguityOf(`03/04/2026 ${text}`)],
  windows1252ToUtf8: (text) => new Response(windows1252ToUtf8(streamOf(text))).arrayBuffer(),

  "classifyNotice, title": (text) => classified(text, { title: text }),
  "classifyNotice, sections": (text) => classified(text, { summary: text, sections: { scope: text } }),
  "classifyNotice, buyer in the title": (text) => classified(text, { title: text, buyer: text }),
  "classifyNotice, type": (text) => classified(text, { noticeType: text, procurementMethod: text }),
  "classifyNotice, a title that says nothing": (text) =>
    classified(text, { title: "Invitation to Tender", summary: `The Town invites bids for ${text}` }),
  "partsOfNotice, title": (text) => partsOfNotice({ ...noticeOf(), title: text }, EVERY_TRADE),
  "partsOfNotice, summary": (text) =>
    partsOfNotice({ title: "Work", summary: text, sections: { scope: text } }, EVERY_TRADE),
  "classifyNotice, tags": (text) => classified(text, { tags: [text, ...text.split(" ", 5_000)] }),
  "classifyNotice, codes": (text) =>
    classified(text, {
      codes: text.split(" ", 5_000).map((code) => ({ scheme: "UNSPSC", code, label: text.slice(0, 200) })),
    }),
  "placesOfNotice, title": (text) => placesOfNotice(noticeOf().place, text),
  "placesOfNotice, title alone": (text) =>
    placesOfNotice({ ...noticeOf().place, regions: [], state: null, buyerState: "ON" }, text, {
      buyer: text,
      body: text,
    }),
  "placesOfNotice, body": (text) => placesOfNotice(noticeOf().place, "Work", { buyer: text, body: text }),
  "placesOfNotice, regions": (text) =>
    placesOfNotice({ ...noticeOf().place, regions: text.split("\n", 5_000) }, "Work"),
  "placesOfNotice, fields": (text) =>
    placesOfNotice(
      { regions: [text], city: text, state: text, country: text, buyerCity: text, buyerState: text },
      "Work",
    ),
  resolveRegion,
  regionName,
  fingerprintsOf: (text) => fingerprintsOf(noticeOf({ title: text, buyer: text, reference: text })),
  isGenericTitle: (text) => isGenericTitle(text),
  isSameSolicitation: (text) => isSameSolicitation("form", solicitationOf(text), solicitationOf(`${text} b`)),
  isSameBuyer: (text) => isSameBuyer(text, `${text} b`),
  estimateInText: (text) => [estimateInText(text), estimateInText(`Estimated value of ${text}`)],
  summarizeBid: (text) => [
    summarizeBid({ scope: text, overview: text }),
    summarizeBid({ scope: text, overview: text }, "fr"),
  ],
  documentNames: (text) => [
    documentNames([{ title: text, url: "https://portal.example/a.pdf" }], null),
    documentNames(
      [{ title: null, url: `https://portal.example/${encodeURIComponent(text.toLowerCase())}` }],
      text,
    ),
  ],
  mailToShare: (text) => mailToShare(text, "https://tenderlight.example/bids/1"),

  readKeyDates: keyDates,
  "readKeyDates, after words for a date": (text) => keyDates(`Bids are due ${text.slice(0, -13)}`),
  "readKeyDates, in lines": (text) => keyDates(text.replaceAll(" ", "\n")),

  termInWords,

  foldedWords,
  foldedLetters,
  parseSearch,
  indexStems,
  exclusionOf,
  wordsToOffer: (text) =>
    wordsToOffer({ title: text, reasons: [{ kind: "phrase", text }], serviceTypes: [text] }),
  matchExpression: (text) =>
    matchExpression({
      search: parseSearch(text),
      buyers: [text],
      wanted: { anyPlace: [], anyTrade: [], anyTradeText: [text] },
    }),
  readFilters: (text) => readFilters(urlOf(text), { advanced: true }),
  readBidPath,
  sameOriginPath: (text) => [sameOriginPath(text), sameOriginPath(`/${text}`)],
  minimumInDollars,
  contractMinimumLabel,
  plainLine,
  normalizedEmail: (text) => [
    normalizedEmail(text),
    normalizedEmail(`${text}@a.ca`),
    normalizedEmail(`a@${text}`),
  ],
  passwordProblems: (text) => passwordProblems(text, { email: text, companyName: text }),
  passwordStrength,
  textField: (text) => textField("Name", 100).safeParse(text),
  contactForm: (text) =>
    parseWithZod(formOf({ name: text, email: text, subject: text, message: text }), {
      schema: contactSchema,
    }),
  readForm: (text) => readForm(postOf(text)),
  "readForm, one field again and again": (text) => readForm(postOf("a&".repeat(text.length / 8))),
  deviceLabel,
  readSidebar,
  failuresIn,
  bytesOfHex,
  bytesOfBase64,
};

const OF_RECORDS: Parsers = {
  searchDocumentOf: documentOf,
  "trades in own words": (text) =>
    fits(
      { regions: [text], serviceTypes: [text] },
      {
        ...noticeOf(),
        title: text,
        places: [],
        region: text,
        city: text,
        tags: [text],
        parts: [text],
        bidType: null,
        category: null,
      },
    ),
  ...Object.fromEntries(
    CANADA_BUYS_GROUPS.map((group) => [
      `canadabuys, ${group[0] ?? ""}`,
      (text: string) => parsed(canadaBuys)(canadaBuysFile(text, group)),
    ]),
  ),
  toronto: (text) =>
    parsed(toronto)(torontoAnswer(text, { "Document Number": "1234567", "Submission Deadline": CLOSING })),
  "toronto, number and dates": (text) => parsed(toronto)(torontoAnswer(text, {})),
  "nyc-city-record": (text) => parsed(nycCityRecord)(nycAnswer(text, { due_date: CLOSING })),
  "nyc-city-record, dates": (text) => parsed(nycCityRecord)(nycAnswer(text, { due_date: text })),
  "sam-gov": (text) => parsed(samGov)(samAnswer(text, { responseDeadLine: CLOSING })),
  "sam-gov, description": (text) =>
    readDescription(
      () => Promise.resolve(streamOf(JSON.stringify({ description: text }))),
      "key",
      "https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=1",
    ),
  "sam-gov, dates": (text) => parsed(samGov)(samAnswer(text, { responseDeadLine: text })),
  "seao and ocds": (text) => parsed(seao)(ocdsAnswer(text, { closing: CLOSING })),
  "seao, fields": (text) => seaoText(seaoFields(text)),
  "seao and ocds, dates": (text) => parsed(seao)(ocdsAnswer(text, {})),
  "push, refused": (text) => pushSchema.safeParse(pushed(text)),
  "push, accepted": longestPush,
};

const withLength = (parsers: Parsers, length: number) =>
  Object.fromEntries(Object.entries(parsers).map(([name, parse]) => [name, { parse, length }]));

/** Every function that reads text from portals, operators, visitors or providers, by the name of its function or file. */
export const HOSTILE_PARSERS: Readonly<Record<string, HostileParser>> = {
  ...withLength(OF_TEXTS, LONGEST),
  ...withLength(OF_RECORDS, LONGEST_IN_RECORDS),
};
