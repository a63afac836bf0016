import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ONBOARDING } from "~/content/onboarding";
import { titled } from "~/content/product";
import { advanceWizard } from "~/features/onboarding/advance-wizard.server";
import { firstDigestFlag } from "~/features/onboarding/first-digest-toast.server";
import { hrefAfterChange, loadWizard } from "~/features/onboarding/load-wizard.server";
import { Wizard } from "~/features/onboarding/wizard";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { requireSignedIn } from "~/lib/guard.server";

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => {
  const errors = loaded?.view.errors.length ?? 0;
  return [
    { title: titled(`${errors > 0 ? "Error: " : ""}${ONBOARDING.title}`) },
    { name: "description", content: ONBOARDING.description },
    { name: "robots", content: "noindex" },
  ];
};

/** Not behind the common guard: for signed-in users who are not onboarded yet (spec section 2). */
async function requireNewcomer(args: Pick<LoaderFunctionArgs, "request" | "context">) {
  const { profile } = await requireSignedIn(args);
  if (profile.onboardedAt) throw redirect("/dashboard");
  return profile;
}

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireNewcomer(args);
  const { searchParams } = new URL(args.request.url);
  const changed = hrefAfterChange(searchParams, profile);
  if (changed !== null) throw redirect(changed);
  const view = await loadWizard(args.context.services, profile, searchParams);
  const { flash, headers } = await takeFlash(args.request);
  const account = { email: profile.email, companyName: profile.companyName };
  return data({ view, account, flash }, { headers, status: view.errors.length > 0 ? 400 : 200 });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireNewcomer(args);
  const fields = Object.entries(await readForm(args.request));
  const sent = new URLSearchParams(
    fields.flatMap(([name, values = []]) => values.map((value) => [name, value])),
  );
  const advance = await advanceWizard(args.context.services, profile, sent);
  switch (advance.kind) {
    case "refused":
      return data({ view: advance.view }, { status: 400 });
    case "next-step":
      throw redirect(advance.href);
    case "completed":
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
  const { view, account, flash } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return <Wizard view={refused?.view ?? view} account={account} flash={flash} />;
}
