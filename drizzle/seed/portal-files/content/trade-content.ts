import type { ProcurementKind } from "~/domain/opportunities/notice";
import type { ServiceKey } from "~/domain/service-types";

/** A title in English and the same title in French. */
export type TitlePair = readonly [en: string, fr: string];

/** What a buyer would enter for one kind of work in each of the code lists that the portals use. */
export type TradeCode = {
  unspsc: string;
  label: { en: string; fr: string };
  naics: string;
  psc: string;
};

export type TradeWords = {
  /** Paragraphs that describe the work. */
  scopes: ReadonlyArray<string>;
  /** Lines that list equipment and materials with quantities. */
  supplies: ReadonlyArray<string>;
  /** Requirements for bidders, one per line. */
  duties: ReadonlyArray<string>;
};

/**
 * The words of one trade. Slots in braces are filled when a notice is composed: `{facility}`, `{road}` and
 * `{park}` from the buyer (a template whose slot the buyer cannot fill is not used for it), `{winter}`,
 * `{winters}` and `{year}` from the date, and `{8-20}` with a number in that range.
 */
export type TradeContent = {
  service: ServiceKey;
  kind: ProcurementKind;
  codes: ReadonlyArray<TradeCode>;
  /** SEAO's own item code and label. */
  seaoItem: { id: string; label: string };
  /** The usual range of contract values, in whole dollars. */
  values: readonly [least: number, most: number];
  titles: ReadonlyArray<TitlePair>;
  en: TradeWords;
  fr: TradeWords;
};
