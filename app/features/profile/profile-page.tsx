import { type FieldMetadata, getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { PROFILE } from "~/content/profile";
import { SHORTCUTS } from "~/content/shortcuts";
import { STATIC_REGIONS } from "~/domain/geography/static-regions";
import { contractMinimumLabel, PROFILE_MINIMUMS } from "~/domain/matching/contract-minimum";
import { SERVICE_TYPES } from "~/domain/service-types";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { errorsOf, selectProps, switchProps, textProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { CONTROL, Field, TextField } from "~/ui/field";
import { Flash } from "~/ui/flash";
import { FormSection } from "~/ui/form-section";
import { isEdited } from "~/ui/is-edited";
import { OwnerField } from "~/ui/owner-field";
import { PasswordField } from "~/ui/password-field";
import { CLEAR_OF_SAVE_BAR, SaveBar } from "~/ui/save-bar";
import { SwitchField } from "~/ui/switch-field";
import { useHydrated } from "~/ui/use-hydrated";
import type { ProfileView } from "./profile-view";
import { OTHER, OTHER_SERVICE, type Selection } from "./selection";
import { SessionList } from "./session-list";

export const PROFILE_HREF = "/dashboard/profile";

type ProfilePageProps = {
  view: ProfileView;
  /** The response to a rejected form. */
  answer: SubmissionResult | null;
  notice: { title: string; text: string; tone: "destructive" } | null;
  /** The change-password dialog, if open. */
  dialog: ReactNode;
};

export function ProfilePage({ view, answer, notice, dialog }: ProfilePageProps) {
  return (
    <div className="max-w-5xl space-y-6">
      {notice && <Flash {...notice} />}
      {dialog}
      {/* A new key after saving resets the form to the stored values. */}
      <ProfileForm key={JSON.stringify([view.choice, answer !== null])} view={view} answer={answer} />

      <FormSection id="subscription" heading="Subscription">
        <dl className="grid gap-4 min-[22rem]:grid-cols-2 sm:grid-cols-3">
          {view.subscription.map(({ term, value }) => (
            <div key={term}>
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </FormSection>
      <FormSection
        id="security"
        heading="Security"
        intro="Your password and the devices where you are signed in."
      >
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold">Password</p>
          <LinkButton to={`${PROFILE_HREF}/password`} look="secondary" preventScrollReset>
            Change Password
          </LinkButton>
        </div>
        <SessionList sessions={view.sessions} />
      </FormSection>
      <FormSection id="data" heading="Your data">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-measure">Everything we keep about you, as one JSON file.</p>
          <LinkButton to={`${PROFILE_HREF}/export`} reloadDocument look="secondary">
            Download my data
          </LinkButton>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <p className="max-w-measure">Ends your alerts and removes your profile and saved bids for good.</p>
          <LinkButton to={`${PROFILE_HREF}/delete`} look="secondary" className="text-urgent">
            Delete my account
          </LinkButton>
        </div>
      </FormSection>
    </div>
  );
}

type ProfileFields = {
  email: string;
  currentPassword: string;
  companyName: string;
  serviceType: string;
  customServiceType: string;
  region: string;
  customRegion: string;
  contractValueMin: string;
  customContractValue: string;
  alertWeekly: boolean;
  alertInstant: boolean;
  keyboard: boolean;
};

function ProfileForm({ view, answer }: Pick<ProfilePageProps, "view" | "answer">) {
  const { serviceType, region, minimum, ...rest } = view.choice;
  const [form, fields] = useForm<ProfileFields>({
    id: "profile",
    lastResult: answer,
    defaultValue: {
      ...rest,
      ...{ serviceType: serviceType.selected, customServiceType: serviceType.custom },
      ...{ region: region.selected, customRegion: region.custom },
      ...{ contractValueMin: minimum.selected, customContractValue: minimum.custom },
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

      <FormSection
        id="service"
        heading="Service configuration"
        intro="What you do and where. Your feed, digest and alerts use it."
      >
        {!view.canChangeService && <ProFeature />}
        <SelectOrOther
          field={fields.serviceType}
          customField={fields.customServiceType}
          label="Service type"
          customLabel="Your service type"
          otherValue={OTHER_SERVICE}
          placeholder="Choose a service type"
          options={SERVICE_TYPES.filter(({ id }) => id !== OTHER_SERVICE).map(({ id, label }) => ({
            value: id,
            label,
          }))}
          stored={view.choice.serviceType}
          more={view.moreServiceTypes}
          locked={!view.canChangeService}
        />
        <SelectOrOther
          field={fields.region}
          customField={fields.customRegion}
          label="Region"
          customLabel="Your region"
          otherValue={OTHER}
          placeholder="Choose a region"
          options={STATIC_REGIONS.map(({ code, name }) => ({ value: code, label: name }))}
          stored={view.choice.region}
          more={view.moreRegions}
          locked={!view.canChangeService}
        />
        <SelectOrOther
          field={fields.contractValueMin}
          customField={fields.customContractValue}
          label="Minimum contract value"
          customLabel="Your minimum contract value"
          customHint={view.minimumReading ?? "An amount in dollars, such as $75k."}
          otherValue={OTHER}
          options={PROFILE_MINIMUMS.map((value) => ({ value, label: contractMinimumLabel(value) }))}
          stored={view.choice.minimum}
          locked={!view.canChangeService}
        />
      </FormSection>

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

function ProFeature() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-wash px-4 py-3">
      <p className="min-w-0 max-w-measure">
        <strong className="font-semibold">{PROFILE.proFeature}</strong>
        <span className="sr-only">. </span>
        <span className="block text-sm text-muted">
          {PROFILE.proFeatureText} Your one region, your one trade and your minimum are also in{" "}
          <SettingsLink>Digest Settings</SettingsLink>.
        </span>
      </p>
      <LinkButton to="/dashboard/upgrade">{PROFILE.upgradeNow}</LinkButton>
    </div>
  );
}

function SettingsLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/dashboard/settings" className="text-link">
      {children}
    </Link>
  );
}

type SelectOrOtherProps = {
  field: FieldMetadata<string>;
  customField: FieldMetadata<string>;
  label: string;
  customLabel: string;
  customHint?: string;
  otherValue: typeof OTHER | typeof OTHER_SERVICE;
  /** The placeholder option. */
  placeholder?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  /** Shown while the selector is locked, because it is then not sent. */
  stored: Selection;
  /** How many more values are stored than the one shown. */
  more?: number;
  locked: boolean;
};

/** CSS shows the text field while Other (Custom) is selected, so it works without JavaScript. */
function SelectOrOther(props: SelectOrOtherProps) {
  const { field, customField, otherValue, options, stored, more = 0, locked } = props;
  const hint = more > 0 ? <MoreInSettings count={more} isPaused={locked} /> : undefined;
  const { error, errorId, hint: _, ...select } = selectProps(field, { hint });
  const selected = locked ? stored.selected : (field.initialValue ?? "");
  const custom = textProps(customField, "text", { hint: props.customHint });
  return (
    <div className="group/other max-w-lg">
      <Field id={field.name} label={props.label} {...{ hint, error, errorId }}>
        <select
          {...select}
          defaultValue={selected}
          disabled={locked}
          className={classes(CONTROL, "pr-8 disabled:border-dashed disabled:bg-wash disabled:text-muted")}
        >
          {selected === "" && <option value="">{props.placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
          <option value={otherValue} data-other>
            {PROFILE.other}
          </option>
        </select>
      </Field>
      <TextField
        {...custom}
        label={props.customLabel}
        defaultValue={locked ? stored.custom : custom.defaultValue}
        disabled={locked}
        className="mt-3 border-l-3 border-line pl-4 group-has-[[data-other]:checked]/other:block supports-[selector(:has(*))]:not-group-has-[[data-other]:checked]/other:hidden"
      />
    </div>
  );
}

function MoreInSettings({ count, isPaused }: { count: number; isPaused: boolean }) {
  return (
    <>
      +{count} more{isPaused && ", paused with your plan"} ·{" "}
      <SettingsLink>see them in Digest Settings</SettingsLink>
    </>
  );
}

/**
 * Whether the form differs from the stored values; "Save All Changes" shows only then. After a successful save the form
 * shows stored values again, including the old address while a new one awaits confirmation.
 */
function useEdits(failed: boolean) {
  const formRef = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [changed, setChanged] = useState(false);
  const { state } = useNavigation();

  // Count what was typed before hydration as a change.
  useEffect(() => {
    if (formRef.current) setChanged(isEdited(formRef.current));
  }, []);

  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (!failed) formRef.current?.reset();
  }, [state, failed]);

  return {
    formRef,
    changed,
    onChange: () => {
      setChanged(formRef.current !== null && isEdited(formRef.current));
    },
    onSubmit: () => {
      sent.current = true;
      setChanged(false);
    },
  };
}
