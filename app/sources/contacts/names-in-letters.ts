import type { Token } from "./contact-tokens";
import { FILLERS, HONORIFICS, ROLES, TRIGGERS } from "./contact-words";
import { isGivenName } from "./given-names";
import { isPlace } from "./name-places";
import { placesOf, type Reading, type Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPartOfThing, lastFirstAt, namesFrom } from "./names-at";
import { runEndingAt } from "./names-in-forms";
import { isPerson } from "./persons";

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Names at the end of letters and beside what is said of their writers: signed, published, available for questions. */
export function namesInLetters(reading: Reading): Array<Span> {
  return [
    ...namesAfterClosings(reading),
    ...namesAfterMarks(reading),
    ...namesOfAuthors(reading),
    ...namesOfAvailable(reading),
    ...namesAfterRanks(reading),
    ...namesWithInitial(reading),
    ...namesAfterOffices(reading),
  ];
}

const CLOSINGS = set(
  "cordialement sincerely regards truly faithfully respectfully respectueusement amicalement salutations distingues distinguees",
);
const THANKS = set("thanks merci you vous advance avance");
const AFTER_CLOSINGS = set("yours distinguees distingues submitted votre et and");
const MARKS = /^[,.!:–—-]$/;
const MOST_BETWEEN = 5;

/** "Cordialement,⏎Jane Doe", "Sincerely Jane Doe", "Merci,⏎Jane". */
function namesAfterClosings(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  return placesOf(reading, ({ key }) => CLOSINGS.has(key) || THANKS.has(key)).flatMap((closing) => {
    let at = closing + 1;
    let breaks = 0;
    while (at <= closing + MOST_BETWEEN && isBetween(tokens[at])) {
      if (tokens[at]!.kind === "break") breaks += 1;
      at += 1;
    }
    if (THANKS.has(tokens[closing]!.key) && (breaks === 0 || tokens[closing + 1]?.kind === "word")) return [];
    const run = lastFirstAt(reading, at) ?? runAt(tokens, at);
    if (!run || breaks > 2 || !endsPiece(tokens, run.end) || isPartOfThing(tokens, run) || isPlace(run))
      return [];
    const [word] = run.words;
    const isLone =
      run.words.length === 1 && breaks > 0 && !ordinary.has(word!.key) && endsLine(tokens, run.end);
    return isLone || isPerson(run, "near", ordinary) ? [run] : [];
  });
}

const isBetween = (token: Token | undefined) =>
  token !== undefined && (token.kind === "break" || MARKS.test(token.text) || AFTER_CLOSINGS.has(token.key));
const endsLine = (tokens: ReadonlyArray<Token>, at: number) =>
  !tokens[at] || tokens[at].kind === "break" || tokens[at].kind === "detail";
