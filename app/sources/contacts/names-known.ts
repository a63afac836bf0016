import { placesNamed } from "~/domain/geography/names/gazetteer";
import { type Token, tokensOf } from "./contact-tokens";
import { PARTICLES, THINGS_AND_SURNAMES } from "./contact-words";
import { isGivenName } from "./given-names";
import type { KnownPeople, Reading, Span } from "./name-reading";
import { isRole } from "./name-words";

const MIN_PAIR = 6;

/** The other places where names stand that were found, and names that an address contains. */
export function namesKnown(
  { tokens, ordinary }: Reading,
  found: ReadonlyArray<Span>,
  known: KnownPeople,
): Array<Span> {
  const pairs = new Set(found.flatMap((span) => pairsOf(tokens.slice(span.start, span.end))));
  const mailboxes = new Set(known.mailboxes.flatMap(formsOfMailbox));
  if (pairs.size === 0 && mailboxes.size === 0) return [];
  const parts = new Set(
    [...pairs].flatMap((pair) => pair.split(" ")).filter((word) => isRareWord(word, ordinary)),
  );
  const spans: Array<Span> = [];
  tokens.forEach((token, start) => {
    if (!canBeNamed(token)) return;
    if (parts.has(token.key) && isAlone(tokens, start)) spans.push({ start, end: start + 1 });
    if (mailboxes.has(token.key) && isGivenName(token.text) && !ordinary.has(token.key) && token.capital)
      spans.push({ start, end: start + 1 });
    const end = nextWord(tokens, start);
    const second = end === null ? undefined : tokens[end];
    if (end === null || !second || !canBeNamed(second)) return;
    if (pairs.has(`${token.key} ${second.key}`) || isOfMailbox(token, second, mailboxes))
      spans.push({ start, end: end + 1 });
  });
  return spans;
}

const canBeNamed = (token: Token) =>
  token.kind === "word" &&
  token.key.length > 1 &&
  (!token.isThing || THINGS_AND_SURNAMES.has(token.key)) &&
  !isRole(token);

/** Whether a word of a name stands for the person also where it is alone. */
function isRareWord(word: string, ordinary: ReadonlySet<string>) {
  return (
    word.length > 2 && !ordinary.has(word) && !THINGS_AND_SURNAMES.has(word) && placesNamed(word).length === 0
  );
}

/** Whether a word with a capital has no other beside it: "Clark" in "Clark Builders" is a firm's. */
function isAlone(tokens: ReadonlyArray<Token>, at: number) {
  return tokens[at]!.capital && !tokens[at - 1]?.capital && !tokens[at + 1]?.capital;
}

/** The next word of a name, after an initial, a particle or a comma. */
function nextWord(tokens: ReadonlyArray<Token>, start: number) {
  for (let at = start + 1; at <= start + 3; at += 1) {
    const token = tokens[at];
    if (!token) return null;
    const skipped =
      token.text === "," ||
      token.text === "." ||
      token.kind === "break" ||
      token.key.length === 1 ||
      PARTICLES.has(token.key);
    if (!skipped) return token.kind === "word" ? at : null;
  }
  return null;
}

/** Every two neighbours of a name in both orders, and its first and last word. */
function pairsOf(name: ReadonlyArray<Token>) {
  const keys = name.filter(canBeNamed).map(({ key }) => key);
  const pairs = keys.slice(1).map((key, index): [string, string] => [keys[index]!, key]);
  if (keys.length > 2) pairs.push([keys[0]!, keys.at(-1)!]);
  return pairs.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]);
}

const lettersOf = (text: string) =>
  tokensOf(text)
    .map(({ key }) => key)
    .join("");

/** "jane.doe" can be found as "janedoe"; "jane" too, if the other part is no department. */
function formsOfMailbox(mailbox: string) {
  const parts = mailbox
    .split(/[._-]/, 4)
    .map(lettersOf)
    .filter((part) => part !== "");
  return [parts.join(""), ...(parts.length <= 2 ? parts : [])];
}

function isOfMailbox(first: Token, second: Token, mailboxes: ReadonlySet<string>) {
  const capitals = [first, second].filter(({ capital }) => capital).length;
  const isName = capitals === 2;
  if (capitals === 1 || (capitals === 0 && !isGivenName(first.text))) return false;
  const [a, b] = [first.key, second.key];
  const whole = [`${a}${b}`, `${b}${a}`];
  const short = [`${a[0]}${b}`, `${b}${a[0]}`, `${b[0]}${a}`, `${a}${b[0]}`, `${b}${a}`];
  if (whole.some((form) => form.length >= MIN_PAIR && mailboxes.has(form))) return true;
  return isName && short.some((form) => form.length >= 4 && mailboxes.has(form));
}
