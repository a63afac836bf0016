import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { PASSWORD_ERRORS } from "~/content/profile";
import { deviceLabel } from "~/domain/account/device-label";
import { passwordSchema } from "~/features/profile/password-form.server";
import { formOf } from "../../support/form-data";

const read = (fields: Parameters<typeof formOf>[0]) => {
  const submission = parseWithZod(formOf(fields), { schema: passwordSchema });
  return submission.status === "success" ? submission.value : submission.error;
};
const readPasswords = (currentPassword: string, newPassword: string, confirmPassword: string) =>
  read({ currentPassword, newPassword, confirmPassword });

test("PF-21 all three fields are required", () => {
  const errors = {
    currentPassword: [PASSWORD_ERRORS.noCurrent],
    newPassword: [PASSWORD_ERRORS.noNext],
    confirmPassword: [PASSWORD_ERRORS.noConfirmation],
  };
  expect(readPasswords("", "", "")).toEqual(errors);
  expect(read({})).toEqual(errors);
});

test("PF-23 PF-24 a differing confirmation and a short password have the spec's sentences", () => {
  expect(readPasswords("old password", "long enough", "long enouhg")).toEqual({
    confirmPassword: ["New passwords do not match"],
  });
  expect(readPasswords("old password", "1234567", "1234567")).toEqual({
    newPassword: ["Password must be at least 8 characters long"],
  });
  expect(readPasswords("", "1234567", "12345678")).toEqual({
    currentPassword: ["Please enter your current password."],
    newPassword: ["Password must be at least 8 characters long"],
    confirmPassword: ["New passwords do not match"],
  });
});

test("PF-24 eight characters are enough, and spaces around them belong to the password", () => {
  expect(readPasswords("old", " 123456 ", " 123456 ")).toEqual({ current: "old", next: " 123456 " });
});

test("a device is named after its User-Agent", () => {
  const chrome =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36";
  expect(deviceLabel(chrome)).toBe("Chrome on Windows");
  expect(deviceLabel(`${chrome} Edg/139.0.0.0`)).toBe("Edge on Windows");
  expect(
    deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1"),
  ).toBe("Safari on iPhone");
  expect(deviceLabel("curl/8.5.0")).toBe("Unknown device");
  expect(deviceLabel(null)).toBe("Unknown device");
});
