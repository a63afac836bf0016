import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES } from "~/content/account";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import {
  findPasswordReset,
  readNewPassword,
  requestPasswordReset,
  resetPassword,
} from "~/features/account/passwords.server";
import { identify, readSignIn } from "~/features/account/sign-in.server";
import { SignInForm } from "~/features/account/sign-in-form";
import { readForgot } from "~/features/account/sign-up.server";
import { redirectSignedIn, wayOn } from "~/features/account/way-on.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { type FieldErrors, type FormFields, readForm, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";
import { replaceSession } from "~/lib/session.server";

export const meta: MetaFunction = () => [
  { title: "Sign in – Tenderlight" },
  { name: "description", content: "Sign in to see the public bids that fit your trade and region." },
];

type NoticeName = keyof typeof ACCOUNT_NOTICES;

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const isReset = searchParams.get("reset") === "true";
  // A reset link is for whoever holds it, signed in or not.
  if (!isReset) await redirectSignedIn(services, request, searchParams.get("next"));
  const token = searchParams.get("token") ?? "";
  const account = isReset ? await findPasswordReset(services, token) : null;
  const { flash, headers } = await takeFlash(request);
  const standing: NoticeName | null =
    searchParams.get("error") === "access_denied"
      ? "linkExpired"
      : isReset && account === null
        ? "resetLinkExpired"
        : null;
  return data(
    {
      notice: flash ?? (standing && ACCOUNT_NOTICES[standing]),
      reset: account && { email: account.email, token },
      demoPath: services.config.demoPath,
    },
    { headers },
  );
}

export async function action(args: ActionFunctionArgs) {
  // The identity library reads the request itself.
  const fields = await readForm(args.request.clone() as Request);
  switch (typed(fields, "intent")) {
    case "forgot":
      return forgot(args, fields);
    case "set-password":
      return setPassword(args, fields);
    default:
      return signIn(args, fields);
  }
}

function refuse(fields: FormFields, status: number, errors: FieldErrors, notice: NoticeName | null) {
  return data(
    { typedEmail: typed(fields, "email"), errors, notice: notice && ACCOUNT_NOTICES[notice] },
    { status },
  );
}

async function signIn({ request, context: { services } }: ActionFunctionArgs, fields: FormFields) {
  const next = new URL(request.url).searchParams.get("next");
  const read = readSignIn(fields);
  if (!read.ok) return refuse(fields, 400, read.errors, null);
  try {
    const identified = await identify(services, request);
    switch (identified.outcome) {
      case "invalid":
        return refuse(fields, 400, {}, "invalidCredentials");
      case "not-confirmed":
        return refuse(fields, 400, {}, "emailNotConfirmed");
      case "too-many":
        return refuse(fields, 429, {}, "tooMany");
    }
    const { profile } = identified;
    if (!profile) return refuse(fields, 500, {}, "unexpected");
    const headers = new Headers({
      "Set-Cookie": await replaceSession(services, profile.id, request),
    });
    return await redirectWithFlash(wayOn(profile, next), ACCOUNT_NOTICES.signedIn, headers);
  } catch (error) {
    logFailure("Somebody could not be signed in", error);
    return refuse(fields, 500, {}, "unexpected");
  }
}

async function forgot({ request, context: { services, waitUntil } }: ActionFunctionArgs, fields: FormFields) {
  const read = readForgot(fields);
  if (!read.ok)
    return refuse(fields, 400, read.errors, typed(fields, "email").trim() === "" ? "emailRequired" : null);
  try {
    const outcome = await requestPasswordReset(services, { ...read.value, ip: clientIp(request) });
    if (outcome === "too-many") return refuse(fields, 429, {}, "tooMany");
  } catch (error) {
    logFailure("A password reset could not be sent", error);
    return refuse(fields, 500, {}, "resetFailed");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.resetSent);
}

async function setPassword({ context: { services, waitUntil } }: ActionFunctionArgs, fields: FormFields) {
  const read = readNewPassword(fields);
  if (!read.ok) return refuse(fields, 400, read.errors, null);
  try {
    const outcome = await resetPassword(services, read.value);
    if (outcome === "bad-link") return redirect("/sign-in?reset=true");
    if (outcome !== "changed")
      return refuse(fields, 400, { newPassword: `${outcome.weak.join(". ")}.` }, "weakPassword");
  } catch (error) {
    logFailure("A password could not be set", error);
    return refuse(fields, 500, {}, "unexpected");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash("/sign-in", ACCOUNT_NOTICES.passwordReset);
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
