import { type Asked, askedIn, hasLabour, wantsConsultant } from "~/domain/classification/asked-for";
import { bareStructures } from "~/domain/classification/bare-structures";
import { type BidType, bidTypeOf } from "~/domain/classification/bid-type";
import { tradesOfBuyer } from "~/domain/classification/buyer-kinds";
import {
  codeLabel,
  evidenceOfCode,
  isSharedCode,
  namesAnotherBusiness,
  SERVICE_LABEL_PREFIXES,
} from "~/domain/classification/code-rules";
import { EvidenceByTrade, type EvidenceSource, type Reason } from "~/domain/classification/evidence-by-trade";
import { WEIGHTS } from "~/domain/classification/evidence-weights";
import { type FoldedText, foldText } from "~/domain/classification/folded-text";
import { afterInvitation, bodyOf, LEAD_LENGTH, saysNothing } from "~/domain/classification/notice-text";
import { OTHER_BUSINESS } from "~/domain/classification/notice-words";
import { PhraseIndex } from "~/domain/classification/phrase-index";
import { categoryFor, knownTag, tagsFor } from "~/domain/classification/service-tags";
import { settledTrades } from "~/domain/classification/settle-trades";
import { BUILDERS, isSite } from "~/domain/classification/sites";
import { withPlainTitle } from "~/domain/classification/title-openings";
import { type PhraseEvidence, phraseEvidence } from "~/domain/classification/trade-evidence";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ClassificationCode, Notice } from "~/domain/opportunities/notice";
import { type ServiceKey, serviceKeysForTags } from "~/domain/service-types";

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

export type ClassifiableNotice = Pick<
  Notice,
  | "title"
  | "summary"
  | "sections"
  | "buyer"
  | "noticeType"
  | "procurementMethod"
  | "kinds"
  | "codes"
  | "tags"
  | "language"
>;

/** Longer titles and names are cut: portals' have 500 characters at most. */
const TITLE_READ_LENGTH = 1_000;
const BUYER_READ_LENGTH = 300;
/** Codes, tags and parts beyond these are not read. */
const MOST_CODES = 200;
const MOST_TAGS = 100;
const CATEGORY_REASON = "Procurement category: construction";

/** The texts that trades are looked for in. */
type Texts = {
  title: FoldedText;
  /** Whether the title is a form of words, so that the description's first sentences stand in for it. */
  isTitleSilent: boolean;
  opening: FoldedText;
  body: FoldedText;
  buyer: FoldedText | null;
};

