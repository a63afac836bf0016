import { type BidType, bidTypeOf } from "~/domain/classification/bid-type";
import {
  ADVICE_PREFIXES,
  codeLabel,
  type CodeWeight,
  evidenceOfCode,
  SERVICE_LABEL_PREFIXES,
  significantCode,
} from "~/domain/classification/code-rules";
import { fold, type FoldedText, foldText } from "~/domain/classification/folded-text";
import { categoryFor, knownTag, tagsFor } from "~/domain/classification/service-tags";
import { hasWord, marksOf, phraseEvidence } from "~/domain/classification/trade-evidence";
import type { PhraseRule, Trade } from "~/domain/classification/trade-phrases";
import type { ClassificationCode, Notice } from "~/domain/opportunities/notice";
import { SERVICE_TYPES, type ServiceKey, serviceKeyOf, serviceKeysForTags } from "~/domain/service-types";

export type Reason = {
  service: ServiceKey;
  kind: "code" | "phrase" | "tag";
  /** Shown to the contractor: words quoted from the notice, a code with its label, or a tag. */
  text: string;
};

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

const WEIGHTS = {
  tag: 12,
  titleWork: 10,
  titleThing: 8,
  titleOnly: 7,
  codeLabel: 8,
  leadWork: 6,
  bodyWork: 3,
  leadThing: 2,
  bodyThing: 1.5,
  termsWork: 1,
} as const;

const CODE_WEIGHTS: Readonly<Record<CodeWeight, number>> = { certain: 10, likely: 4, hint: 3 };

/** A trade needs at least this score. */
const ENOUGH = 6;
/** The score that a trade needs if only the description mentions it and the title names another. */
const ENOUGH_BESIDE_TITLE = 8;
/** The score that a trade with a code or category needs if no trade reaches `ENOUGH`. */
const ENOUGH_ALONE = 4;
const CONSTRUCTION_KIND_WEIGHT = 4;
const MOST_REASONS = 3;
/** Only the start of a description is read. It says what the job is; the rest is terms. */
const READ_LENGTH = 3_000;
const LEAD_LENGTH = 400;
/** Longer titles and names are cut: portals' have 500 characters at most. */
const TITLE_READ_LENGTH = 1_000;
const BUYER_READ_LENGTH = 300;
/** Codes, tags and parts beyond these are not read. */
const MOST_CODES = 200;
const MOST_TAGS = 100;
const CATEGORY_REASON = "Procurement category: construction";

const TRADE_ORDER = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));

type Evidence = {
  weight: number;
  tag: string | null;
  kind: Reason["kind"];
  text: string;
  fromTitle: boolean;
  generic?: true;
};

function namesTrade({ fromTitle, generic }: Evidence): boolean {
  return fromTitle && !generic;
}

class EvidenceByTrade {
  readonly byTrade = new Map<Trade, Array<Evidence>>();
  readonly #known = new Set<string>();

