import { firstRequest } from "~/domain/classification/asked-for/requests";
import { LINK_WORDS } from "~/domain/classification/phrases/phrase-index";
import type { PhraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { fold, type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";

/** With one of these in the title, a structure is studied, let, sold, cleaned out or served, not built. */
const OTHER_BUSINESS = new Set(
  [
    ..."service supply report condition spare part procurement purchase goods management operation transport shuttle".split(
      " ",
    ),
    ..."lease rental disposal sale product material accessory equipment furniture simulation study research".split(
      " ",
    ),
    ..."cleaning sweeping removal collection security guard catering canteen concession training event insurance review".split(
      " ",
    ),
    ..."vidange balayage collecte cueillette transport disposition gardiennage location exploitation analyse cout achat preachat devis buanderie".split(
      " ",
    ),
    ..."lavage nettoyage restauration vente bail piece accessoire element materiel mobilier etude audit gestion".split(
      " ",
    ),
    ..."surplus vendor qty blanket inventory inventaire intervention urgence recuperation assurance licence logiciel formation armoire ventile sonde".split(
      " ",
    ),
  ].map(stem),
);
/** Natural features and networks give sites and companies their names. */
const NAMES = new Set([
  "creek",
  "channel",
  "port",
  "harbour",
  "harbor",
  "infrastructure",
  "station",
  "enrobe",
  "asphalte",
  "beton",
  "asphalt",
  "concrete",
  // Of paper, if no building is named.
  "envelope",
  "membrane",
]);
const OTHER_WORK: ReadonlyArray<WorkRole> = ["serve", "clean", "clear"];

const STANDING: ReadonlySet<Trade> = new Set(["construction", "paving"]);
const ENGLISH_ENDS = new Set(
  "at in for on of near and to by from stage phase program contract no number".split(" "),
);
/** "14", "P-01234". */
const isReference = (word: string) => word.length === 1 || /\d/.test(word);

/**
 * Structures that a title names without a word for work, as in "Bridge 14", "New Fire Hall" or "Éclairage du parc": they
 * are built or repaired, since nobody delivers them. The title must name nothing else to be done.
 */
export function bareStructures(
  title: FoldedText,
  evidence: ReadonlyArray<PhraseEvidence>,
): Array<PhraseEvidence> {
  // "Integrated Security Management System", "génératrice d'urgence": words of its name are no other business.
  const systems = evidence.filter(({ rule }) => rule.standsLast === true || rule.standsAlone === true);
  const isNamed = (token: Token) =>
    systems.some(({ start, phrase }) => token.start >= start && token.start < start + phrase.length);
  const isOther = title.tokens.some((token) => !isNamed(token) && isOtherWork(token.stem));
  // "Câblage structuré - écoles": what is named first is what the title is about.
  const [main] = evidence.toSorted((a, b) => a.start - b.start);
  const request = firstRequest(title);
  if (isOther || !main || !request) return [];
  const isNamedAlone = ({ start, rule }: PhraseEvidence) =>
    start === main.start && (rule.standsAlone === true || rule.standsLast === true);
  if (!stands(main) && !evidence.some(isNamedAlone)) return [];
  const from = title.tokens[request.from]?.start ?? 0;
  const to = title.tokens[request.to - 1]?.end ?? 0;
  return evidence.filter(
    (each) =>
      each.work === "none" &&
      each.start >= from &&
      each.start < to &&
      stands(each) &&
      isHead(title.tokens, each),
  );
}

function isOtherWork(word: string): boolean {
  return (
    OTHER_BUSINESS.has(word) || namesWork("labour", word) || OTHER_WORK.some((role) => namesWork(role, word))
  );
}

/** Lighting of roads and places stands where it is, too. */
function stands({ rule, phrase }: PhraseEvidence): boolean {
  if (rule.needsWork || NAMES.has(stem(fold(phrase)))) return false;
  return (
    rule.standsAlone === true ||
    rule.standsLast === true ||
    STANDING.has(rule.service) ||
    (rule.service === "electrical" && rule.generic === true)
  );
}

/** Whether the words are what the title is about: English puts them last in their phrase, French first. */
function isHead(tokens: ReadonlyArray<Token>, { start, phrase, rule }: PhraseEvidence): boolean {
  const first = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === start + phrase.length);
  const next = tokens[last + 1];
  const ends =
    !next || next.stem === "" || next.loose || ENGLISH_ENDS.has(next.stem) || isReference(next.stem);
  const before = tokens[first - 1];
  const begins = !before || before.stem === "" || tokens[first]?.loose === true || isReference(before.stem);
  const isFrench = tokens.slice(first, last).some(({ stem: word }) => LINK_WORDS.has(word));
  if (rule.standsLast) return ends;
  return rule.standsAlone ? begins : ends || (begins && (isFrench || LINK_WORDS.has(next.stem)));
}
