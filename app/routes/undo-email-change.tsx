import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { LinkPage } from "~/features/account/link-page";
import { followRecoveryLink, loadRecoveryLink } from "~/features/account/recovery-link.server";

export const meta: MetaFunction = () => [
  { title: titled("Undo the change of address") },
  { name: "robots", content: "noindex" },
];

export const loader = (args: LoaderFunctionArgs) => loadRecoveryLink(args, "changeLinkExpired");

export const action = (args: ActionFunctionArgs) =>
  followRecoveryLink(args, { done: "changeUndone", expired: "changeLinkExpired" });

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
