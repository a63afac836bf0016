import { flatRoutes } from "@remix-run/fs-routes";

/** The local build adds the routes named `local.*`: demo accounts, mailbox, timed jobs. Production has none of them. */
const local = process.env["TENDERLIGHT_BUILD"] !== undefined;

export default flatRoutes({ ignoredRouteFiles: local ? ["**/.*"] : ["**/.*", "**/local.*"] });
