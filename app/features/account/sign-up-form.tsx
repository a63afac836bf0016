import { Form, Link, useNavigation } from "@remix-run/react";
import { CONSENT, SIGN_UP } from "~/content/account";
import type { FieldErrors } from "~/lib/form.server";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { errorsOf, ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PasswordField } from "~/ui/password-field";
import { AccountPage, type Notice } from "./account-page";
import { EmailField } from "./email-field";

type SignUpFormProps = {
  forCheckout: boolean;
  typed: { email: string; companyName: string };
  errors: FieldErrors;
  notice: Notice | null;
};

export function SignUpForm({ forCheckout, typed, errors, notice }: SignUpFormProps) {
  const sending = useNavigation().formMethod === "POST";
  return (
    <AccountPage
      heading={SIGN_UP.title}
      lead={forCheckout ? SIGN_UP.checkoutSubtitle : SIGN_UP.subtitle}
      notice={notice}
    >
      <Card className="p-4 sm:p-6">
        <Form method="post" noValidate className="space-y-5">
          <ErrorSummary errors={errorsOf(errors)} />
          <EmailField typed={typed.email} error={errors["email"]} />
          <PasswordField
            id="password"
            label="Password"
            autoComplete="new-password"
            required
            error={errors["password"]}
          />
          <TextField
            id="companyName"
            name="companyName"
            label="Company name (optional)"
            autoComplete="organization"
            defaultValue={typed.companyName}
            error={errors["companyName"]}
          />
          <Button className="w-full" disabled={sending}>
            {sending ? "Creating your account…" : SIGN_UP.button}
          </Button>
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
        <Link to="/sign-in" className="text-link">
          Sign in
        </Link>
      </p>
    </AccountPage>
  );
}
