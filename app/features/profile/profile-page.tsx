import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { PROFILE } from "~/content/profile";
import { contractMinimumLabel, PROFILE_MINIMUMS } from "~/domain/matching/contract-minimum";
import { STATIC_REGIONS } from "~/domain/geography/static-regions";
import { SERVICE_TYPES } from "~/domain/service-types";
import { Badge } from "~/ui/badge";
import { Button, LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import { errorsOf, ErrorSummary } from "~/ui/error-summary";
import { CONTROL, describe, Field, TextField } from "~/ui/field";
import { Flash } from "~/ui/flash";
import { FormSection } from "~/ui/form-section";
import { PasswordField } from "~/ui/password-field";
import { CLEAR_OF_SAVE_BAR, SaveBar } from "~/ui/save-bar";
import { SwitchField } from "~/ui/switch-field";
import { isEdited } from "~/ui/is-edited";
import { useHydrated } from "~/ui/use-hydrated";
import { OTHER, OTHER_SERVICE, type Selection } from "./selection";
import { SessionList } from "./session-list";
import type { ProfileFailure, ProfileView } from "./views";

export const PROFILE_HREF = "/dashboard/profile";

type ProfilePageProps = {
  view: ProfileView;
  failure: ProfileFailure | null;
  notice: { title: string; text: string; tone: "destructive" } | null;
  /** The change-password dialog, if open. */
  dialog: ReactNode;
};

export function ProfilePage({ view, failure, notice, dialog }: ProfilePageProps) {
  return (
    <div className="max-w-5xl space-y-6">
      {notice && <Flash {...notice} />}
      {failure && <ErrorSummary errors={errorsOf(failure.errors)} />}
      {dialog}
      {/* A new key after saving resets the form to the stored values. */}
      <ProfileForm key={JSON.stringify(view.choice)} view={view} failure={failure} />

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

function ProfileForm({ view, failure }: Pick<ProfilePageProps, "view" | "failure">) {
  const choice = failure?.choice ?? view.choice;
  const errors = failure?.errors ?? {};
  const { form, changed, onChange, onSubmit } = useEdits(failure !== null);
  const saving = useNavigation().formAction === PROFILE_HREF;
  const hydrated = useHydrated();
  const showSave = !hydrated || changed || saving || failure !== null;
  return (
    <Form
      method="post"
      action={PROFILE_HREF}
      noValidate
      ref={form}
      onChange={onChange}
      onSubmit={onSubmit}
      className={classes("space-y-6", CLEAR_OF_SAVE_BAR)}
    >
      <FormSection id="account" heading="Account information">
        <TextField
          id="email"
          name="email"
          type="email"
          label="Email"
          autoComplete="email"
          hint={
            view.pendingEmail
              ? `Waiting for you to confirm ${view.pendingEmail}: open the link we sent there.`
              : "We'll send a link to the new address; it changes when you open it."
          }
          defaultValue={choice.email}
          error={errors["email"]}
          className="max-w-lg"
        />
        {view.hasPassword && (
          <PasswordField
            id="currentPassword"
            label="Current password"
            hint="Needed only to change your email."
            autoComplete="current-password"
            error={errors["currentPassword"]}
            className="max-w-lg"
          />
        )}
        <TextField
          id="companyName"
          name="companyName"
          label="Company name"
          autoComplete="organization"
          defaultValue={choice.companyName}
          error={errors["companyName"]}
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
          field="serviceType"
          customField="customServiceType"
          label="Service type"
          customLabel="Your service type"
          otherValue={OTHER_SERVICE}
          placeholder="Choose a service type"
          options={SERVICE_TYPES.filter(({ id }) => id !== OTHER_SERVICE).map(({ id, label }) => ({
            value: id,
            label,
          }))}
          selection={choice.serviceType}
          more={view.moreServiceTypes}
          locked={!view.canChangeService}
          errors={errors}
        />
        <SelectOrOther
          field="region"
          customField="customRegion"
          label="Region"
          customLabel="Your region"
          otherValue={OTHER}
          placeholder="Choose a region"
          options={STATIC_REGIONS.map(({ code, name }) => ({ value: code, label: name }))}
          selection={choice.region}
          more={view.moreRegions}
          locked={!view.canChangeService}
          errors={errors}
        />
        <SelectOrOther
          field="contractValueMin"
          customField="customContractValue"
          label="Minimum contract value"
          customLabel="Your minimum contract value"
          customHint={view.minimumReading ?? "An amount in dollars, such as $75k."}
          otherValue={OTHER}
          options={PROFILE_MINIMUMS.map((value) => ({ value, label: contractMinimumLabel(value) }))}
          selection={choice.minimum}
          locked={!view.canChangeService}
          errors={errors}
        />
      </FormSection>

      <FormSection id="alerts" heading="Alert preferences">
        <SwitchField
          id="alertWeekly"
          name="alertWeekly"
          label="Weekly digest"
          hint={PROFILE.weeklyDigest}
          defaultChecked={choice.alertWeekly}
        />
        <SwitchField
          id="alertInstant"
          name="alertInstant"
          label="Instant alerts"
          badge={!view.instantAlerts && <Badge tone="outline">{PROFILE.proOnly}</Badge>}
          hint={view.instantAlerts ? PROFILE.instantAlerts : PROFILE.instantAlertsForPro}
          defaultChecked={choice.alertInstant}
        />
      </FormSection>

      <SaveBar isShown={showSave}>
        <p role="status" className="text-muted">
          {changed && "You have unsaved changes."}
        </p>
        <Button disabled={saving}>{saving ? "Saving…" : PROFILE.save}</Button>
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
          {PROFILE.proFeatureText} Your one region and your minimum are also in{" "}
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
  field: string;
  customField: string;
  label: string;
  customLabel: string;
  customHint?: string;
  otherValue: typeof OTHER | typeof OTHER_SERVICE;
  /** The placeholder option. */
  placeholder?: string;
  options: ReadonlyArray<{ value: string; label: string }>;
  selection: Selection;
  /** How many more values are stored than the one shown. */
  more?: number;
  locked: boolean;
  errors: Partial<Record<string, string>>;
};

/** CSS shows the text field while Other (Custom) is selected, so it works without JavaScript. */
function SelectOrOther(props: SelectOrOtherProps) {
  const { field, customField, otherValue, options, selection, more = 0, locked, errors } = props;
  const hint = more > 0 ? <MoreInSettings count={more} /> : undefined;
  return (
    <div className="group/other max-w-lg">
      <Field id={field} label={props.label} hint={hint} error={errors[field]}>
        <select
          {...describe(field, { hint, error: errors[field] })}
          name={field}
          defaultValue={selection.selected}
          disabled={locked}
          className={classes(CONTROL, "pr-8 disabled:border-dashed disabled:bg-wash disabled:text-muted")}
        >
          {selection.selected === "" && <option value="">{props.placeholder}</option>}
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
        id={customField}
        name={customField}
        label={props.customLabel}
        hint={props.customHint}
        defaultValue={selection.custom}
        disabled={locked}
        error={errors[customField]}
        className="mt-3 border-l-3 border-line pl-4 group-has-[[data-other]:checked]/other:block supports-[selector(:has(*))]:not-group-has-[[data-other]:checked]/other:hidden"
      />
    </div>
  );
}

function MoreInSettings({ count }: { count: number }) {
  return (
    <>
      +{count} more · <SettingsLink>see them in Digest Settings</SettingsLink>
    </>
  );
}

/**
 * Whether the form differs from the stored values; "Save All Changes" shows only then. After a successful save the form
 * shows stored values again, including the old address while a new one awaits confirmation.
 */
function useEdits(failed: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef(false);
  const [changed, setChanged] = useState(false);
  const { state } = useNavigation();

  // Count what was typed before hydration as a change.
  useEffect(() => {
    if (form.current) setChanged(isEdited(form.current));
  }, []);

  useEffect(() => {
    if (state !== "idle" || !sent.current) return;
    sent.current = false;
    if (!failed) form.current?.reset();
  }, [state, failed]);

  return {
    form,
    changed,
    onChange: () => {
      setChanged(form.current !== null && isEdited(form.current));
    },
    onSubmit: () => {
      sent.current = true;
      setChanged(false);
    },
  };
}
