import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { BILLING_NOTICES } from "~/content/billing";
import { titled } from "~/content/product";
import { DELETE_ERRORS, PASSWORD_ERRORS, PROFILE, PROFILE_NOTICES } from "~/content/profile";
import { deleteAccount } from "~/features/account/accounts.server";
import { clientIp } from "~/features/account/attempts.server";
import { requireSignedIn } from "~/features/account/guard.server";
import { provePassword } from "~/features/account/passwords.server";
import { endSessions } from "~/features/account/session.server";
import { cancelBeforeDeletion } from "~/features/checkout/change-plan.server";
import { DeleteAccount } from "~/features/profile/delete-account";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm, textField, untrimmedField } from "~/lib/form.server";
import { OwnerProvider } from "~/ui/owner-field";
import { PlainShell } from "~/ui/plain-shell";

export const meta: MetaFunction = () => [{ title: titled("Delete my account") }];

/** Open to every signed-in user, even without an active subscription, so that all can delete their data. */
export async function loader(args: LoaderFunctionArgs) {
  const { account } = await requireSignedIn(args);
  return { owner: account.id, email: account.email, asks: asksFor(account) };
}

/** Demo accounts have no password. */
function asksFor({ passwordHash }: { passwordHash: string | null }): "password" | "word" {
  return passwordHash === null ? "word" : "password";
}

export async function action(args: ActionFunctionArgs) {
  const { account, profile, sessionHash } = await requireSignedIn(args);
  const { services } = args.context;
  const ip = clientIp(args.request);
  const submission = parseWithZod(await readForm(args.request), { schema: deletionSchema });
  const asks = asksFor(account);
  const refuse = (status: number, error?: string) => {
    const fieldErrors = error === undefined ? {} : { [asks]: [error] };
    return data({ answer: submission.reply({ hideFields: ["password"], fieldErrors }) }, { status });
  };
  if (submission.status !== "success") return refuse(400);
  const { word, password } = submission.value;
  const error =
    asks === "word"
      ? word.toUpperCase() === PROFILE.deleteWord
        ? null
        : DELETE_ERRORS.word
      : PROOF_ERRORS[await provePassword(services, account, { password, ip, sessionHash })];
  if (error !== null) return refuse(400, error);
  if (!(await cancelBeforeDeletion(services, profile))) return refuse(502, BILLING_NOTICES.cancelFailed);
  const clearedCookie = await endSessions(services, account.id);
  await deleteAccount(services, account.id);
  return redirectWithFlash(
    "/",
    PROFILE_NOTICES.accountDeleted,
    new Headers({ "Set-Cookie": clearedCookie, "Clear-Site-Data": '"cache"' }),
  );
}

const deletionSchema = z.object({ password: untrimmedField, word: textField("This", 100) });

const PROOF_ERRORS = {
  right: null,
  missing: DELETE_ERRORS.password,
  wrong: DELETE_ERRORS.wrongPassword,
  "too-many": PASSWORD_ERRORS.tooMany,
} as const;

export default function DeleteAccountRoute() {
  const { owner, email, asks } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <PlainShell>
      <OwnerProvider value={owner}>
        <DeleteAccount
          key={failed ? "refused" : "new"}
          email={email}
          asks={asks}
          answer={failed?.answer ?? null}
        />
      </OwnerProvider>
    </PlainShell>
  );
}
