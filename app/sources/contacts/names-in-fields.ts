import type { Token } from "./contact-tokens";
import { NAMESAKES } from "./contact-words";
import { isGivenName } from "./given-names";
import { isPlace } from "./name-places";
import { type KindOfText, placesOf, type Reading, type Span } from "./name-reading";
import { type Run, runAt } from "./name-runs";
import { isPartOfThing, lastFirstAt } from "./names-at";
import { isPerson, isShouted } from "./persons";

const DASHES = /^[-–—|:]$/;
const OPENING = /^[([{]$/;
const CLOSING = /^[)\]}]$/;

/** Names that stand alone in brackets or at an end of a title, a buyer's name or another short field. */
export function namesInFields(reading: Reading, kind: KindOfText): Array<Span> {
  if (kind === "text") return [];
  const { tokens } = reading;
  const isOnSite = (kind === "title" || kind === "file") && isWorkOnSite(tokens);
  const lastFirst = placesOf(reading, ({ capital }) => capital).flatMap((at) => lastFirstAlone(reading, at));
  const alone = isOnSite
    ? []
    : placesOf(reading, ({ capital }) => capital).flatMap((at) => {
        const run = runAt(tokens, at);
        return run && isNameAlone(reading, run) && isAtEnd(tokens, run, kind) ? [run] : [];
      });
  return [
    ...lastFirst,
    ...alone,
    ...namesAfterOffices(reading),
    ...(kind === "name" ? namesOfUnknown(reading) : []),
  ];
}

function isNameAlone({ tokens, ordinary }: Reading, run: Run) {
  if (run.words.length > 3 || !isPerson(run, "open", ordinary) || isPlace(run) || isPartOfThing(tokens, run))
    return false;
  return !NAMESAKES.has(run.words.map(({ key }) => key).join(""));
}

function isAtEnd(tokens: ReadonlyArray<Token>, { start, end }: Run, kind: KindOfText) {
  const [before, next] = [tokens[start - 1], tokens[end]];
  const hasRest = tokens.slice(end).some(({ isThing }) => isThing);
  if (!next && DASHES.test(before?.text ?? "")) return true;
  if (!before && next?.text === "," && hasRest) return true;
  if (OPENING.test(before?.text ?? "") && CLOSING.test(next?.text ?? "")) return true;
  if (!before && DASHES.test(next?.text ?? "") && hasRest) return true;
  // "Plans by Jane Doe"
  if (!next && /^(?:by|par)$/.test(before?.key ?? "")) return true;
  if (kind === "file" && (!before || !next)) return true;
  if (kind === "title" || kind === "file") return false;
  return (
    (!next && /^[/,;]$/.test(before?.text ?? "")) ||
    (!before && /^[/(;]$/.test(next?.text ?? "") && isOrganization(tokens, end))
  );
}

/** "Plumbing parts [Doe, Jane]", "Doe, Jane (City of Guelph)". */
function lastFirstAlone(reading: Reading, at: number): Array<Span> {
  const { tokens } = reading;
  const run = lastFirstAt(reading, at);
  const [before, next] = [tokens[at - 1], run ? tokens[run.end] : undefined];
  const [first, last] = [run?.words[0], run?.words.at(-1)];
  if (
    !run ||
    !first ||
    !last ||
    run.words.length > 3 ||
    !isGivenName(first.text) ||
    isPlace({ words: [last] })
  )
    return [];
  const begins = !before || DASHES.test(before.text) || OPENING.test(before.text) || before.text === "/";
  const ends =
    !next ||
    DASHES.test(next.text) ||
    CLOSING.test(next.text) ||
    OPENING.test(next.text) ||
    next.text === "/";
  return begins && ends && (before ?? next) ? [run] : [];
}

/** In brackets or after a slash of an organization's name: two words of which nothing is known. */
function namesOfUnknown({ tokens, ordinary }: Reading): Array<Span> {
  return placesOf({ tokens, ordinary }, ({ text }) => OPENING.test(text) || text === "/").flatMap((at) => {
    const run = runAt(tokens, at + 1);
    if (run?.words.length !== 2 || isShouted(run) || !isPerson(run, "near", ordinary)) return [];
    if (
      run.words.some(
        (word) => isPlace({ words: [word] }) || word.key.startsWith("saint") || word.text.length < 3,
      )
    )
      return [];
    const ends = tokens[at]!.text === "/" ? !tokens[run.end] : CLOSING.test(tokens[run.end]?.text ?? "");
    return ends && isOrganization(tokens, 0) ? [run] : [];
  });
}

const OF_ORGANIZATION =
  /(?:^| )(?:town|city|township|county|village|municipality|region|ville|municipalite|canton|mrc|district|department|ministry|ministere|borough)(?: |$)/;

const isOrganization = (tokens: ReadonlyArray<Token>, from: number) =>
  OF_ORGANIZATION.test(
    tokens
      .slice(from)
      .map(({ key }) => key)
      .join(" "),
  );

const OFFICE = /^(?:office|desk|cubicle|bureau|comptoir)$/;
const OF = /^(?:of|de|du|to)$/;

/** "Office of Jane Doe" */
function namesAfterOffices({ tokens, ordinary }: Reading): Array<Span> {
  return placesOf({ tokens, ordinary }, ({ key }) => OFFICE.test(key)).flatMap((at) => {
    if (!OF.test(tokens[at + 1]?.key ?? "")) return [];
    const run = runAt(tokens, at + 2);
    return run && run.words.length > 1 && isPerson(run, "near", ordinary) && !isPartOfThing(tokens, run)
      ? [run]
      : [];
  });
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Work that is done at a site, whose name may be all that a title says of it: "Roof - Jean Vanier". */
const SITE_WORKS = set(`
  roof roofs roofing reroofing window windows door doors hvac boiler boilers chiller chillers renovation renovations
  reno addition additions rehabilitation restoration demolition masonry facade brick parking paving asphalt playground
  playgrounds gym gymnasium washroom washrooms elevator elevators lift flooring floor floors ceiling painting cladding
  envelope insulation generator sprinkler alarm lighting electrical plumbing mechanical ventilation abatement asbestos
  kitchen cafeteria track bleachers pool snow janitorial custodial cleaning landscaping mowing lawn fence fencing sidewalk
  accessibility ramp barrier repair repairs replacement refurbishment upgrade upgrades retrofit construction alteration
  alterations modernization interior exterior drainage watermain sewer stairs steps waterproofing canopy
  toiture toitures toit fenetre fenetres fenestration porte portes chaudiere chaudieres chauffage refection restauration
  maconnerie parement stationnement pavage asphaltage cour gymnase toilettes toilette ascenseur plancher planchers
  peinture isolation generatrice gicleurs alarme eclairage electricite plomberie amiante cuisine agrandissement
  reamenagement amenagement remplacement deneigement neige entretien menage menager conciergerie gazon paysager cloture
  trottoir travaux modernisation reparation reparations climatisation etancheite enveloppe
`);
/** What is bought and brought. */
const GOODS = set("parts pieces supplies fournitures software logiciel licences licenses");

const isWorkOnSite = (tokens: ReadonlyArray<Token>) =>
  tokens.some(({ key }) => SITE_WORKS.has(key)) && !tokens.some(({ key }) => GOODS.has(key));
