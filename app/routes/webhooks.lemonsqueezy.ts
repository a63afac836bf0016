import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { receiveWebhook } from "~/features/subscriptions/receive-webhook.server";

export function action({ request, context: { services } }: ActionFunctionArgs) {
  return receiveWebhook(services, request);
}
