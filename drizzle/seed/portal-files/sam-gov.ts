import { US_FEDERAL_BUYERS, type UsFederalBuyer } from "./buyers/us";
import { formatAt, isoDay, isoWithOffset, plusDays } from "./calendar";
import { htmlParagraphs, quirkyTitle } from "./markup";
import type { PortalNotice } from "./portal-notice";
import { type PortalFileOptions, type Quirk, quirkyNotices } from "./quirks";

const LONGEST_PAGE = 1000;
const SENTINEL_DEADLINE = "2099-12-31T17:00:00-05:00";

/** One answer of the v2 search call, holding every notice asked for. */
export function samGovAnswer(options: PortalFileOptions) {
  const opportunitiesData = Array.from(quirkyNotices(options, US_FEDERAL_BUYERS), ({ notice, quirk }) =>
    quirk === "brokenRecord" ? "null" : opportunity(notice, quirk),
  );
  const from = formatAt(plusDays(options.now, -30), "America/New_York", "MM/dd/yyyy");
  const to = formatAt(options.now, "America/New_York", "MM/dd/yyyy");
  return {
    totalRecords: opportunitiesData.length,
    limit: LONGEST_PAGE,
    offset: 0,
    opportunitiesData,
    links: [
      {
        rel: "self",
        href: `https://api.sam.gov/prod/opportunities/v2/search?limit=${LONGEST_PAGE}&postedFrom=${from}&postedTo=${to}`,
      },
    ],
  };
}

/** What the address in a notice's `description` answers, by the notice's id. */
export function samGovDescriptions(options: PortalFileOptions): ReadonlyMap<string, { description: string }> {
  return new Map(
    Array.from(quirkyNotices(options, US_FEDERAL_BUYERS), ({ notice }) => [
      samGovNoticeId(notice),
      { description: htmlParagraphs(notice.description.en) },
    ]),
  );
}

/** The notice's id, which is different for each amendment of a solicitation. */
export function samGovNoticeId({ token, amendment }: PortalNotice): string {
  return `${token.slice(0, 30)}${amendment.toString(16).padStart(2, "0")}`;
}

function opportunity(notice: PortalNotice, quirk: Quirk | null) {
  const { buyer, code } = notice;
  const office = officeOf(notice);
  const siteTown = townOfSite(notice, office);
  const id = samGovNoticeId(notice);
  const isSetAside = notice.serial % 4 === 0;
  const type = noticeType(notice, quirk);
  const postedAt = notice.amendedAt ?? notice.publishedAt;
  return {
    noticeId: id,
    title: quirkyTitle(printedTitle(notice), quirk),
    solicitationNumber: notice.solicitationNumber,
    fullParentPathName: office?.path ?? buyer.name.toUpperCase(),
    fullParentPathCode: office?.pathCode ?? "000",
    postedDate: isoDay(postedAt, buyer.zone),
    type,
    baseType: type,
    archiveType: notice.closesAt ? "auto15" : "manual",
    archiveDate: notice.closesAt ? isoDay(plusDays(notice.closesAt, 15), buyer.zone) : null,
    typeOfSetAsideDescription: isSetAside ? "Total Small Business Set-Aside (FAR 19.5)" : null,
    typeOfSetAside: isSetAside ? "SBA" : null,
    responseDeadLine: deadline(notice, quirk),
    naicsCode: code?.naics ?? null,
    naicsCodes: code ? [code.naics] : null,
    classificationCode: code?.psc ?? null,
    active: notice.status === "active" ? "Yes" : "No",
    award: null,
    pointOfContact: [
      {
        fax: null,
        type: "primary",
        email: "buyer@example.invalid",
        phone: "999-999-9999",
        title: null,
        fullName: "Contact Person",
      },
    ],
    description: `https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=${id}`,
    organizationType: "OFFICE",
    officeAddress: {
      zipcode: office?.zip ?? "",
      city: buyer.city.toUpperCase(),
      countryCode: "USA",
      state: buyer.state,
    },
    placeOfPerformance: {
      city: { code: String(10_000 + (notice.serial % 80_000)), name: siteTown ?? buyer.city },
      state: { code: buyer.state, name: office?.stateName ?? buyer.state },
      ...(siteTown === null ? { zip: office?.zip ?? "" } : {}),
      country: { code: "USA", name: "UNITED STATES" },
    },
    additionalInfoLink: notice.serial % 10 === 0 ? "null" : null,
    uiLink: `https://sam.gov/workspace/contract/opp/${id}/view`,
    links: [{ rel: "self", href: `https://api.sam.gov/prod/opportunities/v2/search?noticeid=${id}&limit=1` }],
    resourceLinks: documents(notice),
  };
}

function officeOf({ buyer }: PortalNotice): UsFederalBuyer | undefined {
  return US_FEDERAL_BUYERS.find(
    ({ path, state }) => state === buyer.state && "path" in buyer && path === buyer.path,
  );
}

/** The town of the site in the title; `null` if the work is in the office's own town. */
function townOfSite({ title }: PortalNotice, office: UsFederalBuyer | undefined): string | null {
  return [...(office?.siteTowns ?? [])].find(([site]) => title.en.includes(site))?.[1] ?? null;
}

/** Many offices put the product or service code before the title. */
function printedTitle({ title, code, serial }: PortalNotice) {
  return code && serial % 3 === 0 ? `${code.psc}--${title.en}` : title.en;
}

function noticeType({ serial }: PortalNotice, quirk: Quirk | null) {
  if (quirk === "notBiddable") return "Award Notice";
  if (serial % 13 === 0) return "Presolicitation";
  return serial % 2 === 0 ? "Solicitation" : "Combined Synopsis/Solicitation";
}

function deadline({ closesAt, serial, buyer }: PortalNotice, quirk: Quirk | null) {
  if (quirk === "unreadableClosing") return "TBD";
  if (quirk === "sentinelDate") return SENTINEL_DEADLINE;
  if (!closesAt) return null;
  // Some notices have a date without a time.
  return serial % 17 === 0 ? isoDay(closesAt, buyer.zone) : isoWithOffset(closesAt, buyer.zone);
}

function documents({ documentCount, token }: PortalNotice) {
  if (documentCount === 0) return null;
  return Array.from(
    { length: documentCount },
    (_, index) =>
      `https://sam.gov/api/prod/opps/v3/opportunities/resources/files/${token.slice(index + 8, index + 40)}/download`,
  );
}
