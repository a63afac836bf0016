/** Sentences that send the reader elsewhere, or only name the procedure. Longer ones say something besides. */
const LONGEST_POINTER = 160;
const POINTERS: ReadonlyArray<RegExp> = [
  /^(?:please |kindly )*(?:see|refer to|consult|visit|review|download|click|go to|read|access)\b/i,
  /^(?:s(?:'|’)il vous plaît,? |svp,? |veuillez |prière de )*(?:voir|(?:vous |se )?référer|consulte[rz]|télécharger|visite[rz])(?!\p{L})/iu,
  /^(?:all |further |more |full |additional )*(?:details?|information|documents?|specifications?|requirements?|scope(?: of work)?)(?: \w+){0,3} (?:is|are|can be|may be) (?:attached|available|found|provided|included|obtained|posted)\b/i,
  /^(?:as )?(?:attached|per attach\w+|specified|described) ?(?:in|herein|below|above|hereto|documents?|files?)?\W*$/i,
  /^(?:n\W?\/?\W?a|none|nil|tbd|tba|to be (?:determined|announced|confirmed)|not (?:applicable|available|specified)|no description(?: \w+){0,3}|sans objet|s\W?\/?o|à (?:venir|déterminer)|aucune?)\W*$/i,
  /^(?:link|lien)(?!\p{L})[^.:]{0,40}:?$/iu,
  /^mode de sollicitation\s*:/i,
];
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi;

/** What a sentence says about the work itself; empty if it only says where to read about it. */
export function substanceOf(sentence: string): string {
  const words = sentence.replace(ADDRESS, " ").trim();
  return words.length <= LONGEST_POINTER && POINTERS.some((pointer) => pointer.test(words)) ? "" : words;
}
