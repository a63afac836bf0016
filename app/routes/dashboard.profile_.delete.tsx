import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { BILLING_NOTICES } from "~/content/billing";
import { DELETE_ERRORS, PASSWORD_ERRORS, PROFILE, PROFILE_NOTICES } from "~/content/profile";
import { titled } from "~/content/product";
import { deleteAccount } from "~/features/account/accounts.server";
import { clientIp } from "~/features/account/attempts.server";
import { cancelBeforeDeletion } from "~/features/billing/change-plan.server";
import { provePassword } from "~/features/account/passwords.server";
import { DeleteAccount } from "~/features/profile/delete-account";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, typed } from "~/lib/form.server";
import { requireSignedIn } from "~/lib/guard.server";
import { endSessions } from "~/lib/session.server";
import { PlainShell } from "~/ui/plain-shell";

export const meta: MetaFunction = () => [{ title: titled("Delete my account") }];

/** Open to every signed-in user, even without an active subscription, so that all can delete their data. */
export async function loader(args: LoaderFunctionArgs) {
  const { account } = await requireSignedIn(args);
  return { email: account.email, asks: asksFor(account) };
}

/** Demo accounts have no password. */
function asksFor({ passwordHash }: { passwordHash: string | null }): "password" | "word" {
  return passwordHash === null ? "word" : "password";
}

export async function action(args: ActionFunctionArgs) {
  const { account, profile } = await requireSignedIn(args);
  const { services } = args.context;
  const ip = clientIp(args.request);
  const fields = await readForm(args.request);
  const error =
    asksFor(account) === "word"
      ? typed(fields, "word").trim().toUpperCase() === PROFILE.deleteWord
        ? null
        : DELETE_ERRORS.word
      : PROOF_ERRORS[await provePassword(services, account, { password: typed(fields, "password"), ip })];
  if (error !== null) return data({ error }, { status: 400 });
  if (!(await cancelBeforeDeletion(services, profile)))
    return data({ error: BILLING_NOTICES.cancelFailed }, { status: 502 });
  const clearedCookie = await endSessions(services, account.id);
  await deleteAccount(services, account.id);
  return redirectWithFlash(
    "/",
    PROFILE_NOTICES.accountDeleted,
    new Headers({ "Set-Cookie": clearedCookie, "Clear-Site-Data": '"cache"' }),
  );
}

const PROOF_ERRORS = {
  right: null,
  missing: DELETE_ERRORS.password,
  wrong: DELETE_ERRORS.wrongPassword,
  "too-many": PASSWORD_ERRORS.tooMany,
} as const;

export default function DeleteAccountRoute() {
  const { email, asks } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <PlainShell>
      <DeleteAccount email={email} asks={asks} error={failed?.error} />
    </PlainShell>
  );
}
