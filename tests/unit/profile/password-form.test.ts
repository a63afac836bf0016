import { expect, test } from "vitest";
import { readPasswordForm } from "~/features/profile/password-form.server";
import { deviceLabel } from "~/features/profile/device-label";

const read = (current: string, next: string, confirmation: string) => {
  const form = readPasswordForm({
    currentPassword: [current],
    newPassword: [next],
    confirmPassword: [confirmation],
  });
  return form.ok ? form.value : form.errors;
};

test("PF-21 all three fields are required", () => {
  expect(Object.keys(read("", "", ""))).toEqual(["currentPassword", "newPassword", "confirmPassword"]);
  expect(readPasswordForm({}).ok).toBe(false);
});

test("PF-23 PF-24 a differing confirmation and a short password have the spec's sentences", () => {
  expect(read("old password", "long enough", "long enouhg")).toEqual({
    confirmPassword: "New passwords do not match",
  });
  expect(read("old password", "1234567", "1234567")).toEqual({
    newPassword: "Password must be at least 8 characters long",
  });
});

test("PF-24 eight characters are enough, and spaces around them belong to the password", () => {
  expect(read("old", " 123456 ", " 123456 ")).toEqual({ current: "old", next: " 123456 " });
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
