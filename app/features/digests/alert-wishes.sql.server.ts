import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { alertWishes, users } from "#drizzle/schema";

/**
 * Wishes of alert subscribers that are not stored yet, both as the text by which they are compared and decoded. The
 * index is named, here and below, because the database does not choose a partial index by itself.
 */
export function listUnindexedWishes(limit: number) {
  return raw(
    sql`
      select distinct u.regions, u.service_types, u.contract_value_min,
        u.regions as wanted_regions, u.service_types as wanted_service_types
      from users u indexed by users_instant_alert
      where u.alert_instant = 1 and u.onboarded_at is not null and not exists (
        select 1 from alert_wishes w where w.regions = u.regions and w.service_types = u.service_types
          and w.contract_value_min = u.contract_value_min
      )
      limit ${limit}
    `,
    {
      regions: alertWishes.regions,
      serviceTypes: alertWishes.serviceTypes,
      contractValueMin: alertWishes.contractValueMin,
      wantedRegions: users.regions,
      wantedServiceTypes: users.serviceTypes,
    },
  );
}

type WishCells = {
  regions: string;
  serviceTypes: string;
  contractValueMin: string;
  cells: ReadonlyArray<string>;
};

/** Stores the cells of wishes that an earlier statement of the same batch has stored. */
export function insertAlertCells(wishes: ReadonlyArray<WishCells>) {
  return raw(sql`
    insert or ignore into alert_cells (cell, wish_id)
    select c.value, w.id
    from json_each(${JSON.stringify(wishes)}) given
    cross join alert_wishes w on w.regions = given.value ->> 'regions'
      and w.service_types = given.value ->> 'serviceTypes'
      and w.contract_value_min = given.value ->> 'contractValueMin'
    cross join json_each(given.value -> 'cells') c
  `);
}

/** Deletes up to 500 wishes that no subscriber has any more. */
export function deleteUnusedWishes() {
  return raw(sql`
    delete from alert_wishes where id in (
      select w.id from alert_wishes w where not exists (
        select 1 from users u indexed by users_instant_alert
        where u.alert_instant = 1 and u.onboarded_at is not null and u.regions = w.regions
          and u.service_types = w.service_types and u.contract_value_min = w.contract_value_min
      ) limit 500
    )
  `);
}
