import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES } from "~/content/account";
import { titled } from "~/content/product";
import { handleForgottenPassword, handleNewPassword } from "~/features/account/answer-reset.server";
import { findPasswordReset } from "~/features/account/passwords.server";
import { type NoticeName, refuseForm } from "~/features/account/refuse-form.server";
import { identify, readSignIn } from "~/features/account/sign-in.server";
import { SignInForm } from "~/features/account/sign-in-form";
import {
  redirectSignedIn,
  destinationAfterSignIn,
} from "~/features/account/destination-after-sign-in.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { type FormFields, readForm, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";
import { replaceSession } from "~/lib/session.server";

export const meta: MetaFunction = () => [
  { title: titled("Sign in") },
  { name: "description", content: "Sign in to see the public bids that fit your trade and region." },
];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isReset = searchParams.get("reset") === "true";
  // A reset link works signed in or not.
  if (!isReset) await redirectSignedIn(services, request, searchParams.get("next"));
  const token = searchParams.get("token") ?? "";
  const account = isReset ? await findPasswordReset(services, token) : null;
  const { flash, headers } = await takeFlash(request);
  const linkNotice: NoticeName | null =
    searchParams.get("error") === "access_denied"
      ? "linkExpired"
      : isReset && account === null
        ? "resetLinkExpired"
        : null;
  return data(
    {
      notice: flash ?? (linkNotice && ACCOUNT_NOTICES[linkNotice]),
      reset: account && { email: account.email, token },
      demoPath: services.config.demoPath,
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  // Clone the request, because remix-auth reads its body too.
  const fields = await readForm(args.request.clone() as Request);
  switch (typed(fields, "intent")) {
    case "forgot":
      return handleForgottenPassword(args, fields);
    case "set-password":
      return handleNewPassword(args, fields);
    default:
      return signIn(args, fields);
  }
}

async function signIn({ request, context: { services } }: ActionFunctionArgs, fields: FormFields) {
  const next = new URL(request.url).searchParams.get("next");
  const read = readSignIn(fields);
  if (!read.ok) return refuseForm(fields, 400, read.errors, null);
  try {
    const identified = await identify(services, request);
    switch (identified.outcome) {
      case "invalid":
        return refuseForm(fields, 400, {}, "invalidCredentials");
      case "not-confirmed":
        return refuseForm(fields, 400, {}, "emailNotConfirmed");
      case "too-many":
        return refuseForm(fields, 429, {}, "tooMany");
    }
    const { profile } = identified;
    if (!profile) return refuseForm(fields, 500, {}, "unexpected");
    const headers = new Headers({
      "Set-Cookie": await replaceSession(services, profile.id, request),
    });
    return await redirectWithFlash(destinationAfterSignIn(profile, next), ACCOUNT_NOTICES.signedIn, headers);
  } catch (error) {
    logFailure("Sign-in failed", error);
    return refuseForm(fields, 500, {}, "unexpected");
  }
}

export default function SignInPage() {
  const { notice, reset, demoPath } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignInForm
      typedEmail={refused?.typedEmail ?? ""}
      errors={refused?.errors ?? {}}
      notice={refused ? refused.notice : notice}
      reset={reset}
      demoPath={demoPath}
    />
  );
}
