import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES } from "~/content/account";
import { titled } from "~/content/product";
import { checkoutPath, checkoutQuery, chosenPlan } from "~/domain/billing/checkout-choice";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { handleForgottenPassword, handleNewPassword } from "~/features/account/answer-reset.server";
import {
  destinationAfterSignIn,
  redirectSignedIn,
} from "~/features/account/destination-after-sign-in.server";
import { rememberBrowser } from "~/features/account/known-browser.server";
import { NewPasswordPage } from "~/features/account/new-password-page";
import { findPasswordReset } from "~/features/account/passwords.server";
import { type NoticeName, refuseForm } from "~/features/account/refuse-form.server";
import { replaceSession } from "~/features/account/session.server";
import { identify, signInSchema } from "~/features/account/sign-in.server";
import { SignInForm } from "~/features/account/sign-in-form";
import { findAskedBid } from "~/features/opportunities/asked-bid.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [
  { title: titled("Sign in") },
  { name: "description", content: "Sign in to see the public bids that fit your trade and region." },
];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isReset = searchParams.get("reset") === "true";
  // A reset link works signed in or not.
  const isDeadLink = searchParams.get("error") === "access_denied";
  if (!isReset) {
    const said = isDeadLink ? ACCOUNT_NOTICES.deadLinkSignedIn : null;
    await redirectSignedIn(services, request, searchParams.get("next"), said);
  }
  const token = searchParams.get("token") ?? "";
  const account = isReset ? await findPasswordReset(services, token) : null;
  const { flash, headers } = await takeFlash(request);
  const linkNotice: NoticeName | null = isDeadLink
    ? "linkExpired"
    : isReset && account === null
      ? "resetLinkExpired"
      : null;
  return data(
    {
      notice: flash ?? (linkNotice && ACCOUNT_NOTICES[linkNotice]),
      reset: account && { email: account.email, token },
      askedBid: await findAskedBid(services, searchParams.get("next")),
      demoPath: services.config.demoPath,
      signUpHref: `/sign-up${checkoutQuery(searchParams)}`,
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  switch (form.get("intent")) {
    case "forgot":
      return handleForgottenPassword(args, form);
    case "set-password":
      return handleNewPassword(args, form);
    default:
      return signIn(args, form);
  }
}

async function signIn({ request, context: { services, waitUntil } }: ActionFunctionArgs, form: FormData) {
  const { searchParams } = new URL(request.url);
  const submission = parseWithZod(form, { schema: signInSchema });
  if (submission.status !== "success") return refuseForm(submission, 400, null);
  try {
    const identified = await identify(services, request, submission.value);
    switch (identified.outcome) {
      case "invalid":
        return refuseForm(submission, 400, "invalidCredentials");
      case "not-confirmed":
        return refuseForm(submission, 400, "emailNotConfirmed");
      case "too-many":
        return refuseForm(submission, 429, "tooMany");
    }
    const { profile, proof } = identified;
    if (!profile) return refuseForm(submission, 500, "unexpected");
    const cookie = await replaceSession(services, proof, request);
    if (cookie === null) return refuseForm(submission, 400, "invalidCredentials");
    const headers = new Headers({ "Set-Cookie": cookie });
    await rememberBrowser(services, request, proof.passwordHash, headers);
    waitUntil(deliverAccountMail(services));
    const to =
      searchParams.get("checkout") === "true"
        ? checkoutPath(chosenPlan(searchParams))
        : destinationAfterSignIn(profile, searchParams.get("next"));
    const said = profile.onboardedAt ? ACCOUNT_NOTICES.signedIn : ACCOUNT_NOTICES.signedInFirst;
    return await redirectWithFlash(to, said, headers);
  } catch (error) {
    logFailure("Sign-in failed", error);
    return refuseForm(submission, 500, "unexpected");
  }
}

export default function SignInPage() {
  const { notice, reset, askedBid, demoPath, signUpHref } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const shown = {
    key: refused ? "refused" : "new",
    answer: refused?.answer ?? null,
    notice: refused ? refused.notice : notice,
  };
  if (reset) return <NewPasswordPage {...reset} {...shown} />;
  return <SignInForm {...shown} askedBid={askedBid} demoPath={demoPath} signUpHref={signUpHref} />;
}
