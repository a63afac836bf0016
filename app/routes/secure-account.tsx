import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { LinkPage } from "~/features/account/link-page";
import { followRecoveryLink, loadRecoveryLink } from "~/features/account/recovery-link.server";

export const meta: MetaFunction = () => [
  { title: titled("Sign out everywhere") },
  { name: "robots", content: "noindex" },
];

/** The page that the email about a new browser links to. */
export const loader = (args: LoaderFunctionArgs) => loadRecoveryLink(args, "secureLinkExpired");

export const action = (args: ActionFunctionArgs) =>
  followRecoveryLink(args, { done: "secured", expired: "secureLinkExpired" });

export default function SecureAccountPage() {
  const { token, email } = useLoaderData<typeof loader>();
  return (
    <LinkPage
      heading="Sign out everywhere"
      text={`Every device is signed out of your account, and we email a link to choose a new password to ${email ?? "you"}.`}
      button="Sign out everywhere"
      token={token}
    />
  );
}
