import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Card, RowList } from "~/ui/card";
import { FailuresNote } from "./failures-page";
import { LocalShell } from "./local-shell";
import { SourcesPanel, type SourceView } from "./sources-panel";

export type DemoProfileView = {
  profile: "trial" | "basic" | "pro";
  /** "Free Trial". */
  planLabel: string;
  companyName: string;
  email: string;
  shows: string;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
};

export type StateGroupView = {
  name: string;
  accounts: ReadonlyArray<{
    profile: string;
    companyName: string;
    email: string;
    shows: string;
    /** `false` shows that an unconfirmed account cannot sign in. */
    isVerified: boolean;
  }>;
};

type LocalHomeProps = {
  profiles: ReadonlyArray<DemoProfileView>;
  groups: ReadonlyArray<StateGroupView>;
  /** The password of all accounts. */
  password: string;
  /** The failures that this browser has switched on. */
  failures: ReadonlyArray<string>;
  sources?: ReadonlyArray<SourceView>;
  flash?: React.ReactNode;
};

export function LocalHome({ profiles, groups, password, failures, sources, flash }: LocalHomeProps) {
  return (
    <LocalShell heading="Demo accounts" flash={flash}>
      <FailuresNote on={failures} link />
      <p className="max-w-measure text-muted">
        This page exists in the local build only. Choose an account to sign in with. Its mail appears in the{" "}
        <Link to="/local/mailbox" className="text-link">
          mailbox
        </Link>
        ,{" "}
        <Link to="/local/jobs" className="text-link">
          timed jobs
        </Link>{" "}
        can be run by hand, and{" "}
        <Link to="/local/failures" className="text-link">
          failures
        </Link>{" "}
        can be switched on. The password of every account is <code className="text-ink">{password}</code>
      </p>
      <ul className="grid gap-4 md:grid-cols-3">
        {profiles.map((profile) => (
          <li key={profile.profile}>
            <ProfileCard {...profile} />
          </li>
        ))}
      </ul>
      <StateGroups groups={groups} password={password} />
      {sources && <SourcesPanel sources={sources} />}
    </LocalShell>
  );
}

function ProfileCard({
  profile,
  planLabel,
  companyName,
  email,
  shows,
  regions,
  serviceTypes,
}: DemoProfileView) {
  return (
    <Card className="flex h-full flex-col p-4">
      <h2 className="text-lg">{companyName}</h2>
      <p className="truncate text-sm text-muted">{email}</p>
      <dl className="mt-3 mb-4 space-y-1.5 text-sm">
        {[
          { term: "Plan", value: planLabel },
          { term: "Shows", value: shows },
          { term: "Regions", value: regions.join(", ") },
          { term: "Trades", value: serviceTypes.join(", ") },
        ].map(({ term, value }) => (
          <div key={term} className="flex gap-3">
            <dt className="w-16 shrink-0 text-muted">{term}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <EnterAs action="/local/continue" fields={{ profile }} look="primary" {...{ companyName }} />
    </Card>
  );
}

type EnterAsProps = {
  action: string;
  fields: Record<string, string>;
  label?: string;
  companyName: string;
  look?: "primary" | "secondary";
};

/** Full width on a card, at the end of the row in the list. */
function EnterAs({ action, fields, label = "Continue", companyName, look = "secondary" }: EnterAsProps) {
  return (
    <Form method="post" action={action} className={look === "primary" ? "mt-auto" : "shrink-0"}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button look={look} className={look === "primary" ? "w-full" : ""}>
        {label}
        <span className="sr-only"> as {companyName}</span>
      </Button>
    </Form>
  );
}

function StateGroups({ groups, password }: Pick<LocalHomeProps, "groups" | "password">) {
  return (
    <section aria-labelledby="states">
      <h2 id="states" className="text-xl">
        Accounts for other cases
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-muted">
        Their subscriptions also exist at the payment provider&rsquo;s stand-in. None of them gets the weekly
        digest.
      </p>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        {groups.map(({ name, accounts }) => (
          <section key={name} aria-labelledby={idOf(name)}>
            <h3 id={idOf(name)} className="mb-2 text-base">
              {name}
            </h3>
            <RowList aria-labelledby={idOf(name)}>
              {accounts.map(({ profile, companyName, email, shows, isVerified }) => (
                <li key={profile} className="flex items-center justify-between gap-4 px-4 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold">{shows}</p>
                    <p className="truncate text-sm text-muted">
                      {companyName} · {email}
                    </p>
                  </div>
                  {isVerified ? (
                    <EnterAs action="/local/continue" fields={{ profile }} {...{ companyName }} />
                  ) : (
                    <EnterAs
                      action="/sign-in"
                      fields={{ email, password }}
                      label="Try to sign in"
                      {...{ companyName }}
                    />
                  )}
                </li>
              ))}
            </RowList>
          </section>
        ))}
      </div>
    </section>
  );
}

const idOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");
