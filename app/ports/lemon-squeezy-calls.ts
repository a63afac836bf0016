import { backoffMs, retry, withTimeout } from "~/domain/outside-calls";
import type { BillingResult, BillingFailure } from "./billing";

/** What the provider's library gives for every call: it throws nothing and has no time limit. */
type LibraryAnswer<T> = { statusCode: number | null; data: T | null; error: Error | null };

export type CallOptions = {
  sleep: (ms: number) => Promise<void>;
  /** How long one call may take. */
  limitMs: number;
};

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
): Promise<BillingResult<T>> {
  const mayRepeat = (answer: BillingResult<T>) =>
    !answer.ok &&
    (answer.failure === "busy" || (answer.failure === "unavailable" && effect === "repeatable"));
  return retry(() => callOnce(call, limitMs), {
    sleep,
    pauseAfter: (answer, attempt) => (mayRepeat(answer) ? backoffMs(attempt) : null),
  });
}

async function callOnce<T>(call: () => Promise<LibraryAnswer<T>>, limitMs: number): Promise<BillingResult<T>> {
  try {
    return answerOf(await withTimeout(limitMs, call()));
  } catch {
    return { ok: false, failure: "unavailable" };
  }
}

function answerOf<T>({ statusCode, data, error }: LibraryAnswer<T>): BillingResult<T> {
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
