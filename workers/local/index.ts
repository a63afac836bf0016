import { AsyncLocalStorage } from "node:async_hooks";
import { env as environment } from "cloudflare:workers";
import { failuresIn } from "~/features/local/failures";
import { createMailboxEmailSender } from "~/ports/mailbox/email";
import * as build from "../../build/local/server/index.js";
import { createWorker } from "../app";
import { createServices, type Env } from "../services";
import {
  type ActiveFailures,
  failingDatabase,
  failingProvider,
  simulatedFailuresFor,
  waitWhereSlow,
} from "./failing";
import { type Invocation, limitedD1 } from "./limited-d1";
import { withStandInPayments } from "./stand-in-payments";
import { createStandInPortals } from "./stand-in-portals";

export { OpportunityBroadcaster } from "../opportunity-broadcaster";

/** Sent by `npm run ingest` without a file, to read the real portal instead of its stand-in. */
const LIVE_PORTALS = "X-Live-Portals";
/** Sets the current time of a request, because some end-to-end tests span weeks. */
const CLOCK = "X-Clock";

type Current = { instant: Date | null; broken: ActiveFailures; used: Invocation | undefined };

/** The current request's clock and simulated failures, and what it has used of the platform's limits. */
const current = new AsyncLocalStorage<Current>();
const now = () => current.getStore()?.instant ?? new Date();
const broken = () => current.getStore()?.broken ?? null;

/** The local build: stand-ins for outside services, and the pages under /local. */
const worker = createWorker(build, (env, request) => {
  refuseIfPublic(env);
  return createServices(withSimulatedFailures(withHostedPages(env)), {
    // A test may configure a fake Resend server instead.
    email: env.RESEND_API_KEY ? undefined : createMailboxEmailSender(),
    portalFetch: request?.headers.has(LIVE_PORTALS) ? undefined : createStandInPortals(env.DB),
    demoPath: "/local",
    now,
  });
});

/** The local build has demo accounts that anyone can sign in to, so it runs on its own machine only. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)$/;

function refuseIfPublic({ APP_ORIGIN: origin }: Env) {
  if (!LOCAL_HOST.test(new URL(origin).hostname))
    throw new Error("The local build must not run on a public host");
}

const limitedDatabases = new WeakMap<D1Database, D1Database>();

/** Always the same wrapper of a database, because the query builder is set up once for each. */
function withLimits(d1: D1Database): D1Database {
  const known = limitedDatabases.get(d1) ?? limitedD1(d1, () => current.getStore()?.used);
  limitedDatabases.set(d1, known);
  return known;
}

/** A test may give an invocation fewer statements than the platform does. */
function newInvocation({ MOST_STATEMENTS }: Env & { MOST_STATEMENTS?: string }): Invocation {
  return { statements: 0, ...(MOST_STATEMENTS && { mostStatements: Number(MOST_STATEMENTS) }) };
}

/** A timed job or a queue's messages: an invocation with limits and without failures. */
const invoke = <T>(env: Env, work: () => T) =>
  current.run({ instant: null, broken: null, used: newInvocation(env) }, work);

/** Applies the current request's simulated failures. */
function withSimulatedFailures(env: Env): Env {
  const unset = (broken() ?? []).flatMap(({ unset: names = [] }) => names);
  return {
    ...env,
    DB: failingDatabase(withLimits(env.DB), broken()),
    ARCHIVE: withLimits(env.ARCHIVE),
    ...Object.fromEntries(unset.map((name) => [name, ""])),
  };
}

/** The worker serves the hosted payment pages itself, unless a test sets another store. */
function withHostedPages(env: Env): Env {
  // The store's pages are under /local, as is its general billing page.
  const store = env.LEMON_SQUEEZY_STORE_URL || `${env.APP_ORIGIN}/local`;
  const plans = `${new URL(store).origin}/local/plans`;
  return {
    ...env,
    LEMON_SQUEEZY_STORE_URL: store,
    LEMON_SQUEEZY_LINK_BASIC_MONTHLY: `${plans}?plan=basic-monthly`,
    LEMON_SQUEEZY_LINK_BASIC_YEARLY: `${plans}?plan=basic-yearly`,
    LEMON_SQUEEZY_LINK_PRO_MONTHLY: `${plans}?plan=pro-monthly`,
    LEMON_SQUEEZY_LINK_PRO_YEARLY: `${plans}?plan=pro-yearly`,
    LEMON_SQUEEZY_LINK_ALL_PLANS: plans,
  };
}

const network = globalThis.fetch.bind(globalThis);
// Lemon Squeezy's library calls the global fetch and takes no other.
globalThis.fetch = failingProvider(
  withStandInPayments(
    (input, init) => {
      const outgoing = new Request(input, init);
      const instant = current.getStore()?.instant;
      if (instant) outgoing.headers.set(CLOCK, instant.toISOString());
      return network(outgoing);
    },
    () => {
      const env = withHostedPages(environment as unknown as Env);
      return { d1: env.DB, origin: env.APP_ORIGIN, store: new URL(env.LEMON_SQUEEZY_STORE_URL!).origin, now };
    },
  ),
  broken,
);

export default {
  ...worker,
  fetch(request, env, context) {
    const at = request.headers.get(CLOCK);
    const instant = at && !Number.isNaN(Date.parse(at)) ? new Date(at) : null;
    const different = {
      instant,
      broken: simulatedFailuresFor(request, failuresIn(request.headers.get("Cookie"))),
      // The demo's own pages do at once what takes many invocations in production.
      used: /^\/local(\/|$)/.test(new URL(request.url).pathname) ? undefined : newInvocation(env),
    };
    return current.run(different, async () => {
      await waitWhereSlow(different.broken);
      return worker.fetch!(request, env, context);
    });
  },
  scheduled: (...all) => invoke(all[1], () => worker.scheduled!(...all)),
  queue: (...all) => invoke(all[1], () => worker.queue!(...all)),
} satisfies ExportedHandler<Env>;
