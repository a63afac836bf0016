import type { ProcurementKind } from "~/domain/opportunities/notice";
import {
  FEDERAL_BUYERS,
  type FederalBuyer,
  type FederalOrigin,
  isFederalBuyer,
  isInCapital,
} from "./buyers/canadian-federal";
import { formatAt, isoDay, plusDays, wallTime } from "./calendar";
import { CANADA_BUYS_COLUMNS, type CanadaBuysColumn } from "./canada-buys-columns";
import { quirkyTitle, withEntities } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

type Cells = Partial<Record<CanadaBuysColumn, string>>;

/** The real file quotes every field except this one when it is empty. */
const BARE_COLUMN: CanadaBuysColumn = "limitedTenderingReason-raisonAppelOffresLimite-fra";
const RECORD_END = "\r\n";
const OPEN_ENDED = "2076-12-31T14:00:00";
const CHUNK_CHARACTERS = 64 * 1024;

const CATEGORIES: Record<ProcurementKind, string> = {
  construction: "*CNST",
  services: "*SRV",
  goods: "*GD",
  "professional-services": "*SRV",
};

const ADDRESS_PENDING = "Address pending";

/** The whole file: byte-order mark, header, one record per notice. For large counts use the chunks below. */
export function canadaBuysCsv(options: PortalFileOptions): string {
  return [...canadaBuysRecords(options)].join("");
}

/** The same bytes in chunks of about 64 kB, which are generated as they are read. */
export function* canadaBuysCsvChunks(options: PortalFileOptions): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let pending = "";
  for (const record of canadaBuysRecords(options)) {
    pending += record;
    if (pending.length < CHUNK_CHARACTERS) continue;
    yield encoder.encode(pending);
    pending = "";
  }
  if (pending !== "") yield encoder.encode(pending);
}

