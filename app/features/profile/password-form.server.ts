import { z } from "zod";
import { PASSWORD_ERRORS } from "~/content/profile";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~/domain/account/password";
import { type FieldErrors, type FormFields, parseForm, secretField } from "~/lib/form.server";

const passwordSchema = z.object({
  currentPassword: secretField,
  newPassword: secretField,
  confirmPassword: secretField,
});

type Read = { ok: true; value: { current: string; next: string } } | { ok: false; errors: FieldErrors };

/** Spec section 5, change password; the current password is checked later. */
export function readPasswordForm(fields: FormFields): Read {
  const parsed = parseForm(passwordSchema, fields);
  if (!parsed.ok) return parsed;
  const { currentPassword: current, newPassword: next, confirmPassword: confirmation } = parsed.value;
  const errors: FieldErrors = {};
  if (current === "") errors["currentPassword"] = PASSWORD_ERRORS.noCurrent;
  if (next === "") errors["newPassword"] = PASSWORD_ERRORS.noNext;
  else if ([...next].length < MIN_PASSWORD_LENGTH) errors["newPassword"] = PASSWORD_ERRORS.tooShort;
  else if ([...next].length > MAX_PASSWORD_LENGTH) errors["newPassword"] = PASSWORD_ERRORS.tooLong;
  if (confirmation === "") errors["confirmPassword"] = PASSWORD_ERRORS.noConfirmation;
  else if (confirmation !== next) errors["confirmPassword"] = PASSWORD_ERRORS.differ;
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: { current, next } };
}
