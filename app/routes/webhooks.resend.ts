import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { isSignedReport, receiveReport } from "~/features/outbox/provider-reports.server";
import { readBody } from "~/lib/read-body.server";

const MAX_BYTES = 256 * 1024;

/** Bounces and complaints from Resend. The signature over the raw body is checked first. */
export async function action({ request, context: { services } }: ActionFunctionArgs) {
  const body = await readBody(request, MAX_BYTES);
  if (body === null) return new Response("Too long", { status: 413 });
  const { headers } = request;
  const id = headers.get("svix-id");
  const signed = {
    id,
    timestamp: headers.get("svix-timestamp"),
    signature: headers.get("svix-signature"),
    body,
  };
  if (id === null || !(await isSignedReport(services, signed)))
    return new Response("Invalid signature", { status: 401 });
  return new Response(await receiveReport(services, id, body));
}
