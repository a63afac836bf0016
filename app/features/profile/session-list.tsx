import { Form } from "@remix-run/react";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import type { SessionView } from "./profile-view";

export const SESSIONS_HREF = "/dashboard/profile/sessions";

/** All signed-in sessions. Each has its own form, so ending one works without JavaScript. */
export function SessionList({ sessions }: { sessions: Array<SessionView> }) {
  const others = sessions.filter(({ isThisOne }) => !isThisOne);
  return (
    <div className="border-t border-line pt-4">
      <h3 className="font-semibold">Where you are signed in</h3>
      <ul className="mt-2 divide-y divide-line">
        {sessions.map(({ hash, device, lastSeen, isThisOne }) => (
          <li key={hash} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                {device}
                {isThisOne && <Badge tone="good">This device</Badge>}
              </p>
              <p className="text-sm text-muted">
                Last seen <time>{lastSeen}</time>
              </p>
            </div>
            {!isThisOne && (
              <Form method="post" action={SESSIONS_HREF} preventScrollReset>
                <OwnerField />
                <input type="hidden" name="session" value={hash} />
                <Button look="quiet" name="intent" value="end" className="-mr-2">
                  End
                  <span className="sr-only">
                    {" "}
                    the session of {device}, last seen {lastSeen}
                  </span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <Form method="post" action={SESSIONS_HREF} className="mt-2" preventScrollReset>
          <OwnerField />
          <Button look="secondary" name="intent" value="end-others">
            Sign out everywhere else
          </Button>
        </Form>
      )}
    </div>
  );
}
