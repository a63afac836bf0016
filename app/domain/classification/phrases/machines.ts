import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { PhraseRule } from "~/domain/classification/vocabulary/phrase-rule";

/** What drives, sails or flies, and devices with batteries of their own: their lights and motors are no building's. */
const MACHINES = new Set(
  (
    "vehicle truck boat vessel ship ferry aircraft helicopter airplane ambulance zamboni locomotive forklift tractor " +
    "stretcher defibrillator laptop vehicule camion navire bateau traversier embarcation aeronef avion helicoptere " +
    "locomotive surfaceuse civiere defibrillateur"
  )
    .split(" ")
    .map(stem),
);

/** What buildings and car parks have for vehicles: "bornes de recharge pour véhicules". */
const FOR_MACHINES =
  /charg|borne|prise|detect|barri|gate|exhaust|echappement|wash|bay|parking|power|alimentation/;

const ABOARD = new Set(["on", "for", "in", "of", "aboard", "sur", "pour", "dans", "a", "bord"]);

/** "Vessel HVAC", "éclairage d'aéronef", "emergency lights on police vehicles": the thing is a machine's. */
export function isOfMachine(
  tokens: ReadonlyArray<Token>,
  { service, strength }: PhraseRule,
  first: number,
  last: number,
): boolean {
  if (strength !== "thing" || (service !== "electrical" && service !== "hvac")) return false;
  if (tokens.slice(first, last + 1).some(({ stem: word }) => FOR_MACHINES.test(word))) return false;
  const isMachine = (at: number) => MACHINES.has(tokens[at]?.stem ?? "");
  if (!tokens[first]?.loose && isMachine(first - 1)) return true;
  let at = last + 1;
  while (!tokens[at]?.loose && (LINK_WORDS.has(tokens[at]?.stem ?? "") || ABOARD.has(tokens[at]?.stem ?? "")))
    at += 1;
  if (at === last + 1 || tokens[at]?.loose) return false;
  // One word may describe the machine: "on police vehicles".
  return isMachine(at) || (!tokens[at + 1]?.loose && isMachine(at + 1));
}
