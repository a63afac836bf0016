import type { ReactNode } from "react";
import { Flash } from "~/ui/flash";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";

export type Notice = { title: string; text?: string | null; tone?: "success" | "info" | "destructive" };

type AccountPageProps = { heading: string; lead?: ReactNode; notice?: Notice | null; children: ReactNode };

/** The layout of sign-up, sign-in and the pages that emails link to: one narrow column. */
export function AccountPage({ heading, lead, notice, children }: AccountPageProps) {
  return (
    <PlainShell>
      <div className="mx-auto max-w-md space-y-6">
        {notice && <Flash {...notice} />}
        <div>
          <PageHeading className="text-2xl lg:text-3xl">{heading}</PageHeading>
          {lead && <div className="mt-2 text-lg text-muted">{lead}</div>}
        </div>
        {children}
      </div>
    </PlainShell>
  );
}
