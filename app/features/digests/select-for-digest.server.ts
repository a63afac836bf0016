import { sql } from "drizzle-orm";
import { statement } from "#drizzle/batch";
import { wantedBy } from "~/domain/matching";
import { minimumInDollars } from "~/domain/money";
import { URGENT_WITHIN_DAYS } from "~/domain/opportunity";
import { limitsFor } from "~/domain/roles";
import { matchExpression } from "~/features/opportunities/match-expression.server";
import type { OpportunityRow } from "~/features/opportunities/opportunity-row";
import type { Profile } from "~/lib/session.server";

const DAY_MS = 24 * 60 * 60 * 1000;

/** What was first seen after `since` and up to `asOf`. */
export type Window = { since: Date; asOf: Date; usdRate: number };

export type Selected = {
  rows: ReadonlyArray<OpportunityRow>;
  /** Over all that is new, not only what the mail has room for. */
  total: { count: number; cad: number; urgent: number; nearest: number | null };
};

/** Profiles with the same key get the same selection. */
export function selectionKey(person: Profile, since: Date): string {
  const { regions, serviceTypes, role, contractValueMin } = person;
  return JSON.stringify([
    regions,
    serviceTypes,
    limitsFor(role).digestSummaries,
    contractValueMin,
    since.getTime(),
  ]);
}

/** Two statements: the summaries that the role has room for, and the figures. Read them with `readSelected`. */
export function selectForDigest(person: Profile, { since, asOf, usdRate }: Window) {
  const match = matchExpression({ wanted: wantedBy(person) });
  const amount = sql`coalesce(v.contract_value, v.estimated_value, v.budget_max, v.budget_min)`;
  const cad = sql`${amount} * case v.currency when 'USD' then ${usdRate} else 1 end`;
  const fresh = sql`
    from opportunity_search s
    cross join opportunities o on o.sort_key = s.rowid
    left join opportunity_values v on v.opportunity_id = o.id
    where s.opportunity_search match ${match}
      and o.status = 'active' and (o.deadline is null or o.deadline > ${asOf.getTime()})
      and o.created_at > ${since.getTime()} and o.created_at <= ${asOf.getTime()}
      and (${amount} is null or ${cad} >= ${minimumInDollars(person.contractValueMin)})
  `;
  return [
    statement<OpportunityRow>(sql`
      select o.id, o.title, o.language, o.summary, o.region, o.city, o.status, o.portal_source as portalSource,
        o.bid_type as bidType, o.category, o.created_at as createdAt, o.places, o.services, o.reasons, o.buyer,
        o.deadline, o.published, v.contract_value as contractValue, v.estimated_value as estimatedValue,
        v.budget_max as budgetMax, v.budget_min as budgetMin, v.currency
      ${fresh} order by s.rowid desc limit ${limitsFor(person.role).digestSummaries}
    `),
    statement<Selected["total"]>(sql`
      select count(*) as count, coalesce(sum(${cad}), 0) as cad, min(o.deadline) as nearest,
        coalesce(sum(o.deadline <= ${asOf.getTime() + URGENT_WITHIN_DAYS * DAY_MS}), 0) as urgent
      ${fresh}
    `),
  ] as const;
}

export function readSelected(results: ReadonlyArray<ReadonlyArray<Record<string, unknown>>>): Selected {
  const [rows, totals] = results as [ReadonlyArray<OpportunityRow>, ReadonlyArray<Selected["total"]>];
  return { rows, total: totals[0] ?? { count: 0, cad: 0, urgent: 0, nearest: null } };
}
