import { CONJUNCTIONS, firstRequest, FRENCH_OF } from "~/domain/classification/asked-for/requests";
import { type FoldedText, stem, type Token } from "~/domain/classification/text/folded-text";

/**
 * French names what is asked for first. A title that begins with one of these asks for advice, people, removal or an event,
 * whatever is built: "Mission de contrôle technique - réhabilitation de l'école".
 */
const ADVICE_HEADS = new Set(
  (
    "mission honoraire cartographie diagnostic accompagnement coordonnateur coordonnatrice coordination amo sps csps opc " +
    "assistance inventaire sondage campagne concours programmation formation dotation recrutement embauche agence prepose " +
    "arpentage estimation economiste expertise professionnel consultation evaluation etude caracterisation modelisation " +
    "suivi relevee releve echantillonnage analyse etablissement elaboration redaction conseiller conseillere expert " +
    "architecte ingenieur ingenierie volet laboratoire gerance animation spectacle festival archeologie numerisation " +
    "vidange collecte tri disposition signalisation auscultation inspecteur inspectrice " +
    "equipe firme consortium directeur directrice charge chargee gardiennage remorquage nolisement manutention entreposage hebergement traduction impression"
  )
    .split(" ")
    .map(stem),
);

/** These are English words too, or begin the name of one. */
const ALSO_ENGLISH = new Set(
  "mission assistance coordination formation consultation evaluation animation festival expert expertise diagnostic tri amo sps opc".split(
    " ",
  ),
);

/** Words that add such advice to work: "étude et réalisation". */
const BESIDE_WORK = new Set(
  (
    "dechiquetage elagage abattage refection rehabilitation renovation realisation execution travail travaux " +
    "construction reparation entretien installation remplacement"
  )
    .split(" ")
    .map(stem),
);

/** Whether a French title begins with a word for advice and joins no work to it. */
export function beginsInFrenchAdvice(title: FoldedText): boolean {
  const request = firstRequest(title);
  if (!request) return false;
  const { tokens } = title;
  const head = headAt(tokens, request.from);
  const word = tokens[head]?.stem ?? "";
  if (!ADVICE_HEADS.has(word) || (ALSO_ENGLISH.has(word) && !looksFrench(tokens, head))) return false;
  return !joinsWork(tokens, head);
}

const WORKS = stem("travaux");

/** "Travaux de cartographie": the word behind "travaux" says what is asked for. */
function headAt(tokens: ReadonlyArray<Token>, from: number): number {
  const isWorks = tokens[from]?.stem === WORKS && FRENCH_OF.has(tokens[from + 1]?.stem ?? "");
  return isWorks ? from + 2 : from;
}

const FRENCH_LINKS = new Set([...FRENCH_OF, "la", "le", "les", "l", "a", "au", "aux", "pour", "en", "et"]);
/** How far from the word its French surroundings are looked for. */
const NEAR = 4;

/** "Assistance technique". */
const FRENCH_ADJECTIVE = /(?:ique|elle|iel|ale)$/;

function looksFrench(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (FRENCH_ADJECTIVE.test(tokens[at + 1]?.stem ?? "")) return true;
  return tokens.slice(at + 1, at + 1 + NEAR).some(({ stem: word }) => FRENCH_LINKS.has(word));
}

function joinsWork(tokens: ReadonlyArray<Token>, from: number): boolean {
  return tokens.some(
    ({ stem: word }, at) =>
      at > from &&
      at < from + 2 * NEAR &&
      CONJUNCTIONS.has(tokens[at - 1]?.stem ?? "") &&
      BESIDE_WORK.has(word),
  );
}
