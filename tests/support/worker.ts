/** The worker that the integration tests run beside: it holds the real Durable Object and answers nothing itself. */
export { OpportunityBroadcaster } from "../../workers/opportunity-broadcaster";

export default { fetch: () => new Response("Not found", { status: 404 }) };
