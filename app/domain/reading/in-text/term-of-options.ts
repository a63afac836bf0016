import type { KeyDate } from "../key-date";
import { OPTIONS_ALONE } from "../lengths/lengths-in-sentence";

/**
 * What a notice says of its contract's length where no sentence states that of the contract itself: by how much it may be
 * extended. Where one does, a sentence about the options alone adds nothing.
 */
export function withTermOfOptions(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const [options] = dates.filter(({ rule }) => rule === OPTIONS_ALONE);
  if (!options) return dates;
  const isStated = dates.some(({ kind, standing }) => kind === "term" && standing === "sure");
  return dates
    .filter((date) => date.rule !== OPTIONS_ALONE || (date === options && !isStated))
    .map((date) => (date === options ? { ...date, standing: "sure", doubts: [] } : date));
}
