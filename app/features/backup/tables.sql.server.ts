import { type SQL, sql } from "drizzle-orm";
import { asNumber, asText, raw } from "#drizzle/batch";
import { jsonEach, selectRows } from "#drizzle/json-rows";

/** A value as it is in a backup: text, a number or nothing. An integer that JavaScript cannot hold is text. */
export type StoredValue = string | number | null;

/** A column that refers to a row of another table. */
export type Parent = {
  column: string;
  table: string;
  parentColumn: string;
  /** Whether the column is emptied when that row is deleted; if not, its own row goes too. */
  isEmptied: boolean;
};

/** A table as the database describes it. Its names are the only ones that stand in the SQL below. */
export type StoredTable = {
  name: string;
  columns: ReadonlyArray<string>;
  /** Those of `columns` that hold integers. */
  integers: ReadonlySet<string>;
  /** Those that hold bytes. A backup has them as hexadecimal digits. */
  blobs: ReadonlySet<string>;
  /** The columns of the primary key, in its order. */
  key: ReadonlyArray<string>;
  parents: ReadonlyArray<Parent>;
};

/** The platform's own tables, and the list of migrations that wrangler keeps. */
const isOurs = sql`name not like '!_cf!_%' escape '!' and name not like 'sqlite!_%' escape '!' and name <> 'd1_migrations'`;

/** The ordinary tables: not the full-text ones, nor those in which these keep their content. */
export function listTableNames() {
  return raw(
    sql`select name from pragma_table_list where schema = 'main' and type = 'table' and ${isOurs} order by name`,
    { name: asText },
  );
}

export function listColumns(tables: ReadonlyArray<string>) {
  return raw(
    sql`
      select t.value as table_name, c.name as column_name, c.type, c.pk as key_position
      from ${jsonEach(tables)} t join pragma_table_info(t.value) c order by t.value, c.cid
    `,
    { tableName: asText, columnName: asText, type: asText, keyPosition: asNumber },
  );
}

export function listForeignKeys(tables: ReadonlyArray<string>) {
  return raw(
    sql`
      select t.value as table_name, f."from" as column_name, f."table" as parent, f."to" as parent_column, f.on_delete
      from ${jsonEach(tables)} t join pragma_foreign_key_list(t.value) f order by t.value, f.id, f.seq
    `,
    { tableName: asText, columnName: asText, parent: asText, parentColumn: asText, onDelete: asText },
  );
}

/** The statements that made the tables, indexes and views. */
export function listDefinitions() {
  return raw(
    sql`select name, sql as definition from sqlite_master where sql is not null and ${isOurs} order by type, name`,
    { name: asText, definition: asText },
  );
}

const named = (name: string) => sql.identifier(name);
const listed = (names: ReadonlyArray<string>) => sql.join(names.map(named), sql`, `);
/** Result columns are numbered, because two tables' own names could differ only in how they are written. */
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const shapeOf = (names: ReadonlyArray<string>) =>
  Object.fromEntries(names.map((name) => [name, (stored: StoredValue) => stored]));

const values = (row: ReadonlyArray<StoredValue>) =>
  sql.join(
    row.map((value) => sql`${value}`),
    sql`, `,
  );

function isAfter({ key }: StoredTable, after: ReadonlyArray<StoredValue> | null): SQL {
  return after === null ? sql`true` : sql`(${listed(key)}) > (${values(after)})`;
}

/** The keys of the rows after one, in their order, and how many bytes each row holds. */
export function listKeys(table: StoredTable, after: ReadonlyArray<StoredValue> | null, limit: number) {
  const names = numbered("k", table.key.length);
  const keys = table.key.map((column, at) => sql`${named(column)} as ${sql.raw(names[at]!)}`);
  const bytes = table.columns.map((column) => sql`coalesce(octet_length(${named(column)}), 0)`);
  return raw(
    sql`
      select ${sql.join(keys, sql`, `)}, ${sql.join(bytes, sql` + `)} as bytes from ${named(table.name)}
      where ${isAfter(table, after)} order by ${listed(table.key)} limit ${limit}
    `,
    { ...shapeOf(names), bytes: asNumber },
  );
}

