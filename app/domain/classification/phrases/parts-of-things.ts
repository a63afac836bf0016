import { LINK_WORDS, type PhraseMatch } from "~/domain/classification/phrases/phrase-index";
import type { Entry } from "~/domain/classification/phrases/phrase-matches";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { PhraseRule, Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** Parts that heating, lifts and generators have as well as waterworks: who services the whole replaces them. */
const PARTS = new Set(
  (
    "pump motor valve control controller piping vfd drive burner " +
    "pompe moteur vanne controle controleur regulateur tuyauterie conduite variateur automate"
  )
    .split(" ")
    .map(stem),
);
/** "Control panel", "panneau de contrôle". */
const PANELS = new Set(["panel", "panneau"]);
const CONTROLS = new Set(["control", "controle", "commande"]);

const WITH_PARTS: ReadonlySet<Trade> = new Set(["electrical", "hvac"]);

type Match = PhraseMatch<Entry>;

function namesPart(tokens: ReadonlyArray<Token>, { first, last }: Match): boolean {
  const words = tokens.slice(first, last + 1).map(({ stem: word }) => word);
  if (words.some((word) => PANELS.has(word))) return words.some((word) => CONTROLS.has(word));
  const [noun = "", final = ""] = [words[0], words.at(-1)];
  // "Pump replacement", "conduite d'alimentation".
  const isWorkedOn = final === "alimentation" || namesWork("build", final) || namesWork("serve", final);
  return PARTS.has(final) || (isWorkedOn && PARTS.has(noun));
}

/** A thing of a trade that services it as a whole, such as a boiler. */
function isOwner(match: Match | undefined, part: Match): boolean {
  return (
    match !== undefined &&
    match.rules.some(
      (rule) => rule !== "trap" && rule.strength === "thing" && WITH_PARTS.has(rule.service),
    ) &&
    match.rules.every((rule) => rule !== "trap" && !has(part, rule.service))
  );
}

const has = ({ rules }: Match, service: PhraseRule["service"]) =>
  rules.some((rule) => rule !== "trap" && rule.service === service);

/** "Boiler control panel": nothing stands between them. */
const isRightBefore = (tokens: ReadonlyArray<Token>, { last }: Match, { first }: Match) =>
  last + 1 === first && tokens[first]?.loose === false;

/** "Moteur de l'ascenseur". */
function isOf(tokens: ReadonlyArray<Token>, { last }: Match, { first }: Match): boolean {
  const between = tokens.slice(last + 1, first);
  return (
    between.length > 0 &&
    tokens[first]?.loose === false &&
    between.every((token) => !token.loose && LINK_WORDS.has(token.stem))
  );
}

/** Whether a phrase names a part of the thing that another trade's phrase names beside it. */
export function isPartOf(tokens: ReadonlyArray<Token>, part: Match, other: Match | undefined): boolean {
  if (other === undefined || !namesPart(tokens, part) || !isOwner(other, part)) return false;
  return other.first < part.first ? isRightBefore(tokens, other, part) : isOf(tokens, part, other);
}
