import { sql } from "drizzle-orm";
import { asDate, asNumber, orNull, raw, type RawStatement, runBatch, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { GEO_DIVISIONS, listStates, listSubregions } from "~/domain/geography";
import { SERVICE_TYPES, serviceKeysForTags } from "~/domain/service-types";
import { partsOfTrade } from "~/domain/trade-parts";
import { type OpportunityWrite, writeOpportunities } from "~/features/ingest/write-opportunities.server";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { NO_PAGES } from "./no-pages";

/** A table as after years of use: mostly closed opportunities, some open. */
export type TableSize = { total: number; open: number };

/** The sizes for which the feed has budgets. */
export const TABLE_SIZES: ReadonlyArray<TableSize> = [
  { total: 10_000, open: 4_000 },
  { total: 100_000, open: 20_000 },
  { total: 1_000_000, open: 20_000 },
];

/** In about nine of ten documents: the most expensive word to search for. */
export const COMMON_WORD = "snow";
const COMMON_SHARE = 0.89;
/** In about every fourth document. */
export const FREQUENT_WORD = "bridge";
/** In about three of a thousand. */
export const RARE_WORD = "culvert";

/** One region and one trade, as on the trial plan. */
export const SMALL_PROFILE = { regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] };

/** Thirty-five different places and all eight trades. */
export const LARGE_PROFILE = {
  regions: [
    ...listSubregions(["CA-ON"])
      .slice(0, 14)
      .map(({ code }) => code),
    ...listSubregions(["US-NY"])
      .slice(0, 14)
      .map(({ code }) => code),
    ...["CA-QC", "CA-AB", "CA-BC", "US-NJ", "US-PA", "US-MA", "US-CT"],
  ],
  serviceTypes: SERVICE_TYPES.map(({ id }) => id),
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WRITES_AT_ONCE = 500;
const CLOSED_AT_ONCE = 50_000;

/**
 * Adds opportunities up to the requested number. Open ones are stored by the real ingest code, so their keys, text and
 * order are real; closed ones are copied from them with SQL.
 */
export async function fillWithOpportunities(
  db: Database,
  { total, open }: TableSize,
  now: Date,
): Promise<void> {
  const [before] = await runOne(
    db,
    raw(
      sql`select count(*) as total, count(*) filter (where listed = 1) as open, max(id) as last from opportunities`,
      { total: asNumber, open: asNumber, last: orNull(asNumber) },
    ),
  );
  let nextId = (before?.last ?? 0) + 1;
  for (let made = before?.open ?? 0; made < open; made += WRITES_AT_ONCE) {
    const writes = Array.from({ length: Math.min(WRITES_AT_ONCE, open - made) }, () =>
      writeOf(nextId++, now),
    );
    await writeOpportunities({ db, broadcaster: NO_PAGES }, writes, now);
  }
  let missing = total - Math.max(before?.total ?? 0, 0) - (nextId - 1 - (before?.last ?? 0));
  while (missing > 0) {
    const count = Math.min(missing, CLOSED_AT_ONCE);
    await runBatch(db, addClosed(nextId, count, now));
    nextId += count;
    missing -= count;
  }
  await runBatch(db, recountBidTypes());
}

/** The moment at which this many of the open ones have closed and wait for the sweep. */
export async function whenClosed(db: Database, count: number, now: Date): Promise<Date> {
  const [row] = await runOne(
    db,
    raw(
      sql`
        select deadline from opportunities where listed = 1 and deadline > ${now.getTime()}
        order by deadline limit 1 offset ${count - 1}
      `,
      { deadline: asDate },
    ),
  );
  return row!.deadline;
}

/** Adds closed opportunities with dates and values, each published in a different minute, years ago. */
function addClosed(firstId: number, count: number, now: Date): Array<RawStatement> {
  const numbers = sql`
    with recursive number(n) as (select 0 union all select n + 1 from number where n + 1 < ${count})
  `;
  const id = sql`(n + ${firstId})`;
  const published = sql`(${now.getTime() - 120 * DAY_MS} - ${id} * ${MINUTE_MS})`;
  const deadline = sql`(${published} + ${21 * DAY_MS})`;
  // The minutes since 2015 above the deadline's bits, as in write-opportunities; here the deadline's bits stay empty.
  const sortKey = sql`(((${published} - ${Date.UTC(2015, 0, 1)}) / ${MINUTE_MS}) << 39)`;
  return [
    raw(sql`
      insert into opportunities (
        id, title, summary, region, status, portal_source, bid_type, category, tags, created_at,
        published, deadline, places, services, updated_at, sort_key, listed
      )
      ${numbers}
      select ${id}, 'Snow clearing of civic facilities, contract ' || ${id}, 'Closed.', 'CA-ON-PEL', 'active',
        'CanadaBuys', 'Request for Tender', 'snow-removal', '["Snow Removal"]', ${published},
        ${published}, ${deadline}, '["CA-ON-PEL"]', '["snow"]', ${published}, ${sortKey}, 0
      from number
    `),
    raw(sql`
      insert into opportunity_values (opportunity_id, estimated_value, currency)
      ${numbers} select ${id}, 1000 * (1 + ${id} % 900), 'CAD' from number
    `),
  ];
}

/** A repeatable pseudo-random number from 0 to 1 for an opportunity and a purpose. */
function chance(id: number, question: number): number {
  let hash = Math.imul(id, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x846ca68b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** Picks early items more often: the n-th item's share falls with n, as for places and words. */
const skewed = <T>(all: ReadonlyArray<T>, share: number): T =>
  all[Math.min(all.length - 1, Math.floor((all.length + 1) ** share) - 1)]!;

/** The largest places first, then the others in pseudo-random order. */
const PLACES: ReadonlyArray<string> = [
  ...["CA-ON-TOR", "CA-ON-PEL", "US-NY-NYC-NEWYORK", "CA-ON-OTT", "CA-QC-MONTREAL", "CA-ON-YRK"],
  ...GEO_DIVISIONS.filter(({ level }) => level === "subregion")
    .map(({ code }, index) => ({ code, at: chance(index, 1000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ code }) => code),
];
const STATES = listStates().map(({ code }) => code);

const TRADE_TAGS = [
  "Construction",
  "Snow Removal",
  "Landscaping",
  "Janitorial",
  "Electrical",
  "HVAC",
  "Paving",
  "Other",
];
const BID_TYPES = [
  "Request for Tender",
  "Request for Proposal",
  "Request for Quotation",
  "Standing Offer",
] as const;

const WORDS = wordsOfNotices();

function wordsOfNotices(): ReadonlyArray<string> {
  const frequent =
    "the of and services contractor work for supply maintenance construction site city repair building facilities " +
    "road winter equipment replacement installation park school hospital roof electrical paving cleaning removal";
  const syllables = [
    "ba",
    "cor",
    "del",
    "fin",
    "gra",
    "hol",
    "jin",
    "ker",
    "lum",
    "mon",
    "nar",
    "pos",
    "rit",
    "sel",
    "tam",
    "vor",
  ];
  const rare = Array.from({ length: 16 ** 3 }, (_, n) =>
    [n >> 8, n >> 4, n].map((part) => syllables[part % 16]!).join(""),
  );
  return [...frequent.split(" "), ...rare];
}

function text(id: number, from: number, length: number): Array<string> {
  return Array.from({ length }, (_, position) => skewed(WORDS, chance(id, from + position)));
}

function writeOf(id: number, now: Date): OpportunityWrite {
  const title = text(id, 100, 8);
  const body = text(id, 200, 60);
  if (chance(id, 1) < COMMON_SHARE)
    (chance(id, 2) < 0.2 ? title : body)[Math.floor(chance(id, 3) * 8)] = COMMON_WORD;
  if (chance(id, 4) < 0.25)
    (chance(id, 5) < 0.3 ? title : body)[Math.floor(chance(id, 6) * 8)] = FREQUENT_WORD;
  if (chance(id, 7) < 0.003) body[20] = RARE_WORD;

  // A few are for a whole province or state.
  const place = chance(id, 8) < 0.03 ? skewed(STATES, chance(id, 9)) : skewed(PLACES, chance(id, 9));
  const tags = [
    ...new Set([
      skewed(TRADE_TAGS, chance(id, 10)),
      ...(chance(id, 11) < 0.4 ? [skewed(TRADE_TAGS, chance(id, 12))] : []),
    ]),
  ];
  const services = serviceKeysForTags(tags);
  const published = new Date(now.getTime() - Math.floor(chance(id, 13) * 60) * DAY_MS);
  const deadline =
    chance(id, 14) < 0.05
      ? null
      : new Date(now.getTime() + (1 + Math.floor(chance(id, 15) * 45 * 24)) * 60 * MINUTE_MS);
  const amount = chance(id, 16) < 0.5 ? null : Math.round(10_000 * 10 ** (chance(id, 17) * 2));
  const sentences = body.join(" ");

  return {
    id,
    isNew: true,
    before: null,
    portal: "canadabuys",
    portalSource: "CanadaBuys",
    createdAt: published,
    version: 1,
    changes: [],
    draft: {
      title: `${title.join(" ")} ${id}`,
      summary: sentences.slice(0, 180),
      region: place,
      city: null,
      statedCity: null,
      textOfTitle: null,
      status: "active",
      portalUrl: `https://portal.example/notices/${id}`,
      bidType: skewed(BID_TYPES, chance(id, 18)),
      category: "other",
      tags,
      published,
      deadline,
      portalDeadline: deadline,
      closingHour: "portal",
      farDeadline: null,
      reference: `RFT-${id}`,
      buyer: `Corporation ${id % 300}`,
      language: "en",
      places: [place],
      placeReason: { why: "the notice's delivery regions", words: place },
      services,
      parts: services
        .flatMap((service) => partsOfTrade(service).slice(id % 3, (id % 3) + 1))
        .map((part) => part.id),
      reasons: services.map((service) => ({ service, kind: "phrase", text: service })),
      documents: [],
      value: {
        contractValue: null,
        estimatedValue: amount,
        budgetMin: null,
        budgetMax: null,
        currency: "CAD",
      },
      sections: { description: sentences },
      description: sentences,
      hasText: true,
      translation: null,
      isComposed: false,
      statedDates: [],
      officeZones: { buyer: null, portal: null },
      joined: [],
      fingerprints: [],
    },
  };
}
