/** The entry of the worker puts a function here that returns the current request's id. Both bundles find it. */
export const REQUEST_ID_SLOT = Symbol.for("tenderlight.request-id");

export function currentRequestId(): string | null {
  const slots = globalThis as { [REQUEST_ID_SLOT]?: () => string | null };
  return slots[REQUEST_ID_SLOT]?.() ?? null;
}

type Level = "info" | "warn" | "error";

/** Ids, counts, durations and words of ours. Never what a person typed, an address, a secret or a URL. */
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Writes one line of JSON. `event` is a fixed text, so that lines about the same thing can be found and counted. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  write(level, event, fields);
}

/** Logs an error without the data it may quote. */
export function logFailure(event: string, error: unknown, fields: Fields = {}): void {
  write("error", event, { ...fields, error: describeError(error) });
}

/** What may be stored about a failure: the message of the innermost cause, without the data it may quote. */
export function reasonOf(error: unknown): string {
  let innermost = error;
  for (let depth = 0; depth < MAX_CAUSES && innermost instanceof Error; depth++)
    innermost = causeOf(innermost) ?? innermost;
  return innermost instanceof Error ? safeMessage(innermost) || innermost.name : "unknown reason";
}

function write(level: Level, event: string, fields: object): void {
  console[level](JSON.stringify({ level, event, requestId: currentRequestId(), ...fields }));
}

const MAX_CAUSES = 4;
const MAX_FRAMES = 12;
const MAX_MESSAGE = 300;

type Described = { name: string; message?: string; stack?: Array<string>; cause?: Described };

function describeError(error: unknown, depth = 0): Described {
  if (!(error instanceof Error)) return { name: typeof error };
  const cause = depth < MAX_CAUSES ? causeOf(error) : null;
  return {
    name: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    message: safeMessage(error),
    stack: framesOf(error),
    ...(cause === null ? {} : { cause: describeError(cause, depth + 1) }),
  };
}

/** The stack begins with the message, whose lines may look like frames. */
function framesOf({ stack = "", message }: Error): Array<string> {
  const start = stack.indexOf(message);
  return stack
    .slice(start < 0 ? 0 : start + message.length)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => /^at .*(?::\d+\)?|<anonymous>\)?|native\)?)$/.test(line))
    .slice(0, MAX_FRAMES);
}

const isOfDatabase = ({ message }: Error) => /\bD1_|\bSQLITE_/.test(message);

/** The database's own error says the same as its cause, which may lack the marks by which it is known. */
const causeOf = (error: Error): unknown => (isOfDatabase(error) ? null : (error.cause ?? null));

/** Errors of ours that describe a portal's file or address and contain nothing about a person. */
const OURS = new Set(["MalformedAnswer", "PortalUnavailable"]);

function safeMessage(error: Error): string {
  if (OURS.has(error.name)) return error.message.slice(0, MAX_MESSAGE);
  // Drizzle's message is the query and its parameters. The cause is the database's own.
  if (error.message.startsWith("Failed query:")) return "Failed query";
  if (isOfDatabase(error)) return databaseMessage(error.message);
  if (error.name === "ZodError" && "issues" in error)
    return schemaMessage(error.issues as ReadonlyArray<Issue>);
  return withoutData(error.message);
}

type Issue = { code?: string; path: ReadonlyArray<PropertyKey> };

/** Which fields do not fit, without what was sent. */
function schemaMessage(issues: ReadonlyArray<Issue>): string {
  const fields = issues.map(({ code = "", path }) => `${path.map(String).join(".") || "value"} ${code}`);
  return `Invalid: ${withoutData(fields.join(", "))}`;
}

/** The parts of the database's messages that name our own schema or the database's state. All else may quote values. */
const DATABASE_FACTS =
  /\bD1_\w+|\bSQLITE_\w+|\b(?:UNIQUE|NOT NULL|CHECK|FOREIGN KEY|PRIMARY KEY) constraint failed(?:: \w+(?:\.\w+)?(?:, \w+\.\w+)*)?|\bno such table: \w+|Network connection lost|overloaded|time limit|timeout|object to be reset|too many SQL variables|string or blob too big|database is locked|database or disk is full|disk I\/O error|switched off on \/local\/failures/g;

function databaseMessage(message: string): string {
  return (message.match(DATABASE_FACTS) ?? []).join(": ").slice(0, MAX_MESSAGE);
}

/** Removes what a message may quote: anything from the first to the last quotation mark, addresses, links, numbers, keys. */
function withoutData(message: string): string {
  return message
    .slice(0, 2_000)
    .replace(/["'`‘“«].*["'`’”»]|["'`‘“«].*/s, "…")
    .split("\n", 1)[0]!
    .replace(/\S*(?:@|:\/\/|%|=)\S*/g, "…")
    .replace(/\S*\d(?:\S*\d){3}\S*/g, "…")
    .slice(0, MAX_MESSAGE);
}
