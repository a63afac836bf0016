import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";

const stems = (words: string) => new Set(words.split(" ").map(stem));

const OTHERS = stems("others other autre tiers tier");
/** Who has a contract of their own: "a separate electrical contractor", "autres corps de métier". */
const ELSE = stems("other another separate different autre distinct adjacent");
const WORKERS = stems(
  "contractor prime vendor contract entrepreneur entreprise contrat electrician plumber electricien plombier",
);
/** "Other trade services" may be wanted, "coordination with other trades" is not. */
const TRADES = stems("trade craft metier corps intervenant");
/** "Coordination with", "en collaboration avec". */
const ALONGSIDE = /^(?:coordin|coordon|cooperat|collabor|liais|interfac|harmonis)/;
const WITH = stems("with avec between entre by par");
/** "Coordinate with the caretaker to schedule plowing": what stands behind is the job again. */
const PURPOSES = stems("to for so pour afin");
const OWNERS = stems(
  "owner board library region school university college utility town city county village client district buyer",
);

/** How many words may stand between a job and who else does it. */
const LONGEST_AGENT = 10;
/** The same the other way round, and how many belong to the name of who does it. */
const OTHERS_REACH = 14;
const LONGEST_WORKER = 4;

type Around = Readonly<{ raw: string; tokens: ReadonlyArray<Token>; first: number; last: number }>;

/**
 * Whether another contract than the notice's is for a job: "Snow removal is done by others", "coordination with a
 * separate electrical contractor". "Separate contracts for heating and electrical work" are all let by the notice.
 */
export function isDoneByOthers({ raw, tokens }: FoldedText, { start, phrase }: PhraseEvidence): boolean {
  const first = tokens.findIndex((token) => token.start === start);
  let last = first;
  while ((tokens[last + 1]?.start ?? Infinity) < start + phrase.length) last += 1;
  const around = { raw, tokens, first, last };
  return isDoneBehind(around) || isNamedBeside(around) || isNotWanted(raw, start + phrase.length);
}

/** "Snow removal is not part of this contract", "le déneigement et la tonte sont exclus". */
const NOT_WANTED =
  /^(?:(?!\b(?:that|which|qui|que|but|mais|includ|inclu|except|sauf))[^.;:!?\n()]){0,50}?\b(?:(?:is|are|be) (?:not (?:to be )?(?:part of|included|required|in the (?:scope|contract))|excluded)|ne (?:fait|font) pas partie|n['’]est pas (?:inclus|compris)|(?:est|sont) exclu)/i;

/** How far the words may reach that leave it out. */
const LONGEST_EXCLUSION = 90;
const EXCLUDING = /not |exclu| pas /i;

/** Most texts say nothing like it near a phrase, which the short pattern tells sooner. */
function isNotWanted(raw: string, end: number): boolean {
  const behind = raw.slice(end, end + LONGEST_EXCLUSION);
  return EXCLUDING.test(behind) && NOT_WANTED.test(behind);
}

/** "… by others", "… under a separate contract", "… par un autre entrepreneur". */
function isDoneBehind({ raw, tokens, first, last }: Around): boolean {
  for (let next = first + 1; next <= last + LONGEST_AGENT && next < tokens.length; next += 1) {
    const word = tokens[next]?.stem ?? "";
    if (word === "") return false;
    const isElse = ELSE.has(word) || isOwners(tokens, next);
    if (!isElse && !OTHERS.has(word)) continue;
    const before = tokens[LINK_WORDS.has(tokens[next - 1]?.stem ?? "") ? next - 2 : next - 1]?.stem ?? "";
    const isLast = (tokens[next + 1]?.stem ?? "") === "" || tokens[next + 1]?.loose === true;
    if (isLast && OTHERS.has(word) && (before === "by" || before === "par")) return true;
    if (isElse && DONE_BY.has(before) && namesWorker({ raw, tokens }, next + 1, WORKERS)) return true;
  }
  return false;
}

/** "The Region's paving contractor". */
const isOwners = (tokens: ReadonlyArray<Token>, at: number) =>
  OWNERS.has(tokens[at]?.stem ?? "") && tokens[at + 1]?.stem === "s";

const DONE_BY = stems("by par under sou to");

function namesWorker(
  { raw, tokens }: Pick<Around, "raw" | "tokens">,
  from: number,
  workers: ReadonlySet<string>,
): boolean {
  for (let at = from; at < from + LONGEST_WORKER; at += 1) {
    const token = tokens[at];
    if (!token || token.stem === "") return false;
    if (workers.has(token.stem)) return !CONTRACTS.test(raw.slice(token.start, token.end));
  }
  return false;
}

const CONTRACTS = /^(?:contracts|contrats)$/i;

function isNamedBeside({ raw, tokens, first, last }: Around): boolean {
  let isWith = false;
  for (let at = first - 1; at >= Math.max(0, first - OTHERS_REACH); at -= 1) {
    const word = tokens[at]?.stem ?? "";
    if (word === "" || PURPOSES.has(word)) return false;
    if ((ELSE.has(word) || isOwners(tokens, at)) && namesWorker({ raw, tokens }, at + 1, WORKERS))
      return true;
    if (ELSE.has(word) && namesWorker({ raw, tokens }, at + 1, TRADES) && isAlongside(tokens, at))
      return true;
    isWith ||= WITH.has(word);
    if (isWith && ALONGSIDE.test(word) && namesWorker({ raw, tokens }, Math.max(first - 3, at), WORKERS))
      return !tokens.slice(last + 1, last + 3).some(({ stem: next }) => PURPOSES.has(next));
  }
  return false;
}

function isAlongside(tokens: ReadonlyArray<Token>, at: number): boolean {
  return tokens
    .slice(Math.max(0, at - LONGEST_WORKER), at)
    .some(({ stem: word }) => WITH.has(word) || ALONGSIDE.test(word));
}
