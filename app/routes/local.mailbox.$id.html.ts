import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { findMail } from "~/features/local/mailbox.server";

/** The message's HTML on its own, for a frame that may run nothing. */
export async function loader({ params, context: { services } }: LoaderFunctionArgs) {
  const mail = await findMail(services, params["id"] ?? "");
  if (!mail) throw redirect("/404");
  return new Response(mail.html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data: https:; frame-ancestors 'self'; sandbox allow-popups",
    },
  });
}
