import { PRICE_NOTE } from "~/content/billing";
import { ONBOARDING } from "~/content/onboarding";
import { PLAN_FEATURES } from "~/content/plans";
import { AccountMenu } from "~/ui/account-menu";
import { LinkButton } from "~/ui/button";
import { PageHeading } from "~/ui/page-heading";
import { PlainShell } from "~/ui/plain-shell";
import { ProOffer } from "./pro-offer";
import type { ProOfferView } from "./wizard-view";

type ProPageProps = {
  view: ProOfferView & { backHref: string };
  account: { email: string; companyName: string | null };
};

/** The upgrade page is for those who have finished setting up. */
export function ProPage({ view, account }: ProPageProps) {
  const { title, lead, back } = ONBOARDING.aboutPro;
  return (
    <PlainShell aside={<AccountMenu {...account} signOutAction="/sign-out" />}>
      <div className="mx-auto max-w-2xl space-y-6">
        <div>
          <PageHeading>{title}</PageHeading>
          <p className="mt-2 text-lg text-muted">{lead}</p>
        </div>
        <LinkButton to={view.backHref} look="secondary">
          {back}
        </LinkButton>
        <ul className="list-disc space-y-1.5 pl-5">
          {PLAN_FEATURES.pro.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        <div className="space-y-3 rounded-card border border-line bg-surface p-5">
          <p className="font-semibold tabular-nums">{ONBOARDING.proPrice}</p>
          <ProOffer view={view} />
          <p className="text-sm text-muted">{PRICE_NOTE}</p>
        </div>
      </div>
    </PlainShell>
  );
}
