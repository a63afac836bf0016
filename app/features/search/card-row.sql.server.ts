import { type SQL, sql } from "drizzle-orm";
import { asBoolean, asJson, orNull, type RowOf } from "#drizzle/batch";
import { opportunities, opportunityValues, userBids } from "#drizzle/schema";
import type { OwnListedDate } from "~/domain/reading/kept/listed-dates";

/** The columns of an opportunity's card, on a page and in mail. */
export const CARD_SHAPE = {
  id: opportunities.id,
  title: opportunities.title,
  language: opportunities.language,
  summary: opportunities.summary,
  region: opportunities.region,
  city: opportunities.city,
  status: opportunities.status,
  portalSource: opportunities.portalSource,
  bidType: opportunities.bidType,
  category: opportunities.category,
  createdAt: opportunities.createdAt,
  places: opportunities.places,
  services: opportunities.services,
  reasons: opportunities.reasons,
  buyer: opportunities.buyer,
  hasText: opportunities.hasText,
  deadline: opportunities.deadline,
  textClosing: opportunities.textClosing,
  keyDates: opportunities.keyDates,
  contractValue: opportunityValues.contractValue,
  estimatedValue: opportunityValues.estimatedValue,
  budgetMax: opportunityValues.budgetMax,
  budgetMin: opportunityValues.budgetMin,
  currency: opportunityValues.currency,
} as const;

export type CardRow = RowOf<typeof CARD_SHAPE>;

/** The columns of `CARD_SHAPE`, from `opportunities o` and `CARD_JOINS`; mail needs only the beginning of a summary. */
export function cardColumns({ summaryLength }: { summaryLength?: number } = {}): SQL {
  const summary = summaryLength === undefined ? sql`o.summary` : sql`substr(o.summary, 1, ${summaryLength})`;
  return sql`
    o.id, o.title, o.language, ${summary} as summary, o.region, o.city, o.status, o.portal_source, o.bid_type,
    o.category, o.created_at, o.places, o.services, o.reasons, o.buyer,
    o.has_text, o.deadline, o.text_closing, o.key_dates,
    v.contract_value, v.estimated_value, v.budget_max, v.budget_min, v.currency
  `;
}

export const CARD_JOINS = sql.raw(`
  left join opportunity_values v on v.opportunity_id = o.id
`);

/** A card with its reader's own columns: the status if saved, and whether the reader has opened it before. */
export const READER_SHAPE = {
  ...CARD_SHAPE,
  savedStatus: orNull(userBids.status),
  viewed: asBoolean,
  /** Left out of the reader's feed as not their kind of work. */
  hidden: asBoolean,
  ownDates: asJson<Array<OwnListedDate>>(),
} as const;

export type OpportunityRow = RowOf<typeof READER_SHAPE>;

/** The columns that `READER_SHAPE` adds; without a reader they are constants. */
export function readerColumns(readerId: string | null): SQL {
  return readerId === null
    ? sql`null as saved_status, 0 as viewed, 0 as hidden, '[]' as own_dates`
    : sql`
      (select status from user_bids where user_id = ${readerId} and bid_id = o.id) as saved_status,
      exists (select 1 from user_bid_views where user_id = ${readerId} and bid_id = o.id) as viewed,
      exists (select 1 from hidden_bids where user_id = ${readerId} and bid_id = o.id) as hidden,
      ${ownDates(readerId)}`;
}

/** What a reader has noted of the bid `o`: for most bids no row is read. */
export const ownDates = (readerId: string) => sql`(
  select json_group_array(json_object(
    'id', c.id, 'keyDateId', c.key_date_id, 'kind', c.kind, 'at', c.at, 'day', c.local_day, 'time', c.local_time,
    'zone', c.zone, 'mandatory', c.mandatory, 'deniedMoment', c.denied_moment
  )) from user_key_dates c where c.user_id = ${readerId} and c.opportunity_id = o.id
) as own_dates`;
