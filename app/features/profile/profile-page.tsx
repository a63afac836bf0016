import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { LinkButton } from "~/ui/button";
import { Flash } from "~/ui/flash";
import { FormSection } from "~/ui/form-section";
import { ProfileForm } from "./profile-form";
import { PROFILE_HREF } from "./profile-href";
import type { ProfileView } from "./profile-view";
import { SessionList } from "./session-list";

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
