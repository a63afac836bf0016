import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { SETTINGS_ERRORS, SETTINGS_NOTICES } from "~/content/settings";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { MailStatus } from "~/features/mail/mail-status";
import { readSettings, saveSettings } from "~/features/settings/save-settings.server";
import { loadSettingsPage, regionOption } from "~/features/settings/settings-page.server";
import { SettingsPage } from "~/features/settings/settings-page";
import { closeSockets } from "~/lib/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { requireProfile } from "~/lib/guard.server";
import { logFailure } from "~/lib/log-failure.server";

export const meta: MetaFunction = () => [{ title: titled("Digest Settings") }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const [page, { flash, headers }] = await Promise.all([
    loadSettingsPage(services, profile),
    takeFlash(args.request),
  ]);
  return data({ ...page, flash, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const read = readSettings(await readForm(args.request), profile);
  const { choice } = read;
  const regions = choice.regions.map(regionOption);
  if (!read.ok)
    return data({ failure: { errors: read.errors, choice, regions }, notice: null }, { status: 400 });
  try {
    const outcome = await saveSettings(services, profile.id, choice);
    await closeSockets(services, { accountId: profile.id }, "stale");
    if (outcome === "saved") return await redirectWithFlash("/dashboard/settings", SETTINGS_NOTICES.saved);
    const errors = { regions: SETTINGS_ERRORS.oneRegion };
    return data({ failure: { errors, choice, regions }, notice: null }, { status: 400 });
  } catch (error) {
    logFailure("Settings could not be saved", error);
    return data(
      { failure: { errors: {}, choice, regions }, notice: SETTINGS_NOTICES.failed },
      { status: 500 },
    );
  }
}

export default function DigestSettingsPage() {
  const { view, mail, matches, flash, shell } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AppShell shell={shell} flash={failed ? null : flash} heading="Digest Settings">
      <SettingsPage
        view={view}
        matches={matches}
        failure={failed?.failure ?? null}
        notice={failed?.notice ?? null}
      />
      {mail && <MailStatus view={mail} />}
    </AppShell>
  );
}
