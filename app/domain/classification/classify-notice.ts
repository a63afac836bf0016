import { askedFor, isAmerican, SERVING } from "~/domain/classification/asked-for/asked-of-notice";
import { namesOtherBusiness } from "~/domain/classification/asked-for/other-business";
import { requestTitles } from "~/domain/classification/asked-for/request-titles";
import { type BidType, bidTypeOf } from "~/domain/classification/bid-type";
import { tradesOfBuyer } from "~/domain/classification/codes/buyer-kinds";
import {
  codeLabel,
  evidenceOfCode,
  isSharedCode,
  SERVICE_LABEL_PREFIXES,
} from "~/domain/classification/codes/code-rules";
import {
  asksSpecialTrade,
  isGeneralBuilder,
  kindsByCode,
  orderOf,
} from "~/domain/classification/codes/order-kinds";
import { categoryFor, knownTag, tagsFor } from "~/domain/classification/codes/service-tags";
import { addBodyEvidence } from "~/domain/classification/description/body-evidence";
import { EvidenceByTrade, type EvidenceSource, type Reason } from "~/domain/classification/evidence-by-trade";
import { WEIGHTS } from "~/domain/classification/evidence-weights";
import { phraseEvidence } from "~/domain/classification/phrases/trade-evidence";
import { namesWork } from "~/domain/classification/phrases/work-words";
import { settledTrades } from "~/domain/classification/settle-trades";
import { foldText, stem } from "~/domain/classification/text/folded-text";
import { type ClassifiableNotice, type Texts, textsOf } from "~/domain/classification/text/notice-parts";
import { addTitleEvidence } from "~/domain/classification/title/title-evidence";
import { withPlainTitle } from "~/domain/classification/title/title-openings";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ClassificationCode } from "~/domain/opportunities/notice";
import { type ServiceKey, serviceKeysForTags } from "~/domain/service-types";

export type { ClassifiableNotice } from "~/domain/classification/text/notice-parts";
export type { Reason } from "~/domain/classification/evidence-by-trade";

export type Classification = {
  /** The primary service first. Only "other" if no trade is found. */
  services: Array<ServiceKey>;
  /** The sender's tags first. Includes at least one tag of every service. */
  tags: Array<string>;
  /** Hyphenated, such as "snow-removal". */
  category: string;
  bidType: BidType;
  reasons: Array<Reason>;
};

/** Longer titles and names are cut: portals' have 500 characters at most. */
const TITLE_READ_LENGTH = 1_000;
const BUYER_READ_LENGTH = 300;
/** Codes, tags and parts beyond these are not read. */
const MOST_CODES = 200;
const MOST_TAGS = 100;
const CATEGORY_REASON = "Procurement category: construction";

/** Determines a notice's trades, with the reasons. Depends on the notice alone, so it can be repeated at any time. */
export function classifyNotice(published: ClassifiableNotice): Classification {
  const read = readPart(published);
  const plain = withPlainTitle(read);
  const notice = { ...plain, kinds: kindsByCode(plain.kinds, plain.codes) };
  const texts = textsOf(notice);
  const found = evidenceIn(notice, texts);

  const trades = settledTrades(found);
  const services: Array<ServiceKey> = trades.length > 0 ? trades : ["other"];
  const tradeTags = trades.map((trade) => ({ trade, tags: found.tagsOf(trade) }));
  return {
    services,
    tags: tagsFor(notice.tags, tradeTags),
    category: categoryFor(tradeTags[0] ?? null),
    bidType: bidTypeOf({ ...notice, title: read.title }),
    reasons: trades.flatMap((trade) => found.reasonsFor(trade)),
  };
}

/**
 * If the title says work but no trade, the description's first sentences stand in for it, also if it names only a place
 * and they ask for one job there. If those of a silent title name no trade either, what is asked for is read as a title.
 */
function evidenceIn(notice: ClassifiableNotice, texts: Texts): EvidenceByTrade {
  const found = evidenceWhere(notice, texts);
  if (texts.isTitleSilent)
    return settledTrades(found).length > 0 ? found : (evidenceOfRequests(notice, texts) ?? found);
  const has = (...sources: ReadonlyArray<EvidenceSource>) =>
    found.trades.some((trade) => found.has(trade, ...sources));
  const titled = found.trades.flatMap((trade) => found.of(trade).filter(({ source }) => source === "title"));
  const isVague = titled.length > 0 && titled.every(({ vague }) => vague);
  const isUnclear = titled.length === 0 && !has("own-code", "label");
  if (!has("body") || has("tag") || !(isVague || isUnclear)) return found;
  if (isUnclear && settledTrades(found).length > 0) return found;
  const stated = evidenceWhere(notice, { ...texts, isTitleSilent: true, isTitleUnclear: true });
  const jobs = settledTrades(stated).filter((trade) => stated.has(trade, "title"));
  return isUnclear || isOneJob(jobs) ? stated : found;
}

/** Building work has many trades; what serves a place has its own. */
function isOneJob(trades: ReadonlyArray<Trade>): boolean {
  return trades.length === 1 || (trades.length > 0 && trades.every((trade) => SERVING.has(trade)));
}

function evidenceOfRequests(notice: ClassifiableNotice, texts: Texts): EvidenceByTrade | null {
  for (const title of requestTitles(texts)) {
    const found = evidenceWhere(notice, { ...texts, title, opening: title, isTitleSilent: false });
    if (settledTrades(found).length > 0) return found;
  }
  return null;
}

