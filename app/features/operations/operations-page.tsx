import type { ReactNode } from "react";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";
import { IncidentsSection, ProblemsSection, SourcesSection } from "./health-sections";
import { type KeyAnswer, KeysSection } from "./keys-section";
import type { OperationsView } from "./operations-view.server";
import {
  JobsSection,
  LeftOutSection,
  LettersSection,
  MergeSection,
  ReadingsSection,
  SetAsideSection,
} from "./repair-sections";

type OperationsProps = { view: OperationsView; answered: KeyAnswer | null; flash?: ReactNode };

/** What operators see and do. A new part is a section of its own. */
export function OperationsPage({ view, answered, flash }: OperationsProps) {
  return (
    <PlainShell>
      <div className="space-y-10">
        <PageHeading>Operations</PageHeading>
        {flash}
        <ProblemsSection {...view} />
        <IncidentsSection {...view} />
        <SourcesSection {...view} />
        <JobsSection {...view} />
        <LettersSection {...view} />
        <SetAsideSection {...view} />
        <MergeSection {...view} />
        <KeysSection {...view} answered={answered} />
        <LeftOutSection {...view} />
        <ReadingsSection {...view} />
      </div>
    </PlainShell>
  );
}

/** What a stranger gets, and nothing else. */
export function RefusedPage({ text }: { text: string }) {
  return (
    <main className="p-8">
      <h1 className="text-xl">{text}</h1>
    </main>
  );
}
