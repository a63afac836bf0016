import type { ProcurementKind } from "~/domain/opportunities/notice";
import { ONTARIO_BUYERS } from "./buyers/ontario-municipal";
import { isoWithOffset, plusDays } from "./calendar";
import { quirkyTitle, withEntities } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

const CATEGORIES: Record<ProcurementKind, string> = {
  construction: "works",
  services: "services",
  goods: "goods",
  "professional-services": "services",
};

const SENTINEL_END = "9999-12-31T00:00:00Z";
const OCID_PREFIX = "ocds-0c3a7x";

/** An OCDS 1.1 release package of a publisher other than Quebec's: English, with descriptions and currencies. */
export function ocdsReleasePackage(options: PortalFileOptions) {
  return {
    ...packageHeader(options.now, "releases"),
    releases: Array.from(quirkyNotices(options, ONTARIO_BUYERS), ({ notice, quirk }) =>
      quirk === "brokenRecord" ? null : release(notice, quirk),
    ),
  };
}

/** The same notices as records, each with its releases and its compiled release. */
export function ocdsRecordPackage(options: PortalFileOptions) {
  return {
    ...packageHeader(options.now, "records"),
    records: Array.from(quirkyNotices(options, ONTARIO_BUYERS), ({ notice, quirk }) =>
      quirk === "brokenRecord" ? null : record(notice, quirk),
    ),
  };
}

export function ocdsOcid(notice: PortalNotice): string {
  return `${OCID_PREFIX}-${String(notice.serial).padStart(6, "0")}`;
}

function packageHeader(now: Date, kind: string) {
  return {
    uri: `https://opendata.example.invalid/ocds/${kind}/current.json`,
    version: "1.1",
    publishedDate: isoUtc(now),
    publisher: { name: "Example Open Data Office" },
    license: "https://open.canada.ca/en/open-government-licence-canada",
  };
}

function record(notice: PortalNotice, quirk: Quirk | null) {
  const latest = release(notice, quirk);
  const earlier = notice.amendment > 0 ? [release(beforeAmendment(notice), quirk)] : [];
  return {
    ocid: ocdsOcid(notice),
    releases: [...earlier, latest],
    compiledRelease: { ...latest, id: `${ocdsOcid(notice)}-${latest.date}`, tag: ["compiled"] },
  };
}

function beforeAmendment(notice: PortalNotice): PortalNotice {
  return {
    ...notice,
    status: "active",
    amendment: 0,
    amendedAt: null,
    closesAt: notice.closesAt && notice.status === "active" ? plusDays(notice.closesAt, -7) : notice.closesAt,
  };
}

function release(notice: PortalNotice, quirk: Quirk | null) {
  const { buyer } = notice;
  const releasedAt = notice.amendedAt ?? notice.publishedAt;
  const party = { id: `CA-EX-${buyer.name.replaceAll(/\W+/g, "-").toLowerCase()}`, name: buyer.name };
  const tag = quirk === "notBiddable" ? "award" : releaseTag(notice);
  return {
    ocid: ocdsOcid(notice),
    id: `${ocdsOcid(notice)}-${String(notice.amendment).padStart(2, "0")}-${tag}`,
    // Real publishers mix UTC offsets with "Z".
    date: notice.serial % 2 === 0 ? isoUtc(releasedAt) : isoWithOffset(releasedAt, buyer.zone),
    tag: [tag],
    initiationType: "tender",
    language: "en",
    parties: [
      {
        ...party,
        identifier: { legalName: buyer.name },
        address: {
          locality: buyer.city,
          region: buyer.state,
          countryName: buyer.country === "CA" ? "Canada" : "USA",
        },
        contactPoint: { name: "Contact Person", email: "buyer@example.invalid", telephone: "999-999-9999" },
        roles: ["buyer", "procuringEntity"],
      },
    ],
    buyer: party,
    tender: tender(notice, quirk, party),
  };
}

function releaseTag({ status, amendment }: PortalNotice) {
  if (status === "cancelled") return "tenderCancellation";
  return amendment > 0 ? "tenderUpdate" : "tender";
}

function tender(notice: PortalNotice, quirk: Quirk | null, party: { id: string; name: string }) {
  const { buyer, code, value } = notice;
  const currency = buyer.country === "CA" ? "CAD" : "USD";
  const text = notice.description.en.join("\n\n");
  return {
    id: notice.solicitationNumber,
    title: quirkyTitle(notice.title.en, quirk),
    description: quirk === "tags" ? `<p>${text}</p>` : quirk === "entities" ? withEntities(text) : text,
    status: quirk === "notBiddable" ? "complete" : notice.status,
    procuringEntity: party,
    ...(code ? { classification: { scheme: "UNSPSC", id: code.unspsc, description: code.label.en } } : {}),
    items: [
      {
        id: "1",
        ...(code
          ? { classification: { scheme: "UNSPSC", id: code.unspsc, description: code.label.en } }
          : {}),
        deliveryAddresses: [{ locality: buyer.city, region: buyer.state }],
      },
    ],
    ...(value ? { value: { amount: value.amount, currency } } : {}),
    ...(value?.least ? { minValue: { amount: value.least, currency } } : {}),
    procurementMethod: quirk === "notBiddable" ? "direct" : "open",
    procurementMethodDetails: "Open tender",
    mainProcurementCategory: CATEGORIES[notice.kind],
    ...period(notice, quirk),
    documents: [
      {
        id: "1",
        documentType: "tenderNotice",
        title: "Tender notice",
        url: `https://opendata.example.invalid/notices/${notice.serial}`,
        format: "text/html",
      },
    ],
  };
}

function period({ publishedAt, closesAt, serial }: PortalNotice, quirk: Quirk | null) {
  const start = serial % 3 === 0 ? {} : { startDate: isoUtc(publishedAt) };
  if (quirk === "unreadableClosing") return { tenderPeriod: { ...start, endDate: "soon" } };
  if (quirk === "sentinelDate") return { tenderPeriod: { ...start, endDate: SENTINEL_END } };
  return closesAt ? { tenderPeriod: { ...start, endDate: isoUtc(closesAt) } } : {};
}

function isoUtc(at: Date) {
  return at.toISOString().replace(/\.\d{3}Z$/, "Z");
}
