import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES, SIGN_UP } from "~/content/account";
import { titled } from "~/content/product";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { findToken } from "~/features/account/account-tokens.server";
import { confirmEmailChange } from "~/features/account/email-change.server";
import { LinkPage } from "~/features/account/link-page";
import { verifyEmail } from "~/features/account/sign-up.server";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { sameOriginPath } from "~/lib/same-origin-path";
import { replaceSession } from "~/lib/session.server";

export const meta: MetaFunction = () => [
  { title: titled("Confirm your address") },
  { name: "robots", content: "noindex" },
];

const EXPIRED = "/sign-in?error=access_denied";

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const secret = new URL(request.url).searchParams.get("token") ?? "";
  const token = await findToken(services, secret, "verify-email", "change-email");
  if (!token) throw redirect(EXPIRED);
  return { token: secret, purpose: token.purpose, email: token.data.email ?? null };
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  const secret = typed(await readForm(request), "token");
  const token = await findToken(services, secret, "verify-email", "change-email");
  if (!token) throw redirect(EXPIRED);

  if (token.purpose === "change-email") {
    const outcome = await confirmEmailChange(services, secret);
    waitUntil(deliverAccountMail(services));
    return redirectWithFlash(
      "/sign-in",
      outcome === "changed" ? ACCOUNT_NOTICES.emailChanged : ACCOUNT_NOTICES.changeLinkExpired,
    );
  }

  const verified = await verifyEmail(services, secret);
  if (verified === "bad-link") throw redirect(EXPIRED);
  const headers = new Headers({ "Set-Cookie": await replaceSession(services, verified.accountId, request) });
  return redirectWithFlash(sameOriginPath(verified.next) ?? "/onboarding", ACCOUNT_NOTICES.verified, headers);
}

export default function VerifyEmailPage() {
  const { token, purpose, email } = useLoaderData<typeof loader>();
  return purpose === "change-email" ? (
    <LinkPage
      heading="Confirm your new address"
      text={`You will then sign in with ${email ?? "it"}, and we will send your mail there.`}
      button="Use this address"
      token={token}
    />
  ) : (
    <LinkPage
      heading="Confirm your address"
      text={SIGN_UP.confirming}
      button="Confirm my address"
      token={token}
    />
  );
}
