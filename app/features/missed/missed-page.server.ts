import { runBatch } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { inFrench } from "~/content/language";
import { limitsFor } from "~/domain/billing/roles";
import { DAY_MS } from "~/domain/duration";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { nearestLeftOut, whyLeftOut } from "~/domain/matching/left-out";
import { criteriaOf } from "~/domain/matching/match-profile";
import { inCanadianDollars, minimumInDollars } from "~/domain/money";
import { categoryLabel, statedValue } from "~/domain/opportunities/opportunity";
import { usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import { rowClosingView, statedLabel } from "~/features/opportunities/card-view.server";
import { homeOf, locationFrom } from "~/features/opportunities/location-label.server";
import { matchExpression } from "~/features/search/match-expression.server";
import type { Services } from "~/lib/services";
import { type LeftOutQuery, listBelowMinimum, listUnsaved } from "./left-out.sql.server";
import { leftOutExpressions } from "./left-out-kinds.server";
import { includeView, reasonLabels } from "./left-out-labels.server";
import type { MissedBidView, MissedPageView } from "./missed-view";

const DAYS = 30;
const SHOWN = 10;
/** Read for each way of being near. */
const OF_EACH_KIND = 12;
/** Stated values are looked up for so many of the newest matching bids. */
const VALUES_AMONG = 150;

/** Loads the page in one batch. */
export async function loadMissedPage(
  { db, now }: Pick<Services, "db" | "now">,
  profile: Profile,
): Promise<MissedPageView> {
  const at = now();
  const [rates, ...found] = await runBatch(db, [findUsdRate(), ...findLeftOut(profile, at)] as const);
  const rate = usdRateOf(rates);
  const preferences = effectivePreferences(profile);
  const settings = { ...preferences, minimum: minimumInDollars(profile.contractValueMin) };
  const rows = [...new Map(found.flat().map((row) => [row.id, row])).values()];
  const bids = rows.map((row) => {
    const stated = statedValue(row);
    const amount = stated === null ? null : inCanadianDollars(stated, row.currency, rate);
    return { row, reasons: whyLeftOut(settings, { ...row, amount }) };
  });
  return {
    days: DAYS,
    isLimited: limitsFor(profile.role).regions !== null,
    bids: nearestLeftOut(bids, SHOWN).map(({ row, reasons }): MissedBidView => ({
      id: row.id,
      title: row.title,
      language: row.language,
      buyer: row.buyer,
      summary: row.summary,
      location: locationFrom(row, homeOf(preferences.regions)),
      deadline: rowClosingView(row, at, "TBD"),
      href: `/bids/${row.id}`,
      details: [
        inFrench(row.language),
        row.bidType,
        row.category && categoryLabel(row.category),
        statedLabel(row),
      ],
      reasons: reasonLabels(reasons, profile, row),
      include: includeView(reasons, profile),
    })),
  };
}

function findLeftOut(profile: Profile, now: Date) {
  const preferences = effectivePreferences(profile);
  const query = (match: string): LeftOutQuery => ({
    match,
    from: new Date(now.getTime() - DAYS * DAY_MS),
    userId: profile.id,
    limit: OF_EACH_KIND,
    now,
  });
  const minimum = minimumInDollars(profile.contractValueMin);
  const own = matchExpression({ wanted: criteriaOf(preferences) });
  return [
    ...leftOutExpressions(preferences).map((match) => listUnsaved(query(match))),
    ...(minimum > 0 ? [listBelowMinimum(query(own), { minimum, among: VALUES_AMONG })] : []),
  ];
}
