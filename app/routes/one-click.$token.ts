import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { chooseMail, findMailReader } from "~/features/mail/mail-choices.server";
import { readForm, typed } from "~/lib/form.server";

/** A GET shows the page with the buttons. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/unsubscribe/${encodeURIComponent(params["token"] ?? "")}`);
}

/** RFC 8058 one-click unsubscribe, sent by mail programs: no cookie, no redirect, either encoding, safe to repeat. */
export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const reader = await findMailReader(services, params["token"] ?? "");
  if (!reader) return new Response("Unknown link", { status: 404 });
  const isOneClick = typed(await readForm(request), "List-Unsubscribe") === "One-Click";
  if (!isOneClick) return new Response("List-Unsubscribe=One-Click is missing", { status: 400 });
  await chooseMail(services, reader, `stop-${reader.list}`, "one-click");
  return new Response("Unsubscribed");
}
