import { LANDING } from "~/content/landing";
import type { FlashMessage } from "~/lib/flash.server";
import { LinkButton } from "~/ui/button";
import { Flash } from "~/ui/flash";
import { PlainShell } from "~/ui/plain-shell";

type LandingProps = {
  /** Leads to the local build's first page; the production build has none. */
  localHref?: string | undefined;
  flash?: FlashMessage | null;
};

export function Landing({ localHref, flash }: LandingProps) {
  return (
    <PlainShell>
      {flash && (
        <div className="mb-8">
          <Flash {...flash} />
        </div>
      )}
      <h1 className="max-w-[18ch] text-3xl sm:text-4xl">{LANDING.heading}</h1>
      <p className="mt-4 max-w-measure text-lg text-muted">{LANDING.sentence}</p>
      {localHref && (
        <LinkButton to={localHref} className="mt-6">
          Open a demo account
        </LinkButton>
      )}
      <h2 className="mt-12 text-xl">{LANDING.stepsHeading}</h2>
      <ol className="mt-4 grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:grid-cols-3">
        {LANDING.steps.map(({ title, text }, index) => (
          <li key={title}>
            <span aria-hidden="true" className="text-lg font-bold text-primary tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-1 text-lg">{title}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </PlainShell>
  );
}
