const EMAIL_PLACEHOLDER = "[e-mail on the portal]";
const PHONE_PLACEHOLDER = "[telephone on the portal]";
const NAME_PLACEHOLDER = "[name on the portal]";

/**
 * Removes email addresses, telephone numbers and names after a contact label from free text, because the Canadian
 * licences exclude personal information. Readers find it on the portal. Other numbers (solicitations, dates, money,
 * stock numbers) stay.
 */
export function withoutContactDetails(text: string): string {
  return withoutNames(withoutPhones(withoutEmails(text)));
}

/**
 * In portal text, words can run into an address ("gc.caThe closing date"). The domain therefore ends with its lower-case
 * letters, unless it is written in capitals throughout. The part before the @ is looked for backwards, because a pattern
 * that began with it would read it again from each of its characters.
 */
const AT_DOMAIN =
  /(?:@| ?[[(] ?at ?[\])] ?)(?:(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}|(?:[A-Z0-9-]{1,63}\.){1,8}[A-Z]{2,24}(?![a-z])|(?:[A-Za-z0-9-]{1,63}\.){1,8}[a-z]{2,24})/g;
const LOCAL_PART = /[\w.%+'’-]/;
const MAX_LOCAL_PART = 64;

function withoutEmails(raw: string) {
  const text = raw.replace(/mailto:/gi, "");
  const kept: Array<string> = [];
  let end = 0;
  for (const { 0: domain, index } of text.matchAll(AT_DOMAIN)) {
    const earliest = Math.max(end, index - MAX_LOCAL_PART);
    let start = index;
    while (start > earliest && LOCAL_PART.test(text.charAt(start - 1))) start -= 1;
    if (start === index) continue;
    kept.push(text.slice(end, start), EMAIL_PLACEHOLDER);
    end = index + domain.length;
  }
  return kept.join("") + text.slice(end);
}

/** North American numbers: area code and exchange start with 2 to 9, and the parts are separated. */
const PHONE =
  /(?<![\w$€£/#-])(?<!\d[.,])(?:\+?1[ .-]{0,2})?(?:\([2-9]\d{2}\) ?[ .-]?|[2-9]\d{2}(?: ?[-.–] ?| ))[2-9]\d{2}(?: ?[-.–] ?| )\d{4}(?![\w/]|[.,-]\d)(?:,? ?(?:ext|extension|poste|x)\.? ?:? ?\d{1,6})?/gi;
/** Ten digits in a row are a telephone number only after a label that says so. */
const LABELLED_PHONE =
  /\b(tel|telephone|téléphone|tél|phone|fax|télécopieur|cell|mobile|call)\b(\.?(?: (?:no|number|numéro)\b\.?)? ?[:#]? ?)(\+?1?[2-9]\d{9})(?![\w/-])/gi;
const PHONE_LABEL = /(?:\b(?:tel|fax|cell|call|mobile|poste)|phone|téléphone|télécopieur|tél)\b[^\n]{0,24}$/i;
const REFERENCE_LABEL =
  /(?<!\p{L})(?:solicitation|contract|contrat|tender|bid|project|projet|file|dossier|reference|référence|rfx|rf[pqti]|itt|pin|nsn|part|item|po|job|no|nos|n°|#|number|numéro|id)[\s.:#°]{0,3}$/iu;

function withoutPhones(text: string) {
  return text
    .replace(LABELLED_PHONE, (_, label: string, between: string) => `${label}${between}${PHONE_PLACEHOLDER}`)
    .replace(PHONE, (number: string, offset: number, whole: string) => {
      const before = whole.slice(Math.max(0, offset - LABEL_REACH), offset);
      return REFERENCE_LABEL.test(before) && !PHONE_LABEL.test(before) ? number : PHONE_PLACEHOLDER;
    });
}

/** A label is looked for within this many characters before the number. */
const LABEL_REACH = 40;

const LABELLED_NAME =
  /(\b(?:attention|attn|à l['’]attention de|contract(?:ing)? (?:authority|officer|specialist)|buyer|procurement (?:officer|contact|specialist)|contact(?: name| person)?|point of contact|poc|autorité contractante|acheteur|acheteuse|agente? d['’]approvisionnement|personne-ressource)\.?\s?[:–-]\s?)((?:(?:Mr|Mrs|Ms|Dr|M|Mme)\.? )?\p{Lu}[\p{L}'’.-]{1,40}(?: \p{Lu}[\p{L}'’.-]{0,40}){1,3})/giu;
const ORGANISATION =
  /\b(?:department|canada|services?|city|ville|ministry|ministère|division|branch|centre|center|office|bureau|unit|team|group|inc|ltd|university|université|section|board|authority|agency|contract\w*|procurement|corporation|works|housing|police|defence)\b/i;
const STARTS_WITH_CAPITALS = /^\p{Lu}[^\s]*(?: \p{Lu}[^\s]*)+$/u;

function withoutNames(text: string) {
  return text.replace(LABELLED_NAME, (whole, label: string, name: string) =>
    STARTS_WITH_CAPITALS.test(name) && !ORGANISATION.test(name) ? `${label}${NAME_PLACEHOLDER}` : whole,
  );
}