export function canadaBuysCsvStream(options: PortalFileOptions): ReadableStream<Uint8Array> {
  const chunks = canadaBuysCsvChunks(options);
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

function* canadaBuysRecords(options: PortalFileOptions): Generator<string> {
  yield `\uFEFF${CANADA_BUYS_COLUMNS.map(quoted).join(",")}${RECORD_END}`;
  for (const { notice, quirk } of quirkyNotices(options, FEDERAL_BUYERS)) {
    const cells = noticeCells(notice, quirk);
    const fields = CANADA_BUYS_COLUMNS.map((column) => field(column, cells[column] ?? ""));
    yield `${(quirk === "brokenRecord" ? fields.slice(0, -1) : fields).join(",")}${RECORD_END}`;
  }
}

function field(column: CanadaBuysColumn, value: string) {
  return column === BARE_COLUMN && value === "" ? "" : quoted(value);
}

function quoted(value: string) {
  return `"${value.replaceAll('"', '""')}"`;
}

/** The portal's key of a notice. */
export function canadaBuysReference(
  notice: PortalNotice,
  origin: FederalOrigin = originOf(notice, null),
): string {
  const { serial } = notice;
  switch (origin) {
    case "merx":
      return `MX-44${String(3_900_000_000 + serial * 61)}`;
    case "ariba":
      return `WS${String(5_600_000_000 + serial * 43)}-Doc${String(5_700_000_000 + serial * 59)}`;
    case "native":
      return `cb-${100 + (serial % 900)}-${10_000_000 + serial * 97}`;
  }
}

function originOf(notice: PortalNotice, quirk: Quirk | null): FederalOrigin {
  if (quirk === "merx") return "merx";
  // A directed contract is recognized by its notice type, which MERX rows do not have.
  if (quirk === "notBiddable") return "native";
  return isFederalBuyer(notice.buyer) ? notice.buyer.origin : "native";
}

function noticeCells(notice: PortalNotice, quirk: Quirk | null): Cells {
  const origin = originOf(notice, quirk);
  const cells: Cells = {
    ...identityCells(notice, origin, quirk),
    ...dateCells(notice, quirk),
    ...procedureCells(notice, origin, quirk),
    ...entityCells(notice, origin),
    ...contactCells(origin),
    ...linkCells(notice, origin),
    ...descriptionCells(notice, origin, quirk),
  };
  // MERX sends no codes and no delivery region.
  if (origin !== "merx") Object.assign(cells, codeCells(notice), regionCells(notice, origin));
  if (quirk === "emptyEnglish") {
    for (const column of CANADA_BUYS_COLUMNS) if (column.endsWith("-eng")) cells[column] = "";
  }
  return cells;
}

function identityCells(notice: PortalNotice, origin: FederalOrigin, quirk: Quirk | null): Cells {
  const isCancelled = notice.status === "cancelled";
  return {
    "title-titre-eng": quirkyTitle(notice.title.en, quirk),
    "title-titre-fra": quirkyTitle(notice.title.fr, quirk),
    "referenceNumber-numeroReference": canadaBuysReference(notice, origin),
    "amendmentNumber-numeroModification": String(notice.amendment).padStart(3, "0"),
    "solicitationNumber-numeroSollicitation": notice.solicitationNumber,
    "tenderStatus-appelOffresStatut-eng": isCancelled ? "Cancelled" : "Open",
    "tenderStatus-appelOffresStatut-fra": isCancelled ? "Annulé" : "Ouvert",
  };
}

function dateCells(notice: PortalNotice, quirk: Quirk | null): Cells {
  const { zone } = notice.buyer;
  const hasContractDates = notice.serial % 3 === 0;
  const start = plusDays(notice.closesAt ?? notice.publishedAt, 30);
  return {
    "publicationDate-datePublication": isoDay(notice.publishedAt, zone),
    "tenderClosingDate-appelOffresDateCloture": closingCell(notice, quirk),
    "amendmentDate-dateModification": notice.amendedAt ? isoDay(notice.amendedAt, zone) : "",
    "expectedContractStartDate-dateDebutContratPrevue": hasContractDates ? isoDay(start, zone) : "",
    "expectedContractEndDate-dateFinContratPrevue": hasContractDates
      ? isoDay(plusDays(start, 730), zone)
      : "",
  };
}

function closingCell({ closesAt, buyer }: PortalNotice, quirk: Quirk | null) {
  if (quirk === "unreadableClosing") return "to be announced";
  return closesAt === null || quirk === "sentinelDate" ? OPEN_ENDED : wallTime(closesAt, buyer.zone);
}

function codeCells({ code }: PortalNotice): Cells {
  if (!code) return {};
  const hasSeveral = !code.unspsc.endsWith("000000") && code.unspsc.startsWith("72");
  const list = (own: string, parent: string) => (hasSeveral ? `*${own}\n*${parent}` : `*${own}`);
  return {
    unspsc: list(code.unspsc, "72000000"),
    "unspscDescription-eng": list(
      code.label.en,
      "Building and Facility Construction and Maintenance Services",
    ),
    "unspscDescription-fra": list(
      code.label.fr,
      "Services de construction et d'entretien de bâtiments et d'installations",
    ),
  };
}

function procedureCells(notice: PortalNotice, origin: FederalOrigin, quirk: Quirk | null): Cells {
  const isDirected = quirk === "notBiddable";
  const type = noticeType(notice, isDirected);
  return {
    "procurementCategory-categorieApprovisionnement": CATEGORIES[notice.kind],
    ...(origin === "merx" ? {} : { "noticeType-avisType-eng": type.en, "noticeType-avisType-fra": type.fr }),
    "procurementMethod-methodeApprovisionnement-eng": isDirected
      ? "Advance contract award notice"
      : "Competitive - Open bidding",
    "procurementMethod-methodeApprovisionnement-fra": isDirected
      ? "Préavis d'attribution du contrat"
      : "Concurrentielle - Invitation ouverte à soumissionner",
    ...(origin === "merx"
      ? {}
      : {
          "selectionCriteria-criteresSelection-eng": "Lowest Price",
          "selectionCriteria-criteresSelection-fra": "Prix le plus bas",
        }),
    "tradeAgreements-accordsCommerciaux-eng":
      "*Canadian Free Trade Agreement (CFTA)\n*World Trade Organization Agreement on Government Procurement (WTO GPA)",
    "tradeAgreements-accordsCommerciaux-fra":
      "*Accord de libre-échange canadien (ALEC)\n*Accord sur les marchés publics de l'Organisation mondiale du commerce (AMP-OMC)",
  };
}

function noticeType(notice: PortalNotice, isDirected: boolean) {
  if (isDirected) return { en: "Advance Contract Award Notice", fr: "Préavis d’attribution du contrat" };
  if (notice.closesAt === null)
    return { en: "Request for Standing Offer", fr: "Demande d’offre à commandes" };
  if (notice.serial % 9 === 0) {
    return {
      en: "Request for Supply Arrangement",
      fr: "Demande pour un arrangement en matière d’approvisionnement",
    };
  }
  return notice.kind === "construction"
    ? { en: "Invitation to Tender", fr: "Appel d’offres" }
    : { en: "Request for Proposal", fr: "Demande de propositions" };
}

function regionCells({ buyer, serial, title }: PortalNotice, origin: FederalOrigin): Cells {
  const isCapital = isInCapital(buyer, title.en);
  const province = isFederalBuyer(buyer)
    ? { en: buyer.provinceName, fr: buyer.provinceFrench }
    : { en: "Ontario", fr: "Ontario" };
  const hasCapitalPart = buyer.state === "ON" || buyer.state === "QC";
  const delivery = isCapital
    ? { en: "*National Capital Region (NCR)", fr: "*Région de la capitale nationale (RCN)" }
    : {
        en: `*${province.en}${hasCapitalPart ? " (except NCR)" : ""}`,
        fr: `*${province.fr}${hasCapitalPart ? " (sauf RCN)" : ""}`,
      };
  return {
    "regionsOfOpportunity-regionAppelOffres-eng":
      origin === "ariba" && serial % 2 === 0 ? "*World" : "*Canada",
    "regionsOfOpportunity-regionAppelOffres-fra":
      origin === "ariba" && serial % 2 === 0 ? "*Monde" : "*Canada",
    "regionsOfDelivery-regionsLivraison-eng": delivery.en,
    "regionsOfDelivery-regionsLivraison-fra": delivery.fr,
  };
}

function entityCells({ buyer, serial }: PortalNotice, origin: FederalOrigin): Cells {
  const { addressLine, postalCode, provinceName, provinceFrench } = addressOf(buyer);
  // Provinces are written in several ways in the real file.
  const province = buyer.state === "ON" && serial % 11 === 0 ? "ON" : provinceName;
  return {
    "contractingEntityName-nomEntitContractante-eng": buyer.name,
    "contractingEntityAddressLine-ligneAdresseEntiteContractante-eng": addressLine,
    "contractingEntityAddressCity-entiteContractanteAdresseVille-eng": buyer.city,
    "contractingEntityAddressProvince-entiteContractanteAdresseProvince-eng": province,
    "contractingEntityAddressPostalCode-entiteContractanteAdresseCodePostal": postalCode,
    "contractingEntityAddressCountry-entiteContractanteAdressePays-eng": "Canada",
    // MERX repeats the English name in the French column.
    "contractingEntityName-nomEntitContractante-fra": origin === "merx" ? buyer.name : buyer.frenchName,
    "contractingEntityAddressLine-ligneAdresseEntiteContractante-fra": addressLine,
    "contractingEntityAddressCity-entiteContractanteAdresseVille-fra": buyer.city,
    "contractingEntityAddressProvince-entiteContractanteAdresseProvince-fra": provinceFrench,
    "contractingEntityAddressCountry-entiteContractanteAdressePays-fra": "Canada",
  };
}

function addressOf(
  buyer: PortalNotice["buyer"],
): Pick<FederalBuyer, "addressLine" | "postalCode" | "provinceName" | "provinceFrench"> {
  if (isFederalBuyer(buyer)) return buyer;
  return {
    addressLine: ADDRESS_PENDING,
    postalCode: "",
    provinceName: buyer.state,
    provinceFrench: buyer.state,
  };
}

/** Placeholders in the columns for personal data, so that tests can show that the parser drops them. */
function contactCells(origin: FederalOrigin): Cells {
  return {
    "contactInfoName-informationsContactNom": "Contact Person",
    "contactInfoEmail-informationsContactCourriel": "buyer@example.invalid",
    "contactInfoPhone-contactInfoTelephone": "999-999-9999",
    ...(origin === "native" ? { contactInfoFax: "999-999-9999" } : {}),
  };
}

function linkCells(
  { serial, token, publishedAt, documentCount, buyer }: PortalNotice,
  origin: FederalOrigin,
): Cells {
  if (origin === "merx") {
    const page = `https://www.merx.com/public/solicitations/${3_990_000_000 + serial}/abstract`;
    return { "noticeURL-URLavis-eng": `${page}?language=EN`, "noticeURL-URLavis-fra": `${page}?language=FR` };
  }
  const folder = `https://canadabuys.canada.ca/documents/pub/att/${formatAt(publishedAt, buyer.zone, "yyyy/MM/dd")}/`;
  const attachments = (language: string, from: number) =>
    Array.from(
      { length: documentCount },
      (_, index) =>
        `${folder}${token.slice(from + index, from + index + 32)}/notice_${language}_${index + 1}.pdf`,
    ).join(",");
  const ariba = `https://portal.us.bn.cloud.ariba.com/dashboard/public/appext/comsapsbncdiscoveryui#/RfxEvent/preview/${1_190_000_000 + serial}?anId=ANONYMOUS`;
  return {
    ...(origin === "ariba" ? { "noticeURL-URLavis-eng": ariba, "noticeURL-URLavis-fra": ariba } : {}),
    "attachment-piecesJointes-eng": attachments("en", 0),
    "attachment-piecesJointes-fra": attachments("fr", 16),
  };
}

function descriptionCells(notice: PortalNotice, origin: FederalOrigin, quirk: Quirk | null): Cells {
  const write = (paragraphs: ReadonlyArray<string>) => {
    if (quirk === "tags")
      return paragraphs.map((text) => `<p>${text.replaceAll("\n", "<br/>")}</p>`).join("\n");
    // MERX indents its paragraphs with a tab and encodes accents and quotes.
    if (origin === "merx") return withEntities(paragraphs.map((text) => `\n\t${text}`).join(""));
    const text = `${paragraphs.join("\n\n")}\n`;
    return quirk === "entities" || notice.serial % 2 === 0 ? withEntities(text) : text;
  };
  return {
    "tenderDescription-descriptionAppelOffres-eng": write(notice.description.en),
    "tenderDescription-descriptionAppelOffres-fra": write(notice.description.fr),
  };
}
