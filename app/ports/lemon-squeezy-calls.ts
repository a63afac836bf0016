import type { Answer, BillingFailure } from "./billing";

/** What the provider's library gives for every call: it throws nothing and has no time limit. */
type LibraryAnswer<T> = { statusCode: number | null; data: T | null; error: Error | null };

export type CallOptions = {
  sleep: (ms: number) => Promise<void>;
  /** How long one call may take. */
  limitMs: number;
};

const TRIES = 3;
/** Spec section 9: the pause begins at 200 ms and doubles. */
const FIRST_PAUSE_MS = 200;

export type Effect =
  /** Reading, or asking for a checkout that nobody may ever use: may be repeated. */
  | "repeatable"
  /** Changes something: tried again only when it has certainly not been done. */
  | "once";

/** One call with a time limit, tried again a few times while the provider is busy or out of order. */
export async function callProvider<T>(
  call: () => Promise<LibraryAnswer<T>>,
  effect: Effect,
  { sleep, limitMs }: CallOptions,
): Promise<Answer<T>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await withinLimit(call, limitMs);
    if (answer.ok) return answer;
    const mayRepeat =
      answer.failure === "busy" || (answer.failure === "unavailable" && effect === "repeatable");
    if (!mayRepeat || attempt === TRIES) return answer;
    await sleep(FIRST_PAUSE_MS * 2 ** (attempt - 1));
  }
}

async function withinLimit<T>(call: () => Promise<LibraryAnswer<T>>, limitMs: number): Promise<Answer<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Answer<T>>((resolve) => {
    timer = setTimeout(() => {
      resolve({ ok: false, failure: "unavailable" });
    }, limitMs);
  });
  try {
    return await Promise.race([call().then(answerOf), late]);
  } catch {
    return { ok: false, failure: "unavailable" };
  } finally {
    clearTimeout(timer);
  }
}

function answerOf<T>({ statusCode, data, error }: LibraryAnswer<T>): Answer<T> {
  if (error === null && data !== null) return { ok: true, value: data };
  return { ok: false, failure: failureOf(statusCode) };
}

/** Without a status there was no answer, or one that was no JSON. */
function failureOf(statusCode: number | null): BillingFailure {
  if (statusCode === null || statusCode >= 500 || statusCode < 400) return "unavailable";
  if (statusCode === 401 || statusCode === 403) return "unauthorized";
  if (statusCode === 404) return "not-found";
  return statusCode === 429 ? "busy" : "refused";
}
