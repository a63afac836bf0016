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
import { LocalLinks } from "./local-links";

type SignInFields = { email: string; password: string };

type SignInFormProps = {
  answer: SubmissionResult | null;
  notice: Notice | null;
  /** The bid that signing in leads to, as from a link in an email. */
  askedBid: { title: string; language: string } | null;
  /** The path to the local build's demo accounts. */
  demoPath: string | null;
  signUpHref: string;
};

export function SignInForm({ answer, notice, askedBid, demoPath, signUpHref }: SignInFormProps) {
  const [form, fields] = useForm<SignInFields>({ id: "sign-in", lastResult: answer });
  return (
    <AccountPage heading={SIGN_IN.title} lead={askedBid && <AskedBid {...askedBid} />} notice={notice}>
      <ErrorSummary errors={errorsOf(form)} />
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
      <LocalLinks demoPath={demoPath} />
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
