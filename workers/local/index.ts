import * as build from "../../build/local/server/index.js";
import { createMailboxEmailSender } from "~/ports/email.mailbox";
import { createWorker } from "../app";
import { createServices } from "../services";
import { createStandInPortals } from "./stand-in-portals";

export { OpportunityBroadcaster } from "../opportunity-broadcaster";

/** Sent by `npm run ingest` without a file: read the real portal, not its stand-in. */
const LIVE_PORTALS = "X-Live-Portals";

/** The local build: stand-ins for what is outside, and the pages under /local. */
export default createWorker(build, (env, request) =>
  createServices(env, {
    email: createMailboxEmailSender(),
    portalFetch: request?.headers.has(LIVE_PORTALS) ? undefined : createStandInPortals(env.DB),
    demoPath: "/local",
  }),
);
