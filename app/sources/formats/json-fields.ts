/** Untrusted JSON. The readers below treat a value of an unexpected type as missing. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object in a field; an empty object if there is none. */
export function objectIn(record: JsonObject, field: string): JsonObject {
  const value = record[field];
  return isJsonObject(value) ? value : {};
}

/** The objects of a list in a field. Other list entries are skipped. */
export function objectsIn(record: JsonObject, field: string): ReadonlyArray<JsonObject> {
  const value = record[field];
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

export function textsIn(record: JsonObject, field: string): ReadonlyArray<string> {
  const value = record[field];
  return Array.isArray(value) ? value.flatMap((item) => textValue(item) ?? []) : [];
}

/** The trimmed text in a field; `null` if it is missing, empty, or a placeholder such as "null" or "n/a". */
export function textIn(record: JsonObject, field: string): string | null {
  return textValue(record[field]);
}

/** "1250000.5", "$1,250,000.50", "US$ 75,000". A comma that stands elsewhere may be a French decimal sign. */
const PRINTED_AMOUNT = /^(?:(?:US|CA)?\$ ?)?(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?$/i;
const MAX_AMOUNT_LENGTH = 40;

/** An amount that was sent as a number or as text; `null` if it is negative or not a number. */
export function amountIn(record: JsonObject, field: string): number | null {
  const value = record[field];
  const amount = typeof value === "string" ? printedAmount(value.trim()) : value;
  return typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

function printedAmount(text: string): number | null {
  if (text.length > MAX_AMOUNT_LENGTH) return null;
  const [, whole, decimals = ""] = PRINTED_AMOUNT.exec(text) ?? [];
  return whole === undefined ? null : Number(whole.replaceAll(",", "") + decimals);
}

const NOTHING = new Set(["", "null", "none", "n/a", "undefined"]);

/** `textIn` for a bare value. */
export function textValue(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return null;
  const text = value.trim();
  return NOTHING.has(text.toLowerCase()) ? null : text;
}
