import { Form, Link } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { LocalShell } from "./local-shell";
import { SourcesPanel, type SourceView } from "./sources-panel";

export type DemoProfileView = {
  profile: "trial" | "basic" | "pro";
  /** "Free Trial". */
  planLabel: string;
  companyName: string;
  email: string;
  regions: ReadonlyArray<string>;
  serviceTypes: ReadonlyArray<string>;
};

type LocalHomeProps = {
  profiles: ReadonlyArray<DemoProfileView>;
  sources?: ReadonlyArray<SourceView>;
  flash?: React.ReactNode;
};

export function LocalHome({ profiles, sources, flash }: LocalHomeProps) {
  return (
    <LocalShell heading="Demo accounts" flash={flash}>
      <p className="max-w-measure text-muted">
        This page belongs to the local build. Choose an account to look around with; mail that it is sent
        lands in the{" "}
        <Link to="/local/mailbox" className={TEXT_LINK}>
          mailbox
        </Link>
        , and{" "}
        <Link to="/local/jobs" className={TEXT_LINK}>
          timed jobs
        </Link>{" "}
        run at the press of a button.
      </p>
      <ul className="grid gap-4 md:grid-cols-3">
        {profiles.map((profile) => (
          <li key={profile.profile}>
            <ProfileCard {...profile} />
          </li>
        ))}
      </ul>
      {sources && <SourcesPanel sources={sources} />}
    </LocalShell>
  );
}

const TEXT_LINK = "font-semibold text-primary underline underline-offset-4";

function ProfileCard({ profile, planLabel, companyName, email, regions, serviceTypes }: DemoProfileView) {
  return (
    <Card className="flex h-full flex-col p-4">
      <h2 className="text-lg">{companyName}</h2>
      <p className="truncate text-sm text-muted">{email}</p>
      <dl className="mt-3 mb-4 space-y-1.5 text-sm">
        {[
          { term: "Plan", value: planLabel },
          { term: "Regions", value: regions.join(", ") },
          { term: "Trades", value: serviceTypes.join(", ") },
        ].map(({ term, value }) => (
          <div key={term} className="flex gap-3">
            <dt className="w-16 shrink-0 text-muted">{term}</dt>
            <dd className="min-w-0">{value}</dd>
          </div>
        ))}
      </dl>
      <Form method="post" action="/local/continue" className="mt-auto">
        <input type="hidden" name="profile" value={profile} />
        <Button className="w-full">
          Continue
          <span className="sr-only"> as {companyName}</span>
        </Button>
      </Form>
    </Card>
  );
}
