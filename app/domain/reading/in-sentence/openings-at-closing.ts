import type { KeyDateKind } from "../key-date";
import type { Sentence } from "../sentences/sentence";
import { IS_DENIED, NO_INSTANT } from "./another-day";
import type { Found } from "./found-date";

const AT_THAT_TIME =
  /(?:at|by) (?:which|that|this|such|said|the same) (?:time|point|place|date|hour)|whereupon|and (?:are |is )(?:then |immediately |thereafter )(?:publicly )?(?=opened)|when (?:they|bids|all|the|said)|and then(?= .{0,40}(?:public|read aloud|at (?:said|that|the same)))|and (?:will be |shall be )?(?:then |thereafter )*publicly (?:then |thereafter )*(?=opened)|and (?:will |shall )(?:be )?then (?:be )?(?:publicly )?(?=opened)|, then(?= (?:be )?(?:publicly |opened))|at which|a ce moment|a cette heure|(?:date|heure|moment|lieu)s? (?:auxquelles|a laquelle|auquel)/;
/** After the words for the opening: "… and opened in Room 2 at that time" */
const AT_SAME_TIME =
  /(?:at|by) (?:that|this|that same|the same|the said|the closing|the above) (?:place and |date and |day and )?(?:time|hour|date)|right then|then and there|at closing(?: time)?(?![a-z])|(?:at|a) (?:the )?time of closing|a (?:cette|la meme) heure|a ce moment/;
/** "… opened, with the results posted shortly thereafter": the opening itself is at the closing. */
const RESULTS =
  /(?:,|;| and| with) (?:with |and )?(?:the |all )?(?:unofficial |bid |tender |preliminary ){0,2}(?:results?|tabulations?|prices)(?![a-z]).*$/;
const READ_AT_ONCE = /and (?:publicly )?read (?:aloud )?immediately/;
const CLOSINGS: ReadonlyArray<KeyDateKind> = ["closing", "sub_bid_closing"];

/** "… and will be opened at the Select Board meeting that night": the day is said, and no hour. */
const THAT_DAY =
  /^[^.;]{0,90}?(?<![a-z])(?:(?:that|the)(?: same)?|this) (?:night|evening|afternoon|same day)(?![a-z])/;
/** "… opened and read aloud, with the contract being awarded on March 10" */
const OF_AWARD = /(?<![a-z])(?:award\w*|act(?:ed|ion) (?:up)?on|consider(?:ed|ation)|adjudicat\w*)(?![a-z])/;

/** "… until 2:00 p.m., March 3, 2026, at which time they will be opened": the opening is at the closing. */
export function openingsAtThatTime(
  { cues, folded, moments, loneHours }: Sentence,
  found: ReadonlyArray<Found>,
): Array<Found> {
  return cues
    .filter(({ kind }) => kind === "opening")
    .flatMap((cue) => {
      const closing = found.findLast(
        ({ kind, moment }) => CLOSINGS.includes(kind) && moment.end <= cue.start,
      );
      if (!closing || loneHours.some(({ start, isRange }) => !isRange && start >= cue.end)) return [];
      if (
        moments.some(
          ({ start }) =>
            (start >= cue.end && !OF_AWARD.test(folded.slice(cue.end, start))) ||
            (start > closing.moment.start && start < cue.start),
        )
      )
        return [];
      const isOnThatDay =
        loneHours.length === 0 &&
        closing.kind === "closing" &&
        THAT_DAY.test(folded.slice(cue.end)) &&
        !AT_SAME_TIME.test(folded.slice(cue.end - 9, cue.end + 60)) &&
        !IS_DENIED.test(folded.slice(closing.moment.end, cue.end));
      if (isOnThatDay)
        return [
          {
            kind: "opening" as const,
            rule: "opening/on that day",
            moment: { ...closing.moment, hour: null },
            cue,
          },
        ];
      const between = folded.slice(closing.moment.end, cue.end);
      const after = folded
        .slice(cue.end - 9, cue.end + 60)
        .replace(RESULTS, "")
        .replace(READ_AT_ONCE, "");
      if (
        closing.moment.hour === null ||
        !(AT_THAT_TIME.test(between) || AT_SAME_TIME.test(after)) ||
        NO_INSTANT.test(between.replace(/thereafter/, "")) ||
        IS_DENIED.test(between) ||
        NO_INSTANT.test(after)
      )
        return [];
      // Filed sub-bids are opened before the general bids.
      if (closing.kind !== "closing") return [];
      return [{ kind: "opening" as const, rule: "opening/at the closing", moment: closing.moment, cue }];
    });
}
