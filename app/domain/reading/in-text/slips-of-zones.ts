import { DateTime } from "luxon";
import { HOUR_MS } from "~/domain/duration";
import type { KeyDate, ReaderInput } from "../key-date";

/** Words for summer time: "2:00 p.m. EDT", « 14 h HAE » */
const SUMMER = /(?<![A-Za-z])(?:[ECMPAN]\.?D\.?T|HA[ECRPAT])(?![A-Za-z])|daylight|heure avancée/;

/** The same hour of the clock in a zone of the notice, where the text names another's. */
const onClockOf = ({ localDay, localTime }: KeyDate, zone: string) =>
  DateTime.fromISO(`${localDay}T${localTime}`, { zone }).toMillis();

/**
 * Whether the portal's closing is what a text means that names its zone carelessly: summer time in winter ("2:00 p.m. EDT"
 * of December, an hour earlier on the clock), or another zone than its place's. Only where the portal's is the earlier one:
 * who keeps to it is never late.
 */
export function isSlipOfZone(closing: Date, date: KeyDate, zones: ReaderInput["zones"]): boolean {
  const { at, localTime, zone, zoneBasis, sentence } = date;
  if (at === null || localTime === null || zone === null || zoneBasis !== "stated" || closing >= at)
    return false;
  const isWinter = !DateTime.fromJSDate(at, { zone }).isInDST;
  if (isWinter && SUMMER.test(sentence) && closing.getTime() === at.getTime() - HOUR_MS) return true;
  return [zones.place, zones.buyer, zones.portal].some(
    (own) => own !== null && own !== zone && onClockOf(date, own) === closing.getTime(),
  );
}

/** The portal's closing, as the text's own clock shows it. */
export function atPortals(date: KeyDate, closing: Date): KeyDate {
  const local = DateTime.fromJSDate(closing, { zone: date.zone ?? undefined });
  return { ...date, at: closing, localDay: local.toISODate(), localTime: local.toFormat("HH:mm") };
}
