import {
  FRENCH_GOODS,
  GOODS_NOUNS,
  PURCHASE_OPENERS,
} from "~/domain/classification/asked-for/purchase-words";
import {
  CONJUNCTIONS,
  FRENCH_OF,
  nounPhrase,
  requestsIn,
  segmentsOf,
  type Span,
} from "~/domain/classification/asked-for/requests";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { stem, type Token } from "~/domain/classification/text/folded-text";
import type { Mark } from "~/domain/classification/text/notice-marks";

const goodsNouns = new Set(GOODS_NOUNS.map(stem));
const frenchGoods = new Set(FRENCH_GOODS.map(stem));
const purchaseOpeners = new Set(PURCHASE_OPENERS.map(stem));

/** "Replace Distribution Cable": a title that begins with an order names the work itself. */
const ORDERS = new Set(
  "replace repair upgrade maintain install rebuild overhaul restore remove rehabilitate refurbish relocate renovate construct modernize convert renew reroute".split(
    " ",
  ),
);

/** A site's letters may stand before the order: "ANJO-REPLACE ELECTRIC SUPPLY WIRE". */
const LONGEST_OPENING = 2;

function endsInGoods(tokens: ReadonlyArray<Token>): boolean {
  const [request, ...others] = requestsIn(tokens);
  if (request === undefined) return false;
  // "HVAC Equipment - Preventive Maintenance", "Lifting Equipment: Maintenance, Repair".
  const last = tokens[request.to - 1]?.stem;
  if (last === "equipment" && others.some((other) => asksUpkeep(tokens, other))) return false;
  const opening = tokens.slice(request.from, request.from + LONGEST_OPENING);
  // "Repair Parts": what is bought for the work.
  const orders = ({ stem: word }: Token, at: number) =>
    ORDERS.has(word) && !goodsNouns.has(tokens[request.from + at + 1]?.stem ?? "");
  if (opening.some(orders)) return false;
  if (isPricing(tokens, request.to - 1)) return false;
  return goodsNouns.has(tokens[request.to - 1]?.stem ?? "");
}

const UPKEEP = new Set(["maintenance", "servicing", "repair", "replacement", "upgrade"]);
const KINDS_OF_UPKEEP = new Set([
  "preventive",
  "preventative",
  "corrective",
  "annual",
  "planned",
  "scheduled",
]);

/** Whether a part of the title begins with upkeep and names nothing else: "Maintenance, Repair". */
function asksUpkeep(tokens: ReadonlyArray<Token>, { from, to }: Span): boolean {
  return (
    tokens
      .slice(from, to)
      .every(
        ({ stem: word }) =>
          UPKEEP.has(word) ||
          KINDS_OF_UPKEEP.has(word) ||
          CONJUNCTIONS.has(word) ||
          word === "service" ||
          namesWork("serve", word),
      ) && tokens.slice(from, to).some(({ stem: word }) => UPKEEP.has(word))
  );
}

const PRICED_WITH = new Set(["time", "labor", "labour"]);

/** "Time and material": how the work is paid. */
function isPricing(tokens: ReadonlyArray<Token>, last: number): boolean {
  return CONJUNCTIONS.has(tokens[last - 1]?.stem ?? "") && PRICED_WITH.has(tokens[last - 2]?.stem ?? "");
}

/** "Camion neuf avec équipement de déneigement". */
const UNUSED = new Set(["neuf", "neuve", "usage"]);

/** What goods are for: "produits d'entretien". */
const PURPOSES = new Set(["entretien", "nettoyage"]);

/** What roads are made of is bought, not laid, if "pour" says what for: "Enrobé pour réparation à froid". */
const ROAD_GOODS = new Set(["enrobe", "asphalte", "granulat", "granulats"].map(stem));

function beginsInFrenchGoods(tokens: ReadonlyArray<Token>): boolean {
  const [request] = requestsIn(tokens);
  if (request === undefined) return false;
  const head = tokens[request.from]?.stem ?? "";
  const purpose = tokens.findIndex(({ stem: word }, at) => at > request.from && word === "pour");
  if (!frenchGoods.has(head) && !(purpose >= 0 && ROAD_GOODS.has(head))) return false;
  const end = segmentsOf(tokens).find(({ to }) => to > purpose)?.to ?? tokens.length;
  const named = purpose < 0 ? tokens : [...tokens.slice(0, purpose), ...tokens.slice(end)];
  return (
    tokens.some(({ stem: word }) => UNUSED.has(word)) ||
    !named.some(
      ({ stem: word }, at) => namesWork("labour", word) && !PURPOSES.has(word) && !isSpare(named, at),
    )
  );
}

