import { AsyncLocalStorage } from "node:async_hooks";
import { env as environment } from "cloudflare:workers";
import * as build from "../../build/local/server/index.js";
import { failuresIn } from "~/features/local/failures";
import { createMailboxEmailSender } from "~/ports/email.mailbox";
import { createWorker } from "../app";
import { createServices, type Env } from "../services";
import {
  type ActiveFailures,
  simulatedFailuresFor,
  failingDatabase,
  failingProvider,
  waitWhereSlow,
} from "./failing";
import { withStandInPayments } from "./stand-in-payments";
import { createStandInPortals } from "./stand-in-portals";

export { OpportunityBroadcaster } from "../opportunity-broadcaster";

/** Sent by `npm run ingest` without a file, to read the real portal instead of its stand-in. */
const LIVE_PORTALS = "X-Live-Portals";
/** Sets the current time of a request, because some end-to-end tests span weeks. */
const CLOCK = "X-Clock";

/** The clock and the simulated failures of the current request. */
const current = new AsyncLocalStorage<{ instant: Date | null; broken: ActiveFailures }>();
const now = () => current.getStore()?.instant ?? new Date();
const broken = () => current.getStore()?.broken ?? null;

/** The local build: stand-ins for outside services, and the pages under /local. */
const worker = createWorker(build, (env, request) =>
  createServices(withSimulatedFailures(withHostedPages(env)), {
    // A test may configure a fake Resend server instead.
    email: env.RESEND_API_KEY ? undefined : createMailboxEmailSender(),
    portalFetch: request?.headers.has(LIVE_PORTALS) ? undefined : createStandInPortals(env.DB),
    demoPath: "/local",
    now,
  }),
);

/** Applies the current request's simulated failures. */
function withSimulatedFailures(env: Env): Env {
  const unset = (broken() ?? []).flatMap(({ unset: names = [] }) => names);
  return {
    ...env,
    DB: failingDatabase(env.DB, broken()),
    ...Object.fromEntries(unset.map((name) => [name, ""])),
  };
}

/** The worker serves the hosted payment pages itself, unless a test sets another store. */
function withHostedPages(env: Env): Env {
  const store = env.LEMON_SQUEEZY_STORE_URL || env.APP_ORIGIN;
  const plans = `${store}/local/plans`;
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
      return { d1: env.DB, origin: env.APP_ORIGIN, store: env.LEMON_SQUEEZY_STORE_URL!, now };
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
    };
    return current.run(different, async () => {
      await waitWhereSlow(different.broken);
      return worker.fetch!(request, env, context);
    });
  },
} satisfies ExportedHandler<Env>;
