import { PROFILE } from "~/content/profile";
import { LinkButton } from "~/ui/button";
import { SettingsLink } from "./settings-link";

/** Says that a smaller plan cannot change what the form follows, and where it can be seen. */
export function ProFeature() {
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
