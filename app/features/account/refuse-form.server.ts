import type { Submission } from "@conform-to/react";
import { data } from "@remix-run/cloudflare";
import { ACCOUNT_NOTICES } from "~/content/account";

export type NoticeName = keyof typeof ACCOUNT_NOTICES;

const SECRETS = ["password", "newPassword", "confirmPassword", "token"];

/** Shows the form again with what was typed, but without secrets. */
export function refuseForm(
  submission: Submission<unknown>,
  status: number,
  notice: NoticeName | null,
  fieldErrors: Record<string, Array<string>> = {},
) {
  const answer = submission.reply({ hideFields: SECRETS, fieldErrors });
  return data({ answer, notice: notice && ACCOUNT_NOTICES[notice] }, { status });
}
