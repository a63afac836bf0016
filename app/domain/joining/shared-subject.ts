import { GENERIC_WORDS } from "./generic-title";
import { EMPTY_WORDS, shortForm, wordSet } from "./title-vocabulary";
import { singular, type TitleRead } from "./title-words";

const asRead = (words: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].map((word) => singular(shortForm(word))));

const GENERIC = asRead(new Set([...GENERIC_WORDS, ...EMPTY_WORDS]));
/** Buildings, grounds and ways. A buyer has several of each, so the name beside the word says which one is meant. */
const SITES = asRead(
  wordSet(`
    school academy college campus park playground arena rink library hall station plant hospital clinic museum pool
    cemetery marina garage depot yard courthouse theatre church house manor lodge barn shelter stadium gym gymnasium
    centre complex pavilion wharf harbour beach bridge dam lake creek river island airport terminal landfill lagoon
    reservoir subdivision farm forest trail
    road street avenue boulevard drive crescent highway lane court place parkway way pike
    ecole parc arena patinoire bibliotheque caserne usine hopital musee piscine cimetiere garage centre complexe pavillon
    quai port plage pont barrage lac ruisseau riviere ile aeroport sentier rue chemin rang rte montee cote allee
  `),
);
/** They stand between a name and its site: "Maple Public School", "école secondaire Jarry". */
const QUALIFIERS = asRead(
  wordSet(`
    public elementary secondary high middle catholic junior senior primary community municipal memorial regional district
    town city fire police treatment pumping
    publique elementaire secondaire primaire catholique communautaire municipal municipale polyvalente saint
  `),
);
const FRENCH_LINKS = wordSet("de du des d l la le les a au aux");

/** What contracts build, mend and buy. Several contracts of a buyer are about such a thing. */
const THINGS = asRead(
  wordSet(`
    boiler chiller furnace generator elevator lift escalator pump watermain sewer storm sanitary drain drainage
    culvert valve hydrant meter fence gate door floor ceiling carpet tile wall siding stair ramp railing furniture desk
    chair locker shelving bleacher playground swing splash pad bench light lighting lamp fixture camera alarm
    security sprinkler panel switchgear transformer wiring network server laptop computer printer software phone radio
    vehicle truck van car bus pickup tractor loader mower trailer excavator grader sweeper plow fuel diesel gasoline
    propane oil battery tire uniform clothing kitchen washroom bathroom classroom gymnasium portable insulation paint
    line marking sign signal traffic guiderail guardrail curb gutter gravel aggregate sand crack seal surface deck dock
    exterior interior energy solar panel water wastewater waste garbage recycling compost collection
    chaudiere refroidisseur generatrice ascenseur pompe aqueduc egout conduite ponceau vanne compteur cloture porte
    plancher plafond mur escalier rampe mobilier gradin balancoire eclairage lampadaire camera alarme gicleur
    transformateur reseau logiciel vehicule camion fourgonnette autobus tracteur tondeuse remorque carburant batterie
    pneu cuisine toilette classe isolation peinture marquage signalisation glissiere bordure gravier dechet recyclage
  `),
);

/** What is done to a thing, and its parts. */
const WORK = asRead(
  wordSet(`
    overhaul retrofit modernization modernisation conversion commissioning decommissioning relocation refurbishment
    resurfacing widening extension expansion addition lining relining dredging design engineering study assessment
    inspection testing restoration protection stabilization remediation abatement fabrication acquisition lease leasing
    preparation rental burner condenser refrigeration control controls unit system equipment component parts tank
    conception etude evaluation inspection essai agrandissement modernisation conversion acquisition location equipement
    master plan strategy strategic policy audit review directeur strategie politique revision
    systeme composant piece mise norme
  `),
);

/** Of two words of one group, each title's own says that they are two contracts. */
const OPPOSITES: ReadonlyArray<ReadonlySet<string>> = [
  "north south east west central upper lower northern southern eastern western nord sud est ouest",
  "summer winter spring fall autumn ete hiver printemps automne",
  "day night jour nuit",
  "interior exterior indoor outdoor interieur exterieur",
  "single tandem",
  "pickup dump garbage",
  "sand salt",
  "residential commercial",
  "garbage recycling organic leaf hazardous",
].map((words) => asRead(wordSet(words)));

