import { fold } from "~/domain/classification/text/folded-text";
import type { Trade } from "~/domain/classification/vocabulary/phrase-rule";
import type { ServiceKey } from "~/domain/service-types";

export type Reason = {
  service: ServiceKey;
  kind: "code" | "phrase" | "tag";
  /** Shown to the contractor: words quoted from the notice, a code with its label, or a tag. */
  text: string;
};

/**
 * `title` includes the first sentences of a notice whose title is a form of words. `body` is what a description says
 * first or says that it wants, `mention` what else it names.
 */
export type EvidenceSource =
  "tag" | "title" | "body" | "mention" | "label" | "own-code" | "shared-code" | "category" | "buyer";

export type Evidence = {
  source: EvidenceSource;
  weight: number;
  tag: string | null;
  /** Shown as a reason, unless it is empty. */
  text: string;
  /** What is counted once, if it is not the whole text. */
  phrase?: string;
  /** Says that or where something is built but not what. */
  generic?: true;
  /** Names only a place, or says only that something is done. */
  vague?: true;
  /** Names only a place: "School". The reader wants to know the work, so it is shown if nothing else is. */
  placeOnly?: true;
};

const REASON_KINDS: Readonly<Record<EvidenceSource, Reason["kind"] | null>> = {
  tag: "tag",
  title: "phrase",
  body: "phrase",
  mention: "phrase",
  label: "code",
  "own-code": "code",
  "shared-code": "code",
  category: "code",
  buyer: null,
};

/** Evidence that only strengthens words for the same trade. */
const STRENGTHENS: ReadonlySet<EvidenceSource> = new Set(["shared-code", "buyer"]);
const WORDS: ReadonlySet<EvidenceSource> = new Set(["tag", "title", "body", "mention", "label"]);
const MOST_REASONS = 3;

function byWeight(a: Evidence, b: Evidence): number {
  return b.weight - a.weight;
}

/** The evidence for one notice's trades. */
export class EvidenceByTrade {
  readonly #byTrade = new Map<Trade, Array<Evidence>>();
  readonly #known = new Set<string>();
  /** Trades whose words of the title the description repeats. */
  readonly #repeated = new Set<Trade>();
  /** What the title names of trades without any work. It decides nothing, but readers know the title. */
  readonly #namedInTitle = new Map<Trade, string>();

  /** The same words count once: their first occurrence. Returns whether this is one. */
  add(trade: Trade, evidence: Evidence): boolean {
    const kind = REASON_KINDS[evidence.source] ?? evidence.source;
    const key = `${trade} ${kind} ${fold(evidence.phrase ?? evidence.text)}`;
    if (this.#known.has(key)) {
      if (evidence.source === "body" || evidence.source === "mention") this.#repeated.add(trade);
      return false;
    }
    this.#known.add(key);
    const listed = this.#byTrade.get(trade);
    if (listed) listed.push(evidence);
    else this.#byTrade.set(trade, [evidence]);
    return true;
  }

  nameInTitle(trade: Trade, text: string) {
    if (!this.#namedInTitle.has(trade)) this.#namedInTitle.set(trade, text);
  }

  get trades(): Array<Trade> {
    return [...this.#byTrade.keys()];
  }

  of(trade: Trade): ReadonlyArray<Evidence> {
    return this.#byTrade.get(trade) ?? [];
  }

  has(trade: Trade, ...sources: ReadonlyArray<EvidenceSource>): boolean {
    return this.of(trade).some(({ source }) => sources.includes(source));
  }

  /** Whether the description names the trade, also by words that the title has already. */
  isDescribed(trade: Trade): boolean {
    return this.#repeated.has(trade) || this.has(trade, "body", "mention");
  }

  keepOnly(trade: Trade, isKept: (evidence: Evidence) => boolean) {
    this.#byTrade.set(trade, this.of(trade).filter(isKept));
  }

  /** The sum of the weights of what counts: shared codes and the buyer's kind count only beside words. */
  score(trade: Trade, { withShared = true }: { withShared?: boolean } = {}): number {
    const evidence = this.of(trade);
    const hasWords = withShared && evidence.some(({ source }) => WORDS.has(source));
    return evidence
      .filter(({ source }) => hasWords || !STRENGTHENS.has(source))
      .reduce((sum, { weight }) => sum + weight, 0);
  }

  tagsOf(trade: Trade): Array<string> {
    const evidence = [...this.of(trade)].sort(byWeight);
    return [...new Set(evidence.flatMap(({ tag }) => (tag === null ? [] : [tag])))];
  }

  reasonsFor(trade: Trade): Array<Reason> {
    const shown = this.of(trade).filter(({ source, text }) => REASON_KINDS[source] !== null && text !== "");
    const works = shown.filter(({ placeOnly }) => !placeOnly);
    const reasons = (works.length > 0 ? works : [...shown])
      .sort(byWeight)
      .flatMap(({ source, text }): Array<Reason> => {
        const kind = REASON_KINDS[source];
        return kind === null ? [] : [{ service: trade, kind, text }];
      });
    const named = this.#namedInTitle.get(trade);
    const isSaid = named !== undefined && !works.some(({ source }) => source === "title" || source === "tag");
    if (isSaid) reasons.unshift({ service: trade, kind: "phrase", text: named });
    const isNew = ({ kind, text }: Reason, at: number) =>
      reasons.findIndex((other) => other.kind === kind && fold(other.text) === fold(text)) === at;
    return reasons.filter(isNew).slice(0, MOST_REASONS);
  }
}
