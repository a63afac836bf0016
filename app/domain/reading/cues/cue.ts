import { compiledAhead } from "~/domain/lazy";
import type { KeyDateKind } from "../key-date";
import { MONTH, WEEKDAY } from "../moments/month-names";
import { type Sought, sought } from "../patterns/sought";

/** `other`: a date of no kind that we read. `follow-up`: "the meeting will be held", whose kind an earlier sentence gives. */
export type CueKind = KeyDateKind | "other" | "follow-up";

/**
 * `wide` is for texts with two spaces in a row: it takes longer. A sentence of whose words none matches `needs` cannot
 * have the cue, and is spared its pattern.
 */
export type CueRule = { kind: CueKind; rule: string; pattern: Sought; wide: RegExp; needs: RegExp | null };

export type Cue = { kind: CueKind; rule: string; start: number; end: number };

/** A text may have two spaces where a pattern has one. Spaces in a class of characters stay single. */
const withWideSpaces = (pattern: string) =>
  pattern.replace(/\[(?:\\.|[^\]\\])*\]|\\.| (?![?*+{])/g, (part) => (part === " " ? " {1,2}" : part));

/** Patterns read folded text: lower case, without accents. */
export function cueRules(
  kind: CueKind,
  patterns: Readonly<Record<string, string>>,
  needs: Readonly<Record<string, RegExp>> = {},
): Array<CueRule> {
  return Object.entries(patterns).map(([name, pattern]) => ({
    kind,
    needs: needs[name] ?? null,
    rule: `${kind}/${name}`,
    pattern: sought(compiledAhead(new RegExp(pattern, "gs"))),
    wide: new RegExp(withWideSpaces(pattern), "gs"),
  }));
}

export const BIDS =
  "(?<![a-z])(?<!(?:[a-z]{2}|\\d)-)(?:bids?|tenders?|proposals?|quotations?|quotes?|submissions?|responses?|(?<!standing )offers?(?! (?:of employment|to purchase))|soqs?|capabilit(?:y|ies) statements?|qualifications? (?:statements?|packages?)|statements? of (?:(?:interest and )?qualifications?|capabilit(?:y|ies)))(?<!(?:withdrawals?|amendments?|modifications?|changes|revisions?|alterations?) (?:of|to) (?:(?:the|their|its|any|submitted|all) ){0,2}[a-z]+)(?![a-z])(?! (?:deposits?|amendments?|modifications?|withdrawals?|bonds?|securit|suret|results?|tabulat|recommend|protest))";
export const OFFRES =
  "(?<![a-z])(?:soumissions?|offres?(?! a commandes)|propositions?|candidatures?(?! (?:pour|a|au|aux) (?:(?:le|un|les|des|ce) )?(?:postes?|emplois?))|enonces? (?:de|des) capacites?)(?![a-z])";
/** What ends the label of a row, or the date that follows it. */
export const END_OF_LABEL = `(?=\\s?[:|]|\\s-\\s|\\s{1,4}(?:(?:${WEEKDAY})[,.]? )?(?:${MONTH})\\.? \\d)`;
/** A day, with an hour, that is all the rest of a table's row. */
export const REST_OF_ROW = `(?=\\s{1,4}(?:(?:${WEEKDAY})[,.]? )?(?:(?:${MONTH})\\.? \\d|\\d{1,2} (?:${MONTH})\\.?,? \\d|\\d{1,2}[/-]\\d|20\\d\\d-)[\\d,:./\\s@-]{3,20}(?:at [\\d:. ]{1,8})?(?:[ap]\\.?m\\.?|hours|hrs|h)?\\.?(?:\\s[ecmpa][sd]?t)?[\\s;]{0,3}$)`;
/** A day follows, in whatever form. */
export const A_DAY_NEXT = `(?:(?:${WEEKDAY})[,.]? )?(?:(?:${MONTH})\\.? \\d|\\d{1,2} (?:${MONTH})(?![a-z])|\\d{1,2}[/-]\\d{1,2}[/-]|20\\d\\d-\\d)`;
export const QUESTIONS =
  "(?<![a-z])(?:questions?(?! (?:pertaining to|related to|relating to|regarding|about|concerning|with|on) (?:the )?(?:download|upload|web ?site|portal|log(?:ging)?[ -]?in|technical (?:difficult|support|issues?|problems?)|bidding system|registering(?! for the (?:site|meeting))))(?! from (?:residents|citizens|taxpayers|neighbou?rs|parents|the public))|quer(?:y|ies)|inquir(?:y|ies|es)|enquir(?:y|ies)|clarifications?|requests? for (?:clarifications?|interpretations?|explanations?|additional information)|explanations? or interpretations?|(?:requests? for information|rfis?)(?! (?:\\(rfi\\) )?(?:clos|respon|repl|issu|submission))|comments(?<!(?:written|public) comments)(?! (?:on|about|regarding) (?:the |this )?(?:draft |proposed )?(?:plan|by-?law|budget|zoning|amendment|application|ordinance|study)))(?![a-z])";

/** Up to so many characters without a word that starts another matter. Words are looked at where they start: it is faster. */
export function gap(length: number, without: string): string {
  return `(?!${without})(?:\\S|\\s(?!${without})){0,${length}}?`;
}
