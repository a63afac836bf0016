import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { z } from "zod";
import { chooseMail, findMailReader } from "~/features/mail/mail-choices.server";
import { readButton } from "~/lib/form.server";

/** A GET shows the page with the buttons. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/unsubscribe/${encodeURIComponent(params["token"] ?? "")}`);
}

const oneClickSchema = z.object({
  "List-Unsubscribe": z.literal("One-Click", "List-Unsubscribe=One-Click is missing"),
});

/** RFC 8058 one-click unsubscribe, sent by mail programs: no cookie, no redirect, either encoding, safe to repeat. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  await readButton(request, oneClickSchema);
  const reader = await findMailReader(services, params["token"] ?? "");
  if (!reader) return new Response("Unknown link", { status: 404 });
  await chooseMail(services, reader, `stop-${reader.list}`, "one-click");
  return new Response("Unsubscribed");
}