/** The rows after one key and up to another, with that one. */
export function listRows(
  table: StoredTable,
  after: ReadonlyArray<StoredValue> | null,
  upTo: ReadonlyArray<StoredValue>,
) {
  const names = numbered("c", table.columns.length);
  const columns = table.columns.map((column, at) => {
    const value = named(column);
    if (table.blobs.has(column)) return sql`hex(${value}) as ${sql.raw(names[at]!)}`;
    const exact = table.integers.has(column)
      ? sql`iif(${value} between -9007199254740991 and 9007199254740991, ${value}, cast(${value} as text))`
      : sql`${value}`;
    return sql`${exact} as ${sql.raw(names[at]!)}`;
  });
  return raw(
    sql`
      select ${sql.join(columns, sql`, `)} from ${named(table.name)}
      where ${isAfter(table, after)} and (${listed(table.key)}) <= (${values(upTo)}) order by ${listed(table.key)}
    `,
    shapeOf(names),
  );
}

export function countTable(table: StoredTable) {
  return raw(sql`select count(*) as found from ${named(table.name)}`, { found: asNumber });
}

/** Which of these tables have a row. */
export function listFilled(tables: ReadonlyArray<StoredTable>) {
  return tables.map(({ name }) =>
    raw(sql`select ${name} as name where exists (select 1 from ${named(name)})`, { name: asText }),
  );
}

type Rows = ReadonlyArray<ReadonlyArray<StoredValue>>;

const isOwnParent = ({ name }: StoredTable, { table }: Parent) => table === name;
const given = ({ columns }: StoredTable, rows: Rows) =>
  sql`given (${sql.raw(numbered("c", columns.length).join(", "))}) as (${selectRows(rows, columns.length)})`;
const givenColumn = ({ columns }: StoredTable, column: string) => sql.raw(`c${columns.indexOf(column)}`);

/** Whether each row that a given row cannot be without is there. A table that refers to itself is filled by migrations. */
function hasParents(table: StoredTable): SQL {
  const needed = table.parents.filter((parent) => !parent.isEmptied && !isOwnParent(table, parent));
  const conditions = needed.map((parent) => {
    const value = givenColumn(table, parent.column);
    return sql`(${value} is null or exists (select 1 from ${named(parent.table)} p where p.${named(parent.parentColumn)} = ${value}))`;
  });
  return sql.join([sql`true`, ...conditions], sql` and `);
}

/** How many of these rows refer to a row that is gone. */
export function countWithoutParents(table: StoredTable, rows: Rows) {
  return raw(
    sql`with ${given(table, rows)} select count(*) as found from given where not (${hasParents(table)})`,
    { found: asNumber },
  );
}

/**
 * How many of these rows, once they have been stored, are there under another key only: a row that got a new key while the
 * backup was read is in it twice.
 */
export function countRepeated(table: StoredTable, rows: Rows) {
  const isSame = table.key.map((column) => sql`t.${named(column)} = ${givenColumn(table, column)}`);
  return raw(
    sql`
      with ${given(table, rows)}
      select count(*) as found from given where ${hasParents(table)}
        and not exists (select 1 from ${named(table.name)} t where ${sql.join(isSame, sql` and `)})
    `,
    { found: asNumber },
  );
}

/** Stores the rows that are not there yet and whose parents are; returns one row for each. */
export function insertMissing(table: StoredTable, rows: Rows) {
  const columns = table.columns.map((column) => {
    const value = givenColumn(table, column);
    if (table.blobs.has(column)) return sql`unhex(${value})`;
    const emptied = table.parents.find((parent) => parent.column === column && parent.isEmptied);
    return emptied
      ? sql`(select p.${named(emptied.parentColumn)} from ${named(emptied.table)} p where p.${named(emptied.parentColumn)} = ${value})`
      : value;
  });
  return raw(
    sql`
      with ${given(table, rows)}
      insert or ignore into ${named(table.name)} (${listed(table.columns)})
      select ${sql.join(columns, sql`, `)} from given where ${hasParents(table)} returning 1 as stored
    `,
    { stored: asNumber },
  );
}
