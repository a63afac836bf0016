import { DAY_MS } from "~/domain/duration";
import type { Notice, ProcurementKind } from "~/domain/opportunities/notice";
import { startOfDay } from "~/domain/zoned-time";
import { isCancelledInWords } from "./cancellation";
import { peekHead } from "./formats/byte-stream";
import type { CsvRow } from "./formats/csv";
import { createRowReader, csvRecords } from "./formats/csv-records";
import { isJsonObject, type JsonObject, textIn, textValue } from "./formats/json-fields";
import { readJson, recordOf } from "./formats/json-stream";
import { MalformedAnswer, type RawRecord } from "./formats/raw-record";
import { nameFrom, sectionFrom, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { unlessTooLong, withRecord } from "./set-aside-records";
import type { PortalFetch, Source, SourceItem } from "./source";
import { withoutStaff } from "./staff-of-record";
import { fallbackTitle, torontoTitle } from "./toronto-title";

const CLOCK = { zone: "America/Toronto", midnightMeansNoTime: true };
const CKAN = "https://ckan0.cf.opendata.inter.prod-toronto.ca/api/3/action";
const DATASET = "tobids-all-open-solicitations";
/** Where a document number can be searched for; solicitations have no page of their own. */
const PORTAL_PAGE =
  "https://www.toronto.ca/business-economy/doing-business-with-the-city/searching-bidding-on-city-contracts/toronto-bids-portal/";
const PAGE_SIZE = 1_000;
/** The dataset has about 900 rows. */
const MAX_PAGES = 20;
const YEAR_MS = 365 * DAY_MS;
const ROWS = { lists: ["result.records", "records", ""], values: ["result.total"] };

/** The columns that are read. Personal contact details and wards are left out. */
const COLUMNS = {
  number: "Document Number",
  type: "RFx (Solicitation) Type",
  noipType: "NOIP (Notice of Intended Procurement) Type",
  issued: "Issue Date",
  closing: "Submission Deadline",
  category: "High Level Category",
  description: "Solicitation Document Description",
  division: "Division",
} as const;

/** The column of the contact's name, which is read only to remove that name from the notice's text. */
const BUYER_NAME = "Buyer Name";

type Row = (column: string) => string | null;

export const toronto: Source = {
  id: "toronto",
  portal: "toronto",
  name: "City of Toronto",
  homepage: PORTAL_PAGE,
  hosts: ["toronto.ca", "ariba.com"],
  coverage: "Divisions of the City of Toronto",
  attribution: "Contains information licensed under the Open Government Licence – Toronto.",
  licence: {
    name: "Open Government Licence – Toronto",
    url: "https://open.toronto.ca/open-data-licence/",
  },
  everyMinutes: 24 * 60,
  completeness: "snapshot",
  offBecause: () => null,
  fetchRecords: fetchDatastore,
  recordsIn,
  createReader: createSolicitationReader,
  titleOf: ({ sections }) => torontoTitle(sections.description ?? ""),
};

async function* fetchDatastore(fetch: PortalFetch): AsyncGenerator<RawRecord, void> {
  const resource = await findActiveResource(await readNow(fetch, `${CKAN}/package_show?id=${DATASET}`));
  const read: RowsRead = { ids: new Set(), total: null };
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = new URLSearchParams({
      resource_id: resource,
      limit: String(PAGE_SIZE),
      offset: String(page * PAGE_SIZE),
      sort: "_id",
    });
    const before = read.ids.size;
    yield* rowsIn(await readNow(fetch, `${CKAN}/datastore_search?${query}`), read);
    const found = read.ids.size - before;
    if (read.total === null ? found < PAGE_SIZE : found === 0 || read.ids.size >= read.total) {
      requireAllRows(read);
      return;
    }
  }
  throw new MalformedAnswer("Toronto sent far more rows than its dataset has.");
}

async function readNow(fetch: PortalFetch, url: string) {
  const answer = await fetch({ url, accept: "json" });
  if (answer === "unchanged")
    throw new MalformedAnswer("Toronto answered an unconditional request with 304.");
  return answer;
}

/** Resource ids change when the City reloads the dataset, so every run looks the current one up. */
async function findActiveResource(catalogue: ReadableStream<Uint8Array>) {
  let found: string | null = null;
  for await (const item of readJson(catalogue, { lists: ["result.resources"] })) {
    if (item.kind !== "element" || !isJsonObject(item.value)) continue;
    const isActive =
      item.value.datastore_active === true || textIn(item.value, "datastore_active") === "true";
    const id = textIn(item.value, "id");
    if (isActive && id && /^[\w-]+$/.test(id)) found ??= id;
  }
  if (!found) throw new MalformedAnswer("Toronto's catalogue names no active resource.");
  return found;
}

