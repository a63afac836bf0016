import type { Buyer } from "./buyers/buyer";
import { amendedNotice, anyPlans, cancelledNotice, type PortalNotice, portalNotices } from "./portal-notice";

/** Oddities of real files. A portal whose format cannot have a quirk writes an ordinary record instead. */
export const QUIRKS = [
  /** Same key, one amendment more, closing date a week later. */
  "amended",
  "cancelled",
  /** A closing date far in the future that means "open-ended". */
  "sentinelDate",
  /** HTML entities in the description, and in the title where the portal does that. */
  "entities",
  /** HTML tags in the description. */
  "tags",
  /** Line breaks, tabs and control characters inside a title. */
  "newlinesInTitle",
  "missingCodes",
  /** CanadaBuys: a row that came from MERX, without code, notice type or delivery region. */
  "merx",
  /** CanadaBuys: nothing in the English columns. */
  "emptyEnglish",
  /** CSV: a cell too few. JSON: a record that is text instead of an object. */
  "brokenRecord",
  "unreadableClosing",
  /** A record that cannot be bid on: an award or a directed contract. */
  "notBiddable",
] as const;
export type Quirk = (typeof QUIRKS)[number];

/**
 * How many records show each quirk. They are assigned to successive notices in the order of the list above, so that
 * `{ amended: 2, tags: 1 }` makes the first two notices amended and puts tags into the third.
 */
export type QuirkCounts = Partial<Record<Quirk, number>>;

export type PortalFileOptions = {
  now: Date;
  seed?: number;
  quirks?: QuirkCounts;
} & ({ count: number; buyers?: ReadonlyArray<Buyer> } | { notices: Iterable<PortalNotice> });

export type QuirkyNotice = { notice: PortalNotice; quirk: Quirk | null };

const DEFAULT_SEED = 20_240_229;

/** The notices that a file is to hold, each with its quirk. */
export function* quirkyNotices(
  options: PortalFileOptions,
  buyers: ReadonlyArray<Buyer>,
): Generator<QuirkyNotice> {
  const dealt = dealQuirks(options.quirks ?? {});
  for (const notice of noticesOf(options, buyers)) {
    const quirk = dealt.next().value ?? null;
    yield { notice: withQuirk(notice, quirk, options.now), quirk };
  }
}

function noticesOf(options: PortalFileOptions, buyers: ReadonlyArray<Buyer>): Iterable<PortalNotice> {
  if ("notices" in options) return options.notices;
  return portalNotices({
    seed: options.seed ?? DEFAULT_SEED,
    now: options.now,
    buyers: options.buyers ?? buyers,
    plans: anyPlans(options.count),
  });
}

function* dealQuirks(counts: QuirkCounts): Generator<Quirk, undefined> {
  for (const quirk of QUIRKS) {
    for (let dealt = 0; dealt < (counts[quirk] ?? 0); dealt++) yield quirk;
  }
}

function withQuirk(notice: PortalNotice, quirk: Quirk | null, now: Date): PortalNotice {
  switch (quirk) {
    case "amended":
      return amendedNotice(notice, now);
    case "cancelled":
      return cancelledNotice(notice, now);
    case "missingCodes":
      return { ...notice, code: null };
    default:
      return notice;
  }
}
