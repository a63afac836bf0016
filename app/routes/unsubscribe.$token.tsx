import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { STOP_NOTICES, STOP_PAGE } from "~/content/mail";
import { titled } from "~/content/product";
import { AccountPage } from "~/features/account/account-page";
import { MailChoices } from "~/features/mail/mail-choices";
import {
  chooseMail,
  findMailChoices,
  findMailReader,
  MAIL_CHOICES,
} from "~/features/mail/mail-choices.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";

export const meta: MetaFunction = () => [
  { title: titled("Your emails") },
  { name: "robots", content: "noindex" },
  // Keep the token from leaking in the Referer header; same-origin still sends it for the form's own origin check.
  { name: "referrer", content: "same-origin" },
];

export async function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  const reader = await findMailReader(services, params["token"] ?? "");
  const view = reader && (await findMailChoices(services, reader));
  const { flash, headers } = await takeFlash(request);
  return data({ view, flash }, { status: view ? 200 : 404, headers });
}

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const token = params["token"] ?? "";
  const reader = await findMailReader(services, token);
  const chosen = typed(await readForm(request), "choice");
  const choice = MAIL_CHOICES.find((known) => known === chosen);
  if (!choice) throw new Response("No such choice", { status: 400 });
  const page = `/unsubscribe/${encodeURIComponent(token)}`;
  if (!reader) return redirectWithFlash(page, { title: STOP_PAGE.badLink.heading, tone: "destructive" });
  await chooseMail(services, reader, choice, "page");
  return redirectWithFlash(page, STOP_NOTICES[choice]);
}

export default function UnsubscribePage() {
  const { view, flash } = useLoaderData<typeof loader>();
  if (!view)
    return <AccountPage heading={STOP_PAGE.badLink.heading} lead={STOP_PAGE.badLink.text} children={null} />;
  return (
    <AccountPage
      heading={STOP_PAGE.heading}
      lead={STOP_PAGE.lead.replace("{email}", view.email)}
      notice={flash}
    >
      <MailChoices view={view} />
    </AccountPage>
  );
}
