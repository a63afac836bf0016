import type { KeyDate } from "../key-date";
import { isVaguePlace } from "../meetings/place-words";
import { isSameMoment } from "./checks";

/** One record for what several sentences say: the first that has the hour, and the sure one before a doubtful one. */
export function distinct(dates: ReadonlyArray<KeyDate>): Array<KeyDate> {
  const kept: Array<KeyDate> = [];
  for (const date of dates) {
    const same = kept.findIndex((other) => isSame(other, date));
    const other = kept[same];
    if (!other) kept.push(date);
    else if (other.at === null && date.at !== null) kept[same] = withPlaceOf(other, date);
    // What one sentence says of attending holds for the same meeting in another that says nothing of it.
    else if (
      other.mandatory === "unsaid" &&
      date.mandatory !== "unsaid" &&
      other.at?.getTime() === date.at?.getTime()
    )
      kept[same] = withPlaceOf(other, date);
    // Of two sentences for one meeting the one that says where it is held is shown.
    else if (saysWhere(date) && !saysWhere(other) && other.kind === "site_meeting")
      kept[same] = date.mandatory === other.mandatory && date.at !== null ? date : withPlaceOf(date, other);
  }
  return kept;
}

const saysWhere = ({ place }: KeyDate) => place !== null && !isVaguePlace(place);

const withPlaceOf = (from: KeyDate, date: KeyDate): KeyDate =>
  saysWhere(from) && !saysWhere(date) ? { ...date, place: from.place } : date;

function isSame(a: KeyDate, b: KeyDate): boolean {
  if (a.kind !== b.kind || a.standing !== b.standing || a.precision === "none" || b.precision === "none")
    return false;
  if (a.kind === "validity") return a.days === b.days;
  if (a.precision === "relative" && b.precision === "relative") return true;
  return a.localDay !== null && isSameMoment(a, b);
}
