import type { Moment } from "../moments/moments";
import { WEEKDAY } from "../moments/month-names";
import { sought } from "../patterns/sought";
import type { Sentence } from "../sentences/sentence";

const FROM = sought(
  new RegExp(
    `(?<![a-z])(?:no earlier than|not earlier than|no sooner than|not before|from|between(?: the dates of)?|beginning|starting|commencing|as of|effective|after|since|posted|issued|entre(?: le)?|a compter d[ue]|a partir d[ue]|depuis|des)(?: on| le)?\\s{0,2}(?:the |(?:${WEEKDAY}),?\\s)?$`,
  ),
);
/** "Bids are accepted from March 3": the first day, not the last. "From 10:00 to 11:00 on March 3" is one day. */
export const isFrom = ({ folded }: Sentence, { start, hour }: Moment) =>
  !(hour?.isRange && hour.start === start) && FROM.test(folded.slice(Math.max(0, start - 36), start), folded);
/** "Opened from 11:00 a.m. on March 3": the hour at which it begins. */
const BEGINS_AT = /(?<![a-z])(?:beginning|starting|commencing|a compter de|a partir de)(?: at)?\s{0,2}$/;
export const beginsAt = ({ folded }: Sentence, { start, hour }: Moment) =>
  hour !== null && hour.start === start && BEGINS_AT.test(folded.slice(Math.max(0, start - 24), start));
