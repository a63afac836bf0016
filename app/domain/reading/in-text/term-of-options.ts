import type { KeyDate } from "../key-date";
import { OPTIONS_ALONE, TERM_OF_YEARS } from "../lengths/lengths-in-sentence";
import { isLine } from "../lengths/years-of-contract";

/**
 * The seasons or years of a contract say less than its length, and those in a title no more than a sentence or than the
 * contract's first and last day.
 */
export function withoutNeedlessYears(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const sure = dates.filter(({ standing }) => standing === "sure");
  const terms = sure.filter(({ kind }) => kind === "term");
  const hasLength = terms.some(({ rule }) => rule !== TERM_OF_YEARS);
  const hasSentence = terms.some(({ sentence }) => !isLine(sentence));
  const hasDays = (["start", "end"] as const).every((kind) =>
    sure.some((date) => date.kind === kind && date.localDay !== null),
  );
  return dates.filter(
    ({ rule, sentence }) =>
      rule !== TERM_OF_YEARS || !(hasLength || (isLine(sentence) && (hasSentence || hasDays))),
  );
}

/**
 * What a notice says of its contract's length where no sentence states it: by how much the contract may be extended.
 * Beside a stated length, a sentence about the options alone is left out.
 */
export function withTermOfOptions(dates: ReadonlyArray<KeyDate>): ReadonlyArray<KeyDate> {
  const [options] = dates.filter(({ rule }) => rule === OPTIONS_ALONE);
  if (!options) return dates;
  const isSure = (...kinds: ReadonlyArray<KeyDate["kind"]>) =>
    kinds.every((kind) => dates.some((date) => date.kind === kind && date.standing === "sure"));
  if (isSure("term")) return dates.filter(({ rule }) => rule !== OPTIONS_ALONE);
  return dates.map((date) => (date === options ? { ...date, standing: "sure", doubts: [] } : date));
}
