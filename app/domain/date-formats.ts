import { remembered } from "./remembered";

/** Keeps one formatter per time zone, because constructing one is far slower than formatting with it. */
export function dateFormats(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat("en-CA", { ...options, timeZone });
    made.set(timeZone, format);
    return format;
  };
}

type Asked = { instant: Date; timeZone: string };

/** An instant in milliseconds and the name of a zone. */
const LONGEST_NAME = 64;

/** Keeps what was made of an instant: formatting is slow, and pages ask again and again for the same closing dates. */
export function rememberedDate<T extends string | object>(
  read: (instant: Date, timeZone: string) => T,
): (instant: Date, timeZone: string) => T {
  const answer = remembered(
    ({ instant, timeZone }: Asked) => read(instant, timeZone),
    ({ instant, timeZone }) => `${instant.getTime()} ${timeZone}`,
    LONGEST_NAME,
  );
  return (instant, timeZone) => answer({ instant, timeZone });
}
