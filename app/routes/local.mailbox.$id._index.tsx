import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { MailView } from "~/features/local/mail-view";
import { findMail } from "~/features/local/mailbox.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: titled(data?.mail.subject ?? "Mail") },
];

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const mail = await findMail(services, params["id"] ?? "");
  if (!mail) throw redirect("/404");
  const path = `/local/mailbox/${mail.id}`;
  const tab =
    new URL(request.url).searchParams.get("view") === "text" ? ("text" as const) : ("html" as const);
  return {
    mail: { ...mail.view, htmlHref: `${path}/html` },
    tab,
    hrefs: { html: path, text: `${path}?view=text` },
  };
}

export default function MailPage() {
  return <MailView {...useLoaderData<typeof loader>()} />;
}
