import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES } from "~/content/account";
import { titled } from "~/content/product";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { findToken } from "~/features/account/account-tokens.server";
import { undoEmailChange } from "~/features/account/email-change.server";
import { LinkPage } from "~/features/account/link-page";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";

export const meta: MetaFunction = () => [
  { title: titled("Undo the change of address") },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const token = await findToken(services, secret, "undo-email-change");
  if (!token) throw await redirectWithFlash("/sign-in", ACCOUNT_NOTICES.changeLinkExpired);
  return { token: secret, email: token.data.email ?? null };
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const outcome = await undoEmailChange(services, typed(await readForm(request), "token"));
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash(
    "/sign-in",
    outcome === "undone" ? ACCOUNT_NOTICES.changeUndone : ACCOUNT_NOTICES.changeLinkExpired,
  );
}

export default function UndoEmailChangePage() {
  const { token, email } = useLoaderData<typeof loader>();
  return (
    <LinkPage
      heading="Keep your old address"
      text={`Your account keeps ${email ?? "your old address"}, or goes back to it. Every device is signed out, and we email you a link to choose a new password.`}
      button="Keep the old address"
      token={token}
    />
  );
}
