import {
  type Asked,
  askedIn,
  buysGoods,
  hasLabour,
  wantsConsultant,
  wantsDesign,
} from "~/domain/classification/asked-for/asked-for";
import { FRENCH_OF } from "~/domain/classification/asked-for/requests";
import { type BidType, bidTypeOf } from "~/domain/classification/bid-type";
import {
  namesAdvice,
  namesBusinessOfPlace,
  namesUnrelatedBusiness,
} from "~/domain/classification/codes/code-businesses";
import { evidenceOfCode } from "~/domain/classification/codes/code-rules";
import { BARE_COMPONENT } from "~/domain/classification/phrases/components";
import { phraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { type FoldedText, stem } from "~/domain/classification/text/folded-text";
import { LEAD_LENGTH } from "~/domain/classification/text/lead-length";
import { marksIn } from "~/domain/classification/text/notice-marks";
import type { ClassifiableNotice, Texts } from "~/domain/classification/text/notice-parts";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ClassificationCode } from "~/domain/opportunities/notice";

const ANY_WORK: ReadonlyArray<WorkRole> = ["labour", "build", "serve", "project"];

const CONTRACTORS_BIDS: ReadonlySet<BidType> = new Set(["Request for Tender", "Request for Quotation"]);

/** What the notice asks for. Looking at or trying something out is advice, unless maintenance or repair is asked for too. */
export function askedFor(
  notice: ClassifiableNotice,
  { title, isTitleSilent, opening, body, buyer }: Texts,
): Asked {
  const { kinds, codes } = notice;
  const onlyGoods = kinds.length > 0 && kinds.every((kind) => kind === "goods");
  if (onlyGoods && !hasLabour(title) && !codes.some(isForTrade)) return "goods";
  const asked = askedIn(isTitleSilent ? opening : title, { managersAdvise: isAmerican(notice) });
  if (asked === "goods" && isHiredForWinter(title, body)) return "work";
  if (asked === "goods" || asked === "advice" || asked === "job") return asked === "job" ? "work" : asked;
  // Contractors' services are let by tender or quotation; professionals' by proposal.
  const isProfessional = kinds.length > 0 && kinds.every((kind) => kind === "professional-services");
  if (isProfessional && !CONTRACTORS_BIDS.has(bidTypeOf({ ...notice, summary: body.raw }))) return "advice";
  if (kinds.includes("construction")) return wantsDesign(leadOf(body)) ? "advice" : asked;
  if (isAboutWorks(kinds) && !servesOrRepairs(title, buyer)) return "advice";
  if (!orderForTrade(codes)) {
    if (namesUnrelatedBusiness(codes) && !beginsInFrenchWork({ title, buyer })) return "advice";
    if (namesBusinessOfPlace(codes) && !serves(title, buyer) && !ordersWork({ title, buyer }))
      return "advice";
  }
  if (namesAdvice(codes) && !ordersWork({ title, buyer })) return "advice";
  if (wantsConsultant(leadOf(body))) return "advice";
  if (isPortable(title)) return "goods";
  return !codes.some(isForTrade) && !namesAnyWork(title) && buysGoods(opening) ? "goods" : asked;
}

const PLOWS = new Set(["plow", "plough", "snowplow", "snowplough", "deneigement"]);

const WINTERS = new Set(["winter", "snow", "neige", "hivernal", "hiver"].map(stem));
const OPERATORS = new Set(["operator", "operated", "operateur", "chauffeur"].map(stem));

/** What is said of a truck that is bought. */
const DELIVERED = new Set(
  ["delivery", "delivered", "chassis", "axle", "warranty", "livraison", "essieu", "garantie"].map(stem),
);

/** "Snow Plow Trucks, 2026-2027" whose description says when plowing begins, or that operators come along. */
function isHiredForWinter(title: FoldedText, body: FoldedText): boolean {
  if (body.tokens.length === 0 || marksIn(title.tokens).has("purchase")) return false;
  const lead = leadOf(body);
  const names = (words: ReadonlySet<string>) => title.tokens.some(({ stem: word }) => words.has(word));
  // "Winter Maintenance Standby Equipment": only its operators make it a service.
  const isOperated = names(WINTERS) && lead.tokens.some(({ stem: word }) => OPERATORS.has(word));
  if (!names(PLOWS) && !isOperated) return false;
  if (buysGoods(lead) || lead.tokens.some(({ stem: word }) => DELIVERED.has(word))) return false;
  return phraseEvidence(lead, null, { isBody: true }).some(
    ({ work, rule }) => work === "named" && rule.service === "snow",
  );
}

const PORTABLE = /^portati[fv]/;

/** "Climatiseurs portatifs": nobody installs them. */
function isPortable(title: FoldedText): boolean {
  return title.tokens.some(({ stem: word }) => PORTABLE.test(word)) && !namesAnyWork(title);
}

