import { z } from "zod";
import { PASSWORD_ERRORS } from "~/content/profile";
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from "~/domain/account/password";
import { secretField } from "~/lib/form.server";

/** Spec section 5, change password; the current password is checked later. */
export const passwordSchema = z
  .object({
    currentPassword: secretField(PASSWORD_ERRORS.noCurrent),
    newPassword: secretField(PASSWORD_ERRORS.noNext)
      .refine((next) => [...next].length >= MIN_PASSWORD_LENGTH, PASSWORD_ERRORS.tooShort)
      .refine((next) => [...next].length <= MAX_PASSWORD_LENGTH, PASSWORD_ERRORS.tooLong),
    confirmPassword: secretField(PASSWORD_ERRORS.noConfirmation),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    path: ["confirmPassword"],
    error: PASSWORD_ERRORS.differ,
    // Also says so beside another field's error.
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "confirmPassword"),
  })
  .transform(({ currentPassword, newPassword }) => ({ current: currentPassword, next: newPassword }));
