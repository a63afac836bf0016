import { IANAZone } from "luxon";
import { TORONTO } from "./zoned-time";

/** The zones that a reader can choose. */
export const READER_ZONES: ReadonlyArray<{ value: string; label: string }> = [
  { value: TORONTO, label: "Eastern (Toronto, New York)" },
  { value: "America/Winnipeg", label: "Central (Winnipeg, northwestern Ontario, Chicago)" },
  { value: "America/Regina", label: "Saskatchewan" },
  { value: "America/Edmonton", label: "Mountain (Edmonton)" },
  { value: "America/Vancouver", label: "Pacific (Vancouver)" },
  { value: "America/Halifax", label: "Atlantic (Halifax)" },
  { value: "America/St_Johns", label: "Newfoundland" },
];

export const isReaderZone = (zone: string) => READER_ZONES.some(({ value }) => value === zone);

const WINTER = Date.UTC(2026, 0, 15);
const SUMMER = Date.UTC(2026, 6, 15);

/** The one of them with the clocks of this zone, in winter and in summer; `null` if none has. */
export function readerZoneOf(zone: string): string | null {
  const clocks = (name: string) => [WINTER, SUMMER].map((at) => IANAZone.create(name).offset(at)).join();
  return READER_ZONES.find(({ value }) => clocks(value) === clocks(zone))?.value ?? null;
}

/** The same; Toronto if none has. */
export const readerZoneLike = (zone: string): string => readerZoneOf(zone) ?? TORONTO;
