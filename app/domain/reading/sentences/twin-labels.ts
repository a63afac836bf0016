import type { Sentence } from "./sentence-type";

/** "Pre-bid time:" after "Pre-bid date:" */
export const isTwinOf = ({ folded }: Sentence, label: Sentence) => {
  const name = HOUR_NAME.exec(folded)?.[1];
  return name !== undefined && DAY_NAME.exec(label.folded)?.[1] === name;
};
const HOUR_NAME = /^\W{0,4}([a-z][a-z' -]{2,40}?) (?:start )?(?:time|hour)\s?:?(?![a-z])/;
const DAY_NAME = /^\W{0,4}([a-z][a-z' -]{2,40}?) (?:start )?(?:date|day)\s?:?(?![a-z])/;