/** "Replacement" may be what is bought. */
function namesAnyWork({ tokens }: FoldedText): boolean {
  return tokens.some(
    ({ stem: word }) => word !== "replacement" && ANY_WORK.some((role) => namesWork(role, word)),
  );
}

/** Portals write "US"; senders may write more. */
const UNITED_STATES = /^(?:us|usa|u\.s\.(?:a\.)?|united states(?: of america)?|états-unis)$/i;

export function isAmerican({ place }: ClassifiableNotice): boolean {
  if (place?.country) return UNITED_STATES.test(place.country.trim());
  return place?.home?.startsWith("US") ?? false;
}

const WORKS = stem("travaux");
const HANDS_ON = new Set(["maintenance", "repair", "installation", "entretien", "reparation"]);
const CHECKS = new Set(["testing", "test", "certification", "calibration"]);

/** SEAO says "services" and "professional services": then a title that names works says what the advice is about. */
function isAboutWorks(kinds: ClassifiableNotice["kinds"]): boolean {
  return kinds.includes("services") && kinds.includes("professional-services");
}

/** Trades that serve a place and change nothing in it. */
export const SERVING: ReadonlySet<Trade> = new Set(["snow", "landscaping", "janitorial"]);

/** "Snow Removal at the Airfield", filed under the code for airports. */
function serves(title: FoldedText, buyer: FoldedText | null): boolean {
  return phraseEvidence(title, buyer, { isTitle: true }).some(
    ({ work, rule }) => work !== "none" && SERVING.has(rule.service) && !rule.generic,
  );
}

/** Whether a title is for a contractor although the portal says "professional services": "Déneigement du secteur nord". */
function servesOrRepairs(title: FoldedText, buyer: FoldedText | null): boolean {
  const isUpkeep = title.tokens.some(({ stem: word }) => HANDS_ON.has(word));
  const isKept =
    isUpkeep &&
    phraseEvidence(title, buyer, { isTitle: true }).some(
      ({ work, rule }) => work !== "none" && !SERVING.has(rule.service),
    );
  return serves(title, buyer) || isKept || ordersWork({ title, buyer });
}

/** "Travaux de câblage", "Damper Repair": a trade's own work, which some buyers file under an engineer's code. */
function ordersWork({ title, buyer }: Pick<Texts, "title" | "buyer">): boolean {
  const { tokens } = title;
  const isOrder =
    tokens[0]?.stem === WORKS ||
    (tokens.some(({ stem: word }) => HANDS_ON.has(word)) &&
      !tokens.some(({ stem: word }) => CHECKS.has(word)));
  if (!isOrder) return false;
  return phraseEvidence(title, buyer, { isTitle: true }).some(
    ({ work, rule }) => (work === "named" || work === "beside") && !rule.generic,
  );
}

/** Work that French titles begin with and that nobody delivers, heals or programs. */
const FRENCH_WORKS = new Set(
  "refection remplacement reamenagement agrandissement amenagement modernisation travaux"
    .split(" ")
    .map(stem),
);
/** These are English words too. */
const ALSO_ENGLISH_WORKS = new Set(["renovation", "demolition", "construction", "reconstruction"]);

/** "Remplacement du refroidisseur", filed under a laboratory's cooler: the title says that a trade is hired. */
function beginsInFrenchWork({ title, buyer }: Pick<Texts, "title" | "buyer">): boolean {
  const [first = "", second = ""] = title.tokens.slice(0, 2).map(({ stem: word }) => word);
  if (!FRENCH_WORKS.has(first) && !(ALSO_ENGLISH_WORKS.has(first) && FRENCH_OF.has(second))) return false;
  return phraseEvidence(title, buyer, { isTitle: true }).some(
    ({ work, rule, phrase }) =>
      (work === "named" || work === "beside") && !rule.generic && !BARE_COMPONENT.test(phrase),
  );
}

/** A code for one trade tells more than a portal's "goods". */
function isForTrade(code: ClassificationCode): boolean {
  return evidenceOfCode(code).some(({ reach }) => reach === "own");
}

/** Trades' own industries, unlike those of builders, and orders for upkeep or installation. */
const SPECIAL_TRADES = /^(?:238|5617)/;
const UPKEEP = /^[JKN]/;

/** "N042" filed under the industry of car parks, an electrician's job filed as an aircraft's: the trade is meant. */
function orderForTrade(codes: ReadonlyArray<ClassificationCode>): boolean {
  const orders = codes.filter(({ scheme }) => scheme === "PSC");
  const isUpkeep = orders.some(({ code }) => UPKEEP.test(code));
  const industries = codes.filter(({ scheme, code }) => scheme === "NAICS" && SPECIAL_TRADES.test(code));
  return [...orders, ...(isUpkeep ? industries : [])].some((code) => evidenceOfCode(code).length > 0);
}

function leadOf({ raw, tokens }: FoldedText): FoldedText {
  return { raw, tokens: tokens.filter(({ start }) => start < LEAD_LENGTH) };
}
