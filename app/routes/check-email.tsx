import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ACCOUNT_NOTICES, CHECK_EMAIL } from "~/content/account";
import { titled } from "~/content/product";
import { deliverAccountMail } from "~/features/account/account-mail.server";
import { clientIp } from "~/features/account/attempts.server";
import { CheckEmailPage } from "~/features/account/check-email-page";
import { redirectSignedIn } from "~/features/account/destination-after-sign-in.server";
import { endPendingSignUp, readPendingSignUp } from "~/features/account/pending-sign-up.server";
import { sendAgain } from "~/features/account/send-again.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [
  { title: titled(CHECK_EMAIL.title) },
  { name: "robots", content: "noindex" },
];

async function requirePending({ request, context: { services } }: LoaderFunctionArgs) {
  await redirectSignedIn(services, request);
  const pending = await readPendingSignUp(request);
  if (!pending) throw redirect("/sign-in");
  return pending;
}

export async function loader(args: LoaderFunctionArgs) {
  const { email, query } = await requirePending(args);
  const { flash, headers } = await takeFlash(args.request);
  const view = {
    email,
    notice: flash,
    changeHref: `/sign-up${query}${query === "" ? "?" : "&"}change=address`,
    signInHref: `/sign-in${query}`,
    demoPath: args.context.services.config.demoPath,
  };
  return data(view, { headers });
}

/** Sends the link again. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const pending = await requirePending(args);
  try {
    switch (await sendAgain(context.services, { ...pending, ip: clientIp(request) })) {
      case "sent":
        context.waitUntil(deliverAccountMail(context.services));
        return await redirectWithFlash("/check-email", ACCOUNT_NOTICES.sentAgain);
      case "too-many":
        return await redirectWithFlash("/check-email", ACCOUNT_NOTICES.tooManyRequests);
      case "gone": {
        const headers = new Headers({ "Set-Cookie": await endPendingSignUp() });
        return await redirectWithFlash(`/sign-up${pending.query}`, ACCOUNT_NOTICES.signUpGone, headers);
      }
    }
  } catch (error) {
    logFailure("A confirmation link could not be sent again", error);
    return redirectWithFlash("/check-email", ACCOUNT_NOTICES.sendAgainFailed);
  }
}

export default function CheckEmail() {
  return <CheckEmailPage {...useLoaderData<typeof loader>()} />;
}
