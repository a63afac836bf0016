import type { ProcurementKind } from "~/domain/opportunities/notice";
import type { ServiceKey } from "~/domain/service-types";
import type { Buyer } from "./buyers/buyer";
import { UNITS } from "./buyers/units";
import { type ClosingDay, closingTime, plusDays, publishingTime, seasonWords } from "./calendar";
import { CANADIAN_CLAUSES, type CommonClauses, FRENCH_CLAUSES, US_CLAUSES } from "./content/common-clauses";
import type { TradeCode, TradeContent, TradeWords } from "./content/trade-content";
import { SERVICE_KEYS, TRADES } from "./content/trades";
import { fillNumbering, fillSlots, needsOnly, PLACE_SLOTS, type SlotWords } from "./fill-slots";
import { createRandom, type Random } from "./random";

/** A made-up notice that is independent of any portal's format. Each portal's file is generated from it. */
export type PortalNotice = {
  /** Unique within a set; each portal derives its own key from it. */
  serial: number;
  service: ServiceKey;
  trade: TradeContent;
  buyer: Buyer;
  solicitationNumber: string;
  title: { en: string; fr: string };
  /** Paragraphs. One lists supplies and one lists duties, one item per line. */
  description: { en: ReadonlyArray<string>; fr: ReadonlyArray<string> };
  kind: ProcurementKind;
  /** `null` for some notices, because real portals leave some without a code. */
  code: TradeCode | null;
  publishedAt: Date;
  closesAt: Date | null;
  status: "active" | "cancelled";
  /** 0 for the first publication. */
  amendment: number;
  amendedAt: Date | null;
  /** Whole dollars of the buyer's country; `least` opens a range. */
  value: { amount: number; least: number | null } | null;
  documentCount: number;
  /** Hexadecimal digits for the keys of portals that use random keys. */
  token: string;
};

export type NoticePlan = {
  service?: ServiceKey;
  /** Days before now, both included. */
  publishedDaysAgo?: readonly [least: number, most: number];
  closesInDays?: ClosingDay;
  value?: PortalNotice["value"];
};

export type NoticeSetOptions = {
  seed: number;
  now: Date;
  buyers: ReadonlyArray<Buyer>;
  /** One notice per plan; anything a plan leaves open is chosen. */
  plans: Iterable<NoticePlan>;
  firstSerial?: number;
  /** Titles and numbers, each with its buyer, that are already in use. Those of this set are added. */
  taken?: Set<string>;
};

const OLDEST_PUBLICATION_DAYS = 21;
const SHARE_WITHOUT_CODE = 0.125;
const SHARE_WITHOUT_VALUE = 0.3;
const SHARE_WITH_RANGE = 0.4;
const ATTEMPTS_AT_A_NEW_TITLE = 40;
const ATTEMPTS_AT_A_NEW_NUMBER = 100;

/** Generates notices one by one, so that a large set needs memory only for its titles. */
export function* portalNotices(options: NoticeSetOptions): Generator<PortalNotice> {
  const random = createRandom(options.seed);
  const taken = options.taken ?? new Set<string>();
  let serial = options.firstSerial ?? 1;
  for (const plan of options.plans) yield composeNotice(random, plan, options, taken, serial++);
}

export function* anyPlans(count: number): Generator<NoticePlan> {
  for (let index = 0; index < count; index++) yield {};
}

