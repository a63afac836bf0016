import type { ProcurementKind } from "~/domain/opportunities/notice";
import type { Buyer } from "./buyers/buyer";
import { QUEBEC_BUYERS, type QuebecBuyer } from "./buyers/quebec";
import { formatAt, isoWithOffset, plusDays } from "./calendar";
import { quirkyTitle } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

const ZONE = "America/Toronto";
const DATASET = "d23b2e02-085d-43e5-9e6e-e1d558ebfdd5";
const SENTINEL_END = "2099-12-31T23:59:00-05:00";

const CATEGORIES: Record<ProcurementKind, { main: string; additional: string }> = {
  construction: { main: "works", additional: "Travaux de construction" },
  services: { main: "services", additional: "Services de nature technique" },
  goods: { main: "goods", additional: "Approvisionnement (biens)" },
  "professional-services": { main: "services", additional: "Services professionnels" },
};

/** One weekly file of the Quebec portal: an OCDS 1.1 release package in French. */
export function seaoPackage(options: PortalFileOptions) {
  const { now } = options;
  return {
    uri: `https://www.donneesquebec.ca/recherche/dataset/${DATASET}/resource/00000000-0000-4000-8000-000000000000/download/${seaoFileName(now)}`,
    version: "1.1",
    publishedDate: isoWithOffset(now, ZONE),
    publisher: { name: "Secrétariat du Conseil du trésor" },
    license: "https://www.donneesquebec.ca/fr/licence/#cc-by",
    publicationPolicy:
      "https://www.donneesquebec.ca/recherche/dataset/systeme-electronique-dappel-doffres-seao#fiche_descriptive",
    releases: Array.from(quirkyNotices(options, QUEBEC_BUYERS), ({ notice, quirk }) =>
      quirk === "brokenRecord" ? "illisible" : release(notice, quirk),
    ),
  };
}

/** The file as it is downloaded: with a byte-order mark and indented by one space. */
export function seaoFile(options: PortalFileOptions): string {
  return `\uFEFF${JSON.stringify(seaoPackage(options), null, 1)}`;
}

export function seaoFileName(now: Date): string {
  return `hebdo_${formatAt(plusDays(now, -7), ZONE, "yyyyMMdd")}_${formatAt(plusDays(now, -1), ZONE, "yyyyMMdd")}.json`;
}

export function seaoOcid(notice: PortalNotice): string {
  return `ocds-ec9k95-${29_000_000 + notice.serial}`;
}

function release(notice: PortalNotice, quirk: Quirk | null) {
  const { buyer, publishedAt } = notice;
  const releasedAt = notice.amendedAt ?? publishedAt;
  const party = { name: buyer.frenchName, id: organisation(buyer).organisationId };
  const isAward = quirk === "notBiddable";
  return {
    ocid: seaoOcid(notice),
    // The time of this publication, which changes each time the notice is republished.
    id: formatAt(releasedAt, "UTC", "yyyyMMddHHmmss"),
    date: isoWithOffset(releasedAt, ZONE),
    tag: [isAward ? "contract" : releaseTag(notice)],
    initiationType: "tender",
    parties: [{ ...party, ...address(buyer, notice.serial), roles: ["buyer"], details: municipal(buyer) }],
    buyer: party,
    tender: {
      id: notice.solicitationNumber,
      title: quirk === "newlinesInTitle" ? `${notice.title.fr}\t\t\t` : quirkyTitle(notice.title.fr, quirk),
      status: isAward ? "complete" : notice.status,
      procuringEntity: party,
      items: [item(notice)],
      ...value(notice),
      procurementMethod: isAward ? "direct" : "open",
      procurementMethodDetails: isAward ? "Contrat de gré à gré" : "Avis d’appel d’offres",
      mainProcurementCategory: CATEGORIES[notice.kind].main,
      additionalProcurementCategories: [CATEGORIES[notice.kind].additional],
      tenderPeriod: period(notice, quirk),
      documents: [
        { url: `https://seao.gouv.qc.ca/avis-resultat-recherche/consulter?ItemId=${uuid(notice.token)}` },
      ],
    },
    language: "fr",
  };
}

function releaseTag({ status, amendment }: PortalNotice) {
  if (status === "cancelled") return "tenderCancellation";
  return amendment > 0 ? "tenderUpdate" : "tender";
}

function organisation(
  buyer: Buyer,
): Pick<QuebecBuyer, "organisationId" | "isMunicipal" | "street" | "postalCode"> {
  return (
    QUEBEC_BUYERS.find(({ name }) => name === buyer.name) ?? {
      organisationId: "OP-99999",
      isMunicipal: false,
      street: "",
      postalCode: "",
    }
  );
}

function municipal(buyer: Buyer) {
  return { municipal: organisation(buyer).isMunicipal ? "1" : "0" };
}

/** Some parties have no address. */
function address(buyer: Buyer, serial: number) {
  const { street, postalCode } = organisation(buyer);
  if (serial % 8 === 0 || street === "") return {};
  return {
    address: { streetAddress: street, locality: buyer.city, region: "QC", postalCode, countryName: "CAN" },
  };
}

function item({ trade, code }: PortalNotice) {
  const own = { id: trade.seaoItem.id, description: trade.seaoItem.label };
  if (!code) return own;
  return { ...own, classification: { scheme: "UNSPSC", id: code.unspsc, description: code.label.fr } };
}

/** Amounts have no currency. */
function value({ value: amounts }: PortalNotice) {
  if (!amounts) return {};
  return {
    value: { amount: amounts.amount },
    ...(amounts.least === null ? {} : { minValue: { amount: amounts.least } }),
  };
}

function period({ publishedAt, closesAt }: PortalNotice, quirk: Quirk | null) {
  const startDate = isoWithOffset(publishedAt, ZONE);
  if (quirk === "unreadableClosing") return { startDate, endDate: "à venir" };
  if (quirk === "sentinelDate") return { startDate, endDate: SENTINEL_END };
  if (!closesAt) return { startDate };
  const days = Math.round((closesAt.getTime() - publishedAt.getTime()) / (24 * 60 * 60 * 1000));
  return { startDate, endDate: isoWithOffset(closesAt, ZONE), durationInDay: days };
}

/** The token's digits formatted as a version 4 UUID. */
export function uuid(token: string): string {
  return `${token.slice(0, 8)}-${token.slice(8, 12)}-4${token.slice(13, 16)}-a${token.slice(17, 20)}-${token.slice(20, 32)}`;
}
