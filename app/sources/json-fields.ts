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

/** An amount that was sent as a number or as text; `null` if it is negative or not a number. */
export function amountIn(record: JsonObject, field: string): number | null {
  const value = record[field];
  const amount = typeof value === "string" && value.trim() !== "" ? Number(value.replaceAll(",", "")) : value;
  return typeof amount === "number" && Number.isFinite(amount) && amount >= 0 ? amount : null;
}

const NOTHING = new Set(["", "null", "none", "n/a", "undefined"]);

/** `textIn` for a bare value. */
export function textValue(value: unknown): string | null {
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (typeof value !== "string") return null;
  const text = value.trim();
  return NOTHING.has(text.toLowerCase()) ? null : text;
}
