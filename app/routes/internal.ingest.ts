import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { receivePush } from "~/features/push/receive-push.server";

export function action({ request, context: { services } }: ActionFunctionArgs) {
  return receivePush(services, request);
}
