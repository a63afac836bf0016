import type { ServiceKey } from "~/domain/service-types";
import type { SourceId } from "~/sources/source";
import type { Buyer } from "./buyers/buyer";
import { FEDERAL_ONTARIO_BUYERS, FEDERAL_OTHER_BUYERS } from "./buyers/canadian-federal";
import { ONTARIO_BUYERS, PEEL_BUYERS } from "./buyers/ontario-municipal";
import { QUEBEC_BUYERS } from "./buyers/quebec";
import { TORONTO_DIVISIONS } from "./buyers/toronto";
import { NYC_AGENCIES, US_FEDERAL_BUYERS } from "./buyers/us";
import type { ClosingDay } from "./calendar";
import { canadaBuysCsv } from "./canada-buys";
import { SERVICE_KEYS } from "./content/trades";
import { nycCityRecordRows } from "./nyc-city-record";
import { type NoticePlan, type PortalNotice, portalNotices } from "./portal-notice";
import { type PushedNotice, pushedNotice } from "./pushed";
import { samGovAnswer, samGovDescriptions } from "./sam-gov";
import { seaoFile, seaoFileName } from "./seao";
import { torontoDatastoreSearch } from "./toronto";

/** A batch of notices of one portal: how many of each trade, from which buyers. */
type Batch = {
  buyers: ReadonlyArray<Buyer>;
  ofEach: number;
  /** Additional notices of some trades, so that the demo accounts find bids. */
  more?: Partial<Record<ServiceKey, number>>;
  /** Published in the last few days and closing in a week or later. */
  fresh?: boolean;
  /** Plans for single notices that the demo needs to exist. */
  wanted?: ReadonlyArray<NoticePlan>;
};

/** Closing days, assigned in turn: today, tomorrow, about a week ahead, in the past, and open-ended. */
const CLOSING_DAYS: ReadonlyArray<ClosingDay> = [
  12,
  20,
  35,
  3,
  8,
  27,
  1,
  16,
  42,
  7,
  -3,
  24,
  0,
  55,
  10,
  30,
  null,
  18,
  5,
  48,
  14,
  22,
  -6,
  38,
  9,
  33,
];
const FRESH_CLOSING_DAYS: ReadonlyArray<ClosingDay> = [14, 8, 21, 28, 7, 17, 35, 24, 42, 10, 30, 52];
const FRESH_DAYS = [0, 5] as const;

/** Contracts at and just above the threshold of instant alerts, and the smallest and largest of the demo. */
const EXACT_AMOUNTS: ReadonlyArray<NoticePlan> = [
  {
    service: "snow",
    closesInDays: 12,
    publishedDaysAgo: FRESH_DAYS,
    value: { amount: 100_000, least: null },
  },
  {
    service: "snow",
    closesInDays: 13,
    publishedDaysAgo: FRESH_DAYS,
    value: { amount: 100_001, least: null },
  },
  { service: "snow", closesInDays: 15, publishedDaysAgo: FRESH_DAYS, value: { amount: 8_000, least: null } },
  { service: "construction", closesInDays: 40, value: { amount: 24_000_000, least: null } },
];

/** New portals go at the end: a portal's place decides its serial numbers, and with them the text of its notices. */
const BATCHES = {
  canadaBuys: [
    { buyers: FEDERAL_OTHER_BUYERS, ofEach: 10 },
    { buyers: FEDERAL_ONTARIO_BUYERS, ofEach: 14 },
  ],
  seao: [{ buyers: QUEBEC_BUYERS, ofEach: 15 }],
  samGov: statesOf(US_FEDERAL_BUYERS).map((state) => ({
    buyers: US_FEDERAL_BUYERS.filter((buyer) => buyer.state === state),
    ofEach: 2,
    ...(state === "NY" ? { more: { electrical: 4 } } : {}),
  })),
  nycCityRecord: [{ buyers: NYC_AGENCIES, ofEach: 13, more: { electrical: 6 } }],
  toronto: [{ buyers: TORONTO_DIVISIONS, ofEach: 10, more: { janitorial: 8 } }],
  pushed: [
    { buyers: PEEL_BUYERS, ofEach: 8, more: { snow: 6 }, wanted: EXACT_AMOUNTS },
    { buyers: PEEL_BUYERS, ofEach: 0, more: { snow: 16 }, fresh: true },
    { buyers: ONTARIO_BUYERS, ofEach: 26 },
    { buyers: ONTARIO_BUYERS, ofEach: 0, more: { snow: 24 }, fresh: true },
  ],
} satisfies Record<string, ReadonlyArray<Batch>>;

type DemoPortal = keyof typeof BATCHES;

const PORTALS = Object.keys(BATCHES) as ReadonlyArray<DemoPortal>;
const SERIALS_PER_PORTAL = 2_000;

