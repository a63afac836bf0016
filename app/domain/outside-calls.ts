/** A failing service is tried three times, after pauses of 200 ms and 400 ms (spec section 9). */
const TRIES = 3;
const FIRST_PAUSE_MS = 200;

/** The pause after the first, second… attempt. It doubles each time. */
export const backoffMs = (attempt: number) => FIRST_PAUSE_MS * 2 ** (attempt - 1);

type Retry<Outcome> = {
  sleep: (ms: number) => Promise<void>;
  /** The pause before the next attempt; `null` if the outcome is final. Attempts are counted from 1. */
  pauseAfter: (outcome: Outcome, attempt: number) => number | null;
  tries?: number;
};

/** Calls a service until the outcome is final or the tries are used up, and returns the last outcome. */
export async function retry<Outcome>(
  call: () => Promise<Outcome>,
  { sleep, pauseAfter, tries = TRIES }: Retry<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await call();
    const pause = attempt < tries ? pauseAfter(outcome, attempt) : null;
    if (pause === null) return outcome;
    await sleep(pause);
  }
}

/** Throws a `TimeoutError` and calls `abort` after `ms`, for work that does not take an `AbortSignal.timeout`. */
export async function withTimeout<T>(ms: number, work: Promise<T>, abort?: () => void): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new DOMException("The time limit passed.", "TimeoutError"));
      abort?.();
    }, ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
