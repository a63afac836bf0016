import { expect, test } from "vitest";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { labelledTexts, readLabelled, type Score, scoresOf } from "./labelled-dates";

const open = labelledTexts("open");
const sealed = labelledTexts("sealed");
const all = [...open, ...sealed];

const precision = ({ right, wrong }: Score) => (right + wrong === 0 ? 1 : right / (right + wrong));
const recall = ({ right, missed }: Score) => (right + missed === 0 ? 1 : right / (right + missed));

const STRICT = { precision: 0.98, recall: 0.8 };
const GOALS: Partial<Record<KeyDateKind, { precision: number; recall: number }>> = {
  closing: { precision: 0.99, recall: 0.8 },
  site_meeting: STRICT,
  questions: STRICT,
  opening: STRICT,
  validity: STRICT,
};
const OTHERS = { precision: 0.97, recall: 0.75 };

if (process.env["PRINT_DATES"] !== undefined) {
  for (const [half, texts] of Object.entries({ open, sealed })) {
    const { kinds, ...limits } = scoresOf(texts);
    process.stdout.write(`${half}: ${texts.length} texts, ${JSON.stringify(limits)}\n`);
    for (const [kind, score] of Object.entries(kinds))
      process.stdout.write(
        `  ${kind} ${JSON.stringify(score)} precision ${precision(score).toFixed(3)}, recall ${recall(score).toFixed(3)}\n`,
      );
  }
}

test("the sure dates of the open labelled texts reach their goals", () => {
  for (const [kind, score] of Object.entries(scoresOf(open).kinds)) {
    const goal = GOALS[kind as KeyDateKind] ?? OTHERS;
    expect(precision(score), `precision of ${kind}`).toBeGreaterThanOrEqual(goal.precision);
    expect(recall(score), `recall of ${kind}`).toBeGreaterThanOrEqual(goal.recall);
  }
});

test("no labelled text has a mandatory meeting called optional, or an optional one called mandatory", () => {
  expect(scoresOf(all)).toMatchObject({ mandatoryCalledOptional: 0, optionalCalledMandatory: 0 });
});

test("every sentence is an exact piece of its labelled text", () => {
  for (const text of all)
    for (const { sentence, start, end } of readLabelled(text))
      expect(text.text.slice(start, end)).toBe(sentence);
});
