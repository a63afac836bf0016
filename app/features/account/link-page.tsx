import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/password-field";
import { AccountPage } from "./account-page";

type LinkFields = { token: string; password: string };

type LinkPageProps = {
  heading: string;
  text: string;
  button: string;
  token: string;
  asksPassword?: boolean;
  answer?: SubmissionResult | null;
};

/** The page a mailed link opens. Only its button acts, because mail scanners open links. */
export function LinkPage({
  heading,
  text,
  button,
  token,
  asksPassword = false,
  answer = null,
}: LinkPageProps) {
  const [form, fields] = useForm<LinkFields>({ id: "link", lastResult: answer });
  return (
    <AccountPage heading={heading} lead={text}>
      <ErrorSummary errors={errorsOf(form)} />
      <Form method="post" {...getFormProps(form)} className="space-y-5">
        <input type="hidden" name="token" value={token} />
        {asksPassword && (
          <PasswordField
            {...textProps(fields.password, "password")}
            label="Password"
            autoComplete="current-password"
            required
          />
        )}
        <Button>{button}</Button>
      </Form>
    </AccountPage>
  );
}
