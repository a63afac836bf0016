import { expect, test } from "vitest";
import { cardsOfTable, tableOfCards } from "~/features/opportunities/card-table";
import { cardView } from "../ui/views";

const CARDS = [
  cardView({ language: "fr", nextDate: "Questions by Tue 24 Nov", stated: "$180,000 stated" }),
  cardView({ id: 8, summary: null, saved: "interested", hidden: true, opens: "by-a-view" }),
];

test("cards that were sent as a table are the same cards", () => {
  expect(cardsOfTable(structuredClone(tableOfCards(CARDS)))).toEqual(CARDS);
});

test("a table names its fields once, so it is smaller", () => {
  const cards = Array.from({ length: 20 }, (_, id) => cardView({ id }));

  expect(JSON.stringify(tableOfCards(cards)).length).toBeLessThan(0.7 * JSON.stringify(cards).length);
});

test("a page reads each value by its name, so the order of the fields may change with a deployment", () => {
  const { names, rows } = tableOfCards(CARDS);
  const turned = { names: names.toReversed(), rows: rows.map((row) => row.toReversed()) };

  expect(cardsOfTable(turned)).toEqual(CARDS);
});
