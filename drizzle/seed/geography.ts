import { GEO_DIVISIONS } from "../../app/domain/geography";

const ROWS_A_STATEMENT = 150;

const quoted = (value: string | number | null) =>
  value === null ? "NULL" : typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** The migration that fills `geo_divisions` with the domain's divisions. A test checks that the two agree. */
export function geographyMigration(): string {
  const rows = GEO_DIVISIONS.map(
    ({ code, name, country, parentCode, level, sort, timeZone }) =>
      `(${[code, name, country, parentCode, level, sort, timeZone].map(quoted).join(", ")})`,
  );
  const statements: Array<string> = [];
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    statements.push(
      `INSERT INTO \`geo_divisions\` (\`code\`, \`name\`, \`country\`, \`parent_code\`, \`level\`, \`sort\`, \`time_zone\`) VALUES\n` +
        `${rows.slice(start, start + ROWS_A_STATEMENT).join(",\n")};`,
    );
  }
  return `${statements.join("\n--> statement-breakpoint\n")}\n`;
}
