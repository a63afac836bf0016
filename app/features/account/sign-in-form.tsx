import { Form, Link, useNavigation } from "@remix-run/react";
import { SIGN_IN } from "~/content/account";
import type { FieldErrors } from "~/lib/form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/password-field";
import { AccountPage, type Notice } from "./account-page";
import { EmailField } from "./email-field";

type SignInFormProps = {
  typedEmail: string;
  errors: FieldErrors;
  notice: Notice | null;
  /** Set for a valid reset link: the form for a new password is shown first. */
  reset: { email: string; token: string } | null;
  /** The path to the local build's demo accounts. */
  demoPath: string | null;
};

export function SignInForm({ typedEmail, errors, notice, reset, demoPath }: SignInFormProps) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <AccountPage heading={SIGN_IN.title} notice={notice}>
      <ErrorSummary errors={errorsOf(errors)} />
      {reset && <NewPasswordForm {...reset} errors={errors} />}
      <Card className="p-4 sm:p-6">
        <Form method="post" noValidate className="space-y-5">
          <EmailField typed={typedEmail} error={errors["email"]} />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="current-password"
            required
            error={errors["password"]}
          />
          <div className="space-y-2">
            <Button className="w-full" name="intent" value="sign-in" disabled={sending}>
              {SIGN_IN.button}
            </Button>
            <Button className="w-full" look="quiet" name="intent" value="forgot" disabled={sending}>
              {SIGN_IN.forgot}
            </Button>
          </div>
        </Form>
      </Card>
      <p>
        New to Tenderlight?{" "}
        <Link to="/sign-up" className="text-link">
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

function NewPasswordForm({ email, token, errors }: { email: string; token: string; errors: FieldErrors }) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <Card className="p-4 sm:p-6">
      <h2 className="text-xl">Choose a new password</h2>
      <p className="mt-1 text-muted">
        For {email}. Every device is signed out; sign in again with the new password.
      </p>
      <Form method="post" noValidate className="mt-4 space-y-5">
        <input type="hidden" name="token" value={token} />
        <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
        <PasswordField
          id="newPassword"
          label="New password"
          autoComplete="new-password"
          required
          error={errors["newPassword"]}
        />
        <PasswordField
          id="confirmPassword"
          label="Confirm new password"
          autoComplete="new-password"
          required
          error={errors["confirmPassword"]}
        />
        <Button className="w-full" name="intent" value="set-password" disabled={sending}>
          Set new password
        </Button>
      </Form>
    </Card>
  );
}
