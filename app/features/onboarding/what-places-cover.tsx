import { ONBOARDING } from "~/content/onboarding";
import type { WizardView } from "./wizard-view";

/** So many places are explained in full; more of them in a fold. */
const SHOWN = 3;

/** What the chosen places include and leave out; with several, each by its name. */
export function WhatPlacesCover({ covers }: Pick<WizardView, "covers">) {
  if (covers.length === 0) return null;
  if (covers.length <= SHOWN) return <Lines covers={covers} />;
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link">
        {ONBOARDING.whatPlacesCover}
      </summary>
      <Lines covers={covers} />
    </details>
  );
}

function Lines({ covers }: Pick<WizardView, "covers">) {
  return (
    <div className="mt-1 space-y-1 text-sm text-muted">
      {covers.map(({ name, text }) => (
        <p key={name} className="max-w-measure">
          {covers.length > 1 && <strong className="font-semibold text-ink">{name}: </strong>}
          {text}
        </p>
      ))}
    </div>
  );
}