  /** The same words count once: their first occurrence. */
  add(trade: Trade, evidence: Evidence) {
    const key = `${trade} ${evidence.kind} ${fold(evidence.text)}`;
    if (this.#known.has(key)) return;
    this.#known.add(key);
    const listed = this.byTrade.get(trade);
    if (listed) listed.push(evidence);
    else this.byTrade.set(trade, [evidence]);
  }

  /**
   * Drops generic evidence if the title names another trade: "reconstruction of the substation" is electrical work,
   * although "reconstruction" alone means construction.
   */
  dropGeneric() {
    for (const [trade, evidence] of this.byTrade) {
      if (evidence.some(namesTrade)) continue;
      const others = [...this.byTrade].filter(([other]) => other !== trade);
      if (!others.some(([, theirs]) => theirs.some(namesTrade))) continue;
      const specific = evidence.filter(({ generic }) => !generic);
      this.byTrade.set(trade, specific);
    }
  }

  score(trade: Trade): number {
    return (this.byTrade.get(trade) ?? []).reduce((sum, { weight }) => sum + weight, 0);
  }
}

/** Determines a notice's trades, with the reasons. Depends on the notice alone, so it can be repeated at any time. */
export function classifyNotice(published: ClassifiableNotice): Classification {
  const notice = readPart(published);
  const title = foldText(notice.title);
  const body = foldText(bodyOf(notice));
  const found = new EvidenceByTrade();

  addTagEvidence(found, notice.tags);
  if (!isAdvice(notice, title, body)) {
    addCodeEvidence(found, notice.codes);
    addPhraseEvidence(found, notice, title, body);
    if (notice.kinds.includes("construction")) {
      found.add("construction", {
        weight: CONSTRUCTION_KIND_WEIGHT,
        tag: null,
        kind: "code",
        text: CATEGORY_REASON,
        fromTitle: false,
      });
    } else {
      found.dropGeneric();
    }
  }

  const trades = tradesFound(found);
  const services: Array<ServiceKey> = trades.length > 0 ? trades : ["other"];
  const tradeTags = trades.map((trade) => ({ trade, tags: tagsIn(found, trade) }));
  return {
    services,
    tags: tagsFor(notice.tags, tradeTags),
    category: categoryFor(tradeTags[0] ?? null),
    bidType: bidTypeOf(notice),
    reasons: trades.flatMap((trade) => reasonsFor(found, trade)),
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

/** The sections and the summary as one text, without parts whose opening occurs in an earlier part. */
function bodyOf({ summary, sections }: ClassifiableNotice): string {
  const parts: Array<string> = [];
  let length = 0;
  for (const part of [...Object.values(sections), summary]) {
    const text = part?.trim().slice(0, READ_LENGTH);
    if (!text || length > READ_LENGTH) continue;
    const opening = text.slice(0, 60);
    if (parts.some((known) => known.includes(opening))) continue;
    parts.push(text);
    length += text.length;
  }
  return parts.join("\n").slice(0, READ_LENGTH);
}

/** Whether the notice looks for consultants, designers or surveyors instead of contractors. */
function isAdvice(notice: ClassifiableNotice, title: FoldedText, body: FoldedText): boolean {
  const titleMarks = marksOf(title);
  if (titleMarks.has("job") || notice.kinds.includes("construction")) return false;
  if (titleMarks.has("advice")) return true;
  const first = notice.codes[0];
  if (first && (ADVICE_PREFIXES[first.scheme]?.test(significantCode(first)) ?? false)) return true;
  return notice.kinds.includes("professional-services") && marksOf(leadOf(body)).has("advice");
}

function leadOf({ raw, tokens }: FoldedText): FoldedText {
  return { raw, tokens: tokens.filter(({ start }) => start < LEAD_LENGTH) };
}

function addTagEvidence(found: EvidenceByTrade, tags: ReadonlyArray<string>) {
  for (const tag of tags) {
    for (const service of serviceKeysForTags([tag])) {
      if (service === "other") continue;
      const text = tag.trim();
      found.add(service, { weight: WEIGHTS.tag, tag: knownTag(text), kind: "tag", text, fromTitle: false });
    }
  }
}

function addCodeEvidence(found: EvidenceByTrade, codes: ReadonlyArray<ClassificationCode>) {
  for (const code of codes) {
    const text = codeLabel(code);
    const readable = code.label && SERVICE_LABEL_PREFIXES[code.scheme]?.test(code.code);
    for (const { rule, worked } of readable ? phraseEvidence(foldText(code.label ?? ""), null) : []) {
      if (!worked || rule.strength === "thing" || rule.titleOnly) continue;
      found.add(rule.service, {
        weight: WEIGHTS.codeLabel,
        tag: rule.tag,
        kind: "code",
        text,
        fromTitle: false,
      });
    }
    for (const { trade, tag, weight } of evidenceOfCode(code)) {
      found.add(trade, { weight: CODE_WEIGHTS[weight], tag, kind: "code", text, fromTitle: false });
    }
  }
}

function addPhraseEvidence(
  found: EvidenceByTrade,
  notice: ClassifiableNotice,
  title: FoldedText,
  body: FoldedText,
) {
  if (isPurchase(notice, title)) return;
  const buyer = notice.buyer ? foldText(notice.buyer) : null;
  const isBuilt = notice.kinds.includes("construction");
  const doesWork = isBuilt || (notice.kinds.includes("services") && !notice.kinds.includes("goods"));
  for (const { rule, text, start, worked } of phraseEvidence(title, buyer)) {
    const builds = rule.service === "construction" ? isBuilt : doesWork;
    if (!worked && !builds) continue;
    // If a title names two trades of equal weight, the first one is the main job.
    const weight = titleWeight(rule) - start / 10_000;
    found.add(rule.service, {
      weight,
      tag: rule.tag,
      kind: "phrase",
      text,
      fromTitle: true,
      generic: rule.generic,
    });
  }
  for (const { rule, text, start, worked, inTerms } of phraseEvidence(body, buyer)) {
    if (!(worked || isBuilt) || rule.titleOnly) continue;
    const weight = bodyWeight(rule.strength, start < LEAD_LENGTH, inTerms);
    if (weight > 0)
      found.add(rule.service, { weight, tag: rule.tag, kind: "phrase", text, fromTitle: false });
  }
}

function titleWeight({ strength, titleOnly }: PhraseRule): number {
  if (titleOnly) return WEIGHTS.titleOnly;
  return strength === "work" ? WEIGHTS.titleWork : WEIGHTS.titleThing;
}

function bodyWeight(strength: "work" | "thing", inLead: boolean, inTerms: boolean): number {
  if (inTerms) return strength === "work" ? WEIGHTS.termsWork : 0;
  if (strength === "work") return inLead ? WEIGHTS.leadWork : WEIGHTS.bodyWork;
  return inLead ? WEIGHTS.leadThing : WEIGHTS.bodyThing;
}

/** Whether the notice only buys goods, without any work that its title mentions. */
function isPurchase(notice: ClassifiableNotice, title: FoldedText): boolean {
  const onlyGoods = notice.kinds.length > 0 && notice.kinds.every((kind) => kind === "goods");
  const marks = marksOf(title);
  if (marks.has("labour-supply")) return false;
  if (!onlyGoods && !marks.has("purchase")) return false;
  return !hasWord(title, "labour");
}

function tradesFound(found: EvidenceByTrade): Array<Trade> {
  const trades = [...found.byTrade.keys()];
  const titleNamesTrade = trades.some((trade) =>
    found.byTrade.get(trade)?.some(({ fromTitle }) => fromTitle),
  );
  const enough = (trade: Trade) => {
    const evidence = found.byTrade.get(trade) ?? [];
    const onlyFromBody = evidence.every(({ kind, fromTitle }) => kind === "phrase" && !fromTitle);
    return found.score(trade) >= (titleNamesTrade && onlyFromBody ? ENOUGH_BESIDE_TITLE : ENOUGH);
  };
  const certain = trades
    .filter(enough)
    .sort((a, b) => found.score(b) - found.score(a) || TRADE_ORDER.indexOf(a) - TRADE_ORDER.indexOf(b));
  if (certain.length > 0) return certain;
  const [likeliest] = trades
    .filter(
      (trade) =>
        found.score(trade) >= ENOUGH_ALONE && found.byTrade.get(trade)?.some(({ kind }) => kind === "code"),
    )
    .sort((a, b) => found.score(b) - found.score(a) || TRADE_ORDER.indexOf(a) - TRADE_ORDER.indexOf(b));
  return likeliest ? [likeliest] : [];
}

function byWeight(a: Evidence, b: Evidence): number {
  return b.weight - a.weight;
}

function tagsIn(found: EvidenceByTrade, trade: Trade): Array<string> {
  const evidence = [...(found.byTrade.get(trade) ?? [])].sort(byWeight);
  return [...new Set(evidence.flatMap(({ tag }) => (tag === null ? [] : [tag])))];
}

function reasonsFor(found: EvidenceByTrade, trade: Trade): Array<Reason> {
  return [...(found.byTrade.get(trade) ?? [])]
    .sort(byWeight)
    .slice(0, MOST_REASONS)
    .map(({ kind, text }) => ({ service: trade, kind, text }));
}
