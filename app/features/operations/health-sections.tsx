import { PlainTable } from "~/features/public-site/article";
import { Card } from "~/ui/card";
import { Facts } from "~/ui/facts";
import type { OperationsView } from "./operations-view.server";
import { Section } from "./section";

export function ProblemsSection({ problems, figures }: Pick<OperationsView, "problems" | "figures">) {
  return (
    <Section id="health" heading="Is anything broken?">
      {problems.length === 0 ? (
        <p>Nothing is broken.</p>
      ) : (
        <ul className="list-disc space-y-1 pl-5 font-semibold text-urgent">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <Card className="p-4">
        <Facts facts={figures} isWide />
      </Card>
    </Section>
  );
}

export function SourcesSection({ sources }: Pick<OperationsView, "sources">) {
  return (
    <Section id="sources" heading="Sources">
      <PlainTable
        label="Sources"
        heads={["Source", "Read", "Answered in full", "Last run"]}
        rows={sources.map(({ id, rhythm, answered, last }) => [id, rhythm, answered, last])}
      />
    </Section>
  );
}

export function IncidentsSection({ incidents }: Pick<OperationsView, "incidents">) {
  return (
    <Section id="incidents" heading="Incidents of the last 30 days">
      {incidents.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Incidents"
          heads={["What", "Began", "Ended", "Operators told"]}
          rows={incidents.map(({ what, began, ended, mailed }) => [what, began, ended, mailed])}
        />
      )}
    </Section>
  );
}