function composeNotice(
  random: Random,
  plan: NoticePlan,
  { now, buyers }: NoticeSetOptions,
  taken: Set<string>,
  serial: number,
): PortalNotice {
  const service = plan.service ?? random.pick(SERVICE_KEYS);
  const trade = random.pick(TRADES[service]);
  const { buyer, words, title } = newTitle(random, trade, buyers, now, taken, serial);
  const closesInDays = plan.closesInDays === undefined ? anyClosingDay(random) : plan.closesInDays;
  const [least, most] = publicationWindow(plan, closesInDays);
  const publishedAt = publishingTime(random, now, buyer.zone, least, most);
  const solicitationNumber = newNumber(buyer, serial, publishedAt.getUTCFullYear(), taken);
  const clauseWords = { ...words, reference: solicitationNumber };
  const clauses = buyer.country === "US" ? US_CLAUSES : CANADIAN_CLAUSES;
  const terms = chooseTerms(random, clauses);
  return {
    serial,
    service,
    trade,
    buyer,
    solicitationNumber,
    title,
    description: {
      en: describe(random, trade.en, clauses, terms, { ...clauseWords, buyer: buyer.name }),
      fr: describe(random, trade.fr, FRENCH_CLAUSES, terms, {
        ...clauseWords,
        ...frenchWords(words),
        buyer: buyer.frenchName,
      }),
    },
    kind: trade.kind,
    code: random.chance(SHARE_WITHOUT_CODE) ? null : random.pick(trade.codes),
    publishedAt,
    closesAt: closingTime(random, now, buyer.zone, closesInDays),
    status: "active",
    amendment: 0,
    amendedAt: null,
    value: plan.value === undefined ? anyValue(random, trade) : plan.value,
    documentCount: random.whole(0, 3),
    token: random.hex(64),
  };
}

function newTitle(
  random: Random,
  trade: TradeContent,
  buyers: ReadonlyArray<Buyer>,
  now: Date,
  taken: Set<string>,
  serial: number,
) {
  for (let attempt = 0; ; attempt++) {
    const buyer = random.pick(buyers);
    const words = placeWords(random, buyer, now);
    const [en, fr] = random.pick(trade.titles.filter(([template]) => needsOnly(template, words)));
    const lot = attempt < ATTEMPTS_AT_A_NEW_TITLE ? "" : ` (Lot ${serial})`;
    // Both languages must get the same numbers, so each uses a generator with the same seed.
    const seed = random.whole(1, 2 ** 31);
    const title = {
      en: fillSlots(en, words, createRandom(seed)) + lot,
      fr: fillSlots(fr, frenchWords(words), createRandom(seed)) + lot,
    };
    const key = `${buyer.name}\n${title.en}`;
    const frenchKey = `${buyer.name}\n${title.fr}`;
    if (taken.has(key) || taken.has(frenchKey)) continue;
    taken.add(key).add(frenchKey);
    const place = PLACE_SLOTS.find((slot) => en.includes(`{${slot}}`)) ?? "facility";
    return {
      buyer,
      words: { ...words, facility: words[place] },
      title: { en: upperFirst(title.en), fr: upperFirst(title.fr) },
    };
  }
}

/** The buyer's next free number. If all are used up, the serial is appended to the last one. */
function newNumber(buyer: Buyer, serial: number, year: number, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const number = fillNumbering(buyer.numbering, serial + attempt, year);
    const free = attempt < ATTEMPTS_AT_A_NEW_NUMBER ? number : `${number}-${serial}`;
    const key = `${buyer.name}\n#${free}`;
    if (taken.has(key)) continue;
    taken.add(key);
    return free;
  }
}

