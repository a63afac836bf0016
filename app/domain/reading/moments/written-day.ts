/** A day as written. `orders` has the readings that figures allow; `year` is `null` where none is written. */
export type WrittenDay = {
  start: number;
  end: number;
  readings: ReadonlyArray<{ month: number; day: number }>;
  year: number | null;
  otherYear: number | null;
  weekday: number | null;
  /** One of several days of a month: "December 1, 2 and 3". */
  isListed?: boolean;
  /** The last of several days: "du 24 au 26 novembre". */
  endsRange?: boolean;
  /** The first of several days, "December 1 to 3, 2026": of visits it tells when they begin. */
  startsRange?: boolean;
};
