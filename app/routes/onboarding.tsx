import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SET_UP_WITHOUT_PLAN } from "~/content/billing";
import { ONBOARDING } from "~/content/onboarding";
import { titled } from "~/content/product";
import { hasAccess } from "~/domain/billing/entitlement";
import { advanceWizard, wizardSchema } from "~/features/onboarding/advance-wizard.server";
import { firstDigestFlag } from "~/features/onboarding/first-digest-toast.server";
import { hrefAfterChange } from "~/features/onboarding/href-after-change.server";
import { loadWizard } from "~/features/onboarding/load-wizard.server";
import { requireNewcomer } from "~/features/onboarding/newcomer.server";
import { Wizard } from "~/features/onboarding/wizard";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";
import { OwnerProvider } from "~/ui/owner-field";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const errors = loaded?.view.errors.length ?? 0;
  return [
    { title: titled(`${errors > 0 ? "Error: " : ""}${ONBOARDING.title}`) },
    { name: "description", content: ONBOARDING.description },
    { name: "robots", content: "noindex" },
  ];
};

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireNewcomer(args);
  const { searchParams } = new URL(args.request.url);
  const changed = hrefAfterChange(searchParams, profile);
  if (changed !== null) throw redirect(changed);
  const view = await loadWizard(args.context.services, profile, searchParams);
  const { flash, headers } = await takeFlash(args.request);
  const account = { email: profile.email, companyName: profile.companyName };
  return data(
    { view, account, flash, owner: profile.id },
    { headers, status: view.errors.length > 0 ? 400 : 200 },
  );
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireNewcomer(args);
  const posted = await readButton(args.request, wizardSchema);
  const sent = new URLSearchParams(
    Object.entries(posted).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  );
  const advance = await advanceWizard(args.context.services, profile, sent);
  switch (advance.kind) {
    case "refused":
      return data({ view: advance.view }, { status: 400 });
    case "next-step":
      throw redirect(advance.href);
    case "completed":
      // Without a plan the dashboard would redirect to /reactivate.
      if (!hasAccess(profile, args.context.services.now()))
        throw await redirectWithFlash("/reactivate", { ...SET_UP_WITHOUT_PLAN, tone: "info" });
      throw await redirectWithFlash(
        "/dashboard",
        ONBOARDING.completed,
        await firstDigestFlag(profile, args.context.services.now()),
      );
    case "already-onboarded":
      throw redirect("/dashboard");
    case "failed":
      throw await redirectWithFlash(advance.href, { ...ONBOARDING.failed, tone: "destructive" });
  }
}

export default function OnboardingPage() {
  const { view, account, flash, owner } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <OwnerProvider value={owner}>
      <Wizard view={refused?.view ?? view} account={account} flash={flash} />
    </OwnerProvider>
  );
}