/** Determines a notice's trades, with the reasons. Depends on the notice alone, so it can be repeated at any time. */
export function classifyNotice(published: ClassifiableNotice): Classification {
  const notice = withPlainTitle(readPart(published));
  const texts = textsOf(notice);
  const found = new EvidenceByTrade();
  addTagEvidence(found, notice.tags);
  const asked = askedFor(notice, texts);
  if (asked === "work") addEvidence(found, notice, texts);

  const trades = settledTrades(found);
  const services: Array<ServiceKey> = trades.length > 0 ? trades : ["other"];
  const tradeTags = trades.map((trade) => ({ trade, tags: found.tagsOf(trade) }));
  return {
    services,
    tags: tagsFor(notice.tags, tradeTags),
    category: categoryFor(tradeTags[0] ?? null),
    bidType: bidTypeOf(notice),
    reasons: trades.flatMap((trade) => found.reasonsFor(trade)),
  };
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

function textsOf(notice: ClassifiableNotice): Texts {
  const title = foldText(notice.title);
  const body = bodyOf(notice);
  const isTitleSilent = saysNothing(title);
  // A title that is a whole sentence may be all there is.
  const described = body.tokens.length > 0 ? body : title;
  return {
    title,
    isTitleSilent,
    opening: afterInvitation(described),
    body: isTitleSilent ? described : body,
    buyer: notice.buyer ? foldText(notice.buyer) : null,
  };
}

const CONTRACTORS_BIDS: ReadonlySet<BidType> = new Set(["Request for Tender", "Request for Quotation"]);

/** What the notice asks for. Looking at or trying something out is advice, unless maintenance or repair is asked for too. */
function askedFor(notice: ClassifiableNotice, { title, isTitleSilent, opening, body }: Texts): Asked {
  const { kinds, codes } = notice;
  const onlyGoods = kinds.length > 0 && kinds.every((kind) => kind === "goods");
  if (onlyGoods && !hasLabour(title)) return "goods";
  const asked = askedIn(isTitleSilent ? opening : title);
  if (asked === "goods" || asked === "advice" || asked === "job") return asked === "job" ? "work" : asked;
  // Contractors' services are let by tender or quotation; professionals' by proposal.
  const isProfessional = kinds.length > 0 && kinds.every((kind) => kind === "professional-services");
  if (isProfessional && !CONTRACTORS_BIDS.has(bidTypeOf({ ...notice, summary: body.raw }))) return "advice";
  if (kinds.includes("construction")) return asked;
  if (namesAnotherBusiness(codes)) return "advice";
  return wantsConsultant(leadOf(body)) ? "advice" : asked;
}

function leadOf({ raw, tokens }: FoldedText): FoldedText {
  return { raw, tokens: tokens.filter(({ start }) => start < LEAD_LENGTH) };
}

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
  addCodeEvidence(found, notice.codes);
  if (!texts.isTitleSilent) addTitleEvidence(found, notice, texts);
  addBodyEvidence(found, texts);
  if (notice.kinds.includes("construction") && !namesOtherBusiness(texts.title)) {
    found.add("construction", {
      source: "category",
      weight: WEIGHTS.category,
      tag: null,
      text: CATEGORY_REASON,
    });
  }
  for (const trade of texts.buyer ? tradesOfBuyer(texts.buyer) : []) {
    found.add(trade, { source: "buyer", weight: WEIGHTS.buyer, tag: null, text: "" });
  }
}

const otherBusiness = new PhraseIndex<true>(OTHER_BUSINESS.map((phrase) => [phrase, true] as const));

/** Whether the title names something that builders do not do, so that the portal's category says nothing. */
function namesOtherBusiness({ tokens }: FoldedText): boolean {
  return tokens.some((_, at) => otherBusiness.matchAt(tokens, at) !== null);
}

function addCodeEvidence(found: EvidenceByTrade, codes: ReadonlyArray<ClassificationCode>) {
  for (const code of codes) {
    const text = codeLabel(code);
    const readable =
      code.label && SERVICE_LABEL_PREFIXES[code.scheme]?.test(code.code) && !isSharedCode(code);
    for (const { rule, work } of readable ? phraseEvidence(foldText(code.label ?? ""), null) : []) {
      if (work !== "named" || rule.titleOnly) continue;
      found.add(rule.service, { source: "label", weight: WEIGHTS.codeLabel, tag: rule.tag, text });
    }
    for (const { trade, tag, reach } of evidenceOfCode(code)) {
      const weight = reach === "own" ? WEIGHTS.ownCode : WEIGHTS.sharedCode;
      found.add(trade, { source: `${reach}-code`, weight, tag, text });
    }
  }
}

function addTitleEvidence(found: EvidenceByTrade, { kinds }: ClassifiableNotice, { title, buyer }: Texts) {
  const isBuilt = kinds.includes("construction");
  const doesWork = isBuilt || (kinds.includes("services") && !kinds.includes("goods"));
  const phrases = phraseEvidence(title, buyer, { isTitle: true });
  for (const evidence of phrases) {
    if (isSite(evidence, phrases)) continue;
    const counts = BUILDERS.has(evidence.rule.service) ? isBuilt : !evidence.rule.works && doesWork;
    if (evidence.work === "none" && !counts) continue;
    // If a title names two trades of equal weight, the first one is the main job.
    addPhrase(found, evidence, "title", titleWeight(evidence) - evidence.start / 10_000);
  }
  if (kinds.length > 0 || phrases.some(({ work }) => work !== "none")) return;
  const structures = bareStructures(title, phrases);
  const structure = structures.find(({ rule }) => rule.standsAlone && !rule.generic) ?? structures[0];
  if (structure) addPhrase(found, structure, "title", titleWeight(structure));
}

