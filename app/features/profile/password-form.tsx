import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { PROFILE } from "~/content/profile";
import { passwordStrength } from "~/domain/account/password";
import type { FieldErrors } from "~/lib/form.server";
import { Button, LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { errorsOf, ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { Flash } from "~/ui/flash";
import { useHydrated } from "~/ui/use-hydrated";
import { PROFILE_HREF } from "./profile-page";

export const PASSWORD_HREF = `${PROFILE_HREF}/password`;

type PasswordFormProps = {
  email: string;
  errors: FieldErrors;
  notice: { title: string; text: string; tone: "destructive" } | null;
};

export function PasswordForm({ email, errors, notice }: PasswordFormProps) {
  const [next, setNext] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const hydrated = useHydrated();
  const saving = useNavigation().formAction === PASSWORD_HREF;
  const differs = confirmation !== "" && confirmation !== next;
  return (
    <div className="overflow-y-auto p-5 sm:p-6">
      <h2 className="text-xl">Change password</h2>
      <Form method="post" action={PASSWORD_HREF} noValidate className="mt-4 space-y-5" replace>
        {notice && <Flash {...notice} />}
        <ErrorSummary errors={errorsOf(errors)} />
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
        <TextField
          id="currentPassword"
          name="currentPassword"
          type="password"
          label="Current password"
          autoComplete="current-password"
          error={errors["currentPassword"]}
        />
        <div>
          <TextField
            id="newPassword"
            name="newPassword"
            type="password"
            label="New password"
            hint="At least 8 characters. Three or four unrelated words work best."
            autoComplete="new-password"
            onChange={({ currentTarget }) => {
              setNext(currentTarget.value);
            }}
            error={errors["newPassword"]}
          />
          {hydrated && <StrengthMeter password={next} />}
        </div>
        <div>
          <TextField
            id="confirmPassword"
            name="confirmPassword"
            type="password"
            label="Confirm new password"
            autoComplete="new-password"
            onChange={({ currentTarget }) => {
              setConfirmation(currentTarget.value);
            }}
            error={errors["confirmPassword"]}
          />
          {hydrated && (
            <p role="status" className="mt-1 min-h-6 font-semibold text-urgent">
              {differs && PROFILE.passwordsDiffer}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button disabled={saving}>{saving ? "Changing…" : "Change Password"}</Button>
          <LinkButton to={PROFILE_HREF} look="quiet" replace preventScrollReset>
            Cancel
          </LinkButton>
        </div>
        <p className="text-sm text-muted">Changing it signs you out on every other device.</p>
      </Form>
    </div>
  );
}

const BAR = { Weak: "bg-urgent", Medium: "bg-submitted", Strong: "bg-won" } as const;

/** Rates the password but never rejects it: length is the only rule. */
function StrengthMeter({ password }: { password: string }) {
  const { score, label } = passwordStrength(password);
  const shown = password !== "";
  return (
    <div className="mt-2 flex min-h-6 items-center gap-3">
      {shown && (
        <>
          <div
            role="meter"
            aria-label="Password strength"
            aria-valuenow={score}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuetext={`${label}, ${score} of 100`}
            className="h-2 flex-1 overflow-clip rounded-full bg-wash"
          >
            <div className={classes("h-full rounded-full", BAR[label])} style={{ width: `${score}%` }} />
          </div>
          <p className="w-16 text-sm font-semibold">{label}</p>
        </>
      )}
    </div>
  );
}
