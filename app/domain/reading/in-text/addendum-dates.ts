import type { KeyDate, KeyDateKind } from "../key-date";
import type { Sentence } from "../sentences/sentence";
import { isSameMoment } from "./checks";

/** "Addendum 1 – the date of the site visit is March 6, 2026" */
const ADDENDUM =
  /^\W{0,4}(?:addend(?:um|a)|amendment|bulletin|modificatif|additif)(?: (?:no|number|n)\.?)? ?[#°]? ?\d{1,2}(?![\d/.-])/;
/** Another one besides those that were stated. */
const ADDS =
  /(?<![a-z])(?:second|another|additional|extra|further|also|added|deuxieme|autre|supplementaire)(?![a-z])/;
const KINDS: ReadonlyArray<KeyDateKind> = ["site_meeting", "closing"];

const isSure = ({ standing, localDay }: KeyDate) => standing === "sure" && localDay !== null;

/** A meeting or a closing whose date an addendum states is on that day alone. */
export function withoutBeforeAddendum(
  dates: ReadonlyArray<KeyDate>,
  sentences: ReadonlyArray<Sentence>,
): ReadonlyArray<KeyDate> {
  const addenda = new Set(
    sentences.filter(({ folded }) => ADDENDUM.test(folded) && !ADDS.test(folded)).map(({ start }) => start),
  );
  if (addenda.size === 0) return dates;
  const news = dates.filter((date) => KINDS.includes(date.kind) && isSure(date) && addenda.has(date.start));
  const isOld = (date: KeyDate) =>
    isSure(date) &&
    news.some(({ kind, start }) => kind === date.kind && date.start < start) &&
    !addenda.has(date.start) &&
    !news.some((one) => one.kind === date.kind && isSameMoment(one, date));
  const old = dates.filter(isOld);
  const wasMandatory = old.some(({ mandatory }) => mandatory === "yes");
  return dates.map((date) => {
    if (old.includes(date)) return { ...date, standing: "check", doubts: [...date.doubts, "replaced"] };
    // A mandatory meeting on another day is still mandatory.
    const isStill = wasMandatory && news.includes(date) && date.mandatory === "unsaid";
    return isStill && date.kind === "site_meeting" ? { ...date, mandatory: "yes" } : date;
  });
}
