import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutlet } from "@remix-run/react";
import { PROFILE_ERRORS, PROFILE_NOTICES } from "~/content/profile";
import { AppShell } from "~/features/account/app-shell";
import { requestEmailChange } from "~/features/account/email-change.server";
import { shellView } from "~/features/account/shell-view";
import { PROFILE_HREF, ProfilePage } from "~/features/profile/profile-page";
import { loadProfilePage } from "~/features/profile/profile-page.server";
import { readProfileForm, saveProfile } from "~/features/profile/save-profile.server";
import { closeSockets } from "~/lib/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { requireProfile, requireSignedIn } from "~/lib/guard.server";
import { logFailure } from "~/lib/log-failure.server";

export const meta: MetaFunction = () => [{ title: "My Profile – Tenderlight" }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const { sessionHash } = await requireSignedIn(args);
  const view = await loadProfilePage(services, profile, sessionHash);
  const { flash, headers } = await takeFlash(args.request);
  return data({ view, flash, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const read = readProfileForm(await readForm(args.request), profile);
  const { choice } = read;
  if (read.outcome === "invalid")
    return data({ failure: { errors: read.errors, choice }, notice: null }, { status: 400 });
  const restricted = data(
    { failure: { errors: {}, choice }, notice: PROFILE_NOTICES.restricted },
    { status: 403 },
  );
  if (read.outcome === "restricted") return restricted;
  try {
    const { newEmail, change } = read;
    const asked =
      newEmail === null ? "same" : await requestEmailChange(services, { accountId: profile.id, newEmail });
    if (asked === "invalid") {
      const errors = { email: PROFILE_ERRORS.email };
      return data({ failure: { errors, choice }, notice: null }, { status: 400 });
    }
    if ((await saveProfile(services, profile.id, change)) === "restricted") return restricted;
    await closeSockets(services, { accountId: profile.id }, "stale");
    return await redirectWithFlash(
      PROFILE_HREF,
      asked === "sent" ? PROFILE_NOTICES.checkEmail : PROFILE_NOTICES.saved,
    );
  } catch (error) {
    logFailure("The profile could not be saved", error);
    return data({ failure: { errors: {}, choice }, notice: PROFILE_NOTICES.failed }, { status: 500 });
  }
}

export default function ProfileRoute() {
  const { view, flash, shell } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AppShell shell={shell} flash={failed ? null : flash} heading="My Profile">
      <ProfilePage
        view={view}
        failure={failed?.failure ?? null}
        notice={failed?.notice ?? null}
        dialog={useOutlet()}
      />
    </AppShell>
  );
}
