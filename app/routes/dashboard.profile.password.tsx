import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { weakPassword } from "~/content/account";
import { titled } from "~/content/product";
import { PASSWORD_ERRORS, PROFILE_NOTICES } from "~/content/profile";
import { isTooMany } from "~/features/account/attempts.server";
import { requireMember, requireProfile } from "~/features/account/guard.server";
import { rememberBrowser } from "~/features/account/known-browser.server";
import { changePassword } from "~/features/account/passwords.server";
import { replaceSession } from "~/features/account/session.server";
import { PasswordForm } from "~/features/profile/password-form";
import { passwordSchema } from "~/features/profile/password-form.server";
import { PROFILE_HREF } from "~/features/profile/profile-href";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";
import { Dialog } from "~/ui/dialog";

export const meta: MetaFunction = () => [{ title: titled("Change password") }];

export async function loader(args: LoaderFunctionArgs) {
  const { email } = await requireProfile(args);
  return { email };
}

export async function action(args: ActionFunctionArgs) {
  const { profile, sessionHash } = await requireMember(args);
  const { services } = args.context;
  const submission = parseWithZod(await readForm(args.request), { schema: passwordSchema });
  const refuse = (
    status: number,
    fieldErrors: Record<string, Array<string>> = {},
    notice: typeof PROFILE_NOTICES.passwordFailed | null = null,
  ) => data({ answer: submission.reply({ hideFields: SECRETS, fieldErrors }), notice }, { status });
  if (submission.status !== "success") return refuse(400);
  if (await isTooMany(services, "sign-in", args.request, profile.email, sessionHash))
    return refuse(429, { currentPassword: [PASSWORD_ERRORS.tooMany] });
  try {
    const outcome = await changePassword(services, { accountId: profile.id, ...submission.value });
    if (outcome === "wrong-current") return refuse(400, { currentPassword: [PASSWORD_ERRORS.wrongCurrent] });
    if ("weak" in outcome) return refuse(400, { newPassword: [weakPassword(outcome.weak)] });
    const proof = { accountId: profile.id, ...outcome };
    const cookie = await replaceSession(services, proof, args.request);
    if (cookie === null) return refuse(400, { currentPassword: [PASSWORD_ERRORS.wrongCurrent] });
    const headers = new Headers({ "Set-Cookie": cookie });
    await rememberBrowser(services, args.request, proof.passwordHash, headers);
    return await redirectWithFlash(PROFILE_HREF, PROFILE_NOTICES.passwordChanged, headers);
  } catch (error) {
    logFailure("The password could not be changed", error);
    return refuse(500, {}, PROFILE_NOTICES.passwordFailed);
  }
}

const SECRETS = ["currentPassword", "newPassword", "confirmPassword"];

export default function ChangePasswordRoute() {
  const { email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <Dialog title="Change password" closeHref={PROFILE_HREF} width="narrow" closesItself>
      <PasswordForm
        key={failed ? "refused" : "new"}
        email={email}
        answer={failed?.answer ?? null}
        notice={failed?.notice ?? null}
      />
    </Dialog>
  );
}
