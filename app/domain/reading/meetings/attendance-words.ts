import { sought } from "../patterns/sought";
import { matchesOf } from "../sentences/matches";
import { isBehindNoun, scopeOf, UNDONE } from "./attendance-scope";
import { clauseBefore, DENIES, withoutInnerMarks } from "./clauses";
import { ATTRIBUTIVE, MEETING_WORD, PRE_BID } from "./meeting-names";
import { isOfElse, namesOtherMeeting } from "./other-events";
import { isConditional, isHardly, isPlainAfter, isPlainBefore, isUnlimited } from "./plain-claims";

/** What one place of a sentence says of attending: required, not required, invited, or something that is not clear. */
export type AttendanceSign = "yes" | "no" | "invited" | "unclear";

/**
 * `loose`: something is required, or absent bidders are named, but the sentence does not say that attending is meant. The
 * meeting is not called mandatory for that, and an invitation beside it does not make it optional.
 */
export type AttendanceSigns = { signs: ReadonlyArray<AttendanceSign>; loose: boolean };

/** A limit to some bidders or some cases. */
const LIMITED =
  /^[,\s(]{0,3}(?:(?:only(?! (?:to|for) (?:all|bidders))|if(?! .{0,30}(?:wish|want|intend|bid|submi))|unless|except|seulement|uniquement|sauf|si(?! .{0,30}(?:desir|souhait|soumission))|in (?:the event|case)|(?:for|pour) (?:no|none|nobody|aucune?))(?![a-z])|(?:for|pour)(?: the| les| des)? (?:new|nouveaux|first|certain|some|sub-?(?:contract|trade|s )|sous-trait|suppliers|prime|general|electrical|mechanical|those (?:who|that) (?:have|did) not|out[\s-]of|foreign|phase|lot|part))/;

const REQUIRES =
  "mandatory|compulsory|obligatory|obligatoires?|obligation|pre-?condition|required|requises?|requirement|exigees?|exigence|pre-?requisite|prerequis|condition(?= (?:of|to|for|precedent|de|du|pour)(?![a-z])| d')|necessary|necessaires?|essential|essentielles?|a must|imperative|imperatif|imperati(?:ve|ves)|non-negotiable|indispensables?";

const FREES = "optional|voluntary|facultati(?:ve|f)s?|optionnel(?:le)?s?|discretionary";

const WORD = new RegExp(
  `(?<![a-z])(non[\\s-]{0,3}|not(?=mandatory|optional|compulsory|required))?(?:(${REQUIRES})|(${FREES}))(?![a-z])`,
  "g",
);

const MAY_HAVE_WORD = sought(
  /mandator|compuls|oblig|condition|requi|exige|necess|essenti|a must|imperati|negotiable|indispens|option|volunt|facult|discretion/,
);

/** Words that oblige in any sentence, so that they are worth a second look. */
const OBLIGES =
  /mandatory|precondition|pre-condition|compulsory|obligat|prerequis|pre-requis|condition|imperati|\ba must/;

const ANSWER_NO =
  /^[\s)"\]]{0,3}(?:\((?:y(?:es)?\/no?|o(?:ui)?\/n(?:on)?)\))?\s{0,2}[?:|=-]{1,2}[\s|"[(]{0,4}(?:(?:a|r|answer|reponse)\s?[:.)-]\s{0,2})?(?:no|n|non|false|faux|n\/a|na|none|nil|not applicable|non applicable|sans objet|s\.?o\.?|aucune?|it is not|it's not|not required|not mandatory|0)(?=$|[\s"\])]{0,3}(?:$|[.,;|)\]\n]|but |mais |- |site |date|visit))/;

const ANSWER_YES =
  /^[\s)"\]]{0,3}(?:\((?:y(?:es)?\/no?|o(?:ui)?\/n(?:on)?)\))?\s{0,2}[?:|=-]{1,2}[\s|"[(]{0,4}(?:(?:a|r|answer|reponse)\s?[:.)-]\s{0,2})?(?:yes|y|oui|true|vrai|it is)(?![a-z])/;

/** Boxes of a form, and both words at once: which holds is not told. */
const CHOICE =
  /(?:mandatory|obligatoires?|compulsory)\s?(?:\/|or|ou|\W{1,5})\s?(?:optional|facultati\w+|voluntary|non[\s-]?(?:mandatory|obligatoire))(?!\w)|(?:optional|facultati\w+|voluntary|non[\s-]?(?:mandatory|obligatoire))\s?(?:\/|or|ou)\s?(?:mandatory|obligatoires?)|[☐☒☑✓✔□■]|\[[ x]?\]/;

const OF_WHOM = /^ (?:for|pour|by|par|at all|en tout|during|pendant|throughout)[^.;,]{0,50}/;
const TO_BID = /^ to (?:submit|bid|be (?:eligible|considered)|qualify|respond|propose|tender)(?![a-z])/;
const UNDECIDED =
  /(?<![a-z])(?:whether|may|might|could|become\w*|tbd|tba|to be (?:determined|confirmed|announced)|decided?|considering|si|pourrait|deven\w+|decide|unless|if|sauf|otherwise)(?![a-z])|optional[^.;]{0,40}required|required[^.;]{0,40}optional|(?:obligatoire|mandatory)[^.;]{0,60}(?:facultati|optional)/;
const UNKNOWN_YET = sought(
  /(?<![a-z])(?:attendance|mandatory(?: status)?|obligatoire|presence)\s?[:-]\s?(?:tbd|tba|to be |not yet|unknown|a determiner|a confirmer)/,
);
const IS_CHOICE_ALONE =
  /^\W{0,6}(?:mandatory|obligatoire|required|compulsory)\W{1,8}(?:optional|facultative|voluntary|non-?mandatory)\W{0,6}(?:$|\()/;

/** What a sentence calls mandatory or optional. `previous` is the sentence before, `next` the one after. */
export function wordSigns(sentence: string, previous: string, next: string): AttendanceSigns {
  const signs: Array<AttendanceSign> = [];
  let loose = false;
  if (UNKNOWN_YET.test(sentence)) signs.push("unclear");
  if (!MAY_HAVE_WORD.test(sentence)) return { signs, loose };
  const text = withoutInnerMarks(sentence);
  for (const found of matchesOf(WORD, text)) {
    const [word, non, requires] = found;
    const before = text.slice(0, found.index);
    const rest = text.slice(found.index + word.length);
    if (requires === "required" && /^ to(?![a-z])/.test(rest) && !TO_BID.test(rest)) continue;
    const { scope, denied, doubted } = scopeOf(before, rest, previous);
    if (scope === "other") continue;
    const isAttribute = ATTRIBUTIVE.test(rest) || PRE_BID.test(rest) || isBehindNoun(before);
    const { subject, verb } = clauseBefore(before);
    const ofElse = isOfElse(isAttribute ? rest.slice(0, 40) : `${subject}${OF_WHOM.exec(rest)?.[0] ?? ""}`);
    if (ofElse === true) continue;
    if (!isAttribute && namesOtherMeeting(before)) {
      signs.push("unclear");
      continue;
    }
    if (
      scope === "unknown" &&
      requires === undefined &&
      DENIES.test(before.slice(-60)) &&
      MEETING_WORD.test(text)
    )
      signs.push("unclear");
    if (scope === "unknown") {
      loose ||= requires !== undefined && (OBLIGES.test(word) || MEETING_WORD.test(text));
      if (
        IS_CHOICE_ALONE.test(text) ||
        (UNDECIDED.test(text) &&
          (MEETING_WORD.test(text) ||
            /^\W{0,3}(?:optional|mandatory|obligatoire|facultative) (?:for|pour) /.test(text)))
      )
        signs.push("unclear");
      continue;
    }
    if (CHOICE.test(text.slice(Math.max(0, found.index - 14), found.index + word.length + 18))) {
      signs.push("unclear");
      continue;
    }
    const isLabel = /[?:|=]\s{0,3}$|^[^.;,\n]{0,60}[?:|=]|^ - (?:no|n|non|yes)(?![a-z])/.test(rest);
    const value = isLabel ? rest.replace(/^[^?:|=\n.,;]{0,60}(?=[?:|=])/, "") : rest;
    const answer =
      /^\W{0,3}$/.test(value) || /\?\W{0,3}$/.test(value)
        ? `${value.trim() === "" ? "?" : value} ${next}`
        : value;
    const isDeniedAfter = isLabel && ANSWER_NO.test(answer);
    const notApplied =
      /^(?: \w{1,14}){0,4} (?:does|do|shall|will) not apply|^(?: \w{1,14}){0,4} ne s'applique/.test(rest);
    if (
      !isDeniedAfter &&
      !ANSWER_YES.test(answer) &&
      (doubted ||
        ofElse === null ||
        UNDONE.test(rest.slice(0, 60)) ||
        LIMITED.test(rest) ||
        isHardly(before) ||
        !isUnlimited(rest) ||
        isConditional(text) ||
        (!isAttribute && verb !== null && (!isPlainBefore(before) || !isPlainAfter(rest))) ||
        rest.slice(0, 80).includes("?") ||
        /\?\W{0,3}$/.test(text))
    ) {
      signs.push("unclear");
      continue;
    }
    const isDenied = [non !== undefined, denied, isDeniedAfter || notApplied].filter(Boolean).length;
    signs.push(isDenied > 1 ? "unclear" : (requires !== undefined) !== (isDenied === 1) ? "yes" : "no");
  }
  return { signs, loose };
}