function statesOf(buyers: ReadonlyArray<Buyer>) {
  return [...new Set(buyers.map(({ state }) => state))];
}

/** Every notice of the demo by portal. Only dates and seasons depend on `now`. */
export function demoNotices(now: Date): Record<DemoPortal, ReadonlyArray<PortalNotice>> {
  const taken = new Set<string>();
  const noticesOf = (portal: DemoPortal) => composeBatches(BATCHES[portal], now, taken, serialsOf(portal));
  return {
    canadaBuys: noticesOf("canadaBuys"),
    seao: noticesOf("seao"),
    samGov: noticesOf("samGov"),
    nycCityRecord: noticesOf("nycCityRecord"),
    toronto: noticesOf("toronto"),
    pushed: noticesOf("pushed"),
  };
}

function serialsOf(portal: DemoPortal) {
  return 1 + PORTALS.indexOf(portal) * SERIALS_PER_PORTAL;
}

function composeBatches(batches: ReadonlyArray<Batch>, now: Date, taken: Set<string>, startSerial: number) {
  const notices: Array<PortalNotice> = [];
  for (const batch of batches) {
    const firstSerial = startSerial + notices.length;
    const plans = plansOf(batch);
    notices.push(
      ...portalNotices({ seed: firstSerial, now, buyers: batch.buyers, plans, firstSerial, taken }),
    );
  }
  return notices;
}

function plansOf({ ofEach, more = {}, fresh = false, wanted = [] }: Batch): Array<NoticePlan> {
  const days = fresh ? FRESH_CLOSING_DAYS : CLOSING_DAYS;
  const services = SERVICE_KEYS.flatMap((service) =>
    Array.from({ length: ofEach + (more[service] ?? 0) }, () => service),
  );
  const plans = services.map((service, index): NoticePlan => {
    const closesInDays = days[index % days.length] as ClosingDay;
    return { service, closesInDays, ...(fresh ? { publishedDaysAgo: FRESH_DAYS } : {}) };
  });
  return [...plans, ...wanted];
}

const SAM_GOV_QUIRKS = { amended: 1 };

/** The descriptions that SAM.gov publishes apart from its notices, by the notice's id. */
export function demoSamGovDescriptions(now: Date) {
  return samGovDescriptions({ now, notices: demoNotices(now).samGov, quirks: SAM_GOV_QUIRKS });
}

/** Portal files for a local demo: what each portal would answer at `now`. */
export function demoPortalFiles(now: Date): Array<{ sourceId: SourceId; fileName: string; body: string }> {
  const demo = demoNotices(now);
  const canadaBuys = canadaBuysCsv({
    now,
    notices: demo.canadaBuys,
    quirks: { amended: 3, cancelled: 1, sentinelDate: 2, entities: 3, tags: 2, newlinesInTitle: 1 },
  });
  const seao = seaoFile({ now, notices: demo.seao, quirks: { amended: 2, newlinesInTitle: 2 } });
  const samGov = samGovAnswer({ now, notices: demo.samGov, quirks: SAM_GOV_QUIRKS });
  const nyc = nycCityRecordRows({
    now,
    notices: demo.nycCityRecord,
    quirks: { amended: 2, newlinesInTitle: 1 },
  });
  const toronto = torontoDatastoreSearch({ now, notices: demo.toronto });
  return [
    { sourceId: "canadabuys", fileName: "openTenderNotice-ouvertAvisAppelOffres.csv", body: canadaBuys },
    { sourceId: "seao", fileName: seaoFileName(now), body: seao },
    { sourceId: "sam-gov", fileName: "search.json", body: JSON.stringify(samGov, null, 1) },
    { sourceId: "nyc-city-record", fileName: "dg92-zbpx.json", body: JSON.stringify(nyc, null, 1) },
    {
      sourceId: "toronto",
      fileName: "tobids-all-open-solicitations.json",
      body: JSON.stringify(toronto, null, 1),
    },
  ];
}

const CROSS_POSTED: ReadonlyArray<ServiceKey> = ["snow", "construction"];

/** Notices that Ontario portals push to us, two of which CanadaBuys lists too. */
export function demoPushedNotices(now: Date): Array<PushedNotice> {
  const { canadaBuys, pushed } = demoNotices(now);
  return [...pushed, ...crossPosted(canadaBuys, now)].map(pushedNotice);
}

/** The last open Ontario notice of each trade. The first notices of the CanadaBuys file have quirks, these do not. */
function crossPosted(canadaBuys: ReadonlyArray<PortalNotice>, now: Date) {
  const open = canadaBuys.filter(({ buyer, closesAt }) => buyer.state === "ON" && closesAt && closesAt > now);
  return CROSS_POSTED.flatMap((trade) => open.findLast(({ service }) => service === trade) ?? []);
}
