import { Form } from "@remix-run/react";
import { PROFILE } from "~/content/profile";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeading } from "~/ui/page-heading";
import { PasswordField } from "~/ui/password-field";

type DeleteAccountProps = {
  email: string;
  /** What confirms the deletion: the password, or a typed word for accounts without one. */
  asks: "password" | "word";
  error: string | undefined;
};

export function DeleteAccount({ email, asks, error }: DeleteAccountProps) {
  return (
    <div className="max-w-measure space-y-5">
      {error && <ErrorSummary errors={[{ fieldId: asks, message: error }]} />}
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
      <Form method="post" noValidate className="space-y-5">
        {asks === "password" ? (
          <>
            <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
            <PasswordField
              id="password"
              label="Your password"
              autoComplete="current-password"
              error={error}
              className="max-w-sm"
            />
          </>
        ) : (
          <TextField
            id="word"
            name="word"
            label={`Type ${PROFILE.deleteWord}`}
            autoComplete="off"
            autoCapitalize="characters"
            error={error}
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
