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