/** Accepts the datastore's CSV dump or its JSON response, which must have all rows. */
async function* recordsIn(source: ReadableStream<Uint8Array>): AsyncGenerator<RawRecord, void> {
  const { head, bytes } = await peekHead(source);
  if (!/^[{[<]/.test(head)) {
    yield* csvRecords(bytes, Object.values(COLUMNS));
    return;
  }
  const read: RowsRead = { ids: new Set(), total: null };
  yield* rowsIn(bytes, read);
  requireAllRows(read);
}

/** The rows of all pages so far, each counted once, and how many the dataset says that it has. */
type RowsRead = { ids: Set<string>; total: number | null };

async function* rowsIn(bytes: ReadableStream<Uint8Array>, read: RowsRead): AsyncGenerator<RawRecord, void> {
  for await (const item of readJson(bytes, ROWS)) {
    if (item.kind === "value" && typeof item.value === "number") read.total = item.value;
    if (item.kind !== "element") continue;
    if (isJsonObject(item.value)) {
      if (read.ids.size === 0) requireColumns(item.value);
      read.ids.add(textIn(item.value, "_id") ?? `row ${read.ids.size + 1}`);
    }
    yield recordOf(item);
  }
}

/** Rows that are missing from an answer would count as withdrawn. */
function requireAllRows({ ids, total }: RowsRead) {
  if (total !== null && ids.size < total)
    throw new MalformedAnswer(`Toronto sent ${ids.size} of its ${total} rows.`);
}

function createSolicitationReader(now: Date): (record: RawRecord) => SourceItem {
  const rowOf = createRowReader();
  return (record) => (record.columns === null ? readObject(record, now) : readCells(rowOf(record), now));
}

function readCells(row: CsvRow, now: Date): SourceItem {
  const item: SourceItem = row.misfit
    ? { kind: "set-aside", key: null, reason: row.misfit }
    : unlessTooLong(
        readSolicitation((column) => textValue(row.cell(column)), now),
        row.isTooLong,
      );
  return withRecord(item, () => JSON.stringify(row.cells));
}

function readObject({ content, isTooLong }: RawRecord, now: Date): SourceItem {
  const item: SourceItem = isJsonObject(content)
    ? unlessTooLong(
        readSolicitation((column) => textIn(content, column), now),
        isTooLong,
      )
    : { kind: "set-aside", key: null, reason: "The row is not an object." };
  return withRecord(item, () => JSON.stringify(content));
}

/** The datastore sends every column in every row, empty ones as null. */
function requireColumns(row: JsonObject) {
  const missing = Object.values(COLUMNS).filter((column) => !(column in row));
  if (missing.length > 0)
    throw new MalformedAnswer(`Toronto's rows lack the columns: ${missing.join(", ")}.`);
}

function readSolicitation(row: Row, now: Date): SourceItem {
  const printed = row(COLUMNS.number);
  const key = /^(?:doc)?\s*(\d{6,})$/i.exec(printed ?? "")?.[1] ?? null;
  if (!key) return { kind: "set-aside", key, reason: `No usable document number: ${printed ?? "none"}` };
  if (/advance/i.test(row(COLUMNS.noipType) ?? "")) {
    return { kind: "ignored", key, reason: "Advance notice: not yet open for bids." };
  }

  const closing = row(COLUMNS.closing);
  const due = readDeadline(closing, now, CLOCK);
  if (!due.readable) return withUnreadableClosing(key, closing);
  const published = readPublished(row(COLUMNS.issued), CLOCK);
  const closed = reasonClosed(closing, due.deadline, published, now);
  if (closed) return { kind: "ignored", key, reason: closed };

  const type = nameFrom(row(COLUMNS.type));
  const division = titleFrom((row(COLUMNS.division) ?? "").replace(/,(?=\S)/g, ", "), 200) || null;
  const description = sectionFrom(row(COLUMNS.description) ?? "");
  const notice: Notice = {
    key,
    reference: printed,
    title:
      torontoTitle(description) ?? fallbackTitle(type, key, { category: row(COLUMNS.category), division }),
    language: "en",
    summary: summaryFrom(description),
    sections: description ? { description } : {},
    buyer: division ? `City of Toronto, ${division}` : "City of Toronto",
    status: isCancelledInWords({ title: "", description, numbers: [printed ?? "", key] })
      ? "cancelled"
      : "active",
    noticeType: type,
    procurementMethod: nameFrom(row(COLUMNS.noipType)),
    kinds: readKinds(row(COLUMNS.category) ?? ""),
    codes: [],
    tags: [],
    place: {
      regions: [],
      city: "Toronto",
      state: "ON",
      country: "CA",
      buyerCity: "Toronto",
      buyerState: "ON",
    },
    published,
    deadline: due.deadline,
    farDeadline: due.farDeadline,
    // The dataset neither numbers nor dates its changes.
    revision: "",
    value: { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: null },
    url: /https:\/\/discovery\.ariba\.com\/rfx\/\d+/i.exec(description)?.[0] ?? PORTAL_PAGE,
    documents: [],
    isTitleMade: true,
  };
  return { kind: "notice", notice: withoutStaff(notice, [row(BUYER_NAME)]) };
}

/** Why a row is no longer open; `null` if it is. Most rows of the "open" dataset closed years ago. */
function reasonClosed(closing: string | null, deadline: Date | null, published: Date | null, now: Date) {
  if (deadline && deadline < startOfDay(now, CLOCK.zone)) return "The submission deadline has passed.";
  const isStale = published !== null && now.getTime() - published.getTime() > YEAR_MS;
  return closing === null && isStale ? "No submission deadline, and issued over a year ago." : null;
}

function readKinds(category: string): ReadonlyArray<ProcurementKind> {
  if (/construction/i.test(category)) return ["construction"];
  if (/professional/i.test(category)) return ["professional-services"];
  if (/goods and services/i.test(category)) return ["goods", "services"];
  if (/goods/i.test(category)) return ["goods"];
  return /services/i.test(category) ? ["services"] : [];
}
