/** Spec section 9: a service that is busy or out of order is tried three times, 200 ms apart and then twice that. */
const TRIES = 3;
const FIRST_PAUSE_MS = 200;

export const backoffMs = (attempt: number) => FIRST_PAUSE_MS * 2 ** (attempt - 1);

type Retry<Outcome> = {
  sleep: (ms: number) => Promise<void>;
  /** The pause before the next try, after the first, second… attempt; `null` when the outcome is final. */
  pauseAfter: (outcome: Outcome, attempt: number) => number | null;
  tries?: number;
};

/** Calls a service until the outcome is final or the tries are used up, and gives the last outcome. */
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

/** For work that takes no `AbortSignal.timeout`: throws a `TimeoutError` once it has taken that long, and calls `abort`. */
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