/** Parts of a building, a street or a fleet, each the job of another trade. */
const JOBS: ReadonlyArray<ReadonlySet<string>> = [
  "roof reroofing shingle skylight toit toiture",
  `boiler burner chiller condenser hvac furnace heat heating ventilation cooling air conditioning mechanical refrigeration
   refrigerating dehumidifier ice chaudiere refroidisseur chauffage climatisation refrigeration`,
  "window glazing door fenetre porte",
  "masonry brick facade siding cladding tower clock maconnerie brique parement",
  "floor carpet tile gymnasium plancher tapis tuile",
  "electrical generator switchgear transformer lighting light streetlight lamp electrique generatrice eclairage lampadaire",
  "alarm sprinkler security camera nurse alarme gicleur securite",
  "elevator lift escalator ascenseur",
  "furniture desk chair mobilier",
  "shelving rayonnage",
  "bleacher seating gradin",
  "blower aeration aerator digester clarifier centrifuge soufflante",
  "tire pneu",
  "lubricant grease lubrifiant",
  "uniform clothing boot vetement",
  "breathing apparatus respiratoire",
  "signal",
  "asbestos abatement amiante",
  "paving parking asphalt sidewalk curb lot crack pavage trottoir stationnement bordure",
  "watermain hydrant aqueduc",
  "sewer sanitary storm egout",
  "playground swing play splash jeux jeu",
  "tennis pickleball court",
  "washroom toilet kitchen toilette cuisine",
  "scale weighbridge balance",
  "dock marina ramp wharf boat quai",
  "filter filtre",
  "liner",
  "wet well",
  "painting paint peinture",
  "fuel diesel gasoline carburant",
  "bandes",
  "deck tablier",
  "culvert ponceau",
].map((words) => asRead(wordSet(words)));

const isName = (word: string) =>
  !SITES.has(word) &&
  !THINGS.has(word) &&
  !WORK.has(word) &&
  !QUALIFIERS.has(word) &&
  !GENERIC.has(word) &&
  !OPPOSITES.some((words) => words.has(word));

/**
 * Whether two titles with words of their own are about one thing: they share a name, or a thing that only one of them
 * places somewhere. It is enough only for notices that agree in buyer, number and closing time. The buyer's own name is in
 * many of its titles and shows nothing.
 */
export function shareASubject(a: TitleRead, b: TitleRead, ofBuyer: ReadonlySet<string>): boolean {
  if (nameTwoSites(a, b) || areOpposites(a, b) || areTwoJobs(a, b)) return false;
  const shared = [...a.own].filter((word) => b.own.has(word) && !ofBuyer.has(word));
  if (shared.some(isName)) return true;
  if (!shared.some((word) => THINGS.has(word))) return false;
  return [a, b].some(({ own }) => [...own].every((word) => shared.includes(word) || isNoPlace(word)));
}

/** "Roof replacement, Elm School" and "Boiler replacement, Elm School": both say which job they are, and none is in both. */
function areTwoJobs(a: TitleRead, b: TitleRead): boolean {
  const [one, other] = [a, b].map(({ own }) =>
    JOBS.filter((words) => [...own].some((word) => words.has(word))),
  );
  return one!.length > 0 && other!.length > 0 && !one!.some((job) => other!.includes(job));
}

const isNoPlace = (word: string) => !SITES.has(word) && !QUALIFIERS.has(word) && !isName(word);

function areOpposites(a: TitleRead, b: TitleRead): boolean {
  return OPPOSITES.some((words) => {
    const [one, other] = [a, b].map(({ own }) => [...own].filter((word) => words.has(word)));
    return one!.length > 0 && other!.length > 0 && !includesAll(one!, other!) && !includesAll(other!, one!);
  });
}

const includesAll = (all: ReadonlyArray<string>, some: ReadonlyArray<string>) =>
  some.every((one) => all.includes(one));

/** Both name a school, or another site of one kind, and each has a name for it that the other has not. */
function nameTwoSites(a: TitleRead, b: TitleRead): boolean {
  const [sites, others] = [sitesIn(a), sitesIn(b)];
  return [...sites].some(([kind, names]) => {
    const other = others.get(kind);
    return other !== undefined && !includesAll(names, other) && !includesAll(other, names);
  });
}

/** Names have so many words at most. */
const LONGEST_NAME = 3;

/** The names of sites, by kind. They stand before the word in English and after it in French. */
function sitesIn({ words, language }: TitleRead): Map<string, Array<string>> {
  const sites = new Map<string, Array<string>>();
  const all = words.map(singular);
  for (const [position, word] of all.entries()) {
    if (!SITES.has(word)) continue;
    const around = language === "fr" ? all.slice(position + 1) : all.slice(0, position).reverse();
    const names = nameFrom(around);
    if (names.length > 0) sites.set(word, [...(sites.get(word) ?? []), ...names]);
  }
  return sites;
}

function nameFrom(around: ReadonlyArray<string>): Array<string> {
  const names: Array<string> = [];
  for (const word of around) {
    if (names.length === 0 && (QUALIFIERS.has(word) || FRENCH_LINKS.has(word))) continue;
    if (!isName(word) || FRENCH_LINKS.has(word) || names.length === LONGEST_NAME) break;
    names.push(word);
  }
  return names;
}
