import type { Token } from "./contact-tokens";
import { NAMESAKES } from "./contact-words";
import { isGivenName } from "./given-names";
import { isPlace } from "./name-places";
import type { Run } from "./name-runs";
import { isInCapitals } from "./name-words";

/**
 * `named`: a label or a title says that a person follows. `near`: it stands beside a person's address, number or role.
 * `open`: nothing beside it says so.
 */
export type Evidence = "named" | "near" | "open";

/** Whether the run is a person's name. `ordinary` are the words that the text also writes in small letters. */
export function isPerson(run: Run, evidence: Evidence, ordinary: ReadonlySet<string>): boolean {
  const { words } = run;
  if (run.endsWithThing && !run.honorific && evidence === "open") return false;
  const [first, second] = [words[0]!, words[1]];
  // "A. Water" is an item of a list.
  if (run.endsWithThing && !run.honorific && words.slice(0, -1).every(({ text }) => text.length === 1))
    return evidence === "named";
  const given = (word: Token) => word.text.length > 1 && isGivenName(word.text);
  if (run.honorific || (run.endsWithThing && given(first))) return true;
  if (!second) return evidence === "named" && !ordinary.has(first.key) && (given(first) || !isPlace(run));
  const isOrdinary = (word: Token) => ordinary.has(word.key);
  const last = words.at(-1)!;
  if (words.length === 2 && NAMESAKES.has(`${first.key}${last.key}`)) return false;
  if (evidence === "open")
    return (
      given(first) && !isOrdinary(first) && words.slice(1).every((word) => !isOrdinary(word)) && !isPlace(run)
    );
  if (given(first) || given(last)) return !isPlace(run) || evidence === "named";
  if (isPlace(run) || (isShouted(run) && words.length > 3)) return false;
  return evidence === "named" ? !words.every(isOrdinary) : !words.some(isOrdinary);
}

/** Whether all of it is written in capitals. */
export const isShouted = ({ words }: Run): boolean => words.every(isInCapitals);
