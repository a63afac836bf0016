import { backoffMs, retry, withTimeout } from "~/domain/outside-calls";
import type { BillingFailure, BillingResult } from "~/ports/billing";

/** What the provider's library returns for every call. It never throws and has no timeout. */
type LibraryAnswer<T> = { statusCode: number | null; data: T | null; error: Error | null };

export type CallOptions = {
  sleep: (ms: number) => Promise<void>;
  /** Timeout of one call. */
  limitMs: number;
};

export type Effect =
  /** Safe to repeat: a read, or creating a checkout that may never be used. */
  | "repeatable"
  /** Changes something: repeated only if the first call certainly had no effect. */
  | "once";

/** One call with a timeout, retried a few times if the provider is busy or failing. */
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

async function callOnce<T>(
  call: () => Promise<LibraryAnswer<T>>,
  limitMs: number,
): Promise<BillingResult<T>> {
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

/** No status means that there was no answer, or that it was not JSON. */
function failureOf(statusCode: number | null): BillingFailure {
  if (statusCode === null || statusCode >= 500 || statusCode < 400) return "unavailable";
  if (statusCode === 401 || statusCode === 403) return "unauthorized";
  if (statusCode === 404) return "not-found";
  return statusCode === 429 ? "busy" : "refused";
}
