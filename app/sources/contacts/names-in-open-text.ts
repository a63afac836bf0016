import type { Token } from "./contact-tokens";
import { FILLERS, POSTNOMINALS, ROLES } from "./contact-words";
import type { Reading, Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPartOfThing } from "./names-at";
import { isPerson, isShouted } from "./persons";

/** Words before the person that a French place is named after: "parc Jean-Drapeau". */
const FRENCH_PLACES = new Set(
  "rue avenue allee chemin montee rang impasse promenade quai parc pont edifice ecole centre place boulevard lac riviere hopital bibliotheque arena stade pavillon salle".split(
    " ",
  ),
);

/** How many tokens a role may stand after a name: "Jane Doe is the Contracting Officer". */
const ROLE_REACH = 8;

/** Names that a title or a role beside them shows, and if `openly`, their given name alone. */
export function namesInOpenText(reading: Reading, openly: boolean): Array<Span> {
  const { tokens, ordinary } = reading;
  const spans: Array<Span> = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const run = runAt(tokens, at);
    if (!run) continue;
    const evidence = hasRole(tokens, run) && !isShouted(run) ? "near" : "open";
    const isShown = openly || evidence === "near" || run.honorific;
    if (isShown && !isNamedAfter(tokens, run) && isPerson(run, evidence, ordinary)) spans.push(run);
    at = run.end - 1;
  }
  return spans;
}

function hasRole(tokens: ReadonlyArray<Token>, { start, end }: Run) {
  const before = tokens[start - 1];
  const comma = before?.text === "," ? tokens[start - 2] : before;
  if (comma?.kind === "word" && ROLES.has(comma.key)) return true;
  const next = tokens[end];
  if (next?.kind === "word") return ROLES.has(next.key);
  if (!next || ![",", "(", "–", "-"].includes(next.text)) return false;
  const following = tokens.slice(end + 1, end + 1 + ROLE_REACH);
  const role = following.findIndex(({ key }) => ROLES.has(key));
  return role >= 0 && following.slice(0, role).every((token) => token.kind === "mark" || isBetween(token));
}

/** What may stand between a name and its role: letters after a name, an office. */
const isBetween = (token: Token) =>
  token.key.length === 1 || POSTNOMINALS.has(token.key) || FILLERS.has(token.key) || token.isThing;

/** "Jane Doe VA Medical Center" */
const isBeforeAcronymOfThing = (tokens: ReadonlyArray<Token>, at: number) =>
  /^[A-Z]{2,4}$/.test(tokens[at]?.text ?? "") &&
  tokens[at + 1]?.capital === true &&
  tokens[at + 1]!.isThing &&
  !ROLES.has(tokens[at + 1]!.key);

/** Streets, buildings and firms are named after people: "rue Jean Talon", "Terry Fox Drive", "Roy & Sons". */
function isNamedAfter(tokens: ReadonlyArray<Token>, run: Run) {
  if (isPartOfThing(tokens, run) || isBeforeAcronymOfThing(tokens, run.end)) return true;
  const [before, next] = [tokens[run.start - 1], tokens[run.end]];
  if (next?.text === "&" || before?.text === "&") return true;
  if (before?.kind === "word" && FRENCH_PLACES.has(before.key) && before.isThing) return true;
  if (next?.kind === "word" && next.isThing && !ROLES.has(next.key)) return next.capital;
  if (before?.kind === "number" && !run.honorific) return true;
  return (
    before?.kind === "word" &&
    before.isThing &&
    (before.capital || FRENCH_PLACES.has(before.key)) &&
    !ROLES.has(before.key)
  );
}
