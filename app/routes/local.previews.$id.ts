import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { listMailPreviews } from "~/features/local/mail-previews.server";

/** One message by itself, as a mail program shows it. */
export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const preview = listMailPreviews(services.config).find(({ id }) => id === params["id"]);
  if (!preview) throw redirect("/404");
  const asText = new URL(request.url).searchParams.get("as") === "text";
  return new Response(asText ? preview.text : preview.html, {
    headers: {
      "Content-Type": `text/${asText ? "plain" : "html"}; charset=utf-8`,
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups",
    },
  });
}
