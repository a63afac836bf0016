/** The worker for integration tests: it exports the real Durable Object and answers every request with 404. */
export { OpportunityBroadcaster } from "../../workers/opportunity-broadcaster";

export default { fetch: () => new Response("Not found", { status: 404 }) };