const endsPiece = (tokens: ReadonlyArray<Token>, at: number) =>
  endsLine(tokens, at) || /^[,;.(|/–-]$/.test(tokens[at]!.text);
const beginsLine = (tokens: ReadonlyArray<Token>, at: number) => at === 0 || tokens[at - 1]!.kind === "break";

/** "(s) Jane Doe", "~ Jane Doe" and, on the last line, "- Jane". */
function namesAfterMarks(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  const signs = placesOf(reading, ({ text }) => text === "(").flatMap((at) => {
    const isSign =
      /^(?:s|sgd|signed|signe|signee)$/.test(tokens[at + 1]?.key ?? "") && tokens[at + 2]?.text === ")";
    // "item(s) Name"
    const isPlural = at > 0 && tokens[at - 1]!.end === tokens[at]!.start;
    return isSign && !isPlural ? namesFrom(reading, at + 3, "near") : [];
  });
  const lines = placesOf(reading, ({ text }) => /^[~–—-]$/.test(text)).filter((at) => beginsLine(tokens, at));
  const isList = lines.length > 1;
  const signed = lines.flatMap((at) => {
    const run = runAt(tokens, at + 1);
    if (!run || !endsLine(tokens, run.end) || isPartOfThing(tokens, run)) return [];
    if (tokens[at]!.text === "~") return isPerson(run, "near", ordinary) ? [run] : [];
    const isLast = run.end === tokens.length && at > 0 && !isList;
    const given = isGivenName(run.words[0]!.text) && !ordinary.has(run.words[0]!.key);
    return isLast && given && !isPlace(run) ? [run] : [];
  });
  return [...signs, ...signed];
}

const AUTHORED =
  /^(?:publi|affich|redig|prepar|approuv|verifi|recommand|autoris|modifi|revis|envoy|cre)e{1,2}$|^(?:emis|emise|soumis|soumise|posted|published|prepared|issued|written|drafted|created|modified|reviewed|approved|verified|checked|edited|entered|uploaded|updated|recommended|authored|submitted)$/;

/** "Publié par : Jane Doe", "Last modified by Jane Doe". */
function namesOfAuthors(reading: Reading): Array<Span> {
  const { tokens } = reading;
  return placesOf(reading, ({ key }) => AUTHORED.test(key)).flatMap((at) => {
    if (!/^(?:by|par)$/.test(tokens[at + 1]?.key ?? "")) return [];
    const hasColon = tokens[at + 2]?.text === ":";
    const start = hasColon ? at + 3 : at + 2;
    const run = lastFirstAt(reading, start) ?? runAt(tokens, start);
    const given = run?.words.some(({ text }) => isGivenName(text));
    return run && (hasColon || given) && endsPiece(tokens, run.end) ? namesFrom(reading, start, "near") : [];
  });
}

const AVAILABLE = set(
  "available disponible joignable reachable reached contacted joint jointe rejoint rejointe contacte contactee",
);
const VERBS = set("is are will can may could est sera peut pourra");
const REACH = 3;

/** "Jane Doe is available for questions", "Jane Doe peut être jointe". */
function namesOfAvailable(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  return placesOf(reading, ({ key }) => VERBS.has(key)).flatMap((verb) => {
    const following = tokens.slice(verb + 1, verb + 1 + REACH);
    const found = following.findIndex(({ key }) => AVAILABLE.has(key));
    const isDirect = following
      .slice(0, Math.max(0, found))
      .every(({ key }) => FILLERS.has(key) || /^(?:also|aussi)$/.test(key));
    if (found < 0 || !isDirect) return [];
    const run = runEndingAt(tokens, verb);
    return run && run.words.length > 1 && isPerson(run, "near", ordinary) ? [run] : [];
  });
}

const FRENCH_RANKS = set(
  "adjum adjuc adj adjudant sgt sergent capt capitaine lcol ltcol col colonel maj major cplc cpl caporal sdt soldat lt slt ltv lieutenant bgen mgen lgen capc capf matc matelot",
);
const BEFORE_RANKS = /^(?:le|la|du|au|de|est|par|avec|et|ou|a|sera|soit)$/;
/** Ranks that are other words too: a warrant officer is written like a work order. */
const WEAK_RANKS = /^(?:WO|MS|LS|OS|AB|PO|Pte|Bdr|MBdr|Gnr|Tpr|Spr|Sig|MS|S1|S2)$/;
const BEFORE_WEAK_RANKS = /^(?:is|by|with|to|contact|authority|inspector|representative|and|or|:)$/;
const ROLE_BACK = 12;
const NAMESAKES_AROUND = set("rue avenue ecole pavillon caserne place parc boulevard pont edifice manege");

/** "l'adjum Ouellet, R.", "The Technical Authority is WO MacLeod". */
function namesAfterRanks(reading: Reading): Array<Span> {
  const { tokens, ordinary } = reading;
  const french = placesOf(
    reading,
    ({ kind, capital, key }) => kind === "word" && !capital && FRENCH_RANKS.has(key),
  ).filter((at) => {
    const around = tokens.slice(Math.max(0, at - 3), at);
    const leads =
      /^[ld]['’]/i.test(tokens[at]!.text) ||
      BEFORE_RANKS.test(tokens[at - 1]?.key ?? "") ||
      beginsLine(tokens, at);
    return leads && !around.some(({ key }) => NAMESAKES_AROUND.has(key));
  });
  const english = placesOf(reading, ({ text }) => WEAK_RANKS.test(text)).filter((at) => {
    const before = tokens[at - 1];
    if (!BEFORE_WEAK_RANKS.test(before?.key || (before?.text ?? ""))) return false;
    return tokens
      .slice(Math.max(0, at - ROLE_BACK), at)
      .some(({ key }) => ROLES.has(key) || TRIGGERS.has(key));
  });
  return [...french, ...english].flatMap((at) => {
    const start = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
    const whole = initialAfter(tokens, start);
    if (whole) return [whole];
    const run = runAt(tokens, start);
    return run && run.words.length <= 3 && !isPartOfThing(tokens, run) && isPerson(run, "named", ordinary)
      ? [run]
      : [];
  });
}

/** "Doe, J." from this token. */
function initialAfter(tokens: ReadonlyArray<Token>, start: number): Span | null {
  const run = runAt(tokens, start);
  if (!run || run.words.length > 2 || tokens[run.end]?.text !== ",") return null;
  const initial = tokens[run.end + 1];
  if (initial?.capital !== true || initial.text.length !== 1 || tokens[run.end + 2]?.text !== ".")
    return null;
  const second = tokens[run.end + 3];
  const isSecond = second?.capital === true && second.text.length === 1;
  const end = isSecond && tokens[run.end + 4]?.text === "." ? run.end + 5 : run.end + 3;
  return endsPiece(tokens, end) || tokens[end]?.text === ")" ? { start, end } : null;
}

const BEGINS_PIECE = /^[\n:;(|–—-]$/;

/** "Doe, J., Purchasing", at the beginning of a line or a piece, before an office or a role. */
function namesWithInitial({ tokens, ordinary }: Reading): Array<Span> {
  return placesOf({ tokens, ordinary }, ({ capital, text }) => capital && text.length > 1).flatMap((at) => {
    const before = tokens[at - 1];
    if (!BEGINS_PIECE.test(before?.text ?? "\n")) return [];
    const span = initialAfter(tokens, at);
    const run = runAt(tokens, at);
    if (!span || !run || run.words.some(({ key }) => ordinary.has(key)) || isPlace(run)) return [];
    const next = tokens[span.end];
    const following = next?.text === "," ? tokens[span.end + 1] : next;
    const isBesideWork = next?.kind !== "mark" || ROLES.has(following?.key ?? "") || following?.isThing;
    return isBesideWork ? [span] : [];
  });
}

const OFFICES = set(
  "mayor supervisor superintendent commissioner councillor councilman councilwoman councilmember alderman clerk treasurer inspector reeve warden maire mairesse conseiller conseillere echevin prefet greffier greffiere selectman selectwoman sheriff",
);
const AFTER_OFFICES = set(
  "will shall is was has may must can opened moved seconded sera ouvrira doit peut est a",
);

/** "Supervisor Doe will open the bids": one word after an office, before a verb. */
function namesAfterOffices({ tokens, ordinary }: Reading): Array<Span> {
  return placesOf({ tokens, ordinary }, ({ key, capital }) => capital && OFFICES.has(key)).flatMap((at) => {
    const run: Run | null = runAt(tokens, at + 1);
    const [word] = run?.words ?? [];
    if (!run || !word || run.words.length > 1 || ordinary.has(word.key) || HONORIFICS.has(word.key))
      return [];
    return AFTER_OFFICES.has(tokens[run.end]?.key ?? "") && !isPlace(run) && !isPartOfThing(tokens, run)
      ? [run]
      : [];
  });
}
