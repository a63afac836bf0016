import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { PROFILE } from "~/content/profile";
import { Button, LinkButton } from "~/ui/button";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { OwnerField } from "~/ui/owner-field";
import { PageHeading } from "~/ui/page-heading";
import { PasswordField } from "~/ui/password-field";

type DeleteAccountProps = {
  email: string;
  /** What confirms the deletion: the password, or a typed word for accounts without one. */
  asks: "password" | "word";
  answer: SubmissionResult | null;
};

export function DeleteAccount({ email, asks, answer }: DeleteAccountProps) {
  const [form, fields] = useForm<{ password: string; word: string }>({ id: "delete", lastResult: answer });
  return (
    <div className="max-w-measure space-y-5">
      <ErrorSummary errors={errorsOf(form)} />
      <PageHeading>Delete my account</PageHeading>
      <p>
        This deletes the account of <strong className="font-semibold">{email}</strong>: the profile, the saved
        bids, the settings and the emails. It cannot be undone.
      </p>
      <ul className="list-disc space-y-1 pl-5">
        <li>You get no more digests or alerts.</li>
        <li>You are signed out on every device.</li>
        <li>We keep the record that you agreed to our emails, because the law requires it.</li>
      </ul>
      <p>
        You can{" "}
        <a href="/dashboard/profile/export" className="text-link">
          download your data
        </a>{" "}
        first.
      </p>
      <Form method="post" {...getFormProps(form)} className="space-y-5">
        <OwnerField />
        {asks === "password" ? (
          <>
            <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
            <PasswordField
              {...textProps(fields.password, "password")}
              label="Your password"
              autoComplete="current-password"
              className="max-w-sm"
            />
          </>
        ) : (
          <TextField
            {...textProps(fields.word)}
            label={`Type ${PROFILE.deleteWord}`}
            autoComplete="off"
            autoCapitalize="characters"
            className="max-w-sm"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button className="bg-urgent text-surface hover:bg-urgent active:bg-urgent">
            Delete my account
          </Button>
          <LinkButton to="/dashboard/profile" look="secondary">
            Keep my account
          </LinkButton>
        </div>
      </Form>
    </div>
  );
}
