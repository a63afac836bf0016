import * as build from "../../build/local/server/index.js";
import { createMailboxEmailSender } from "~/ports/email.mailbox";
import { createWorker } from "../app";
import { createServices } from "../services";
import { createStandInPortals } from "./stand-in-portals";

/** Sent by `npm run ingest` without a file: read the real portal, not its stand-in. */
const LIVE_PORTALS = "X-Live-Portals";

/** The local build: stand-ins for what is outside, and the pages under /local. */
export default createWorker(build, (env, request) =>
  createServices(env, {
    // A test may put a stand-in for a real provider in its place.
    email: env.RESEND_API_KEY ? undefined : createMailboxEmailSender(),
    portalFetch: request?.headers.has(LIVE_PORTALS) ? undefined : createStandInPortals(env.DB),
    demoPath: "/local",
  }),
);
