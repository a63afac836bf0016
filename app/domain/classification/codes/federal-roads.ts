/**
 * How the American highway administration numbers its projects on federal lands: state, programme, site, number and
 * phase, as in "TX FW LGA 10(5) Steve Thompson Wildlife Drive".
 */
const FEDERAL_ROAD =
  /\b(?:[A-Z]{2} )?(?:[A-Z]{2} )?(?:FLAP|ERFO|NP|FW|FWS|FS|FTFW|FTNP|FTFS|FH|PRA|ST)\b(?: [A-Z\d/-]{2,12}){1,4} ?[\d-]{0,7}\(\d{1,2}[A-Z]?\)/;

/** Whether a title is that of a road project on federal lands: roads are rebuilt there even if no word says so. */
export function isFederalRoad(title: string): boolean {
  return FEDERAL_ROAD.test(title);
}
