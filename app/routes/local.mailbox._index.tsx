import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Mailbox } from "~/features/local/mailbox";
import { listMails } from "~/features/local/mailbox.server";

export const meta: MetaFunction = () => [{ title: "Mailbox – Tenderlight" }];

export async function loader({ context: { services } }: LoaderFunctionArgs) {
  return { mails: await listMails(services.db) };
}

export default function MailboxPage() {
  return <Mailbox {...useLoaderData<typeof loader>()} />;
}
