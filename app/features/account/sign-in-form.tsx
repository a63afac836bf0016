import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { SIGN_IN } from "~/content/account";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/password-field";
import { AccountPage, type Notice } from "./account-page";
import { EmailField } from "./email-field";

type SignInFields = { email: string; password: string };
type NewPasswordFields = { newPassword: string; confirmPassword: string };

type SignInFormProps = {
  /** The response to either form of the page; they have no field in common. */
  answer: SubmissionResult | null;
  notice: Notice | null;
  /** Set for a valid reset link: the form for a new password is shown first. */
  reset: { email: string; token: string } | null;
  /** The bid that signing in leads to, as from a link in an email. */
  askedBid: { title: string; language: string } | null;
  /** The path to the local build's demo accounts. */
  demoPath: string | null;
  signUpHref: string;
};

export function SignInForm({ answer, notice, reset, askedBid, demoPath, signUpHref }: SignInFormProps) {
  const [form, fields] = useForm<SignInFields>({ id: "sign-in", lastResult: answer });
  return (
    <AccountPage heading={SIGN_IN.title} lead={askedBid && <AskedBid {...askedBid} />} notice={notice}>
      <ErrorSummary errors={errorsOf(form)} />
      {reset && <NewPasswordForm {...reset} answer={answer} />}
      <Card className="p-4 sm:p-6">
        <Form method="post" {...getFormProps(form)} className="space-y-5">
          <EmailField {...textProps(fields.email, "email")} />
          <PasswordField
            {...textProps(fields.password, "password")}
            label="Password"
            autoComplete="current-password"
            required
          />
          <div className="space-y-2">
            <Button className="w-full" name="intent" value="sign-in">
              {SIGN_IN.button}
            </Button>
            <Button className="w-full" look="quiet" name="intent" value="forgot">
              {SIGN_IN.forgot}
            </Button>
          </div>
        </Form>
      </Card>
      <p>
        New to Tenderlight?{" "}
        <Link to={signUpHref} className="text-link">
          Sign up
        </Link>
      </p>
      {demoPath && (
        <p className="text-sm text-muted">
          This is the local build:{" "}
          <Link to={demoPath} className="text-link">
            continue with a demo account
          </Link>{" "}
          or read the mail in the{" "}
          <Link to={`${demoPath}/mailbox`} className="text-link">
            mailbox
          </Link>
          .
        </p>
      )}
    </AccountPage>
  );
}

function AskedBid({ title, language }: NonNullable<SignInFormProps["askedBid"]>) {
  return (
    <p className="wrap-anywhere">
      to open{" "}
      <span lang={language} className="font-semibold text-ink">
        {title}
      </span>
    </p>
  );
}

type NewPasswordFormProps = { email: string; token: string; answer: SubmissionResult | null };

function NewPasswordForm({ email, token, answer }: NewPasswordFormProps) {
  const [form, fields] = useForm<NewPasswordFields>({ id: "new-password", lastResult: answer });
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-xl">Choose a new password</h2>
      <p className="mt-1 text-muted">
        For {email}. Every device is signed out; sign in again with the new password.
      </p>
      <Form method="post" {...getFormProps(form)} className="mt-4 space-y-5">
        <input type="hidden" name="token" value={token} />
        <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
        <PasswordField
          {...textProps(fields.newPassword, "password")}
          label="New password"
          autoComplete="new-password"
          required
        />
        <PasswordField
          {...textProps(fields.confirmPassword, "password")}
          label="Confirm new password"
          autoComplete="new-password"
          required
        />
        <Button className="w-full" name="intent" value="set-password">
          Set new password
        </Button>
      </Form>
    </Card>
  );
}
