import { backoffMs, retry, withTimeout } from "~/domain/outside-calls";
import { peekHead, readSlices, streamOf } from "./formats/byte-stream";
import { MalformedAnswer } from "./formats/raw-record";
import { withoutKeys } from "./links";
import { isPortalUnavailable, type PortalFetch, type PortalRequest, PortalUnavailable } from "./source";

export type Validators = { etag: string | null; lastModified: string | null };

/** Counts the calls to a portal that allows a number of them a day. */
export type CallMeter = {
  /** Called before each call; throws `PortalUnavailable` if none is left today. */
  take: () => Promise<void>;
  /** The portal has said that there are none left. */
  end: () => Promise<void>;
};

export type PortalFetchOptions = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Those of a portal's last good answer. URLs are passed without keys. */
  findValidators: (url: string) => Promise<Validators | null>;
  /** Our name and a URL about us: "Tenderlight/1.0 (+https://…)". */
  userAgent: string;
  now: () => Date;
  sleep: (ms: number) => Promise<void>;
  maxBytes?: number;
  /** Timeout for the response's headers. */
  headersWithinMs?: number;
  /** Timeout between two chunks of the body. */
  idleMs?: number;
  /** Hosts to which redirects are followed, besides the requested one. */
  redirectHosts?: ReadonlyArray<string>;
  meter?: CallMeter;
  /** Only for tests, whose fake portals do not use https. */
  allowHttp?: boolean;
};

/** If a portal asks for a longer pause, it is not retried until the next run. */
const LONGEST_PAUSE_MS = 10_000;
const MAX_REDIRECTS = 3;
const MAX_BYTES = 64 * 1024 * 1024;
const HEADERS_WITHIN_MS = 20_000;
const IDLE_MS = 20_000;
const EXPLANATION_LENGTH = 500;
const RETRIED_STATUSES = new Set([429, 502, 503, 504]);
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308]);

/**
 * The only way to read a portal. Store the validators after a successful run only: an answer that could not be parsed must
 * be sent again in full. Error messages and stored URLs never contain a key.
 */
export function createPortalFetch(options: PortalFetchOptions): {
  fetch: PortalFetch;
  /** Of the conditional answers that have been read to their end. */
  validators: () => Array<Validators & { url: string }>;
} {
  const readToTheEnd = new Map<string, Validators>();

  async function read(request: PortalRequest) {
    const known = request.conditional ? await options.findValidators(withoutKeys(request.url)) : null;
    const { response, abort } = await askWithRetries(options, request, known);
    if (response.status === 304) {
      await discard(response);
      return "unchanged";
    }
    return readBody(options, request, response, abort, () => {
      if (request.conditional) readToTheEnd.set(withoutKeys(request.url), validatorsOf(response));
    });
  }

  return {
    fetch: read,
    validators: () => [...readToTheEnd].map(([url, validators]) => ({ url, ...validators })),
  };
}

type Answer = { response: Response; abort: () => void };

async function askWithRetries(
  options: PortalFetchOptions,
  request: PortalRequest,
  known: Validators | null,
): Promise<Answer> {
  const outcome = await retry(() => tryOnce(options, request, known), {
    sleep: options.sleep,
    pauseAfter(outcome, attempt) {
      if ("response" in outcome || !outcome.mayRetry || request.once) return null;
      const pauseMs = outcome.pauseMs ?? backoffMs(attempt);
      return pauseMs > LONGEST_PAUSE_MS ? null : pauseMs;
    },
  });
  if ("response" in outcome) return outcome;
  throw outcome.error;
}

type Failure = { error: Error; mayRetry: boolean; pauseMs?: number | null };

async function tryOnce(
  options: PortalFetchOptions,
  request: PortalRequest,
  known: Validators | null,
): Promise<Answer | Failure> {
  let answer: Answer;
  try {
    answer = await askFollowingRedirects(options, request, known);
  } catch (error) {
    if (isPortalUnavailable(error)) return { error, mayRetry: false };
    // The runtime's message may quote the URL with its key.
    const kind =
      error instanceof Error && error.name === "TimeoutError"
        ? "did not answer in time"
        : "cannot be reached";
    return { error: new PortalUnavailable(`${withoutKeys(request.url)} ${kind}.`), mayRetry: true };
  }

  const { response, abort } = answer;
  if (response.ok || (response.status === 304 && known)) return answer;
  const retryAt = retryTime(response, options.now());
  const explanation = await explanationOf(response, request.url, options.idleMs ?? IDLE_MS);
  abort();
  const isUsedUp = response.status === 429 && options.meter !== undefined;
  if (isUsedUp) await options.meter?.end();
  return {
    error: new PortalUnavailable(`${withoutKeys(request.url)} answered ${response.status}.`, {
      status: response.status,
      retryAt,
      explanation,
    }),
    mayRetry: !isUsedUp && RETRIED_STATUSES.has(response.status),
    pauseMs: retryAt && Math.max(0, retryAt.getTime() - options.now().getTime()),
  };
}