/** "Pièces de remplacement": nothing is replaced. */
function isSpare(tokens: ReadonlyArray<Token>, at: number): boolean {
  return (
    tokens[at]?.stem === "remplacement" &&
    FRENCH_OF.has(tokens[at - 1]?.stem ?? "") &&
    tokens[at - 2]?.stem === "piece"
  );
}

/** "Location d'une pelle": hire. English locations have no such word behind them. */
function isFrenchHire(tokens: ReadonlyArray<Token>, at: number): boolean {
  if (tokens[at]?.stem !== "location") return false;
  return at === 0 ? tokens.length > 1 && !tokens[1]?.loose : FRENCH_OF.has(tokens[at + 1]?.stem ?? "");
}

/** Whether the title only buys goods, without any work of its own. */
export function isGoods(tokens: ReadonlyArray<Token>, marks: ReadonlySet<Mark>, raw: string): boolean {
  if (marks.has("bare-rental") || (!marks.has("labour-supply") && onlyHires(tokens))) return true;
  const hires = tokens.some((_, at) => isFrenchHire(tokens, at));
  const isLabour = marks.has("labour-supply") || tokens.some(({ stem: word }) => namesWork("install", word));
  if (!isLabour && (endsInGoods(tokens) || beginsInFrenchGoods(tokens))) return true;
  if (marks.has("labour-supply") || !(marks.has("purchase") || hires)) return false;
  if (buysServices(tokens, raw)) return false;
  const [first] = segmentsOf(tokens);
  const opening = first ? nounPhrase(tokens, first) : { from: 0, to: 0 };
  const opens =
    isFrenchHire(tokens, opening.from) ||
    tokens.slice(opening.from, opening.to).some(({ stem: word }) => purchaseOpeners.has(word));
  if (!opens) return !tokens.some(({ stem: word }) => namesWork("labour", word) || IMPROVEMENTS.has(word));
  const workBeside =
    tokens.slice(opening.from, opening.to).some(({ stem: word }) => namesWork("labour", word)) ||
    (first !== undefined && suppliesWork(tokens, opening, first.to));
  return !workBeside && !tokens.some(({ stem: word }) => namesWork("install", word));
}

/** "Spare Part Storage Building Improvements". */
const IMPROVEMENTS = new Set(
  "improvement expansion extension alteration renewal retrofit foundation conversion relocation"
    .split(" ")
    .map(stem),
);

const HIRES = new Set(["rental", "hire", "leasing", "lease"]);
/** "Generator Rental Services", without any other work. */
function onlyHires(tokens: ReadonlyArray<Token>): boolean {
  const isHired = (at: number) => tokens[at]?.stem === "service" && HIRES.has(tokens[at - 1]?.stem ?? "");
  return (
    tokens.some((_, at) => isHired(at)) &&
    tokens.every(({ stem: word }, at) => isHired(at) || !namesWork("labour", word))
  );
}

const RECIPIENTS = new Set(["to", "for", "pour", "at"]);

/** "Supply of cleaning services", not "supply of coffee to Housing Services". */
function buysServices(tokens: ReadonlyArray<Token>, raw: string): boolean {
  let isBought = false;
  let isFor = false;
  for (const [at, { stem: word, end }] of tokens.entries()) {
    const isHire = HIRES.has(tokens[at - 1]?.stem ?? "");
    if (word === "service" && !isHire && !isFor && raw.charAt(end - 1).toLowerCase() === "s") return true;
    isFor ||= isBought && RECIPIENTS.has(word);
    isBought ||= purchaseOpeners.has(word);
  }
  return false;
}

/** What is supplied is work: "Supply of Planned Maintenance for Air Conditioning". */
function suppliesWork(tokens: ReadonlyArray<Token>, { to }: Span, end: number): boolean {
  const supplied = nounPhrase(tokens, { from: to + 1, to: end });
  return namesWork("labour", tokens[supplied.to - 1]?.stem ?? "") || tokens[supplied.to - 1]?.stem === "work";
}
