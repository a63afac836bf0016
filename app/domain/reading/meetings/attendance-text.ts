/** Letters of other alphabets that look like ours. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  "\u0430": "a",
  "\u0435": "e",
  "\u043e": "o",
  "\u0440": "p",
  "\u0441": "c",
  "\u0443": "y",
  "\u0445": "x",
  "\u0456": "i",
  "\u03bf": "o",
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join("")}]`, "g");

/** Without these nothing is changed. */
const MAY_CHANGE =
  /[&<*_\u00ad\u2010-\u2012\u2212\u200b-\u200d\u2060\ufeff\u03bf\u0400-\u04ff☐☒☑✓✔✗□■`]|\[[ xv✓✔]?\]|(?<![a-z])[a-z] [a-z] [a-z] [a-z](?![a-z])|[a-z]nt(?![a-z])|mandit|to, |not,|non- |[dn], to |[de], (?:but|though|although|while) (?:not|never|under|by|in) | \((?:via |on |by |par |sur |ms |microsoft |cisco )?(?:zoom|teams|webex|virtu|online|en ligne|in[ -]person|en personne)/;

const CHANGES: ReadonlyArray<readonly [RegExp, string]> = [
  [/&nbsp;?|&#160;/g, " "],
  [/&shy;|[\u00ad\u200b-\u200d\u2060\ufeff]/g, ""],
  [/&amp;/g, "&"],
  [/[\u2010-\u2012\u2212]/g, "-"],
  [/<\/?[a-z]{1,8}(?: [^<>]{0,80})?>|[*_]{2,}/g, ""],
  [/`/g, "'"],
  [/(?<![a-z])(is|are|was|were|wo|do|does|did|need)nt(?![a-z])/g, "$1n't"],
  [/mandit(?=or)/g, "mandat"],
  [
    / ?\((?:via |on |by |par |sur |ms |microsoft |cisco )?(?:zoom|teams|webex|virtuelle|virtual|online|en ligne|in[ -]person|en personne)\)/g,
    "",
  ],
  [/(?<=(?:required|obliged|obligated|have|need|not)(?: to)?), (?=attend)/g, " "],
  [
    /(?<=invited|welcome|encouraged|urged), (?:but|though|although|while) (?:not|never|under no|by no means|in no way)(?![a-z])[^,.;]{0,40}, (?=to )/g,
    " ",
  ],
  [/(?<=(?:not|and|but) (?:required|obliged|obligated|compelled)), (?=to )/g, " "],
  [/non- +(?=mandat|oblig|compul|requi)/g, "non-"],
  [/ {2,}/g, " "],
];

/** A form's lines in one: "attendance mandatory event date 2026/03/26", "mandatory: yes date:", "meeting: yes, mandatory" */
const IN_FORM =
  /(?:(?<![a-z])attendance\s?:? (mandatory|optional|compulsory|voluntary|not mandatory|non-mandatory)|(?<![a-z])mandatory\s?:? (yes|no)|: yes, (mandatory|optional))(?= (?:(?:event|meeting|visit|conference|pre-?bid|site (?:visit|meeting)) )?(?:start )?date(?![a-z]))/g;
const MAY_BE_FORM = /attendance|mandatory|: yes, optional/;
const inWords = (_: string, ...said: ReadonlyArray<string | undefined>) => {
  const [attendance, answer, word] = said;
  return `. attendance is ${attendance ?? word ?? (answer === "yes" ? "mandatory" : "not mandatory")}.`;
};

const SPACED = /(?<![a-z])[a-z](?: [a-z]){3,}(?![a-z])/g;
const withoutSpaces = (letters: string) => letters.replaceAll(" ", "");

/** Folded words about attending as they are read aloud: without marks of layout, and of boxes the ticked choice alone. */
export function attendanceText(folded: string): string {
  if (!MAY_CHANGE.test(folded) && !(folded.includes(" date") && MAY_BE_FORM.test(folded))) return folded;
  const plain = folded
    .replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(SPACED, withoutSpaces)
    .replace(IN_FORM, inWords);
  return tickedChoice(
    CHANGES.reduce((words, [found, instead]) => words.replace(found, instead), plain),
  ).trim();
}

const TICKED = "☒☑✓✔✗■";
const BOX = /\[[ xv✓✔]?\]|[☐☒☑✓✔✗□■]/g;
const CHOICE =
  "(?:non[ -]?)?(?:mandatory|compulsory|obligatoires?|optional|voluntary|facultati(?:ve|f)s?|required|recommended|recommandee?s?|exigee?s?)|not (?:mandatory|required)|yes|no|oui|non";
const BEFORE = new RegExp(`(\\[[ xv✓✔]?\\]|[☐☒☑✓✔✗□■]) ?(${CHOICE})(?![a-z])`, "g");
const AFTER = new RegExp(`(?<![a-z])(${CHOICE}) ?(\\[[ xv✓✔]?\\]|[☐☒☑✓✔✗□■])`, "g");
const isTicked = (box: string) => TICKED.includes(box) || /[xv✓✔]/.test(box);

/** "☒ Mandatory ☐ Optional" is "mandatory". Where not exactly one of two boxes is ticked the boxes stay. */
function tickedChoice(text: string): string {
  const boxes = text.match(BOX) ?? [];
  if (boxes.length !== 2 || boxes.filter(isTicked).length !== 1) return text;
  const isBefore = BEFORE.test(text) && (text.match(BEFORE) ?? []).length === 2;
  const pattern = isBefore ? BEFORE : AFTER;
  if ((text.match(pattern) ?? []).length !== 2) return text;
  return text.replace(pattern, (_, first: string, second: string) => {
    const [box, word] = isBefore ? [first, second] : [second, first];
    return isTicked(box) ? word : "";
  });
}

/** "Attendance is not&nbsp;" is torn off from "mandatory", and the next words cannot be read alone. */
export const isTorn = (previous: string) =>
  /(?:&nbsp;?|(?<![a-z])(?:not|non|pas|never|n't|no)-?)\s*$/.test(previous);
