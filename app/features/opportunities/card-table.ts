import type { DeadlineView, OpportunityCardView } from "./opportunity-view";

type FlatCard = Omit<OpportunityCardView, "deadline"> & DeadlineView;

/**
 * Cards as a page's data sends them: the names of their fields once, and each card as a list of values, which takes a
 * third less. The names are sent too, because a page that was loaded before a deployment may read data that comes after.
 */
export type CardTable = {
  names: ReadonlyArray<keyof FlatCard>;
  rows: ReadonlyArray<ReadonlyArray<FlatCard[keyof FlatCard]>>;
};

const NAMES = [
  ...(["id", "title", "language", "summary", "buyer", "location", "bidType", "category", "why"] as const),
  ...([
    "label",
    "shortLabel",
    "basis",
    "daysLeft",
    "urgent",
    "expired",
    "iso",
    "nextDate",
    "stated",
    "headlineOnly",
  ] as const),
  ...(["href", "saved", "hidden", "opens"] as const),
];

export function tableOfCards(cards: ReadonlyArray<OpportunityCardView>): CardTable {
  return {
    names: NAMES,
    rows: cards.map(({ deadline, ...rest }) => {
      const card: FlatCard = { ...rest, ...deadline };
      return NAMES.map((name) => card[name]);
    }),
  };
}

export function cardsOfTable({ names, rows }: CardTable): Array<OpportunityCardView> {
  return rows.map((row) => {
    const card = Object.fromEntries(names.map((name, at) => [name, row[at]])) as FlatCard;
    const { label, shortLabel, basis, daysLeft, urgent, expired, iso, ...rest } = card;
    return { ...rest, deadline: { label, shortLabel, basis, daysLeft, urgent, expired, iso } };
  });
}
