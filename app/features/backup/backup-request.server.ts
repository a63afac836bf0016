import { z } from "zod";
import { readBody } from "~/lib/read-body.server";

/** One row of 2 MB, each of whose characters is escaped. */
const MAX_BYTES = 16_000_000;

const tableName = z.string().min(1).max(100);
const row = z.array(z.union([z.string(), z.number(), z.null()])).max(200);

export const backupSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("tables") }),
  z.strictObject({ action: z.literal("page"), table: tableName, after: row.nullable() }),
]);

export const restoreSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("state") }),
  z.strictObject({
    action: z.literal("insert"),
    table: tableName,
    columns: z.array(tableName).max(200),
    rows: z.array(row).min(1).max(5_000),
  }),
  z.strictObject({ action: z.literal("count"), table: tableName }),
]);

/** What an operator's command asks for. Throws a 422 that names the field. */
export async function readRequest<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const text = await readBody(request, MAX_BYTES);
  if (text === null) throw Response.json({ error: "The request is too long" }, { status: 413 });
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw Response.json({ error: z.prettifyError(parsed.error) }, { status: 422 });
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The answer to a command: what was found, or 422 for a table or columns that the database does not have. */
export const answerWith = (found: unknown) =>
  found === null
    ? Response.json({ error: "table: unknown, or with other columns or another key" }, { status: 422 })
    : Response.json(found);
