import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ALERTS_NEED_PRO, STOP_NOTICES, STOP_PAGE } from "~/content/mail";
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
import { readButton } from "~/lib/form.server";

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

const choiceSchema = z.object({ choice: z.enum(MAIL_CHOICES, "No such choice") });

export async function action({ request, params, context: { services } }: ActionFunctionArgs) {
  const token = params["token"] ?? "";
  const reader = await findMailReader(services, token);
  const { choice } = await readButton(request, choiceSchema);
  const page = `/unsubscribe/${encodeURIComponent(token)}`;
  if (!reader) return redirectWithFlash(page, { title: STOP_PAGE.badLink.heading, tone: "destructive" });
  const outcome = await chooseMail(services, reader, choice, "page");
  return redirectWithFlash(page, outcome === "done" ? STOP_NOTICES[choice] : ALERTS_NEED_PRO);
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
