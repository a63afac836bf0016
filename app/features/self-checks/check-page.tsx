import { type FormEvent, useState } from "react";
import { Badge, type BadgeTone } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { RowList } from "~/ui/card";
import { Figures } from "~/ui/figures";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";
import type { CheckName, CheckResult, CheckState } from "./checks";

export type CheckPageView = {
  title: string;
  lead: string;
  checks: ReadonlyArray<CheckName>;
  pauseMs: number;
  isSignedIn: boolean;
};

const TONES: Record<CheckState, BadgeTone> = {
  pending: "outline",
  running: "plain",
  passed: "good",
  failed: "bad",
  skipped: "outline",
};

type Shown = Record<string, { state: CheckState; detail: string } | undefined>;

/** A form that runs all checks on the server; with JavaScript it runs them one by one and shows each result. */
export function CheckPage({
  view,
  results,
}: {
  view: CheckPageView;
  results: Record<string, CheckResult> | null;
}) {
  const { title, lead, checks, isSignedIn, pauseMs } = view;
  const [live, setLive] = useState<Shown | null>(null);
  const shown: Shown = live ?? results ?? {};
  const isRunning =
    live !== null && checks.some(({ id }) => live[id]?.state === "pending" || live[id]?.state === "running");

  async function run(event: FormEvent) {
    event.preventDefault();
    if (isRunning) return;
    let states: Shown = Object.fromEntries(checks.map(({ id }) => [id, { state: "pending", detail: "" }]));
    const show = (id: string, state: CheckState, detail: string) => {
      states = { ...states, [id]: { state, detail } };
      setLive(states);
    };
    for (const [position, { id }] of checks.entries()) {
      if (position > 0 && pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      show(id, "running", "");
      const { state, detail } = await askFor(id);
      show(id, state, detail);
    }
  }

  return (
    <PlainShell>
      <div className="space-y-6">
        <PageHeading>{title}</PageHeading>
        <p className="max-w-measure text-muted">{lead}</p>
        {!isSignedIn ? (
          <>
            <p>Sign in first: the checks look at your own account.</p>
            <LinkButton to="/sign-in">Sign in</LinkButton>
          </>
        ) : (
          <>
            <form method="post" onSubmit={(event) => void run(event)}>
              <Button disabled={isRunning}>{isRunning ? "Running" : "Run all"}</Button>
            </form>
            <Tiles checks={checks} shown={shown} />
            <RowList aria-label="Checks" aria-live="polite">
              {checks.map(({ id, name }) => {
                const { state, detail } = shown[id] ?? { state: "pending" as const, detail: "" };
                return (
                  <li
                    key={id}
                    className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[16rem_6rem_minmax(0,1fr)] sm:items-center"
                  >
                    <span className="font-semibold">{name}</span>
                    <span>
                      <Badge tone={TONES[state]}>{state}</Badge>
                    </span>
                    <span className="text-sm text-muted">{detail}</span>
                  </li>
                );
              })}
            </RowList>
          </>
        )}
      </div>
    </PlainShell>
  );
}

function Tiles({ checks, shown }: { checks: CheckPageView["checks"]; shown: Shown }) {
  const countOf = (state: CheckState) => checks.filter(({ id }) => shown[id]?.state === state).length;
  const [passed, failed] = [countOf("passed"), countOf("failed")];
  const rate = passed + failed === 0 ? 0 : Math.round((100 * passed) / (passed + failed));
  return (
    <Figures
      figures={[
        { label: "Passed", value: String(passed) },
        { label: "Failed", value: String(failed) },
        { label: "Total", value: String(checks.length) },
        { label: "Success rate", value: `${rate}%` },
      ]}
    />
  );
}

async function askFor(id: string): Promise<CheckResult> {
  try {
    const answer = await fetch(`/self-checks/${id}`, { method: "POST" });
    if (!answer.ok) return { state: "failed", detail: `The server answered ${answer.status}` };
    return await answer.json<CheckResult>();
  } catch {
    return { state: "failed", detail: "The server did not answer" };
  }
}
