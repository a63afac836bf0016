import { GEO_DIVISIONS } from "../../app/domain/geography";

const ROWS_A_STATEMENT = 150;

const quoted = (value: string | number | null) =>
  value === null ? "NULL" : typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/**
 * The statements that bring `geo_divisions` from any earlier state to the domain's divisions, for a migration. A test
 * compares the result of all migrations with the domain.
 */
export function geographyMigration(): string {
  const rows = GEO_DIVISIONS.map(
    ({ code, name, country, parentCode, level, sort, timeZone }) =>
      `(${[code, name, country, parentCode, level, sort, timeZone].map(quoted).join(", ")})`,
  );
  const codes = GEO_DIVISIONS.map(({ code }) => quoted(code)).join(", ");
  const statements = [`DELETE FROM \`geo_divisions\` WHERE \`code\` NOT IN (${codes});`];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    statements.push(
      `INSERT INTO \`geo_divisions\` (\`code\`, ${OTHERS.map(inTicks).join(", ")}) VALUES\n` +
        `${rows.slice(start, start + ROWS_A_STATEMENT).join(",\n")}\n` +
        `ON CONFLICT (\`code\`) DO UPDATE SET ${OTHERS.map((name) => `${inTicks(name)} = excluded.${inTicks(name)}`).join(", ")};`,
    );
  }
  return `${statements.join("\n--> statement-breakpoint\n")}\n`;
}

const OTHERS = ["name", "country", "parent_code", "level", "sort", "time_zone"];
const inTicks = (name: string) => `\`${name}\``;
