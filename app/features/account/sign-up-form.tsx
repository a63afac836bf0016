import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { CONSENT, PASSWORD_RULE, SIGN_UP } from "~/content/account";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { AccountPage, type Notice } from "./account-page";
import { EmailField } from "./email-field";

type SignUpFields = { email: string; password: string; companyName: string };

type SignUpFormProps = {
  forCheckout: boolean;
  signInHref: string;
  /** The address of a sign-up that is being changed; "" otherwise. */
  typedEmail: string;
  answer: SubmissionResult | null;
  notice: Notice | null;
};

export function SignUpForm({ forCheckout, signInHref, typedEmail, answer, notice }: SignUpFormProps) {
  const [form, fields] = useForm<SignUpFields>({
    id: "sign-up",
    lastResult: answer,
    defaultValue: { email: typedEmail },
  });
  const sending = useNavigation().formMethod === "POST";
  return (
    <AccountPage
      heading={SIGN_UP.title}
      lead={forCheckout ? SIGN_UP.checkoutSubtitle : SIGN_UP.subtitle}
      notice={notice}
    >
      <Card className="p-4 sm:p-6">
        <Form method="post" {...getFormProps(form)} className="space-y-5">
          <ErrorSummary errors={errorsOf(form)} />
          <EmailField {...textProps(fields.email, "email")} />
          <PasswordField
            {...textProps(fields.password, "password", { hint: PASSWORD_RULE })}
            label="Password"
            autoComplete="new-password"
            required
          />
          <TextField
            {...textProps(fields.companyName)}
            label="Company name (optional)"
            autoComplete="organization"
          />
          <Button className="w-full">{sending ? "Creating your account…" : SIGN_UP.button}</Button>
          <div className="space-y-2 text-sm text-muted">
            <p>
              {CONSENT.wordings.terms}{" "}
              <Link to="/terms" className="underline underline-offset-4">
                Terms
              </Link>
              ,{" "}
              <Link to="/privacy" className="underline underline-offset-4">
                Privacy
              </Link>
            </p>
            <p>{CONSENT.wordings["service-email"]}</p>
          </div>
        </Form>
      </Card>
      <p>
        Already have an account?{" "}
        <Link to={signInHref} className="text-link">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
