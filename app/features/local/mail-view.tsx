import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { classes } from "~/ui/classes";
import { LocalShell } from "./local-shell";

export type MailDetailView = {
  subject: string;
  to: string;
  from: string;
  sentAt: string;
  /** The message's other headers, as sent: List-Unsubscribe and so on. */
  headers: ReadonlyArray<{ name: string; value: string }>;
  text: string;
  /** The URL of the message's HTML, for the frame. */
  htmlHref: string;
};

type MailViewProps = {
  mail: MailDetailView;
  tab: "html" | "text";
  /** The URLs of the two tabs. */
  hrefs: { html: string; text: string };
};

export function MailView({ mail, tab, hrefs }: MailViewProps) {
  return (
    <LocalShell heading={mail.subject}>
      <Link to="/local/mailbox" className="inline-flex min-h-11 items-center gap-1.5 text-link">
        <ArrowLeft aria-hidden="true" className="size-4" />
        Mailbox
      </Link>
      <dl className="grid gap-y-1 text-sm sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
        {[
          { name: "To", value: mail.to },
          { name: "From", value: mail.from },
          { name: "Sent", value: mail.sentAt },
          ...mail.headers,
        ].map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="mb-1 min-w-0 [overflow-wrap:anywhere] sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <nav aria-label="Version of the message" className="border-b border-line">
        <ul className="flex gap-1">
          <Tab label="HTML" href={hrefs.html} current={tab === "html"} />
          <Tab label="Text" href={hrefs.text} current={tab === "text"} />
        </ul>
      </nav>
      {tab === "html" ? (
        // No scripts run in the frame; links open in a new tab, as from a mail program.
        <iframe
          title={`HTML version of ${mail.subject}`}
          src={mail.htmlHref}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          className="block h-[70vh] w-full rounded-card border border-line bg-white"
        />
      ) : (
        <pre className="rounded-card border border-line bg-surface p-4 font-mono text-sm [overflow-wrap:anywhere] whitespace-pre-wrap">
          {mail.text}
        </pre>
      )}
    </LocalShell>
  );
}

function Tab({ label, href, current }: { label: string; href: string; current: boolean }) {
  return (
    <li>
      <Link
        to={href}
        replace
        preventScrollReset
        aria-current={current ? "page" : undefined}
        className={classes(
          "-mb-px flex min-h-11 items-center border-b-3 px-4",
          current ? "border-primary font-semibold text-primary" : "border-transparent hover:bg-wash",
        )}
      >
        {label}
      </Link>
    </li>
  );
}
