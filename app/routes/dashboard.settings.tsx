import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { SETTINGS_ERRORS, SETTINGS_NOTICES } from "~/content/settings";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import { requireProfile } from "~/features/account/guard.server";
import { MailStatus } from "~/features/mail/mail-status";
import { LeftOut } from "~/features/not-my-kind/left-out";
import { parseSettings, saveSettings } from "~/features/settings/save-settings.server";
import { SettingsPage } from "~/features/settings/settings-page";
import { loadSettingsPage, regionOptions } from "~/features/settings/settings-page.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { hiddenField, listField, readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [{ title: titled("Digest Settings") }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const [page, { flash, headers }] = await Promise.all([
    loadSettingsPage(services, profile, new URL(args.request.url).searchParams),
    takeFlash(args.request),
  ]);
  return data({ ...page, flash, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const form = await readForm(args.request);
  const submission = parseSettings(form, profile);
  /** As `parseSettings` reads it: an empty value is none. */
  const listed = (field: string) => listField.parse(form.getAll(field).filter((value) => value !== ""));
  const refuse = (
    status: number,
    fieldErrors: Record<string, Array<string>> = {},
    notice: typeof SETTINGS_NOTICES.failed | null = null,
  ) => {
    const answer = submission.reply({ fieldErrors });
    // A refused choice is not shown again: it may be longer than the plan's control can show.
    const regions = answer.error?.["regions"] ? effectivePreferences(profile).regions : listed("regions");
    const trades = answer.error?.["serviceTypes"]
      ? effectivePreferences(profile).serviceTypes
      : listed("serviceTypes");
    const refusal = {
      answer,
      chosenRegions: regionOptions(regions),
      chosenTrades: [...trades],
      customService: hiddenField.parse(form.get("customService")),
      chosenParts: listed("parts"),
    };
    return data({ refusal, notice }, { status });
  };
  if (submission.status !== "success") return refuse(400);
  try {
    const outcome = await saveSettings(services, profile.id, submission.value);
    await closeSockets(services, { accountId: profile.id }, "stale");
    if (outcome === "saved") return await redirectWithFlash("/dashboard/settings", SETTINGS_NOTICES.saved);
    return submission.value.regions.length > 1
      ? refuse(400, { regions: [SETTINGS_ERRORS.oneRegion] })
      : refuse(400, { serviceTypes: [SETTINGS_ERRORS.oneTrade] });
  } catch (error) {
    logFailure("Settings could not be saved", error);
    return refuse(500, {}, SETTINGS_NOTICES.failed);
  }
}

export default function DigestSettingsPage() {
  const { view, mail, matches, leftOut, flash, shell } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AppShell shell={shell} flash={failed ? null : flash} heading="Digest Settings">
      <SettingsPage
        view={view}
        matches={matches}
        refusal={failed?.refusal ?? null}
        notice={failed?.notice ?? null}
        isSaved={!failed && flash?.title === SETTINGS_NOTICES.saved.title}
      />
      {leftOut && <LeftOut view={leftOut} />}
      {mail && <MailStatus view={mail} />}
    </AppShell>
  );
}