function evidenceWhere(notice: ClassifiableNotice, texts: Texts): EvidenceByTrade {
  const found = new EvidenceByTrade();
  addTagEvidence(found, notice.tags);
  if (askedFor(notice, texts) === "work") addEvidence(found, notice, texts);
  return found;
}

/** What is read of a notice: bounds the work for one that is longer than any real one. */
function readPart(notice: ClassifiableNotice): ClassifiableNotice {
  return {
    ...notice,
    title: notice.title.slice(0, TITLE_READ_LENGTH),
    buyer: notice.buyer?.slice(0, BUYER_READ_LENGTH) ?? null,
    codes: notice.codes.slice(0, MOST_CODES),
    tags: notice.tags.slice(0, MOST_TAGS).map((tag) => tag.slice(0, BUYER_READ_LENGTH)),
  };
}

/** Portals list goods under construction too: "Fire Hoses", "Auto-Scrubber Equipment". */
const GOODS_LAST =
  /(?:equipment|[^s]s|\b(?:truck|trailer|vehicle|van|bus|boat|tractor|loader|backhoe|excavator|grader|sweeper|mower|skid steer|chassis|machine))$/i;

function namesGoodsAlone({ codes }: ClassifiableNotice, { title, body }: Texts): boolean {
  if (codes.length > 0 || body.tokens.length > 0 || !GOODS_LAST.test(title.raw.trim())) return false;
  return !title.tokens.some(({ stem }) => namesWork("build", stem) || namesWork("project", stem));
}

/**
 * Where no code and no builder among the buyers supports a category, a title that names something but no work, "Heavy
 * Duty Workbenches", is as often another's. One that is only a form of words is what the portal says, and New York lists
 * by hand.
 */
function supportsCategory(notice: ClassifiableNotice, { title, isTitleSilent, buyer }: Texts): boolean {
  if (notice.codes.length > 0 || isTitleSilent || isAmerican(notice)) return true;
  if (buyer && tradesOfBuyer(buyer).has("construction")) return true;
  return title.tokens.some(
    ({ stem: word }) => BUILT.has(word) || WORK_DONE.some((role) => namesWork(role, word)),
  );
}

const WORK_DONE = ["build", "rebuild", "labour"] as const;
/** What builders are called for and where, without any word for their work. */
const BUILT = new Set(
  [
    ..."emergency response remediation infrastructure site phase package pkge yard plant station facility".split(
      " ",
    ),
    ..."building bldg hall center centre tower bridge street shed scaffold scaffolding piping structure tank".split(
      " ",
    ),
    ..."urgence batiment ecole centre usine poste phase site immeuble pavillon chantier ouvrage".split(" "),
  ].map(stem),
);

function addTagEvidence(found: EvidenceByTrade, tags: ReadonlyArray<string>) {
  for (const tag of tags) {
    for (const service of serviceKeysForTags([tag])) {
      if (service === "other") continue;
      const text = tag.trim();
      found.add(service, { source: "tag", weight: WEIGHTS.tag, tag: knownTag(text), text });
    }
  }
}

function addEvidence(found: EvidenceByTrade, notice: ClassifiableNotice, texts: Texts) {
  const isOtherBusiness = namesOtherBusiness(texts.title);
  if (!isOtherBusiness) addCodeEvidence(found, notice.codes);
  if (!texts.isTitleSilent) addTitleEvidence(found, notice, texts);
  addBodyEvidence(found, texts);
  if (notice.kinds.includes("construction") && !isOtherBusiness && !asksSpecialTrade(notice.codes)) {
    // "Construction Related Services" are a consultant's as often as a builder's.
    const isUnsure =
      notice.kinds.includes("professional-services") ||
      namesGoodsAlone(notice, texts) ||
      !supportsCategory(notice, texts);
    found.add("construction", {
      source: "category",
      weight: isUnsure ? WEIGHTS.unsureCategory : WEIGHTS.category,
      tag: null,
      text: CATEGORY_REASON,
    });
  }
  for (const trade of texts.buyer ? tradesOfBuyer(texts.buyer) : []) {
    found.add(trade, { source: "buyer", weight: WEIGHTS.buyer, tag: null, text: "" });
  }
}

function addCodeEvidence(found: EvidenceByTrade, codes: ReadonlyArray<ClassificationCode>) {
  const order = orderOf(codes);
  const isGeneral = order === "services" || order === "advice" ? isGeneralBuilder : () => false;
  // What kind of building it is, is less than which trade is asked.
  const isSpecial = asksSpecialTrade(codes);
  for (const code of codes) {
    const text = codeLabel(code);
    const readable =
      code.label && SERVICE_LABEL_PREFIXES[code.scheme]?.test(code.code) && !isSharedCode(code);
    for (const { rule, work } of readable ? phraseEvidence(foldText(code.label ?? ""), null) : []) {
      if (work !== "named" || rule.titleOnly) continue;
      found.add(rule.service, { source: "label", weight: WEIGHTS.codeLabel, tag: rule.tag, text });
    }
    for (const { trade, tag, reach: itsReach } of evidenceOfCode(code)) {
      const isOthers = trade === "construction" && (isSpecial ? code.scheme === "PSC" : isGeneral(code));
      const reach = isOthers ? "shared" : itsReach;
      const weight = reach === "own" ? WEIGHTS.ownCode : WEIGHTS.sharedCode;
      found.add(trade, { source: `${reach}-code`, weight, tag, text });
    }
  }
}
