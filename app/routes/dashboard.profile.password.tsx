import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PASSWORD_ERRORS, PROFILE_NOTICES } from "~/content/profile";
import { titled } from "~/content/product";
import { isTooMany } from "~/features/account/attempts.server";
import { changePassword } from "~/features/account/passwords.server";
import { PasswordForm } from "~/features/profile/password-form";
import { readPasswordForm } from "~/features/profile/password-form.server";
import { PROFILE_HREF } from "~/features/profile/profile-page";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { requireMember, requireProfile } from "~/lib/guard.server";
import { logFailure } from "~/lib/log-failure.server";
import { PageOrDialog } from "~/ui/page-or-dialog";

export const meta: MetaFunction = () => [{ title: titled("Change password") }];

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await requireProfile(args);
  return { email };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, sessionHash } = await requireMember(args);
  const { services } = args.context;
  const read = readPasswordForm(await readForm(args.request));
  if (!read.ok) return data({ errors: read.errors, notice: null }, { status: 400 });
  if (await isTooMany(services, "sign-in", args.request, profile.email)) {
    return data({ errors: { currentPassword: PASSWORD_ERRORS.tooMany }, notice: null }, { status: 429 });
  }
  try {
    const outcome = await changePassword(services, {
      accountId: profile.id,
      keepSession: sessionHash,
      ...read.value,
    });
    if (outcome === "changed") return await redirectWithFlash(PROFILE_HREF, PROFILE_NOTICES.passwordChanged);
    const errors =
      outcome === "wrong-current"
        ? { currentPassword: PASSWORD_ERRORS.wrongCurrent }
        : { newPassword: `${outcome.weak.join(". ")}.` };
    return data({ errors, notice: null }, { status: 400 });
  } catch (error) {
    logFailure("The password could not be changed", error);
    return data({ errors: {}, notice: PROFILE_NOTICES.passwordFailed }, { status: 500 });
  }
}

export default function ChangePasswordRoute() {
  const { email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <PageOrDialog title="Change password" closeHref={PROFILE_HREF} width="narrow">
      {() => <PasswordForm email={email} errors={failed?.errors ?? {}} notice={failed?.notice ?? null} />}
    </PageOrDialog>
  );
}
