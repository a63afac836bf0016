import type { Token } from "./contact-tokens";
import type { Reading, Span } from "./name-reading";
import { runAt } from "./name-runs";
import { isPartOfThing } from "./names-at";
import { isPerson } from "./persons";

const JOINTS = new Set([",", "and", "et", "&", "/", ";", "or", "ou"]);
const MAX_JOINTS = 3;

/** Names that a comma, "and" or a new line joins to a name that was found, and the names joined to those. */
export function namesJoined(reading: Reading, found: ReadonlyArray<Span>): Array<Span> {
  if (found.length === 0) return [];
  const ends = new Set(found.map(({ end }) => end));
  const starts = new Set(found.map(({ start }) => start));
  const joined: Array<Span> = [];
  reading.tokens.forEach((_, start) => {
    if (starts.has(start)) return;
    const run = personAt(reading, start);
    if (
      !run ||
      !(ends.has(beforeJoints(reading.tokens, start)) || starts.has(afterJoints(reading.tokens, run.end)))
    )
      return;
    ends.add(run.end);
    joined.push(run);
  });
  return joined;
}

function personAt({ tokens, ordinary }: Reading, start: number) {
  const run = runAt(tokens, start);
  return run && run.words.length > 1 && isPerson(run, "near", ordinary) && !isPartOfThing(tokens, run)
    ? run
    : null;
}

const isJoint = (token: Token | undefined) =>
  token !== undefined && (JOINTS.has(token.text) || token.kind === "break");

/** Where the name before the joints ends; -1 if there is no joint. A line break alone joins nothing. */
function beforeJoints(tokens: ReadonlyArray<Token>, start: number) {
  let at = start;
  while (at > start - MAX_JOINTS && isJoint(tokens[at - 1])) at -= 1;
  return tokens.slice(at, start).some(({ kind }) => kind !== "break") ? at : -1;
}

function afterJoints(tokens: ReadonlyArray<Token>, end: number) {
  let at = end;
  while (at < end + MAX_JOINTS && isJoint(tokens[at])) at += 1;
  return tokens.slice(end, at).some(({ kind }) => kind !== "break") ? at : -1;
}