async function askFollowingRedirects(
  options: PortalFetchOptions,
  request: PortalRequest,
  known: Validators | null,
): Promise<Answer> {
  let url = allowedUrl(request.url, request.url, options);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await ask(options, request, url, known);
    if (!REDIRECT_STATUSES.has(answer.response.status)) return answer;
    await discard(answer.response);
    const target = answer.response.headers.get("Location");
    if (!target || redirects === MAX_REDIRECTS) {
      throw new PortalUnavailable(`${withoutKeys(request.url)} redirects without end.`, {
        status: answer.response.status,
      });
    }
    url = allowedUrl(new URL(target, url).href, request.url, options);
  }
}

/** Refuses redirects to other hosts: they lead to block pages or sign-ins, and would send our key along. */
function allowedUrl(
  target: string,
  asked: string,
  { redirectHosts = [], allowHttp = false }: PortalFetchOptions,
) {
  const url = new URL(target);
  const isSecure = url.protocol === "https:" || (allowHttp && url.protocol === "http:");
  const isKnownHost = url.host === new URL(asked).host || redirectHosts.includes(url.host);
  if (!isSecure) throw new PortalUnavailable(`${withoutKeys(url)} is not https.`);
  if (!isKnownHost)
    throw new PortalUnavailable(`${withoutKeys(asked)} redirects to another host, ${url.host}.`);
  return url.href;
}

const ACCEPT = { json: "application/json", csv: "text/csv, application/octet-stream;q=0.5" };

async function ask(
  options: PortalFetchOptions,
  request: PortalRequest,
  url: string,
  known: Validators | null,
): Promise<Answer> {
  const headers = new Headers({ "User-Agent": options.userAgent, Accept: ACCEPT[request.accept] });
  if (known?.etag) headers.set("If-None-Match", known.etag);
  if (known?.lastModified) headers.set("If-Modified-Since", known.lastModified);
  await options.meter?.take();

  // The platform's `fetch` throws if it is called as a method of another object.
  const send = options.fetch;
  const abortion = new AbortController();
  const abort = () => {
    abortion.abort();
  };
  const response = await withTimeout(
    options.headersWithinMs ?? HEADERS_WITHIN_MS,
    send(url, { headers, redirect: "manual", signal: abortion.signal }),
    abort,
  );
  return { response, abort };
}

/** The stream fails if it exceeds the size limit or stalls. Throws before that if the answer is a web page. */
async function readBody(
  options: PortalFetchOptions,
  request: PortalRequest,
  response: Response,
  abort: () => void,
  onEnd: () => void,
): Promise<ReadableStream<Uint8Array>> {
  const address = withoutKeys(request.url);
  const maxBytes = request.maxBytes ?? options.maxBytes ?? MAX_BYTES;
  const tooLarge = () => new PortalUnavailable(`${address} sent more than ${maxBytes} bytes.`);
  if (Number(response.headers.get("Content-Length") ?? 0) > maxBytes) {
    abort();
    throw tooLarge();
  }

  async function* limited() {
    if (!response.body) return;
    const slices = readSlices(response.body);
    let total = 0;
    try {
      for (;;) {
        const { value, done } = await withTimeout(options.idleMs ?? IDLE_MS, slices.next(), abort);
        if (done) break;
        total += value.length;
        if (total > maxBytes) throw tooLarge();
        yield value;
      }
    } catch (error) {
      abort();
      if (isPortalUnavailable(error)) throw error;
      throw new PortalUnavailable(`${address} broke off while it was read.`);
    } finally {
      // Not awaited: this would wait for a stalled read until its connection closes.
      void slices.return().catch(() => undefined);
    }
  }

  const { head, bytes } = await peekHead(streamOf(limited()));
  const isWebPage = head.startsWith("<") || /\bhtml\b/i.test(response.headers.get("Content-Type") ?? "");
  if (isWebPage) {
    await bytes.cancel();
    throw new MalformedAnswer(`${address} answered with a web page instead of ${request.accept}.`);
  }
  async function* toTheEnd() {
    yield* readSlices(bytes);
    onEnd();
  }
  return streamOf(toTheEnd());
}

/** Retry-After is a number of seconds or a date. */
function retryTime(response: Response, now: Date): Date | null {
  const header = response.headers.get("Retry-After")?.trim();
  if (!header) return null;
  const time = /^\d+$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  return Number.isNaN(time) ? null : new Date(time);
}

async function explanationOf(response: Response, url: string, idleMs: number) {
  if (!response.body) return "";
  try {
    const { head, bytes } = await withTimeout(idleMs, peekHead(response.body));
    await bytes.cancel();
    return withoutSecrets(head, url).slice(0, EXPLANATION_LENGTH);
  } catch {
    return "";
  }
}

/** Removes our key from a portal's error page, which may quote the request. */
function withoutSecrets(text: string, url: string) {
  const kept = new URL(withoutKeys(url)).searchParams;
  const secrets = [...new URL(url).searchParams].filter(([name, value]) => value !== "" && !kept.has(name));
  return secrets.reduce((rest, [, secret]) => rest.replaceAll(secret, "…"), text);
}

async function discard(response: Response) {
  await response.body?.cancel().catch(() => undefined);
}

function validatorsOf(response: Response): Validators {
  return { etag: response.headers.get("ETag"), lastModified: response.headers.get("Last-Modified") };
}
