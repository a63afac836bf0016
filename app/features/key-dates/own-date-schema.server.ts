import { z } from "zod";
import { KEY_DATE_ERRORS } from "~/content/key-dates";
import { parseDay } from "~/domain/matching/closing-keys";
import { READER_ZONES } from "~/domain/reader-zones";
import { isInstantOf, isZone, MOST_PLACE_CHARACTERS, NOTED_KINDS } from "~/domain/reading/kept/noted-date";
import { KEY_DATE_ATTENDANCES } from "~/domain/reading/key-date";
import { hiddenField, textField } from "~/lib/form.server";

/** The zones on offer; a bid's own is added if it is another. */
export const ZONES = READER_ZONES;

const FIRST_DAY = "2015-01-01";
const LAST_DAY = "2100-12-31";
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const isDay = (text: string) => parseDay(text) !== null;
const isTime = (text: string) => text === "" || CLOCK.test(text);

/** The form of a date that a reader corrects or adds. `none` says that there is no such date; it needs no day. */
export const ownDateSchema = z
  .object({
    intent: z.enum(["save", "none", "remove"], KEY_DATE_ERRORS.unknownAction),
    /** The date that is corrected: as it was read, or the reader's own. */
    date: hiddenField,
    kind: z.enum(NOTED_KINDS, KEY_DATE_ERRORS.kind).optional(),
    day: textField("The day", 10),
    time: textField("The time", 5),
    zone: z.string(KEY_DATE_ERRORS.zone).max(60, KEY_DATE_ERRORS.zone).optional(),
    mandatory: z.enum(KEY_DATE_ATTENDANCES, KEY_DATE_ERRORS.mandatory).default("unsaid"),
    place: textField("The place", MOST_PLACE_CHARACTERS),
  })
  .superRefine(({ intent, kind, day, time, zone }, context) => {
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
    };
    if (intent === "remove") return;
    if (kind === undefined) refuse("kind", KEY_DATE_ERRORS.kind);
    if (intent === "none") return;
    if (day === "") refuse("day", KEY_DATE_ERRORS.noDay);
    else if (!isDay(day)) refuse("day", KEY_DATE_ERRORS.badDay);
    else if (day < FIRST_DAY || day > LAST_DAY) refuse("day", KEY_DATE_ERRORS.dayRange);
    if (zone !== undefined && !isZone(zone)) refuse("zone", KEY_DATE_ERRORS.zone);
    else if (!isTime(time)) refuse("time", KEY_DATE_ERRORS.badTime);
    else if (time !== "" && isDay(day) && zone !== undefined && !isInstantOf(day, time, zone))
      refuse("time", KEY_DATE_ERRORS.clocksChange);
  });

export type OwnDatePost = z.output<typeof ownDateSchema>;
