import { nameWords } from "../folded-name";
import { isOtherCountry } from "../tables/other-countries";

/** Work at a mission abroad, whose notice names the mission's town only. */
const MISSION_ABROAD =
  /\b(?:embassy|ambassade|consulate|consulat|high commission|haut-commissariat|chancery|chancellerie|official residence|résidence officielle|permanent mission|mission permanente) (?:general )?(?:of canada|d[ue] canada|canadienne|cleaning|in|à)\b|\bcanada house\b|\bu\.?s\.? (?:embassy|consulate)\b/i;

/**
 * Military sites of the United States in other countries. Compiled by hand from the services' public lists; names are
 * facts and need no licence.
 */
const BASES_ABROAD =
  /\b(?:usag[- ](?:bavaria|humphreys|italy|wiesbaden|stuttgart|ansbach|rheinland|japan|okinawa|daegu|yongsan|benelux)|grafenwoehr|hohenfels|camp (?:humphreys|walker|carroll|henry|casey|hovey|mujuk|red cloud|zama|foster|hansen|schwab|kinser|courtney|fuji|darby|ederle|bondsteel|buehring|as sayliyah)|cp (?:casey|hovey|carroll|walker|henry)|chinhae|pohang|daegu|masan ammo|kwangsa-?ri|okinawa|seoul|torii station|sagami depot|futenma|baumholder|wiesbaden|kaiserslautern|landstuhl|sembach|vilseck|katterbach|illesheim|chi[eè]vres|ali al salem|al dhafra|nsa (?:bahrain|naples)|raf (?:croughton|fairford|alconbury|molesworth|menwith hill)|soto cano|kwajalein|pituffik|thule air base|lajes field|osan|kunsan|osan a(?:ir base|b)|kunsan a(?:ir base|b)|kadena|yokota|misawa|ramstein|spangdahlem|aviano|vicenza|sigonella|lakenheath|mildenhall|incirlik|yokosuka|sasebo|iwakuni|atsugi|guantanamo bay|camp lemonnier|diego garcia|souda bay|al udeid|camp arifjan|naval station rota)\b/i;
const FOREIGN_AFFAIRS =
  /\b(?:foreign affairs|affaires étrangères|global affairs|affaires mondiales|department of state|state, department of)\b/i;
const MOST_WORDS = 3;

type Buyer = Readonly<{ name: string | null; isFederal: boolean; isInState: boolean }>;

/**
 * Whether the title says that the work is in another country. Towns name streets after such bases ("Vicenza Crescent"), and
 * states have departments of state and towns such as Lebanon.
 */
export function isAbroadInTitle(title: string, { name, isFederal, isInState }: Buyer): boolean {
  if (MISSION_ABROAD.test(title) || (isFederal && BASES_ABROAD.test(title))) return true;
  return name !== null && !isInState && FOREIGN_AFFAIRS.test(name) && namesOtherCountry(title);
}

function namesOtherCountry(title: string): boolean {
  const words = nameWords(title);
  return words.some(({ start }, from) =>
    words
      .slice(from, from + MOST_WORDS)
      .some(({ end }) => /^\p{Lu}/u.test(title.slice(start)) && isOtherCountry(title.slice(start, end))),
  );
}
