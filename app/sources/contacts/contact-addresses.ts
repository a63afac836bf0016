import { EMAIL_PLACEHOLDER } from "./contact-tokens";

/**
 * In portal text, words can run into an address ("gc.caThe closing date"). The domain therefore ends with its lower-case
 * letters, unless it is written in capitals throughout. The part before the @ is looked for backwards, because a pattern
 * that began with it would read it again from each of its characters.
 */
const AT = String.raw`(?: ?[@＠]\s?|%40| ?[\[({<] ?(?:[@＠]|at|AT|At|at sign|arobase|arrobas|arobas|a commercial|a enroulé|à) ?[\])}>] ?| ?["“”'‘’«*#_~|] ?(?:at|AT|arobase|[@＠]) ?["“”'‘’»*#_~|] ?(?=(?:[\w-]{1,63}\.){1,4}[A-Za-z]{2,24}\b)| a commercial (?=(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b)| ?[\[{]a[\]}] ?(?=(?:[\w-]{1,63}\.){1,4}(?:ca|com|org|net|gov|us|edu|mil|info)\b)| (?:arobase|arobas|arrobas) (?=(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}\b)| ?[-_](?:at|AT|arobase)[-_] ?| (?:at|AT|arobase) (?=[\w-]{1,63}(?: (?:dot|DOT|point) | ?[\[({] ?(?:dot|point) ?[\])}] ?)))`;
const DOT = String.raw`(?:\n?\.| ?[-_](?:dot|DOT|point)[-_] ?| (?:dot|DOT|point) | ?[\[({] ?(?:dot|DOT|point|\.) ?[\])}] ?)`;
const DOMAIN = [
  `(?:[a-z0-9-]{1,63}${DOT}){1,8}[a-z]{2,24}`,
  `(?:[A-Z0-9-]{1,63}${DOT}){1,8}[A-Z]{2,24}(?![a-z])`,
  `(?:[A-Za-z0-9-]{1,63}${DOT}){1,8}[a-z]{2,24}`,
].join("|");
const AT_DOMAIN = new RegExp(`${AT}(?:${DOMAIN})`, "g");
/** An address without its ending, which only the part before the @ shows. */
const AT_HOST = /@[A-Za-z][A-Za-z0-9-]{1,63}/g;
/** "jane.doe at city.ca" */
const SPOKEN_AT = / (?:at|AT) (?:[A-Za-z0-9-]{1,63}\.){1,4}[A-Za-z]{2,24}/g;

/** "jane . doe @ city . ca" */
const SPACED =
  /(?<![\w-])(?:[\w-]{1,40} \. ){0,4}[\w-]{1,40} ?@ ?[a-z0-9-]{1,63}(?: \. [a-z0-9-]{2,24}){1,4}(?![\w-])/gi;
/** A person's page or account elsewhere. */
const ACCOUNT =
  /\b(?:(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/[\w%-]{1,100}\/?|skype ?: ?(?:live:)?[\w.-]{3,64})/gi;

const LOCAL_PART = /[\p{L}\p{M}\d_.%+'’`´-]/u;
const MAX_LOCAL_PART = 64;

type Addresses = { text: string; mailboxes: ReadonlyArray<string> };

/** The text without e-mail addresses, and the parts before the @, which show the names of the people behind them. */
export function withoutAddresses(raw: string): Addresses {
  const written = raw
    .replace(/mailto:/gi, "")
    .replace(SPACED, (address) => address.replaceAll(" ", ""))
    .replace(ACCOUNT, EMAIL_PLACEHOLDER);
  const whole = cut(written, AT_DOMAIN, () => true);
  const hosts = cut(whole.text, AT_HOST, (local) => /[._]|^\p{L}{3}/u.test(local));
  const spoken = cut(hosts.text, SPOKEN_AT, (local) => /\p{L}[._]\p{L}/u.test(local));
  return { text: spoken.text, mailboxes: [...whole.mailboxes, ...hosts.mailboxes, ...spoken.mailboxes] };
}

function cut(text: string, domains: RegExp, isAddress: (local: string) => boolean): Addresses {
  const kept: Array<string> = [];
  const mailboxes: Array<string> = [];
  let end = 0;
  for (const { 0: domain, index } of text.matchAll(domains)) {
    const local = localPartBefore(text, index, end);
    if (local === "" || !isAddress(local)) continue;
    kept.push(text.slice(end, index - local.length), EMAIL_PLACEHOLDER);
    mailboxes.push(local);
    end = index + domain.length;
  }
  return { text: kept.join("") + text.slice(end), mailboxes };
}

function localPartBefore(text: string, at: number, from: number) {
  const earliest = Math.max(from, at - MAX_LOCAL_PART);
  let start = at;
  while (start > earliest && LOCAL_PART.test(text.charAt(start - 1))) start -= 1;
  return text.slice(start, at);
}
