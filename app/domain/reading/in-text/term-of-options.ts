import type { KeyDate } from "../key-date";
import { OPTIONS_ALONE } from "../lengths/lengths-in-sentence";

/**
 * What a notice says of its contract's length where neither a sentence nor its first and last day state it: by how much
 * the contract may be extended. Beside a stated length, a sentence about the options alone is left out.
 */
export function withTermOfOptions(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const [options] = dates.filter(({ rule }) => rule === OPTIONS_ALONE);
  if (!options) return dates;
  const isSure = (...kinds: ReadonlyArray<KeyDate["kind"]>) =>
    kinds.every((kind) => dates.some((date) => date.kind === kind && date.standing === "sure"));
  if (isSure("term")) return dates.filter(({ rule }) => rule !== OPTIONS_ALONE);
  if (isSure("start", "end")) return dates;
  return dates.map((date) => (date === options ? { ...date, standing: "sure", doubts: [] } : date));
}
