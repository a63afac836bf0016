import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { Mailbox } from "~/features/local/mailbox";
import { listMails } from "~/features/local/mailbox.server";

export const meta: MetaFunction = () => [{ title: titled("Mailbox") }];

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  return { mails: await listMails(services.db) };
}

export default function MailboxPage() {
  return <Mailbox {...useLoaderData<typeof loader>()} />;
}
