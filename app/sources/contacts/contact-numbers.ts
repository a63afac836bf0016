import { PHONE_PLACEHOLDER } from "./contact-tokens";
import { isGivenName } from "./given-names";

const DASH = String.raw`[-.‐‑‒–—−/·•]`;
const GAP = String.raw`(?:\s?${DASH}\s{0,2}| )`;
const EXTENSION = String.raw`(?:[,;]? ?\(?(?:extension|extn|ext|xt|poste|local|p\.|x|#)\.?(?: ?(?:number|numéro|no\.?))? ?[:#]? ?\d{1,6}\b\)?)`;

/** The last digits of further lines: "…-2671/2/3", "…-2671 or 2672". A year is none. */
const OTHER_LINES = String.raw`(?:(?:/\d{1,4}(?![\w/]*[a-z]|\d|[-.]\d))+|(?: (?:or|ou|and|et|&) (?!(?:19|20)\d\d)\d{4}(?![\w/:%]|[-.,]\d| ?(?:mm|cm|m|km|kg|lbs?|ft|sq|hours?|h)\b)){1,3})?`;

/** North American numbers: area code and exchange start with 2 to 9, and the parts are separated. */
const PHONE = new RegExp(
  String.raw`(?=[+(\d])(?:(?<![\w$€£])|(?<=[a-z]{4}))(?<!\d[.,-])(?:\+?\(?(?:00|011[ .–-])?1\)?[ .–-]{0,3})?(?:\([2-9]\d{2}\)\s?${DASH}?\s?|[2-9]\d{2}${GAP})[2-9]\d{2}${GAP}?\d{4}(?!(?!x\d)\w|[.,-]\d|/\d(?!\d{0,3}(?:/\d{1,4}){0,5}(?![\w/])|\d{2}[-. ])|\s?(?:mm|cm|m|km|kg|lbs?|ft|sq|\$)\b)${OTHER_LINES}${EXTENSION}?`,
  "gi",
);
/** "+44 20 7946 0958", "+14165552671", "1-800-CALL-NOW" */
const OTHER_PHONE =
  /(?<![\w$€£+])(?:\+\d{1,3}(?:[ .-]?\(?\d{1,5}\)?){2,5}(?!\w)|1?-?8\d\d-(?=[A-Z\d-]{0,9}[A-Z])[A-Z\d](?:-?[A-Z\d]){5,9}(?![\w-]))/g;
