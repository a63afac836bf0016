import { z } from "zod";
import { ambiguityOf, EARLIEST_YEAR } from "~/sources/portal-dates";

/** The midnight at the end of a day, which ISO 8601 allows and JavaScript's dates do not. */
const END_OF_DAY = /T24:00(?::00(?:\.0+)?)?(?=(?:Z|[+-]\d\d:\d\d)$)/;

const withoutHour24 = (value: unknown) =>
  typeof value === "string" ? value.replace(END_OF_DAY, "T23:59:59.999") : value;

function problemOf(value: unknown): string {
  const ambiguity = typeof value === "string" ? ambiguityOf(value) : null;
  return ambiguity ? `${ambiguity}: send ISO 8601 with an offset` : "Must be ISO 8601 with an offset";
}

/** A moment as ISO 8601 with an offset. Programs write the year 1 for a date that they do not have. */
export const instant = z
  .preprocess(withoutHour24, z.iso.datetime({ offset: true, error: ({ input }) => problemOf(input) }))
  .transform((iso) => new Date(iso))
  .refine((at) => at.getUTCFullYear() >= EARLIEST_YEAR, `Must be in ${EARLIEST_YEAR} or later`);
