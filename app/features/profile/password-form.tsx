import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useState } from "react";
import { PASSWORD_RULE } from "~/content/account";
import { PROFILE } from "~/content/profile";
import { passwordStrength } from "~/domain/account/password";
import { Button } from "~/ui/button";
import { errorsOf, textProps } from "~/ui/conform-fields";
import { DialogClose } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Flash } from "~/ui/flash";
import { OwnerField } from "~/ui/owner-field";
import { PasswordField } from "~/ui/password-field";
import { useHydrated } from "~/ui/use-hydrated";
import { PROFILE_HREF } from "./profile-href";

export const PASSWORD_HREF = `${PROFILE_HREF}/password`;

type PasswordFields = { currentPassword: string; newPassword: string; confirmPassword: string };

/** The profile behind the dialog has a field called currentPassword too. */
const IDS = { idPrefix: "change-" };

type PasswordFormProps = {
  email: string;
  answer: SubmissionResult | null;
  notice: { title: string; text: string; tone: "destructive" } | null;
};

export function PasswordForm({ email, answer, notice }: PasswordFormProps) {
  const [form, fields] = useForm<PasswordFields>({ id: "change-password", lastResult: answer });
  const [next, setNext] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const hydrated = useHydrated();
  const saving = useNavigation().formAction === PASSWORD_HREF;
  const differs = confirmation !== "" && confirmation !== next;
  return (
    <div className="space-y-5">
      <Form method="post" action={PASSWORD_HREF} {...getFormProps(form)} className="space-y-5" replace>
        <OwnerField />
        {notice && <Flash {...notice} />}
        <ErrorSummary errors={errorsOf(form, IDS)} />
        {/* Tells password managers which account this is. */}
        <input type="text" name="username" value={email} readOnly autoComplete="username" hidden />
        <PasswordField
          {...textProps(fields.currentPassword, "password", IDS)}
          label="Current password"
          autoComplete="current-password"
        />
        <div>
          <PasswordField
            {...textProps(fields.newPassword, "password", { hint: PASSWORD_RULE, ...IDS })}
            label="New password"
            autoComplete="new-password"
            onChange={({ currentTarget }) => {
              setNext(currentTarget.value);
            }}
          />
          {hydrated && <StrengthMeter password={next} />}
        </div>
        <div>
          <PasswordField
            {...textProps(fields.confirmPassword, "password", IDS)}
            label="Confirm new password"
            autoComplete="new-password"
            onChange={({ currentTarget }) => {
              setConfirmation(currentTarget.value);
            }}
          />
          {hydrated && (
            <p role="status" className="mt-1 min-h-6 font-semibold text-urgent">
              {differs && PROFILE.passwordsDiffer}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button>{saving ? "Changing…" : "Change Password"}</Button>
          <DialogClose look="quiet">Cancel</DialogClose>
        </div>
      </Form>
      <p className="text-sm text-muted">Changing it signs you out on every other device.</p>
    </div>
  );
}

const BAR = { Weak: "fill-urgent", Medium: "fill-submitted", Strong: "fill-won" } as const;

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
            {/* The width is an attribute, because the Content-Security-Policy allows no style attributes. */}
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full">
              <rect width={score} height="1" className={BAR[label]} />
            </svg>
          </div>
          <p className="w-16 text-sm font-semibold">{label}</p>
        </>
      )}
    </div>
  );
}
