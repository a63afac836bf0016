import type { Evidence, EvidenceByTrade } from "~/domain/classification/evidence-by-trade";
import { ENOUGH, WEIGHTS } from "~/domain/classification/evidence-weights";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import { SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";

const TRADE_ORDER = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));

/** Descriptions of such work list many trades, so a trade that the title does not name needs more evidence. */
const WORKS: ReadonlyArray<Trade> = ["construction", "paving"];

/** Texts on the care of a place name what stands there: the ducts that are cleaned, the boat ramps that are mowed. */
const CARE: ReadonlySet<Trade> = new Set(["snow", "landscaping", "janitorial"]);

/** The trades that have enough evidence: those that the title names first, the strongest first. */
export function settledTrades(found: EvidenceByTrade): Array<Trade> {
  dropGeneric(found);
  dropPlaceOfOthers(found);
  dropRoadsUnderSnow(found);
  const named = found.trades.filter((trade) => found.has(trade, "title"));
  const isVague = named.every((trade) =>
    found.of(trade).every(({ source, generic }) => source !== "title" || generic === true),
  );
  const needed = (trade: Trade) => {
    if (found.has(trade, "title", "tag")) return ENOUGH.usually;
    if (WORKS.some((works) => named.includes(works)))
      return isVague ? ENOUGH.besideVagueWorks : ENOUGH.besideWorks;
    if (named.length > 0 && named.every((each) => CARE.has(each)) && !CARE.has(trade))
      return ENOUGH.besideWorks;
    if (trade === "snow" && named.includes("landscaping") && isAskedFor(found, trade)) return ENOUGH.usually;
    return named.length > 0 ? ENOUGH.besideTitle : ENOUGH.usually;
  };
  // A title that names a trade outweighs the codes of others, unless the description names those too. So does a code
  // with the description.
  const isPark = buildsPark(found);
  const isSpoken = found.trades.some(
    (trade) => found.has(trade, "own-code", "label") && found.has(trade, "body", "title", "tag"),
  );
  const speaks = (trade: Trade) =>
    (named.length === 0 && !isSpoken) ||
    found.has(trade, "title", "tag") ||
    (found.has(trade, "body") && !isPark);
  // A code for several trades is explained by the one that the title names.
  const scoreBeside = (trade: Trade) => found.score(trade, { withShared: isVague || named.includes(trade) });
  const settled = strongestFirst(
    found,
    found.trades.filter((trade) => speaks(trade) && scoreBeside(trade) >= needed(trade)),
  );
  if (settled.length > 0) return settled;
  return found.has("construction", "category") && found.score("construction") >= ENOUGH.categoryAlone
    ? ["construction"]
    : [];
}

/** What the description says is bought, and not merely lists. */
const isAskedFor = (found: EvidenceByTrade, trade: Trade) =>
  found.of(trade).some(({ source, weight }) => source === "body" && weight >= WEIGHTS.leadWork);

function strongestFirst(found: EvidenceByTrade, trades: ReadonlyArray<Trade>): Array<Trade> {
  const isNamed = (trade: Trade) => Number(found.has(trade, "title", "tag"));
  return trades.toSorted(
    (a, b) =>
      isNamed(b) - isNamed(a) ||
      found.score(b) - found.score(a) ||
      TRADE_ORDER.indexOf(a) - TRADE_ORDER.indexOf(b),
  );
}

/**
 * Drops generic evidence if the title names a trade: "reconstruction of the substation" is electrical work,
 * although "reconstruction" alone means construction.
 */
function dropGeneric(found: EvidenceByTrade) {
  const namesTrade = (trade: Trade) =>
    found.of(trade).some(({ source, generic }) => source === "title" && !generic);
  if (found.trades.some(namesTrade)) {
    for (const trade of found.trades) found.keepOnly(trade, ({ generic }) => !generic);
    return;
  }
  // "HVAC renovations" in a description, where the title names nothing.
  const describes = (trade: Trade) =>
    found
      .of(trade)
      .some(({ source, generic, weight }) => source === "body" && !generic && weight >= WEIGHTS.leadWork);
  if (!found.trades.some((trade) => found.has(trade, "title")) && found.trades.some(describes)) {
    for (const trade of found.trades) found.keepOnly(trade, ({ generic }) => !generic);
    return;
  }
  // If nothing is specific, the title's main word counts.
  const strongest = (trade: Trade) => Math.max(...found.of(trade).map(({ weight }) => weight));
  const [, ...weaker] = found.trades
    .filter((trade) => found.has(trade, "title"))
    .toSorted((a, b) => strongest(b) - strongest(a));
  for (const trade of weaker) found.keepOnly(trade, ({ generic }) => !generic);
}

/** "Project Office": if only the title names it, and a code and the description another trade, it is where that works. */
function dropPlaceOfOthers(found: EvidenceByTrade) {
  if (found.has("construction", "tag", "body", "label", "own-code", "category")) return;
  const others = found.trades.filter((trade) => trade !== "construction");
  const isOthers = (trade: Trade) => found.has(trade, "own-code", "label") && found.has(trade, "body");
  if (others.some(isOthers)) found.keepOnly("construction", ({ generic }) => !generic);
  if (found.has("construction", "body")) return;
  // "Campus and Glen Arboretum": what is asked for is tree care, and nothing is said of building.
  const isNamed = (trade: Trade) =>
    found.of(trade).some(({ source, generic }) => source === "title" && !generic);
  const asked = others.filter((trade) => isAskedFor(found, trade));
  // What only clauses mention, such as snow on the walks, is not wanted.
  const isAlone =
    asked.length === 1 && others.every((trade) => asked.includes(trade) || !found.has(trade, "body"));
  if (isAlone) found.keepOnly("construction", ({ generic }) => !generic);
  if (isAlone || asked.some(isNamed)) found.keepOnly("construction", ({ placeOnly }) => !placeOnly);
}

/** A park is construction and landscaping by the same words: its lights, taps and paths are details. */
function buildsPark(found: EvidenceByTrade): boolean {
  const titled = (trade: Trade) => found.of(trade).filter(({ source }) => source === "title");
  return titled("landscaping").some(({ phrase }) =>
    titled("construction").some((other) => phrase !== undefined && other.phrase === phrase),
  );
}

/** Winter maintenance of roads is snow work: the roads are not repaired. */
function dropRoadsUnderSnow(found: EvidenceByTrade) {
  if (!found.has("snow", "title")) return;
  const names = ({ source, weight }: Evidence) => source === "title" && weight > WEIGHTS.titleThing;
  for (const trade of WORKS) found.keepOnly(trade, (each) => each.source === "tag" || names(each));
}
