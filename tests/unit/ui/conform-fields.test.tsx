import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { ACCOUNT_ERRORS } from "~/content/account";
import { signUpSchema } from "~/features/account/sign-up.server";
import { SignUpForm } from "~/features/account/sign-up-form";
import { PasswordForm } from "~/features/profile/password-form";
import { passwordSchema } from "~/features/profile/password-form.server";
import { errorsOf } from "~/ui/conform-fields";
import { formOf } from "../../support/form-data";
import { renderPage, wordsOf } from "./render-page";

const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const tagOf = (html: string, id: string) => new RegExp(`<\\w+[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? "";

test("a refused form lists its errors, ties each to its control, and keeps what was typed but not the password", () => {
  const typed = { email: "dana@", password: "gravel before breakfast", companyName: "Acme \u0007 Ltd" };
  const answer = parseWithZod(formOf(typed), { schema: signUpSchema }).reply({ hideFields: ["password"] });
  const html = renderPage(
    <SignUpForm forCheckout={false} typedEmail="" signInHref="/sign-in" answer={answer} notice={null} />,
  );

  expect(html).toContain('href="#email"');
  expect(wordsOf(html)).toContain(`There is a problem ${ACCOUNT_ERRORS.email}`);
  expect(wordsOf(html)).toContain(`Error: ${ACCOUNT_ERRORS.email}`);
  const email = tagOf(html, "email");
  expect(email).toContain('aria-invalid="true"');
  expect(email).toContain('value="dana@"');
  expect(idsIn(html)).toContain(/aria-describedby="([^" ]+)"/.exec(email)?.[1]);
  expect(tagOf(html, "password")).not.toContain("aria-invalid=");
  expect(html).not.toContain("gravel");
});

test("a control's description names its error and its hint, and both exist", () => {
  const answer = parseWithZod(formOf({ newPassword: "short" }), { schema: passwordSchema }).reply();
  const html = renderPage(<PasswordForm email="dana@acme.example" answer={answer} notice={null} />);
  const described =
    /aria-describedby="([^"]+)"/.exec(tagOf(html, "change-newPassword"))?.[1]?.split(" ") ?? [];
  expect(described).toHaveLength(2);
  expect(idsIn(html)).toEqual(expect.arrayContaining(described));
  expect(html).not.toContain('short"');
});

test("an error of the form itself links to the form, and a field has one line however much is wrong with it", () => {
  const allErrors = {
    "": ["The plan has changed."],
    email: ["Too long.", "Not an address."],
    name: undefined,
  };
  expect(errorsOf({ id: "sign-up", allErrors })).toEqual([
    { fieldId: "sign-up", message: "The plan has changed." },
    { fieldId: "email", message: "Too long." },
  ]);
});
