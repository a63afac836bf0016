import { expect, test } from "vitest";
import type { Problem } from "~/domain/operations/health";
import { type OpenIncident, stepsOf } from "~/domain/operations/incidents";

const START = Date.parse("2026-11-23T15:00:00Z");
const at = (minutes: number) => new Date(START + minutes * 60_000);

const LATE: Problem = { kind: "source", subject: "toronto", text: "It is late.", since: null };
const OPEN: OpenIncident = {
  id: "1",
  kind: "source",
  subject: "toronto",
  seenAt: at(0),
  mailedAt: null,
  quietSince: null,
};

/** What the watch does at each look, `true` being a look that finds the source late. */
function story(looks: ReadonlyArray<boolean>, minutesBetween = 15) {
  let open: Array<OpenIncident> = [];
  return looks.map((isBroken, look) => {
    const now = at(look * minutesBetween);
    const steps = stepsOf(isBroken ? [LATE] : [], open, now);
    for (const step of steps) {
      if (step.do === "open") open = [{ ...OPEN, seenAt: now }];
      else if (step.do === "end" || step.do === "forget") open = [];
      else if (step.do === "tell") open = open.map((incident) => ({ ...incident, mailedAt: now }));
      else
        open = open.map((incident) => ({
          ...incident,
          quietSince: step.do === "fall-quiet" ? now : null,
        }));
    }
    return steps.map((step) => step.do).join(", ");
  });
}

const yes = true;
const no = false;

test("operators are told at the second look, once, and once when it has been over for half an hour", () => {
  expect(story([yes, yes, yes, yes, no, no, no, no])).toEqual([
    ...["open", "tell", "", ""],
    ...["fall-quiet", "", "end", ""],
  ]);
});

test("what is over at the next look is told to nobody", () => {
  expect(story([yes, no, yes, no])).toEqual(["open", "forget", "open", "forget"]);
});

test("what comes and goes is one incident, told once", () => {
  expect(story([yes, yes, no, yes, no, yes, no, no, no])).toEqual([
    ...["open", "tell", "fall-quiet", "come-back", "fall-quiet", "come-back"],
    ...["fall-quiet", "", "end"],
  ]);
});

test("looks that are repeated within minutes do nothing more", () => {
  expect(story([yes, yes, yes, no, no], 1)).toEqual(["open", "", "", "forget", ""]);
  const told = { ...OPEN, mailedAt: at(20) };
  expect(stepsOf([LATE], [told], at(21))).toEqual([]);
  expect(stepsOf([], [{ ...told, quietSince: at(30) }], at(31))).toEqual([]);
});

test("the same kind of trouble with something else is another incident", () => {
  const steps = stepsOf([{ ...LATE, subject: "seao" }], [{ ...OPEN, mailedAt: at(1) }], at(15));
  expect(steps.map((step) => step.do)).toEqual(["open", "fall-quiet"]);
});
