import { shorten } from "~/domain/shorten";

/** How often each field changed, with one example of each. */
export type Changes = {
  fields: Record<string, number>;
  examples: Array<{ opportunity: number; field: string; from: string; to: string }>;
};

const MAX_EXAMPLE_LENGTH = 200;

const printed = (value: unknown) => JSON.stringify(value ?? null);

export type Row = Readonly<Record<string, unknown>>;

/** The fields whose stored value differs. */
export function differencesOf(stored: Row, derived: Row, fields: ReadonlyArray<string>): Array<string> {
  return fields.filter((field) => printed(stored[field]) !== printed(derived[field]));
}

export function noChanges(): Changes {
  return { fields: {}, examples: [] };
}

export function addChange(changes: Changes, opportunity: number, field: string, from: unknown, to: unknown) {
  changes.fields[field] = (changes.fields[field] ?? 0) + 1;
  if (changes.fields[field] > 1) return;
  const text = (value: unknown) => shorten(printed(value), MAX_EXAMPLE_LENGTH);
  changes.examples.push({ opportunity, field, from: text(from), to: text(to) });
}

export function mergeChanges(first: Changes, second: Changes): Changes {
  const fields = { ...first.fields };
  for (const [field, count] of Object.entries(second.fields)) fields[field] = (fields[field] ?? 0) + count;
  const known = new Set(first.examples.map(({ field }) => field));
  const more = second.examples.filter(({ field }) => !known.has(field));
  return { fields, examples: [...first.examples, ...more] };
}