function titleWeight({ rule, work }: PhraseEvidence): number {
  if (rule.titleOnly) return WEIGHTS.titleCommon;
  if (work === "named" || work === "beside") return WEIGHTS.titleWork;
  return work === "near" ? WEIGHTS.titleThing : WEIGHTS.titleThingAlone;
}

/** The paths, lights and taps of a park are details of it. */
const PARK_TRADES: ReadonlySet<Trade> = new Set(["construction", "landscaping"]);

function addBodyEvidence(found: EvidenceByTrade, { isTitleSilent, opening, body, buyer }: Texts) {
  const from = opening.tokens[0]?.start ?? 0;
  const phrases = phraseEvidence(body, buyer);
  const to = endOfRequest(opening, phrases);
  const isIn = ({ start }: PhraseEvidence) => isTitleSilent && start >= from && start < to;
  const buildsPark = phrases.some((each) => isIn(each) && each.rule.also?.service === "landscaping");
  for (const evidence of phrases) {
    const { rule, start, work, inTerms } = evidence;
    const opens = isIn(evidence) && (!buildsPark || PARK_TRADES.has(rule.service));
    if (work === "none" || (rule.titleOnly && !opens)) continue;
    if (opens) {
      const weight = work === "near" ? WEIGHTS.openingThing : WEIGHTS.openingWork;
      addPhrase(found, evidence, "title", weight - start / 10_000);
    } else {
      const weight = bodyWeight(work === "near" ? "thing" : "work", start < LEAD_LENGTH, inTerms);
      if (weight > 0) addPhrase(found, evidence, "body", weight);
    }
  }
}

/** "Including", "which includes", "incluant": what follows are details, if the job is named before. */
const DETAILS = /^(?:includ|incl$|inclu|compren)/;

/** Where the opening stops saying what the job is. */
function endOfRequest({ tokens }: FoldedText, phrases: ReadonlyArray<PhraseEvidence>): number {
  const from = tokens[0]?.start ?? 0;
  const details = tokens.find(({ stem: word }) => DETAILS.test(word))?.start;
  const isNamed = phrases.some(
    ({ start, work, rule }) =>
      details !== undefined && start >= from && start < details && work !== "none" && !rule.generic,
  );
  return isNamed && details !== undefined ? details : (tokens.at(-1)?.end ?? 0);
}

function bodyWeight(strength: "work" | "thing", inLead: boolean, inTerms: boolean): number {
  if (inTerms) return strength === "work" ? WEIGHTS.termsWork : 0;
  if (strength === "work") return inLead ? WEIGHTS.leadWork : WEIGHTS.bodyWork;
  return inLead ? WEIGHTS.leadThing : WEIGHTS.bodyThing;
}

/** A second trade that the same words name weighs a little less, so that it comes after the first. */
const SECOND = 0.5;

function addPhrase(
  found: EvidenceByTrade,
  { rule, text, phrase, isRebuilt }: PhraseEvidence,
  source: EvidenceSource,
  weight: number,
) {
  const { generic } = rule;
  const add = (trade: Trade, tag: string, itsWeight: number) => {
    found.add(trade, { source, weight: itsWeight, tag, text, phrase, ...(generic ? { generic } : {}) });
  };
  add(rule.service, rule.tag, weight);
  for (const second of [rule.also, isRebuilt ? rule.alsoIfRebuilt : undefined]) {
    if (second) add(second.service, second.tag, weight - SECOND);
  }
}
