import { and, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { runOne, tagged } from "#drizzle/batch";
import { type Profile, users } from "#drizzle/schema";
import { MISSED, MISSED_NOTICES } from "~/content/missed";
import { limitsFor } from "~/domain/billing/roles";
import { findDivision, regionName, resolveRegion } from "~/domain/geography";
import { ANY_MINIMUM, contractMinimumLabel, SETTINGS_MINIMUMS } from "~/domain/matching/contract-minimum";
import { splitPreferences } from "~/domain/matching/effective-preferences";
import { exclusionOf, MAX_EXCLUSIONS } from "~/domain/matching/exclusions";
import { widenedBy } from "~/domain/matching/widened-region";
import { minimumInDollars } from "~/domain/money";
import { isServiceTypeId, serviceTypeLabel } from "~/domain/service-types";
import { orderedParts, partsOfServiceType, tradeWithoutParts } from "~/domain/trade-parts";
import { withExclusions, withoutExclusions } from "~/features/not-my-kind/hidden-bids.sql.server";
import { isWithinLimitSql, keepPausedSql, limitSql } from "~/features/subscriptions/entitlement.sql.server";
import type { Flash } from "~/lib/flash.server";
import { hiddenField, textField } from "~/lib/form.server";
import type { Services } from "~/lib/services";

export const MISSED_HREF = "/dashboard/missed";
const UPGRADE_HREF = "/dashboard/upgrade";

const LISTED: ReadonlyArray<string> = SETTINGS_MINIMUMS;

export const includeSchema = z.object({
  intent: z.enum(["include", "undo"], MISSED.unknown),
  region: hiddenField.refine((code) => code === "" || findDivision(code) !== null, MISSED.unknown),
  was: hiddenField.refine((name) => name === "" || resolveRegion(name) !== null, MISSED.unknown),
  trade: hiddenField.refine((id) => id === "" || isServiceTypeId(id), MISSED.unknown),
  parts: hiddenField.transform((ids) => orderedParts(ids.split(" "))),
  words: hiddenField.transform((given) =>
    given.split(";", MAX_EXCLUSIONS).flatMap((each) => exclusionOf(each) ?? []),
  ),
  /** Undo brings back a minimum in the person's own words, too. */
  minimum: textField("Minimum contract value", 100),
});
type Posted = z.output<typeof includeSchema>;

type Outcome = { to: string; flash: Flash };
const here = (flash: Flash): Outcome => ({ to: MISSED_HREF, flash });

/** Changes what a button on the page says, within the plan; what is included already stays. May be repeated. */
export async function includeSuch(
  { db }: Pick<Services, "db">,
  profile: Profile,
  posted: Posted,
): Promise<Outcome> {
  if (posted.intent === "undo") return undo(db, profile, posted);
  const { counting } = splitPreferences(profile);
  const region = counting.regions.includes(posted.region) ? "" : posted.region;
  const trade = counting.serviceTypes.includes(posted.trade) ? "" : posted.trade;
  const parts = posted.parts.filter((part) => profile.partsOff.some((off) => off === part));
  const isLower =
    LISTED.includes(posted.minimum) &&
    minimumInDollars(posted.minimum) < minimumInDollars(profile.contractValueMin);
  const minimum = isLower ? posted.minimum : "";
  const words = profile.excluded.filter(({ stems }) => posted.words.some((each) => each.stems === stems));
  const widened = widenedBy(region, profile);
  const limit = beyondPlan(profile, { region: widened ? "" : region, trade });
  if (limit) return { to: UPGRADE_HREF, flash: limit };
  const what = [
    ...(region ? [regionName(region)] : []),
    ...(trade ? [serviceTypeLabel(trade)] : []),
    ...partLabels(profile, parts),
    ...(minimum ? [contractMinimumLabel(minimum).toLowerCase()] : []),
    ...words.map((each) => MISSED.included.words(each.words)),
  ];
  if (what.length === 0) return here(MISSED_NOTICES.nothing);

  const saved = await change(db, profile, {
    ...(region && { regions: widened ? exchanged(region) : added(users.regions, region) }),
    ...(trade && { serviceTypes: added(users.serviceTypes, trade) }),
    ...(parts.length > 0 && {
      partsOff: orderedParts(profile.partsOff).filter((part) => !parts.includes(part)),
    }),
    ...(minimum && { contractValueMin: minimum }),
    ...(words.length > 0 && { excluded: withoutExclusions(words.map(({ stems }) => stems)) }),
  });
  if (!saved) return { to: UPGRADE_HREF, flash: needsPro({ region, trade }) };
  const fields = {
    intent: "undo",
    region,
    was: widened ?? "",
    trade,
    parts: parts.join(" "),
    minimum: minimum ? profile.contractValueMin : "",
    words: words.map((each) => each.words).join(";"),
  };
  return here({ ...MISSED_NOTICES.included(what.join("; ")), undo: { action: MISSED_HREF, fields } });
}

/** What to say if the plan covers no further region or trade. */
function beyondPlan(profile: Profile, { region, trade }: Pick<Posted, "region" | "trade">): Flash | null {
  const limits = limitsFor(profile.role);
  const { counting } = splitPreferences(profile);
  const isFull = (list: "regions" | "serviceTypes") => counting[list].length >= (limits[list] ?? Infinity);
  if (region && isFull("regions")) return needsPro({ region, trade: "" });
  if (trade && isFull("serviceTypes")) return needsPro({ region: "", trade });
  return null;
}

function needsPro({ region, trade }: Pick<Posted, "region" | "trade">): Flash {
  return region
    ? MISSED_NOTICES.needsPro.region(regionName(region))
    : MISSED_NOTICES.needsPro.trade(serviceTypeLabel(trade));
}

const partLabels = ({ serviceTypes }: Profile, parts: ReadonlyArray<string>) =>
  serviceTypes
    .flatMap(partsOfServiceType)
    .filter(({ id }) => parts.includes(id))
    .map(({ label }) => label);

async function undo(db: Services["db"], profile: Profile, posted: Posted): Promise<Outcome> {
  const { region, was, trade, minimum, words } = posted;
  const partsOff = orderedParts([...profile.partsOff, ...posted.parts]);
  const changesParts =
    partsOff.length > profile.partsOff.length && tradeWithoutParts(profile.serviceTypes, partsOff) === null;
  const isMinimum = minimum === ANY_MINIMUM || minimumInDollars(minimum) > 0;
  const changes = {
    ...(profile.regions.includes(region) && {
      regions: widenedBy(region, { ...profile, regions: [was] })
        ? exchanged(was)
        : removed(users.regions, region),
    }),
    ...(profile.serviceTypes.includes(trade) && { serviceTypes: removed(users.serviceTypes, trade) }),
    ...(changesParts && { partsOff }),
    ...(isMinimum && { contractValueMin: minimum }),
    ...(words.length > 0 && { excluded: withExclusions(words) }),
  };
  if (Object.keys(changes).length === 0) return here(MISSED_NOTICES.nothingToUndo);
  await change(db, profile, changes);
  return here(MISSED_NOTICES.undone);
}

type List = typeof users.regions | typeof users.serviceTypes;

/** At the end of the stored list; a second press changes nothing. */
function added(list: List, entry: string): SQL {
  return sql`case when exists (select 1 from json_each(${list}) where value = ${entry})
    then ${list} else json_insert(${list}, '$[#]', ${entry}) end`;
}

/** In the place of the one region of the plan; the paused ones stay behind it. */
const exchanged = (region: string) => keepPausedSql(users.regions, [region], limitSql("regions", users.role));

/** One entry always stays: an empty list would mean everything. */
function removed(list: List, entry: string): SQL {
  return sql`case when json_array_length(${list}) > 1
    then (select json_group_array(value) from json_each(${list}) where value <> ${entry}) else ${list} end`;
}

type Changes = {
  regions?: SQL;
  serviceTypes?: SQL;
  partsOff?: Profile["partsOff"];
  contractValueMin?: string;
  excluded?: SQL;
};

/**
 * In one statement, which checks the plan and its limits again, because the plan may have changed since it was read. What
 * is paused is beyond the limit before and after.
 */
async function change(db: Services["db"], profile: Profile, changes: Changes): Promise<boolean> {
  const within = (limit: "regions" | "serviceTypes") =>
    changes[limit] &&
    sql`(json_array_length(${changes[limit]}) <= json_array_length(${users[limit]}) or
      ${isWithinLimitSql(limit, users.role, sql`json_array_length(${changes[limit]})`)})`;
  const update = db
    .update(users)
    .set(changes)
    .where(
      and(eq(users.id, profile.id), eq(users.role, profile.role), within("regions"), within("serviceTypes")),
    )
    .returning({ id: users.id });
  return (await runOne(db, tagged("missed.include", update))).length > 0;
}
