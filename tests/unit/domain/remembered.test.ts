import { expect, test, vi } from "vitest";
import { remembered } from "~/domain/remembered";
import { keptMemory } from "../../support/kept-memory";

const lengthOf = () => {
  const read = vi.fn((word: string) => word.length);
  return { read, ask: remembered(read, (word) => word) };
};

test("a word is read once, however often it is asked for", () => {
  const { read, ask } = lengthOf();

  expect(["snow", "salt", "snow", "snow"].map(ask)).toEqual([4, 4, 4, 4]);

  expect(read.mock.calls.map(([word]) => word)).toEqual(["snow", "salt"]);
});

test("a long piece of a text is read each time, so that the text is not kept", () => {
  const { read, ask } = lengthOf();
  const long = "x".repeat(13);

  expect([ask(long), ask(long)]).toEqual([13, 13]);

  expect(read).toHaveBeenCalledTimes(2);
});

test("what is remembered is limited, and a forgotten word is read again with the same answer", () => {
  const { read, ask } = lengthOf();
  for (let index = 0; index < 20_000; index += 1) ask(`w${index}`);

  expect(ask("w0")).toBe(2);

  expect(read).toHaveBeenCalledTimes(20_001);
});

test("a line cut from a long text does not keep the text", () => {
  const ask = remembered(
    (line: string) => line.slice(1),
    (line) => line,
    60,
  );
  const before = keptMemory();

  for (let index = 0; index < 100; index += 1) {
    const long = `${String(index).padStart(8, "0")} ${"Snow clearing at the arena. ".repeat(40_000)}`;
    ask(Buffer.from(long).toString("latin1").slice(0, 50));
  }

  expect(keptMemory() - before).toBeLessThan(20_000_000);
});
