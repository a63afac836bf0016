import { expect, test, vi } from "vitest";
import { backoffMs, retry, withTimeout } from "~/domain/outside-calls";

/** Returns prepared outcomes in turn and records the pauses between them. */
function serviceWith(outcomes: ReadonlyArray<string>) {
  const left = [...outcomes];
  const pauses: Array<number> = [];
  return {
    pauses,
    call: () => Promise.resolve(left.shift()!),
    sleep: (ms: number) => Promise.resolve(void pauses.push(ms)),
    left,
  };
}

const pauseAfter = (outcome: string, attempt: number) => (outcome === "busy" ? backoffMs(attempt) : null);

test.each([
  { outcomes: ["done", "unused"], pauses: [], last: "done" },
  { outcomes: ["refused", "unused"], pauses: [], last: "refused" },
  { outcomes: ["busy", "done"], pauses: [200], last: "done" },
  { outcomes: ["busy", "busy", "done"], pauses: [200, 400], last: "done" },
  { outcomes: ["busy", "busy", "busy", "unused"], pauses: [200, 400], last: "busy" },
])("$outcomes is tried again until final, at most three times", async ({ outcomes, pauses, last }) => {
  const { call, sleep, ...service } = serviceWith(outcomes);
  expect(await retry(call, { sleep, pauseAfter })).toBe(last);
  expect(service.pauses).toEqual(pauses);
  expect(service.left).toEqual(outcomes.slice(pauses.length + 1));
});

test("the number of tries can be another, and an error is not tried again", async () => {
  const { call, sleep, pauses } = serviceWith(["busy", "busy", "busy"]);
  expect(await retry(call, { sleep, pauseAfter, tries: 2 })).toBe("busy");
  expect(pauses).toEqual([200]);
  await expect(
    retry(() => Promise.reject(new Error("broken")), { sleep, pauseAfter: () => 1 }),
  ).rejects.toThrow("broken");
  expect(pauses).toEqual([200]);
});

test("work is given up and aborted at its time limit, and not before", async () => {
  vi.useFakeTimers();
  let aborted = 0;
  const abort = () => {
    aborted += 1;
  };
  const late = withTimeout(1_000, new Promise(() => undefined), abort).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(aborted).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toBe(1);
  expect(await late).toMatchObject({ name: "TimeoutError" });

  expect(await withTimeout(1_000, Promise.resolve("done"), abort)).toBe("done");
  await expect(withTimeout(1_000, Promise.reject(new Error("broken")), abort)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
  expect(aborted).toBe(1);
  vi.useRealTimers();
});