function upperFirst(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Some work only makes sense in certain buildings, which are recognized by their names. */
const FACILITY_KINDS = {
  school: /School|Collegiate|Fenton Campus|Science Campus|Academy|École|polyvalente|pavillon|P\.S\. /i,
  arena: /Arena|Sports|Recreation|Community C|Aréna|centre sportif|Aquatic|Pool|PEPS|Gardens|Complex$/i,
  library: /Library|Bibliothèque|School|Collegiate|pavillon/i,
  hospital: /Hospital|Hôpital|Clinic|Health|CLSC|CHSLD|Medical|VA Campus|Manor|Lodge|Towers$|Long Term/i,
};

function placeWords(random: Random, buyer: Buyer, now: Date): SlotWords {
  const oneOf = (list: ReadonlyArray<string>) => (list.length > 0 ? random.pick(list) : undefined);
  const kinds = Object.entries(FACILITY_KINDS).map(
    ([slot, pattern]) => [slot, oneOf(buyer.facilities.filter((name) => pattern.test(name)))] as const,
  );
  const [unit, frenchUnit] = random.pick(UNITS);
  return {
    facility: random.pick(buyer.facilities),
    road: oneOf(buyer.roads),
    park: oneOf(buyer.parks),
    ...Object.fromEntries(kinds),
    unit,
    frenchUnit,
    ...seasonWords(now),
  };
}

function frenchWords(words: SlotWords): SlotWords {
  return {
    ...words,
    facility: words["facility"]?.replace(/^CFB /, "BFC "),
    unit: words["frenchUnit"],
    winters: words["winters"]?.replace(" to ", " à "),
  };
}

/** Which visit, term and way of bidding a notice has, and the seed of their figures: the same in both languages. */
type ChosenTerms = { visit: number; term: number; submission: number; seed: number };

const chooseTerms = (random: Random, { visits, terms, submissions }: CommonClauses): ChosenTerms => ({
  visit: random.whole(0, visits.length - 1),
  term: random.whole(0, terms.length - 1),
  submission: random.whole(0, submissions.length - 1),
  seed: random.whole(1, 2 ** 31),
});

function termsIn({ visits, terms, submissions }: CommonClauses, chosen: ChosenTerms, slots: SlotWords) {
  const random = createRandom(chosen.seed);
  return [visits[chosen.visit], terms[chosen.term], submissions[chosen.submission]]
    .map((template) => fillSlots(template ?? "", slots, random))
    .join(" ");
}

function describe(
  random: Random,
  words: TradeWords,
  clauses: CommonClauses,
  terms: ChosenTerms,
  slots: SlotWords,
): Array<string> {
  const fill = (template: string) => fillSlots(template, slots, random);
  const scopes = someOf(random, words.scopes, random.whole(1, 2));
  const supplies = someOf(random, words.supplies, random.whole(2, 4));
  const duties = [
    ...someOf(random, words.duties, random.whole(1, 3)),
    ...someOf(random, clauses.duties, random.whole(1, 2)),
  ];
  return [
    fill(random.pick(clauses.openings)),
    scopes.map(fill).join(" "),
    supplies.map(fill).join("\n"),
    duties.map(fill).join("\n"),
    termsIn(clauses, terms, slots),
  ];
}

function someOf<T>(random: Random, list: ReadonlyArray<T>, count: number): Array<T> {
  const left = [...list];
  return Array.from({ length: Math.min(count, list.length) }, () =>
    left.splice(random.whole(0, left.length - 1), 1),
  ).flat();
}

/** Mostly within the next eight weeks, with some of every edge case: closed, today, tomorrow, a week, no date. */
function anyClosingDay(random: Random): ClosingDay {
  const draw = random.next();
  if (draw < 0.05) return random.whole(-9, -1);
  if (draw < 0.08) return 0;
  if (draw < 0.11) return 1;
  if (draw < 0.15) return 7;
  if (draw < 0.19) return 8;
  if (draw < 0.22) return null;
  return random.whole(2, 56);
}

/** A closed call was published at least a week and a half before it closed. */
function publicationWindow(plan: NoticePlan, closesInDays: ClosingDay): readonly [number, number] {
  if (plan.publishedDaysAgo) return plan.publishedDaysAgo;
  const least =
    closesInDays !== null && closesInDays < 3 ? Math.min(12 - closesInDays, OLDEST_PUBLICATION_DAYS - 2) : 0;
  return [least, OLDEST_PUBLICATION_DAYS];
}

function anyValue(random: Random, { values: [least, most] }: TradeContent): PortalNotice["value"] {
  if (random.chance(SHARE_WITHOUT_VALUE)) return null;
  // Small contracts are far more common than large ones, so amounts are drawn on a logarithmic scale.
  const amount = roundAmount(least * (most / least) ** random.next());
  return { amount, least: random.chance(SHARE_WITH_RANGE) ? roundAmount(amount * 0.7) : null };
}

function roundAmount(amount: number): number {
  const step = amount < 100_000 ? 500 : amount < 1_000_000 ? 5_000 : 50_000;
  return Math.round(amount / step) * step;
}

/** The same solicitation after an addendum: one amendment more and a closing date `days` later. */
export function amendedNotice(notice: PortalNotice, now: Date, days = 7): PortalNotice {
  return {
    ...notice,
    amendment: notice.amendment + 1,
    amendedAt: now,
    closesAt: notice.closesAt && plusDays(notice.closesAt, days),
  };
}

export function cancelledNotice(notice: PortalNotice, now: Date): PortalNotice {
  return { ...notice, status: "cancelled", amendment: notice.amendment + 1, amendedAt: now };
}
