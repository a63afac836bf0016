import { textProps } from "~/ui/conform-fields";
import { TextField } from "~/ui/field";
import { FormSection } from "~/ui/form-section";
import { PasswordField } from "~/ui/password-field";
import type { SectionProps } from "./profile-fields";

export function AccountSection({ view, fields }: SectionProps) {
  return (
    <FormSection id="account" heading="Account information">
      <TextField
        {...textProps(fields.email, "email", {
          hint: view.pendingEmail
            ? `Waiting for you to confirm ${view.pendingEmail}: open the link we sent there.`
            : "We'll send a link to the new address; it changes when you open it.",
        })}
        label="Email"
        autoComplete="email"
        className="max-w-lg"
      />
      {view.hasPassword && (
        <PasswordField
          {...textProps(fields.currentPassword, "password", {
            hint: "Needed only to change your email.",
          })}
          label="Current password"
          autoComplete="current-password"
          className="max-w-lg"
        />
      )}
      <TextField
        {...textProps(fields.companyName)}
        label="Company name"
        autoComplete="organization"
        className="max-w-lg"
      />
    </FormSection>
  );
}
