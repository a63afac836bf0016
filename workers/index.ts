import * as build from "../build/production/server/index.js";
import { createWorker } from "./app";
import { createServices } from "./services";

export { OpportunityBroadcaster } from "./opportunity-broadcaster";

export default createWorker(build, (env) => createServices(env));
