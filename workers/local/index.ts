import { AsyncLocalStorage } from "node:async_hooks";
import { env as environment } from "cloudflare:workers";
import * as build from "../../build/local/server/index.js";
import { failuresIn } from "~/features/local/failures";
import { createMailboxEmailSender } from "~/ports/email.mailbox";
import { createWorker } from "../app";
import { createServices, type Env } from "../services";
import { type ActiveFailures, simulatedFailuresFor, failingDatabase, failingProvider, waitWhereSlow } from "./failing";
import { withStandInPayments } from "./stand-in-payments";
import { createStandInPortals } from "./stand-in-portals";

export { OpportunityBroadcaster } from "../opportunity-broadcaster";

/** Sent by `npm run ingest` without a file: read the real portal, not its stand-in. */
const LIVE_PORTALS = "X-Live-Portals";
/** The instant that a request is to take for now: the journeys of the tests go through weeks. */
const CLOCK = "X-Clock";

/** What is different for the request at hand. */
const current = new AsyncLocalStorage<{ instant: Date | null; broken: ActiveFailures }>();
const now = () => current.getStore()?.instant ?? new Date();
const broken = () => current.getStore()?.broken ?? null;

/** The local build: stand-ins for what is outside, and the pages under /local. */
const worker = createWorker(build, (env, request) =>
  createServices(breakable(withHostedPages(env)), {
    // A test may put a stand-in for a real provider in its place.
    email: env.RESEND_API_KEY ? undefined : createMailboxEmailSender(),
    portalFetch: request?.headers.has(LIVE_PORTALS) ? undefined : createStandInPortals(env.DB),
    demoPath: "/local",
    now,
  }),
);

/** As it is for whoever has switched failures on. */
function breakable(env: Env): Env {
  const unset = (broken() ?? []).flatMap(({ unset: names = [] }) => names);
  return {
    ...env,
    DB: failingDatabase(env.DB, broken()),
    ...Object.fromEntries(unset.map((name) => [name, ""])),
  };
}

/** The hosted pages are the worker's own, wherever that is, unless a test puts them elsewhere. */
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
// The provider's library reaches for the global one, and has no way to be told another.
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
    const different = { instant, broken: simulatedFailuresFor(request, failuresIn(request.headers.get("Cookie"))) };
    return current.run(different, async () => {
      await waitWhereSlow(different.broken);
      return worker.fetch!(request, env, context);
    });
  },
} satisfies ExportedHandler<Env>;
