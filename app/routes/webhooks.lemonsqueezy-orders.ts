import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { receiveWebhook } from "~/features/billing/receive-webhook.server";

export function loader() {
  return new Response("Method not allowed", { status: 405, headers: { Allow: "POST" } });
}

export function action({ request, context: { services } }: ActionFunctionArgs) {
  if (request.method !== "POST") return loader();
  return receiveWebhook(services, request);
}
