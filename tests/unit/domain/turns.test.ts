import { afterEach, expect, test, vi } from "vitest";
import { createTurns, inTurns, nextTurn } from "~/domain/turns";

const RECORD = 1_500;

afterEach(() => {
  vi.restoreAllMocks();
});

/** How much of the texts was worked on without a break. */
async function stretchesOf(texts: ReadonlyArray<string>) {
  const turns = vi.spyOn(globalThis, "setTimeout");
  const worked = new Map<number, number>();
  await inTurns(texts, ({ length }) => {
    const turn = turns.mock.calls.length;
    worked.set(turn, (worked.get(turn) ?? 0) + length);
  });
  return [...worked.values()];
}

test("other requests have their turn after every 10,000 characters that are worked on", async () => {
  const texts = Array.from({ length: 100 }, () => "x".repeat(RECORD));
  const stretches = await stretchesOf(texts);
  expect(stretches.reduce((sum, length) => sum + length, 0)).toBe(100 * RECORD);
  expect(Math.max(...stretches)).toBeLessThanOrEqual(10_000);
});

test("many short records do not go without a break either", async () => {
  const stretches = await stretchesOf(Array.from({ length: 400 }, () => "x"));
  expect(Math.max(...stretches)).toBeLessThanOrEqual(20);
});

test("texts are counted wherever they are in a record", async () => {
  const turns = vi.spyOn(globalThis, "setTimeout");
  const turn = createTurns(5_000);
  await turn.after({ sections: [{ text: "x".repeat(2_000) }], title: "x".repeat(1_000) });
  expect(turns).not.toHaveBeenCalled();
  await turn.after({ sections: [{ text: "x".repeat(2_000) }] });
  expect(turns).toHaveBeenCalled();
});

test("a turn lasts for several rounds, because a page waits for several answers", async () => {
  const order: Array<string> = [];
  const page = (async () => {
    for (const answer of ["settings", "bid", "dates"]) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      order.push(answer);
    }
  })();
  await nextTurn();
  order.push("work");
  await page;
  expect(order).toEqual(["settings", "bid", "dates", "work"]);
});
