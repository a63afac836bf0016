import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES, SIGN_UP } from "~/content/account";
import { titled } from "~/content/product";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { readSignUp, signUp } from "~/features/account/sign-up.server";
import { SignUpForm } from "~/features/account/sign-up-form";
import { redirectSignedIn } from "~/features/account/destination-after-sign-in.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { type FieldErrors, readForm, typed } from "~/lib/form.server";
import { logFailure } from "~/lib/log-failure.server";

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
  const { flash, headers } = await takeFlash(request);
  return data({ flash, forCheckout: isForCheckout(request) }, { headers });
}

export async function action({ request, context: { services, waitUntil } }: ActionFunctionArgs) {
  await redirectSignedIn(services, request);
  const forCheckout = isForCheckout(request);
  const fields = await readForm(request);
  const again = { email: typed(fields, "email"), companyName: typed(fields, "companyName") };
  const refuse = (status: number, errors: FieldErrors, notice: keyof typeof ACCOUNT_NOTICES | null) =>
    data({ typed: again, errors, notice: notice && ACCOUNT_NOTICES[notice] }, { status });

  const read = readSignUp(fields);
  if (!read.ok) return refuse(400, read.errors, null);
  try {
    const outcome = await signUp(services, {
      ...read.value,
      next: forCheckout ? "checkout" : "onboarding",
      ip: clientIp(request),
    });
    if (outcome === "too-many") return refuse(429, {}, "tooMany");
    if (outcome !== "created")
      return refuse(400, { password: `${outcome.weak.join(". ")}.` }, "weakPassword");
  } catch (error) {
    logFailure("Sign-up failed", error);
    return refuse(500, {}, "unexpected");
  }
  waitUntil(deliverAccountMail(services));
  return redirectWithFlash(
    "/sign-in",
    forCheckout ? ACCOUNT_NOTICES.createdForCheckout : ACCOUNT_NOTICES.created,
  );
}

export default function SignUpPage() {
  const { flash, forCheckout } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <SignUpForm
      forCheckout={forCheckout}
      typed={refused?.typed ?? { email: "", companyName: "" }}
      errors={refused?.errors ?? {}}
      notice={refused ? refused.notice : flash}
    />
  );
}
