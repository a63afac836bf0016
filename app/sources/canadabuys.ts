import type { ClassificationCode, Notice } from "~/domain/opportunities/notice";
import { pastDate, revisionOf } from "~/domain/opportunities/revision";
import { readKinds, readList, readStatus, reasonNotBiddable } from "./canadabuys-fields";
import { classificationCode, distinctCodes } from "./classification-codes";
import type { CsvRow } from "./formats/csv";
import { createRowReader, csvRecords } from "./formats/csv-records";
import type { RawRecord } from "./formats/raw-record";
import { safeLink, safeLinks } from "./links";
import { nameFrom, sectionFrom, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { unlessTooLong, withRecord } from "./set-aside-records";
import type { PortalFetch, Source, SourceItem } from "./source";
import { withoutStaff } from "./staff-of-record";

/** The file gives no time zone. Federal buyers use Ottawa's. */
const CLOCK = { zone: "America/Toronto" };
const FILES = "https://canadabuys.canada.ca/opendata/pub";
const NOTICE_PAGE = "https://canadabuys.canada.ca/en/tender-opportunities/tender-notice";
const MAX_DOCUMENTS = 100;

/** The column of the contact's name, which is read only to remove that name from the notice's text. */
const CONTACT_NAME = "contactInfoName-informationsContactNom";

/** The columns that are stored. Contact columns are left out, because the licence excludes personal information. */
const COLUMNS = {
  title: { eng: "title-titre-eng", fra: "title-titre-fra" },
  description: {
    eng: "tenderDescription-descriptionAppelOffres-eng",
    fra: "tenderDescription-descriptionAppelOffres-fra",
  },
  reference: "referenceNumber-numeroReference",
  amendment: "amendmentNumber-numeroModification",
  amended: "amendmentDate-dateModification",
  solicitation: "solicitationNumber-numeroSollicitation",
  published: "publicationDate-datePublication",
  closing: "tenderClosingDate-appelOffresDateCloture",
  status: { eng: "tenderStatus-appelOffresStatut-eng", fra: "tenderStatus-appelOffresStatut-fra" },
  gsin: "gsin-nibs",
  gsinLabel: { eng: "gsinDescription-nibsDescription-eng", fra: "gsinDescription-nibsDescription-fra" },
  unspsc: "unspsc",
  unspscLabel: { eng: "unspscDescription-eng", fra: "unspscDescription-fra" },
  category: "procurementCategory-categorieApprovisionnement",
  noticeType: { eng: "noticeType-avisType-eng", fra: "noticeType-avisType-fra" },
  method: {
    eng: "procurementMethod-methodeApprovisionnement-eng",
    fra: "procurementMethod-methodeApprovisionnement-fra",
  },
  delivery: { eng: "regionsOfDelivery-regionsLivraison-eng", fra: "regionsOfDelivery-regionsLivraison-fra" },
  buyer: {
    eng: "contractingEntityName-nomEntitContractante-eng",
    fra: "contractingEntityName-nomEntitContractante-fra",
  },
  buyerCity: {
    eng: "contractingEntityAddressCity-entiteContractanteAdresseVille-eng",
    fra: "contractingEntityAddressCity-entiteContractanteAdresseVille-fra",
  },
  buyerProvince: {
    eng: "contractingEntityAddressProvince-entiteContractanteAdresseProvince-eng",
    fra: "contractingEntityAddressProvince-entiteContractanteAdresseProvince-fra",
  },
  link: { eng: "noticeURL-URLavis-eng", fra: "noticeURL-URLavis-fra" },
  attachments: { eng: "attachment-piecesJointes-eng", fra: "attachment-piecesJointes-fra" },
} as const;

/** What stands in for a title or a text in the other language. */
const NOT_IN_THIS_LANGUAGE = /^\s*(?:n\/?a|none|tbd|see french|voir (?:la version )?fran[cç]aise?|-+)\s*$/i;

type Bilingual = { readonly eng: string; readonly fra: string };

const REQUIRED_COLUMNS = Object.values(COLUMNS).flatMap((column) =>
  typeof column === "string" ? [column] : [column.eng, column.fra],
);

const CANADABUYS = {
  name: "CanadaBuys",
  homepage: "https://canadabuys.canada.ca/en/tender-opportunities",
  // Federal buyers also publish on MERX and SAP Ariba, where the notice then links to.
  hosts: ["canada.ca", "gc.ca", "merx.com", "ariba.com"],
  coverage: "Tenders of the Government of Canada, in every province and territory",
  attribution: "Contains information licensed under the Open Government Licence - Canada.",
  licence: {
    name: "Open Government Licence - Canada",
    url: "https://open.canada.ca/en/open-government-licence-canada",
  },
  offBecause: () => null,
  recordsIn: (bytes) => csvRecords(bytes, REQUIRED_COLUMNS),
  createReader: createTenderReader,
} satisfies Partial<Source>;

/** Every open tender, published each morning. */
export const canadaBuys: Source = {
  ...CANADABUYS,
  id: "canadabuys",
  portal: "canadabuys",
  everyMinutes: 24 * 60,
  completeness: "snapshot",
  fetchRecords: (fetch) => fetchFile(fetch, "openTenderNotice-ouvertAvisAppelOffres.csv"),
};

/** Today's new tenders, every two hours. The next morning they are in the other file. */
export const canadaBuysNew: Source = {
  ...CANADABUYS,
  id: "canadabuys-new",
  portal: "canadabuys",
  name: "CanadaBuys (new today)",
  everyMinutes: 2 * 60,
  completeness: "delta",
  fetchRecords: (fetch) => fetchFile(fetch, "newTenderNotice-nouvelAvisAppelOffres.csv"),
};

async function* fetchFile(fetch: PortalFetch, file: string): AsyncGenerator<RawRecord | "unchanged", void> {
  const answer = await fetch({ url: `${FILES}/${file}`, accept: "csv", conditional: true });
  if (answer === "unchanged") yield "unchanged";
  else yield* csvRecords(answer, REQUIRED_COLUMNS);
}

function createTenderReader(now: Date): (record: RawRecord) => SourceItem {
  const rowOf = createRowReader();
  return (record) => {
    const row = rowOf(record);
    return withRecord(unlessTooLong(readTender(row, now), row.isTooLong), () => JSON.stringify(row.cells));
  };
}

function readTender(row: CsvRow, now: Date): SourceItem {
  if (row.misfit) return { kind: "set-aside", key: null, reason: row.misfit };
  const key = row.cell(COLUMNS.reference).trim() || null;
  if (!key) return { kind: "set-aside", key, reason: `Row ${row.number} has no reference number.` };

  const noticeType = nameFrom(inEitherLanguage(row, COLUMNS.noticeType));
  const method = nameFrom(inEitherLanguage(row, COLUMNS.method));
  const notBiddable = reasonNotBiddable(noticeType, method);
  if (notBiddable) return { kind: "ignored", key, reason: notBiddable, isOver: true };

  const status = readStatus(inEitherLanguage(row, COLUMNS.status) ?? "");
  if (status === null) {
    return { kind: "set-aside", key, reason: `Row ${row.number} has no tender's status in its column.` };
  }
  if (status === "closed") return { kind: "ignored", key, reason: "The tender has closed.", isOver: true };

  const englishTitle = titleFrom(row.cell(COLUMNS.title.eng).replace(NOT_IN_THIS_LANGUAGE, ""));
  const title = englishTitle || titleFrom(row.cell(COLUMNS.title.fra));
  if (!title) return { kind: "set-aside", key, reason: "The tender has no title." };

  const closing = row.cell(COLUMNS.closing);
  const due = readDeadline(closing, now, CLOCK);
  if (!due.readable) return withUnreadableClosing(key, closing);

  const english = textIn(row, COLUMNS.description.eng);
  // A French text alone is the translation of a notice with an English title.
  const description = english || englishTitle ? english : textIn(row, COLUMNS.description.fra);
  const notice: Notice = {
    key,
    reference: titleFrom(row.cell(COLUMNS.solicitation), 200) || key,
    title,
    language: englishTitle ? "en" : "fr",
    summary: summaryFrom(description),
    sections: description ? { description } : {},
    ...(englishTitle ? readFrench(row, { title, description }) : {}),
    buyer: nameFrom(inEitherLanguage(row, COLUMNS.buyer)),
    status,
    noticeType,
    procurementMethod: method,
    kinds: readKinds(row.cell(COLUMNS.category)),
    codes: distinctCodes([
      ...readCodes(row, "UNSPSC", COLUMNS.unspsc, COLUMNS.unspscLabel),
      ...readCodes(row, "GSIN", COLUMNS.gsin, COLUMNS.gsinLabel),
    ]),
    tags: [],
    place: readPlace(row),
    published: readPublished(row.cell(COLUMNS.published), CLOCK),
    deadline: due.deadline,
    farDeadline: due.farDeadline,
    revision: revisionOf(
      readAmendment(row.cell(COLUMNS.amendment)),
      pastDate(readPublished(row.cell(COLUMNS.amended), CLOCK), now),
    ),
    value: { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: null },
    url: safeLink(row.cell(COLUMNS.link.eng)) ?? safeLink(row.cell(COLUMNS.link.fra)) ?? ownPage(key),
    documents: safeLinks(inEitherLanguage(row, COLUMNS.attachments) ?? "")
      .slice(0, MAX_DOCUMENTS)
      .map((url) => ({ title: null, url })),
  };
  return { kind: "notice", notice: withoutStaff(notice, [row.cell(CONTACT_NAME)]) };
}

function inEitherLanguage(row: CsvRow, { eng, fra }: Bilingual) {
  return row.cell(eng).trim() || row.cell(fra).trim() || null;
}

const textIn = (row: CsvRow, column: string) =>
  sectionFrom(row.cell(column).replace(NOT_IN_THIS_LANGUAGE, ""));

/** The French text, if it is not the English one again. */
function readFrench(
  row: CsvRow,
  english: { title: string; description: string },
): Pick<Notice, "translation"> {
  const description = textIn(row, COLUMNS.description.fra);
  const title = titleFrom(row.cell(COLUMNS.title.fra).replace(NOT_IN_THIS_LANGUAGE, "")) || english.title;
  if (description === "" || description === english.description) return {};
  return { translation: { language: "fr", title, sections: { description } } };
}

/** Codes and labels are parallel lists. Labels are used only if both lists have the same length. */
function readCodes(
  row: CsvRow,
  scheme: "UNSPSC" | "GSIN",
  column: string,
  labelColumn: Bilingual,
): ReadonlyArray<ClassificationCode | null> {
  const codes = readList(row.cell(column));
  const labels = [readList(row.cell(labelColumn.eng)), readList(row.cell(labelColumn.fra))].find(
    (list) => list.length === codes.length,
  );
  return codes.map((code, index) => classificationCode(scheme, code, labels?.[index] ?? null));
}

function readPlace(row: CsvRow): Notice["place"] {
  const regions = readList(inEitherLanguage(row, COLUMNS.delivery) ?? "").map((region) =>
    titleFrom(region, 200),
  );
  const isAbroad = regions.length > 0 && regions.every((region) => /^(foreign|étranger)$/i.test(region));
  return {
    regions,
    city: null,
    state: null,
    country: isAbroad ? null : "CA",
    buyerCity: titleFrom(inEitherLanguage(row, COLUMNS.buyerCity) ?? "", 100) || null,
    buyerState: titleFrom(inEitherLanguage(row, COLUMNS.buyerProvince) ?? "", 100) || null,
  };
}

/** Amendments change the row in place. Their number is text: "000", "001", "Amendment 010", "A2"; `null` without one. */
function readAmendment(text: string): number | null {
  const digits = /\d{1,9}/.exec(text)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** The notice's page. Only references assigned by the portal itself, "cb-…", are known to have one. */
function ownPage(reference: string) {
  return /^cb-/i.test(reference) ? `${NOTICE_PAGE}/${encodeURIComponent(reference)}` : null;
}
