import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CONFIRM_ADDRESS, CONFIRM_NEW_ADDRESS } from "~/content/account";
import { titled } from "~/content/product";
import { findToken } from "~/features/account/account-tokens.server";
import { answerDeadLink, handleLink } from "~/features/account/answer-link.server";
import { LinkPage } from "~/features/account/link-page";
import { findConfirmation } from "~/features/account/sign-up.server";
import { expectPayment } from "~/features/checkout/checkout.server";

export const meta: MetaFunction = () => [
  { title: titled(CONFIRM_ADDRESS.heading) },
  { name: "robots", content: "noindex" },
];

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const secret = new URL(args.request.url).searchParams.get("token") ?? "";
  const token = await findToken(services, secret, "verify-email", "change-email");
  if (!token) throw await answerDeadLink(args);
  const confirmation = await findConfirmation(services, secret);
  return {
    token: secret,
    purpose: token.purpose,
    email: token.data.email ?? null,
    asksPassword: confirmation?.asksPassword ?? false,
  };
}

export const action = (args: ActionFunctionArgs) => handleLink(args, expectPayment);

export default function VerifyEmailPage() {
  const { token, purpose, email, asksPassword } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>()?.answer ?? null;
  if (purpose === "change-email") {
    const { heading, text, button } = CONFIRM_NEW_ADDRESS;
    return <LinkPage text={text(email)} {...{ heading, button, token }} />;
  }
  const { heading, text, button } = CONFIRM_ADDRESS;
  return <LinkPage text={text(asksPassword)} {...{ heading, button, token, asksPassword, answer }} />;
}
