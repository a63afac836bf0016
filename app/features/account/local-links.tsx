import { Link } from "@remix-run/react";

/** The way to the local build's demo accounts and mailbox; nothing elsewhere. */
export function LocalLinks({ demoPath }: { demoPath: string | null }) {
  if (demoPath === null) return null;
  return (
    <p className="text-sm text-muted">
      This is the local build:{" "}
      <Link to={demoPath} className="text-link">
        continue with a demo account
      </Link>{" "}
      or read the mail in the{" "}
      <Link to={`${demoPath}/mailbox`} className="text-link">
        mailbox
      </Link>
      .
    </p>
  );
}
