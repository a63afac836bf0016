import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES, SIGN_UP, weakPassword } from "~/content/account";
import { titled } from "~/content/product";
import { checkoutQuery, chosenPlan } from "~/domain/billing/checkout-choice";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { redirectSignedIn } from "~/features/account/destination-after-sign-in.server";
import { pendingSignUpCookie, readPendingSignUp } from "~/features/account/pending-sign-up.server";
import { refuseForm } from "~/features/account/refuse-form.server";
import { signUp, signUpSchema } from "~/features/account/sign-up.server";
import { SignUpForm } from "~/features/account/sign-up-form";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [
  { title: titled("Sign up") },
  {
    name: "description",
    content: SIGN_UP.description,
  },
];

const isForCheckout = (request: Request) => new URL(request.url).searchParams.get("checkout") === "true";

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  await redirectSignedIn(services, request);
  const { searchParams } = new URL(request.url);
  const pending = searchParams.get("change") === "address" ? await readPendingSignUp(request) : null;
  const { flash, headers } = await takeFlash(request);
  return data(
    {
      flash,
      forCheckout: isForCheckout(request),
      signInHref: `/sign-in${checkoutQuery(searchParams)}`,
      typedEmail: pending?.email ?? "",
    },
    { headers },
  );
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  await redirectSignedIn(services, request);
  const forCheckout = isForCheckout(request);
  const { searchParams } = new URL(request.url);
  const submission = parseWithZod(await readForm(request), { schema: signUpSchema });
  if (submission.status !== "success") return refuseForm(submission, 400, null);
  const signUpId = crypto.randomUUID();
  try {
    const outcome = await signUp(services, {
      ...submission.value,
      signUpId,
      next: forCheckout ? "checkout" : "onboarding",
      plan: chosenPlan(searchParams),
      ip: clientIp(request),
    });
    if (outcome === "too-many") return refuseForm(submission, 429, "tooManyRequests");
    if (outcome !== "created")
      return refuseForm(submission, 400, null, { password: [weakPassword(outcome.weak)] });
  } catch (error) {
    logFailure("Sign-up failed", error);
    return refuseForm(submission, 500, "unexpected");
  }
  waitUntil(deliverAccountMail(services));
  const pending = { email: submission.value.email, signUpId, query: checkoutQuery(searchParams) };
  return redirectWithFlash(
    "/check-email",
    forCheckout ? ACCOUNT_NOTICES.createdForCheckout : ACCOUNT_NOTICES.created,
    new Headers({ "Set-Cookie": await pendingSignUpCookie(pending) }),
  );
}

export default function SignUpPage() {
  const { flash, forCheckout, signInHref, typedEmail } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignUpForm
      key={refused ? "refused" : "new"}
      forCheckout={forCheckout}
      signInHref={signInHref}
      typedEmail={typedEmail}
      answer={refused?.answer ?? null}
      notice={refused ? refused.notice : flash}
    />
  );
}
