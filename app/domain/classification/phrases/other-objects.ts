import { NUMBER } from "~/domain/classification/asked-for/requests";
import type { Surroundings } from "~/domain/classification/phrases/nearest-work";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import { stem } from "~/domain/classification/text/folded-text";

/** Work that is done to equipment as often as to buildings. */
const WORK_ON_EQUIPMENT = new Set(
  (
    "replacement replace repair renewal upgrade installation install removal modernization relocation " +
    "remplacement renouvellement reparation modernisation installation ajout deplacement mise montage creation"
  )
    .split(" ")
    .map(stem),
);

/** French words after which a building says only where the work is: "Remplacement de l'autoclave au pavillon B". */
const PLACE_LINKS = new Set(["au", "aux", "a", "dans", "chez"]);
/** "Mise aux normes", "mise à niveau". */
const IS_UPGRADE = new Set(["mise", "remise"]);

/** " - " separates a site, ", " the items of a list. */
const SHORTEST_DASH = 3;

function isDashed(tokens: Surroundings["tokens"], at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return token?.loose === true && before !== undefined && token.start - before.end >= SHORTEST_DASH;
}

/** "Emergency Repairs", "Interior Renovation": such a word is no object. */
const NO_OBJECTS = new Set(
  (
    "emergency interior exterior general major minor new complete full partial annual various miscellaneous phase " +
    "capital site facility building urgent call need city county fy immediate structural proposed total existing"
  )
    .split(" ")
    .map(stem),
);

/** "Kitchen Equipment Replacement": English names the object before the work. */
function hasObjectBefore(tokens: Surroundings["tokens"], work: number): boolean {
  const before = tokens[work - 1];
  if (!before || before.stem === "" || tokens[work]?.loose) return false;
  return (
    before.stem.length > 2 &&
    !NO_OBJECTS.has(before.stem) &&
    !LINK_WORDS.has(before.stem) &&
    !NUMBER.test(before.stem)
  );
}

/**
 * Whether the work before a building has an object of its own, so that the building is only the place: in "Réparation
 * du compacteur - École Saint-Joseph" the school is not repaired.
 */
export function hasOtherObject({ tokens }: Surroundings, work: number, building: number): boolean {
  if (work >= building || !WORK_ON_EQUIPMENT.has(tokens[work]?.stem ?? "")) return false;
  const isNumbered = NUMBER.test(tokens[building + 1]?.stem ?? "");
  let objects = hasObjectBefore(tokens, work) ? 1 : 0;
  for (let at = work + 1; at <= building; at += 1) {
    const token = tokens[at];
    if (!token) return false;
    const isPlace =
      isDashed(tokens, at) ||
      // "Repairs of medical equipment, Bldg 1245".
      (isNumbered && at === building && token.loose) ||
      (PLACE_LINKS.has(token.stem) && !IS_UPGRADE.has(tokens[at - 1]?.stem ?? ""));
    if (isPlace) return objects > 0;
    if (!LINK_WORDS.has(token.stem)) objects += 1;
  }
  return false;
}
