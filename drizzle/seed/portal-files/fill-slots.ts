import type { Random } from "./random";

export type SlotWords = Record<string, string | undefined>;

/** Slots for places. Not every buyer has one of each. */
export const PLACE_SLOTS = ["facility", "road", "park", "school", "arena", "library", "hospital"] as const;

const SLOT = /\{([^{}]+)\}/g;
const RANGE = /^(\d+)-(\d+)$/;

/** Fills `{name}` from `words` and `{least-most}` with a number. Throws on an unknown slot. */
export function fillSlots(template: string, words: SlotWords, random: Random): string {
  return template.replace(SLOT, (_, slot: string) => {
    const range = RANGE.exec(slot);
    if (range) return rounded(random.whole(Number(range[1]), Number(range[2])));
    const word = words[slot];
    if (word === undefined) throw new Error(`No word for the slot ${slot} in "${template}"`);
    return word;
  });
}

/** Large counts in notices are round. */
function rounded(value: number): string {
  if (value >= 1000) return String(Math.round(value / 50) * 50);
  return String(value >= 100 ? Math.round(value / 5) * 5 : value);
}

/** Whether the template's place slots can be filled by what the buyer has. */
export function needsOnly(template: string, words: SlotWords): boolean {
  return PLACE_SLOTS.every((slot) => !template.includes(`{${slot}}`) || words[slot] !== undefined);
}

/** Replaces `{yy}` with the year's last two digits and each `#` with a digit of `serial`, aligned to the right. */
export function fillNumbering(numbering: string, serial: number, year: number): string {
  const places = numbering.replaceAll(/[^#]/g, "").length;
  const digits = String(serial % 10 ** places).padStart(places, "0");
  let place = 0;
  return numbering
    .replace("{yy}", String(year % 100).padStart(2, "0"))
    .replaceAll("#", () => digits[place++] ?? "0");
}
