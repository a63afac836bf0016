import { DEMO, HERO, TRIAL_TERMS } from "~/content/landing";
import { PublicDialog } from "~/features/public-site/dialog";
import { LinkButton } from "~/ui/button";

export function DemoDialog() {
  return (
    <PublicDialog id="demo" title={DEMO.title}>
      <ol className="list-decimal space-y-3 pl-5 marker:font-semibold marker:text-primary">
        {DEMO.steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <LinkButton to="/sign-up" reloadDocument>
          {HERO.primaryCall}
        </LinkButton>
        <p className="text-sm text-muted">{TRIAL_TERMS}</p>
      </div>
    </PublicDialog>
  );
}