/** "(area code 416) 555-2671", "ind. rég. 514 555-2671" */
const AFTER_AREA_CODE =
  /\(?(?<!\p{L})(?:area(?: code)?|code r[ée]gional|ind(?:icatif)?\.?(?: r[ée]g(?:ional)?\.?)?) ?:? ?\(?[2-9]\d{2}\)?[,; ]{0,2}[-–.]? ?[2-9]\d{2}[ .–-]?\d{4}(?!\d)/giu;
/** "416-555-CITY", where a word before it says that it is called. */
const SPELLED_PHONE =
  /(?<![\w$€£+-])(?:1[ .–-])?\(?[2-9]\d{2}\)?[ .–-](?=[A-Z\d–-]{0,7}[A-Z]{2})[A-Z\d]{3}[–-]?[A-Z\d]{4}(?![\w-])/g;
/** "Tel [number] / Fax 0188": the further line's last digits. */
const LAST_DIGITS =
  /(?<=\[telephone on the portal\][\s,;/|(]{0,4}(?:and |or |et |ou )?(?:fax|facsimile|t[ée]l[ée]c(?:opieur)?|tel|t[ée]l|phone|cell?|mobile|direct)\.? ?(?:no\.?)? ?[:#]? ?)\d{4}(?![\w/%]|[-.,]\d)/giu;
/** What a telephone conference asks for after its number: ",,998877#", "Conference ID: 998 877 665#". */
const CONFERENCE_CODE =
  /(?<=\[telephone on the portal\]) ?,{1,3} ?\d{3,12}#?|((?<!\p{L})(?:(?:phone |audio )?conference (?:id|code|number|no\.?)|(?:access|participant|dial-in) code|(?:code|num[ée]ro|id(?:entifiant)?) (?:d['’]acc[èe]s|de (?:la )?conf[ée]rence|(?:de |du )?participant)) ?(?:is|est)? ?[:#]? ?)\d[\d -]{2,14}\d ?#?(?![\w-])/giu;
/** Seven digits apart after a telephone's label with words between: "Phone: front desk, 555 2671". */
const LABELLED_LOCAL =
  /(?<=(?:telephone|téléphone|phone|fax|télécopieur|(?<!\p{L})(?:tél|tel|cell))\.? ?[:#][^\d\n]{1,40})[2-9]\d{2}[ .]\d{4}(?![\w/%]|[-.,]\d)/giu;
/** "555-2671 (Jane, front desk)" */
const BEFORE_PERSON = /^ ?\((\p{Lu}\p{Ll}+)[,) ]/u;

/** Digits without the form of a telephone number are one only after a label that says so. */
const LABEL = String.raw`(?<!\p{L})(?:tel|telephone|téléphone|tél|t[eé]l[eé]copieur|phone|ph|fax|facsimile|cell|cellular|cellulaire|mobile|dsn|comm|commercial|call|at|on|au|bureau|office|direct|or|ou)`;
const LABELLED_PHONE = new RegExp(
  String.raw`(${LABEL}(?: ?(?:no|number|numéro|line)\b)?\.? ?[:#.–-]{0,2} ?)(\+?1?[2-9]\d{9}|\(?0\d{2,4}\)? \d{3,4} \d{3,4}|[2-9]\d{2}[ .–-]\d{4}|\(?[2-9]\d{2}\)?[ .–-]?[2-9]\d{2}[ .–-]\d{2}[ .–-]\d{2}|[2-9]\d{2}[*_~=][2-9]\d{2}[*_~=]\d{4})(?![\w/]|[-.,]\d)(${EXTENSION}?)`,
  "giu",
);
/** After a label and its colon, any row of digits is one, as abroad: "Phone: 0800 9956035". */
const LABELLED_DIGITS =
  /((?:telephone|téléphone|tél|tel|phone|fax|facsimile|télécopieur|cell|mobile)(?: ?(?:no|number|numéro))?\.? ?[:#]{1,2} ?)\+?\(?\d[\d ().–-]{5,18}\d(?![\d/]|[-.,]\d)/giu;
const WEAK_LABEL = /^(?:call|at|on|au|bureau|office|direct|or|ou)/i;
const LONE_EXTENSION =
  /(?<![\p{L}\d])((?:ext|extn|extension|poste(?: téléphonique)?)\.? ?[:#]? ?|x(?=\d{3}))\d{3,6}(?![\w]| ?(?:kv|mm|x)\b)/giu;

/** "at local 4567". In French, "local" is also a room, and unions have locals, so a word for a contact must lead to it. */
const LOCAL_EXTENSION =
  /(?<=^|\n|(?:\bat|[tT]el\.?|[pP]hone|[cC]all|[eE]xtension|portal\]),? (?:or |and |ou |et |\/ ?)?)local ?[:#]? ?\d{3,6}(?![\w-])/gu;

/** Without its area code: "Site contact: Jane Doe 555-2671". The last four digits are no year. */
const LOCAL_PHONE =
  /(?<![\w$€£.,/-])[2-9]\d{2}[-–.](?!(?:19|20)\d{2})\d{4}(?![\w/]|[-.,]\d|\s?(?:mm|cm|m|km|kg|lbs?|ft|sq|\$)\b)/giu;
const SPEAKS_OF_CONTACT = /(?<!\p{L})(?:contacts?|phone|tel|fax|cell|joindre)(?!\p{L})/iu;
/** A word that speaks of a contact is looked for within this many characters before a number without area code. */
const CONTACT_REACH = 80;

const PHONE_LABEL =
  /(?:(?<!\p{L})(?:tel|fax|cell|call|mobile|poste|ph|toll|dial|office|direct|bureau|ligne)|contact\p{L}{0,4}|phone|téléphone|télécopieur|tél)(?!\p{Ll})[^\n\d]{0,24}$/iu;
const REFERENCE_LABEL =
  /(?<!\p{L})(?:solicitation|contract|contrat|tender|bid|project|projet|file|dossier|reference|référence|rfx|rf[pqti]|itt|pin|nsn|part|item|po|job|no|nos|n°|#|number|numéro|id|grainger|mcmaster|uline)[\s.:#°-]{0,3}$/iu;
/** A label is looked for within this many characters before the number. */
const LABEL_REACH = 40;

/** The text without telephone and fax numbers. Solicitation numbers, dates, sizes and amounts stay. */
export function withoutNumbers(text: string): string {
  if (!/\d/.test(text)) return text;
  return text
    .replace(AFTER_AREA_CODE, PHONE_PLACEHOLDER)
    .replace(PHONE, (number: string, offset: number, whole: string) =>
      isReference(whole, offset) ? number : PHONE_PLACEHOLDER,
    )
    .replace(OTHER_PHONE, PHONE_PLACEHOLDER)
    .replace(SPELLED_PHONE, (number: string, offset: number, whole: string) =>
      PHONE_LABEL.test(whole.slice(Math.max(0, offset - LABEL_REACH), offset)) ? PHONE_PLACEHOLDER : number,
    )
    .replace(
      LABELLED_PHONE,
      (found: string, label: string, number: string, _extension, offset: number, whole: string) =>
        isLabelled(label, number, whole.slice(Math.max(0, offset - LABEL_REACH), offset))
          ? `${label}${PHONE_PLACEHOLDER}`
          : found,
    )
    .replace(LOCAL_PHONE, (number: string, offset: number, whole: string) =>
      isLocalPhone(whole, offset) || isBeforePerson(whole, offset + number.length)
        ? PHONE_PLACEHOLDER
        : number,
    )
    .replace(LABELLED_LOCAL, PHONE_PLACEHOLDER)
    .replace(LABELLED_DIGITS, (_, label: string) => `${label}${PHONE_PLACEHOLDER}`)
    .replace(LONE_EXTENSION, (_, label: string) => `${label}${PHONE_PLACEHOLDER}`)
    .replace(LOCAL_EXTENSION, PHONE_PLACEHOLDER)
    .replace(LAST_DIGITS, PHONE_PLACEHOLDER)
    .replace(CONFERENCE_CODE, (_, label: string | undefined) =>
      label === undefined ? "" : `${label}${PHONE_PLACEHOLDER}`,
    );
}

function isReference(whole: string, offset: number) {
  const before = whole.slice(Math.max(0, offset - LABEL_REACH), offset);
  return REFERENCE_LABEL.test(before) && !PHONE_LABEL.test(before);
}

function isLocalPhone(whole: string, offset: number) {
  const before = whole.slice(Math.max(0, offset - CONTACT_REACH), offset);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return SPEAKS_OF_CONTACT.test(line) && !REFERENCE_LABEL.test(line);
}

function isBeforePerson(whole: string, end: number) {
  const [, name] = BEFORE_PERSON.exec(whole.slice(end, end + LABEL_REACH)) ?? [];
  return name !== undefined && isGivenName(name);
}

/** "at 555-2671" is a number to call only where the words before it speak of calling. */
function isLabelled(label: string, number: string, before: string) {
  if (!WEAK_LABEL.test(label)) return true;
  if (/^call/i.test(label) && number.length >= 7) return true;
  return /contact|call|phone|tel|fax|portal\]|joindre|appel|reach|question|inquir|enquir|renseign|\bring\b/i.test(
    before,
  );
}
