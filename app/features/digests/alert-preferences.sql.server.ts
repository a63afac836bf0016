import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach, piecesByBytes } from "#drizzle/json-rows";
import { alertPreferences, users } from "#drizzle/schema";
import { followsAlerts, hasPreferences } from "./alert-readers.sql.server";

/**
 * Wishes of alert subscribers that are not stored yet, both as the text by which they are compared and decoded.
 */
export function listUnindexedPreferences(limit: number) {
  return raw(
    sql`
      select distinct u.regions, u.service_types, u.parts_off, u.contract_value_min,
        u.regions as wanted_regions, u.service_types as wanted_service_types, u.parts_off as wanted_parts_off
      from users u indexed by users_alerts
      where ${followsAlerts} and not exists (select 1 from alert_preferences w where ${hasPreferences})
      limit ${limit}
    `,
    {
      regions: alertPreferences.regions,
      serviceTypes: alertPreferences.serviceTypes,
      partsOff: alertPreferences.partsOff,
      contractValueMin: alertPreferences.contractValueMin,
      wantedRegions: users.regions,
      wantedServiceTypes: users.serviceTypes,
      wantedPartsOff: users.partsOff,
    },
  );
}

type PreferencesCells = {
  regions: string;
  serviceTypes: string;
  partsOff: string;
  contractValueMin: string;
  cells: ReadonlyArray<string>;
};

/** One set may have more cells than a bound value may have bytes. */
const MAX_CELLS_BYTES = 500_000;

/** Stores the cells of sets of preferences that an earlier statement of the same batch has stored. */
export function insertAlertCells(sets: ReadonlyArray<PreferencesCells>) {
  const pieces = sets.flatMap(({ cells, ...set }) =>
    piecesByBytes(cells, MAX_CELLS_BYTES).map((piece) => ({ ...set, cells: piece })),
  );
  return raw(sql`
    insert or ignore into alert_cells (cell, preferences_id)
    select c.value, w.id
    from ${jsonEach(pieces)} given
    cross join alert_preferences w on w.regions = given.value ->> 'regions'
      and w.service_types = given.value ->> 'serviceTypes' and w.parts_off = given.value ->> 'partsOff'
      and w.contract_value_min = given.value ->> 'contractValueMin'
    cross join json_each(given.value -> 'cells') c
  `);
}

/** Deletes up to 500 sets of preferences that no subscriber has any more. */
export function deleteUnusedPreferences() {
  return raw(sql`
    delete from alert_preferences where id in (
      select w.id from alert_preferences w where not exists (
        select 1 from users u indexed by users_alerts where ${followsAlerts} and ${hasPreferences}
      ) limit 500
    )
  `);
}
