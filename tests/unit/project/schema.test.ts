import { getTableConfig, getViewConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as archiveSchema from "#drizzle/archive-schema";
import * as schema from "#drizzle/schema";
import { KEPT_ARCHIVE_TABLES, KEPT_TABLES } from "~/domain/kept-tables";
import { readJson } from "./project-files";

/** As the database client writes them (`casing: "snake_case"`). */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const tables = Object.values(schema).filter((value) => value instanceof SQLiteTable);
const columnsByTable = new Map(
  tables.map((table) => {
    const { name, columns } = getTableConfig(table);
    return [name, columns.map((column) => snakeCase(column.name))] as const;
  }),
);

test.each([
  [
    "EN-01",
    "users",
    "id email company_name role subscription_status billing_interval subscription_end_date created_at onboarded_at regions service_types alert_weekly alert_instant contract_value_min lemon_squeezy_customer_id lemon_squeezy_subscription_id",
  ],
  ["EN-06", "usage_logs", "user_id event_type metadata"],
  [
    "EN-07",
    "opportunities",
    "id title summary region city status portal_source portal_url bid_type category tags created_at published deadline",
  ],
  ["EN-10", "opportunity_values", "opportunity_id estimated_value budget_min budget_max currency"],
  ["EN-12", "opportunity_details", "opportunity_id sections"],
  ["EN-13", "user_bids", "id user_id bid_id status notes created_at updated_at"],
  ["EN-13", "user_bid_views", "user_id bid_id viewed_at"],
  ["EN-14", "geo_divisions", "code name country parent_code level sort"],
  ["EN-16", "distinct_bid_types", "bid_type cnt"],
])("%s the table %s has the spec's columns", (_item, table, columns) => {
  expect(columnsByTable.get(table)).toEqual(expect.arrayContaining(columns.split(" ")));
});

test.each([
  ["EN-16", schema.filterStates, "filter_states", "code name country"],
  ["EN-10", schema.opportunityDates, "opportunity_dates", "opportunity_id submission_due published"],
  ["EN-11", schema.opportunityContacts, "opportunity_contacts", "opportunity_id organization"],
] as const)("%s the view has the spec's columns", (_item, view, viewName, columns) => {
  const { name, selectedFields } = getViewConfig(view);
  expect(name).toBe(viewName);
  expect(Object.keys(selectedFields).map(snakeCase)).toEqual(columns.split(" "));
});

const enumOf = (table: SQLiteTable, column: string): unknown =>
  getTableConfig(table).columns.find(({ name }) => snakeCase(name) === column)?.enumValues;

test("EN-02 EN-13 EN-14 the enumerations are the spec's", () => {
  expect(enumOf(schema.users, "role")).toEqual(["trial", "basic", "pro"]);
  expect(enumOf(schema.users, "subscription_status")).toEqual(["active", "trialing", "canceled", "past_due"]);
  expect(enumOf(schema.users, "billing_interval")).toEqual(["monthly", "yearly"]);
  expect(enumOf(schema.userBids, "status")).toEqual(["interested", "saved", "submitted", "won", "lost"]);
  expect(enumOf(schema.geoDivisions, "country")).toEqual(["CA", "US"]);
  expect(enumOf(schema.geoDivisions, "level")).toEqual(["state_province", "subregion"]);
});

test("EN-03 a new user follows Ontario, gets the weekly digest, no alerts, and any value", () => {
  const defaults: Record<string, unknown> = Object.fromEntries(
    getTableConfig(schema.users).columns.map(({ name, default: value }): [string, unknown] => [
      snakeCase(name),
      value,
    ]),
  );
  expect(defaults).toMatchObject({
    role: "trial",
    regions: ["CA-ON"],
    alert_weekly: true,
    alert_instant: false,
    contract_value_min: "any",
  });
  expect(defaults["onboarded_at"]).toBeUndefined();
});

type Journal = { entries: Array<{ idx: number; tag: string }> };
type Snapshot = { tables: Record<string, { columns: Record<string, unknown> }> };

test("each table has a line that says how long its rows are kept", () => {
  const archived = Object.values(archiveSchema).filter((value) => value instanceof SQLiteTable);
  expect(Object.keys(KEPT_TABLES).sort()).toEqual([...columnsByTable.keys()].sort());
  expect(Object.keys(KEPT_ARCHIVE_TABLES)).toEqual(archived.map((table) => getTableConfig(table).name));
});

test("what goes with another row has a key that takes it along", () => {
  for (const [name, keeping] of Object.entries({ ...KEPT_TABLES })) {
    if (!("with" in keeping)) continue;
    const table = tables.find((one) => getTableConfig(one).name === name)!;
    const parents = getTableConfig(table).foreignKeys.filter(({ onDelete }) => onDelete === "cascade");
    const owners = parents.map((key) => getTableConfig(key.reference().foreignTable).name);
    expect([name, owners]).toEqual([name, expect.arrayContaining([keeping.with])]);
  }
});

test("DC-05 the migrations hold every table and column of the schema", () => {
  const { entries } = readJson("drizzle/migrations/meta/_journal.json") as Journal;
  const number = String(entries.at(-1)!.idx).padStart(4, "0");
  const { tables: migrated } = readJson(`drizzle/migrations/meta/${number}_snapshot.json`) as Snapshot;
  const columns = (names: Iterable<string>) => [...names].sort();
  expect(
    Object.entries(migrated)
      .map(([name, table]) => [name, columns(Object.keys(table.columns))])
      .sort(),
  ).toEqual([...columnsByTable].map(([name, names]) => [name, columns(names)]).sort());
});
