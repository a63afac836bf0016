import { sought } from "../patterns/sought";

/** "At that time the bids will be opened": the date that the sentence before states. */
export const AT_THAT_TIME = sought(
  /^(?:at|by) (?:that|this|the same|said|such) (?:place and |date and |day and )?(?:time|hour|date)(?![a-z])|^a (?:cette|la meme) heure|^a ce moment/,
);

/** "Proposals will be, at that date, time and place, publicly opened", "… this hour, at which time bids will be opened" */
export const OPENED_AT_THAT_TIME = sought(
  /(?<![a-z])at (?:which|that|this|the said|said|such) (?:same )?(?:date|day|time|hour|place)(?:,? (?:and )?(?:date|day|time|hour|place|location)){0,3},? (?:(?:and|all|the|said|such|sealed|received|bids|proposals|tenders|submissions|quotations|they|shall|will|be|then),? ){0,6}(?:publicly )?opened/,
);
/** "Bids received on time will be publicly opened at that time at the Town Hall" */
const OPENED_THEN = sought(/opened[^.;]{0,60} at (?:that|this|said|such|the same) (?:same )?time(?![a-z])/);

/** Whether a sentence without a date opens bids at the time that another sentence states. */
export const speaksOfThatTime = (folded: string): boolean =>
  [AT_THAT_TIME, OPENED_THEN, OPENED_AT_THAT_TIME].some((words) => words.test(folded));
