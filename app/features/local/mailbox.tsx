import { Link } from "@remix-run/react";
import { LinkButton } from "~/ui/button";
import { RowList } from "~/ui/card";
import { EmptyState } from "~/ui/empty-state";
import { LocalShell } from "./local-shell";

export type MailboxItemView = {
  id: string;
  to: string;
  subject: string;
  /** "21 Nov 2026, 9:14 am ET". */
  sentAt: string;
  iso: string;
  href: string;
};

type MailboxProps = { mails: ReadonlyArray<MailboxItemView>; flash?: React.ReactNode };

export function Mailbox({ mails, flash }: MailboxProps) {
  return (
    <LocalShell heading="Mailbox" flash={flash}>
      {mails.length === 0 ? (
        <EmptyState
          heading="No mail yet"
          action={
            <LinkButton to="/local/jobs" look="secondary">
              Go to timed jobs
            </LinkButton>
          }
        >
          All mail that Tenderlight sends appears here. Run the digest job to see some.
        </EmptyState>
      ) : (
        <RowList aria-label="Sent mail">
          {mails.map((mail) => (
            <li
              key={mail.id}
              className="grid gap-x-6 px-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,16rem)_12rem] sm:items-center"
            >
              <Link
                to={mail.href}
                className="flex min-h-9 items-center font-semibold underline-offset-4 hover:underline sm:min-h-11"
              >
                <span className="line-clamp-2 min-w-0">{mail.subject}</span>
              </Link>
              <p className="truncate text-sm">
                <span className="sr-only">To </span>
                {mail.to}
              </p>
              <p className="text-sm text-muted sm:text-right">
                <time dateTime={mail.iso}>{mail.sentAt}</time>
              </p>
            </li>
          ))}
        </RowList>
      )}
    </LocalShell>
  );
}
