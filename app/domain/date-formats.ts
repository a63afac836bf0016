/** One formatter for each zone, kept: making one costs more than all that it will ever format. */
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
