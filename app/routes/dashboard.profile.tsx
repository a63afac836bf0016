import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutlet } from "@remix-run/react";
import { PASSWORD_ERRORS, PROFILE_ERRORS, PROFILE_NOTICES } from "~/content/profile";
import { titled } from "~/content/product";
import { AppShell } from "~/features/shell/app-shell";
import { clientIp } from "~/features/account/attempts.server";
import { requestEmailChange } from "~/features/account/email-change.server";
import { provePassword } from "~/features/account/passwords.server";
import { shellView } from "~/features/shell/shell-view";
import { PROFILE_HREF, ProfilePage } from "~/features/profile/profile-page";
import { loadProfilePage } from "~/features/profile/profile-page.server";
import { readProfileForm, saveProfile } from "~/features/profile/save-profile.server";
import { closeSockets } from "~/lib/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { type FieldErrors, readForm, typed } from "~/lib/form.server";
import { requireMember } from "~/lib/guard.server";
import { logFailure } from "~/lib/log-failure.server";

export const meta: MetaFunction = () => [{ title: titled("My Profile") }];

export async function loader(args: LoaderFunctionArgs) {
  const { services } = args.context;
  const member = await requireMember(args);
  const { profile } = member;
  const view = await loadProfilePage(services, member);
  const { flash, headers } = await takeFlash(args.request);
  return data({ view, flash, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const { account, profile } = await requireMember(args);
  const { services } = args.context;
  const fields = await readForm(args.request);
  const read = readProfileForm(fields, profile);
  const { choice } = read;
  const refuse = (errors: FieldErrors, status = 400) =>
    data({ failure: { errors, choice }, notice: null }, { status });
  if (read.outcome === "invalid") return refuse(read.errors);
  const restricted = data(
    { failure: { errors: {}, choice }, notice: PROFILE_NOTICES.restricted },
    { status: 403 },
  );
  if (read.outcome === "restricted") return restricted;
  try {
    const { newEmail, change } = read;
    if (newEmail !== null) {
      const password = typed(fields, "currentPassword");
      const proof = await provePassword(services, account, { password, ip: clientIp(args.request) });
      if (proof !== "right")
        return refuse({ currentPassword: PROOF_ERRORS[proof] }, proof === "too-many" ? 429 : 400);
    }
    const asked =
      newEmail === null ? "same" : await requestEmailChange(services, { accountId: profile.id, newEmail });
    if (asked === "invalid") return refuse({ email: PROFILE_ERRORS.email });
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

const PROOF_ERRORS = {
  missing: PROFILE_ERRORS.noPassword,
  wrong: PASSWORD_ERRORS.wrongCurrent,
  "too-many": PASSWORD_ERRORS.tooMany,
} as const;

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
