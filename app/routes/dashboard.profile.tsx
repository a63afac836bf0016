import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutlet } from "@remix-run/react";
import { titled } from "~/content/product";
import { PASSWORD_ERRORS, PROFILE_ERRORS, PROFILE_NOTICES } from "~/content/profile";
import { savedMinimum } from "~/domain/matching/contract-minimum";
import { clientIp } from "~/features/account/attempts.server";
import { requestEmailChange } from "~/features/account/email-change.server";
import { requireMember } from "~/features/account/guard.server";
import { provePassword } from "~/features/account/passwords.server";
import { PROFILE_HREF } from "~/features/profile/profile-href";
import { ProfilePage } from "~/features/profile/profile-page";
import { loadProfilePage } from "~/features/profile/profile-page.server";
import { parseProfileForm, saveProfile } from "~/features/profile/save-profile.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

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
  const { account, profile, sessionHash } = await requireMember(args);
  const { services } = args.context;
  const submission = parseProfileForm(await readForm(args.request), profile);
  const refuse = (
    status: number,
    fieldErrors: Record<string, Array<string>> = {},
    notice: typeof PROFILE_NOTICES.restricted | typeof PROFILE_NOTICES.failed | null = null,
  ) => {
    const answer = submission.reply({ hideFields: ["currentPassword"], fieldErrors });
    return data({ answer, notice }, { status });
  };
  if (submission.status !== "success") return refuse(400);
  const read = submission.value;
  if (read.outcome === "restricted") return refuse(403, {}, PROFILE_NOTICES.restricted);
  try {
    const { newEmail, currentPassword: password, change } = read;
    if (newEmail !== null) {
      const ip = clientIp(args.request);
      const proof = await provePassword(services, account, { password, ip, sessionHash });
      if (proof !== "right")
        return refuse(proof === "too-many" ? 429 : 400, { currentPassword: [PROOF_ERRORS[proof]] });
    }
    const { id: accountId, passwordHash: provedHash } = account;
    const asked =
      newEmail === null ? "same" : await requestEmailChange(services, { accountId, newEmail, provedHash });
    if (asked === "invalid") return refuse(400, { email: [PROFILE_ERRORS.email] });
    if (asked === "too-many") return refuse(429, { email: [PROFILE_ERRORS.tooManyChanges] });
    if ((await saveProfile(services, profile.id, change)) === "restricted")
      return refuse(403, {}, PROFILE_NOTICES.restricted);
    await closeSockets(services, { accountId: profile.id }, "stale");
    const said = asked === "sent" ? PROFILE_NOTICES.checkEmail : PROFILE_NOTICES.saved;
    const minimum = change.contractValueMin === null ? null : savedMinimum(change.contractValueMin);
    return await redirectWithFlash(PROFILE_HREF, {
      ...said,
      text: [said.text, minimum].filter(Boolean).join(" "),
    });
  } catch (error) {
    logFailure("The profile could not be saved", error);
    return refuse(500, {}, PROFILE_NOTICES.failed);
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
        answer={failed?.answer ?? null}
        notice={failed?.notice ?? null}
        dialog={useOutlet()}
      />
    </AppShell>
  );
}
