import { nameWords } from "./folded-name";
import { isOtherCountry } from "./tables/other-countries";

/** Work at a mission abroad, whose notice names the mission's town only. */
const MISSION_ABROAD =
  /\b(?:embassy|ambassade|consulate|consulat|high commission|haut-commissariat|chancery|chancellerie|official residence|résidence officielle|permanent mission|mission permanente) (?:general )?(?:of canada|d[ue] canada|canadienne|cleaning|in|à)\b|\bcanada house\b/i;
const FOREIGN_AFFAIRS = /\b(?:foreign affairs|affaires étrangères|global affairs|affaires mondiales)\b/i;
const MOST_WORDS = 3;

/** Whether the title says that the work is in another country. */
export function isAbroadInTitle(title: string, buyer: string | null): boolean {
  if (MISSION_ABROAD.test(title)) return true;
  return buyer !== null && FOREIGN_AFFAIRS.test(buyer) && namesOtherCountry(title);
}

function namesOtherCountry(title: string): boolean {
  const words = nameWords(title);
  return words.some(({ start }, from) =>
    words
      .slice(from, from + MOST_WORDS)
      .some(({ end }) => /^\p{Lu}/u.test(title.slice(start)) && isOtherCountry(title.slice(start, end))),
  );
}
