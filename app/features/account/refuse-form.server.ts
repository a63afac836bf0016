import { data } from "@remix-run/cloudflare";
import { ACCOUNT_NOTICES } from "~/content/account";
import { type FieldErrors, type FormFields, typed } from "~/lib/form.server";

export type NoticeName = keyof typeof ACCOUNT_NOTICES;

/** Shows the sign-in page again with the typed address, but not the password. */
export function refuseForm(
  fields: FormFields,
  status: number,
  errors: FieldErrors,
  notice: NoticeName | null,
) {
  return data(
    { typedEmail: typed(fields, "email"), errors, notice: notice && ACCOUNT_NOTICES[notice] },
    { status },
  );
}
