import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link } from "@remix-run/react";
import { PASSWORD_RULE, RESET } from "~/content/account";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/password-field";
import { AccountPage, type Notice } from "./account-page";

type NewPasswordFields = { newPassword: string; confirmPassword: string };

type NewPasswordPageProps = {
  email: string;
  token: string;
  answer: SubmissionResult | null;
  notice: Notice | null;
};

/** What a reset link opens: no form for signing in, so that there is one group of passwords. */
export function NewPasswordPage({ email, token, answer, notice }: NewPasswordPageProps) {
  const [form, fields] = useForm<NewPasswordFields>({ id: "new-password", lastResult: answer });
  return (
    <AccountPage
      heading={RESET.title}
      notice={notice}
      lead={
        <p className="wrap-anywhere">
          For {email}. {RESET.what}
        </p>
      }
    >
      <ErrorSummary errors={errorsOf(form)} />
      <Card className="p-4 sm:p-6">
        <Form method="post" {...getFormProps(form)} className="space-y-5">
          <input type="hidden" name="token" value={token} />
          <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
          <PasswordField
            {...textProps(fields.newPassword, "password", { hint: PASSWORD_RULE })}
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
            {RESET.button}
          </Button>
        </Form>
      </Card>
      <p>
        Remembered it?{" "}
        <Link to="/sign-in" className="text-link">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
