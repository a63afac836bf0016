import { FRENCH_OF } from "~/domain/classification/asked-for/requests";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork } from "~/domain/classification/phrases/work-words";
import type { FoldedText, Token } from "~/domain/classification/text/folded-text";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** A part of a list: words between commas, "and" and "et". */
type Conjunct = { from: number; to: number; isJoined: boolean };

const JOINTS = new Set(["and", "et"]);
const ONLY_COMMA = /^\s*,\s*$/;

/** The title's lists. Dashes, brackets and full stops end a list. */
function listsOf({ raw, tokens }: FoldedText): Array<Array<Conjunct>> {
  const lists: Array<Array<Conjunct>> = [[]];
  let isJoined = false;
  let isNew = true;
  for (const [at, token] of tokens.entries()) {
    const gap = raw.slice(tokens[at - 1]?.end ?? 0, token.start);
    if (token.stem === "" || (token.loose && at > 0 && !ONLY_COMMA.test(gap))) lists.push([]);
    isNew ||= token.stem === "" || token.loose;
    if (token.stem === "") continue;
    if (JOINTS.has(token.stem)) {
      isJoined = true;
      isNew = true;
      continue;
    }
    const list = lists.at(-1) ?? [];
    const last = list.at(-1);
    if (isNew || !last) list.push({ from: at, to: at + 1, isJoined });
    else last.to = at + 1;
    isNew = false;
    isJoined = false;
  }
  return lists;
}

/** Whether it names work and, besides, what the work is done to. */
function hasWorkAndObject(tokens: ReadonlyArray<Token>, { from, to }: Conjunct): boolean {
  const words = tokens.slice(from, to).map((token) => token.stem);
  const isWork = (word: string) => namesWork("build", word) || namesWork("rebuild", word);
  return (
    words.some(isWork) && words.some((word) => word.length > 2 && !isWork(word) && !LINK_WORDS.has(word))
  );
}

/** Whether it has work of its own, or shares the work of the list's head: "et de la ventilation". */
function isWorkedOn(tokens: ReadonlyArray<Token>, { from, to, isJoined }: Conjunct): boolean {
  if (isJoined && FRENCH_OF.has(tokens[from]?.stem ?? "")) return true;
  return tokens
    .slice(from, to)
    .some(({ stem }) => namesWork("build", stem) || namesWork("rebuild", stem) || namesWork("serve", stem));
}

/** The trades whose work is done beside building work. */
const BESIDE_BUILDING: ReadonlySet<Trade> = new Set(["electrical", "hvac"]);

/** Work that is done to buildings and rooms: not "travaux" or "mise à niveau". */
const ON_BUILDINGS = /renov|r[ée]nov|am[ée]nag|alteration|improvement|expansion|agrandi/i;

/**
 * Whether "and" or "et" joins another trade's work to building work that has its own object: "Hall Renovation and HVAC
 * Upgrade", "réaménagement du secrétariat et remplacement de l'éclairage". Then both are done.
 */
export function isJoinedToOtherWork(
  title: FoldedText,
  { start, phrase, text, work, isApart, rule }: PhraseEvidence,
  phrases: ReadonlyArray<PhraseEvidence>,
): boolean {
  if (work === "none" || work === "near" || isApart) return false;
  if (rule.strength === "work" && !ON_BUILDINGS.test(phrase)) return false;
  const { tokens } = title;
  const holds = ({ from, to }: Conjunct, begin: number, end: number) =>
    begin >= (tokens[from]?.start ?? 0) && end <= (tokens[to - 1]?.end ?? 0);
  const namesOther = (conjunct: Conjunct) =>
    phrases.some(
      (other) =>
        BESIDE_BUILDING.has(other.rule.service) &&
        !other.rule.generic &&
        other.work !== "none" &&
        holds(conjunct, other.start, other.start),
    );
  // The quoted text has the word for work that stands beside the thing.
  const begin = text.endsWith(phrase) ? start + phrase.length - text.length : start;
  for (const list of listsOf(title)) {
    const own = list.findIndex((each) => holds(each, begin, begin + text.length));
    const conjunct = list[own];
    if (!conjunct || !list.at(-1)?.isJoined) continue;
    if (namesOther(conjunct) || !hasWorkAndObject(tokens, conjunct)) return false;
    return list.slice(own + 1).some((other) => namesOther(other) && isWorkedOn(tokens, other));
  }
  return false;
}
