import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { PROFILE } from "~/content/profile";
import { SHORTCUTS } from "~/content/shortcuts";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { errorsOf, switchProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { FormSection } from "~/ui/form-section";
import { OwnerField } from "~/ui/owner-field";
import { CLEAR_OF_SAVE_BAR, SaveBar } from "~/ui/save-bar";
import { SwitchField } from "~/ui/switch-field";
import { useHydrated } from "~/ui/use-hydrated";
import { AccountSection } from "./account-section";
import type { ProfileFields } from "./profile-fields";
import { PROFILE_HREF } from "./profile-href";
import type { ProfileView } from "./profile-view";
import { ServiceSection } from "./service-section";
import { useEdits } from "./use-edits";

type ProfileFormProps = {
  view: ProfileView;
  /** The response to a rejected form. */
  answer: SubmissionResult | null;
};

export function ProfileForm({ view, answer }: ProfileFormProps) {
  const { serviceType, region, minimum, ...rest } = view.choice;
  const [form, fields] = useForm<ProfileFields>({
    id: "profile",
    lastResult: answer,
    defaultValue: {
      ...rest,
      serviceType: serviceType.selected,
      customServiceType: serviceType.custom,
      region: region.selected,
      customRegion: region.custom,
      contractValueMin: minimum.selected,
      customContractValue: minimum.custom,
    },
  });
  const isRefused = answer !== null;
  const { formRef, changed, onChange, onSubmit } = useEdits(isRefused);
  const saving = useNavigation().formAction === PROFILE_HREF;
  const hydrated = useHydrated();
  const showSave = !hydrated || changed || saving || isRefused;
  return (
    <Form
      method="post"
      action={PROFILE_HREF}
      {...getFormProps(form)}
      ref={formRef}
      onChange={onChange}
      onSubmit={(event) => {
        form.onSubmit(event);
        onSubmit();
      }}
      className={classes("space-y-6", CLEAR_OF_SAVE_BAR)}
    >
      <OwnerField />
      <ErrorSummary errors={errorsOf(form)} />
      <AccountSection view={view} fields={fields} />
      <ServiceSection view={view} fields={fields} />

      <FormSection id="alerts" heading="Alert preferences">
        <SwitchField
          {...switchProps(fields.alertWeekly, { hint: PROFILE.weeklyDigest })}
          label="Weekly digest"
        />
        <SwitchField
          {...switchProps(fields.alertInstant, {
            hint: view.instantAlerts ? PROFILE.instantAlerts : PROFILE.instantAlertsForPro,
          })}
          label="Instant alerts"
          badge={!view.instantAlerts && <Badge tone="outline">{PROFILE.proOnly}</Badge>}
        />
      </FormSection>

      <FormSection id="keys" heading="Keyboard">
        <input type="hidden" name="shown" value="keyboard" />
        <SwitchField {...switchProps(fields.keyboard, { hint: SHORTCUTS.hint })} label={SHORTCUTS.label} />
      </FormSection>

      <SaveBar isShown={showSave}>
        <p role="status" className="text-muted">
          {changed && "You have unsaved changes."}
        </p>
        <Button>{saving ? "Saving…" : PROFILE.save}</Button>
      </SaveBar>
    </Form>
  );
}
