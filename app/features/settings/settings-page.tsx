import { Form, Link, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { SETTINGS } from "~/content/settings";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Chip } from "~/ui/chip";
import { classes } from "~/ui/classes";
import { errorsOf, ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/field";
import { Flash } from "~/ui/flash";
import { FormSection } from "~/ui/form-section";
import { isEdited } from "~/ui/is-edited";
import { CLEAR_OF_SAVE_BAR, SaveBar } from "~/ui/save-bar";
import { SwitchField } from "~/ui/switch-field";
import { RegionPicker } from "./region-picker";
import type { DraftMatchesView, MatchesView, SettingsFailure, SettingsView } from "./views";

const MATCHES_HREF = "/dashboard/settings/matches";
/** The same delay as for search (spec section 9). */
const DEBOUNCE_MS = 250;

type Notice = { title: string; text: string; tone: "destructive" };

type SettingsPageProps = {
  view: SettingsView;
  matches: MatchesView | null;
  failure: SettingsFailure | null;
  notice: Notice | null;
};

export function SettingsPage({ view, matches, failure, notice }: SettingsPageProps) {
  return (
    <div className="max-w-5xl space-y-6">
      {notice && <Flash {...notice} />}
      {failure && <ErrorSummary errors={errorsOf(failure.errors)} />}
      {/* A new key after saving discards the old draft. */}
      <SettingsForm key={JSON.stringify(view.choice)} {...{ view, matches, failure }} />
    </div>
  );
}

function SettingsForm({ view, matches, failure }: Omit<SettingsPageProps, "notice">) {
  const choice = failure?.choice ?? view.choice;
  const errors = failure?.errors ?? {};
  const { form, recount, isCounting, matchesOfDraft } = useMatchesOfDraft();
  const saving = useNavigation().formAction?.startsWith("/dashboard/settings") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      onChange={recount}
      className={classes("space-y-6", CLEAR_OF_SAVE_BAR)}
    >
      <FormSection id="delivery" heading="What we send" intro={<DigestDays first={view.awaitsFirstDigest} />}>
        <SwitchField
          id="alertWeekly"
          name="alertWeekly"
          label="Email Digest"
          hint="New bids in your regions and trades, once a week."
          defaultChecked={choice.alertWeekly}
        />
        <SwitchField
          id="alertInstant"
          name="alertInstant"
          label="Instant Alerts"
          hint={SETTINGS.instantAlerts}
          badge={!view.instantAlerts && <Badge tone="outline">{SETTINGS.proOnly}</Badge>}
          disabled={!view.instantAlerts}
          defaultChecked={choice.alertInstant && view.instantAlerts}
        />
      </FormSection>

      <FormSection id="coverage" heading="Region Coverage" intro="Where you work. Your feed uses it too.">
        <RegionPicker
          many={view.manyRegions}
          groups={view.regionGroups}
          stored={view.storedRegions}
          chosen={failure?.regions ?? view.storedRegions}
          error={errors["regions"]}
        />
      </FormSection>

      <FormSection id="trades" heading="Trades" intro={<FirstTradeOnProfile />}>
        <ul className="flex flex-wrap gap-2">
          {view.trades.map((trade) => (
            <li key={trade} className="max-w-full">
              <Chip>{trade}</Chip>
            </li>
          ))}
        </ul>
      </FormSection>

      <FormSection id="filters" heading="Contract Filters" intro={SETTINGS.minimumHint}>
        <SelectField
          id="contractValueMin"
          name="contractValueMin"
          label="Minimum contract value"
          options={view.minimums}
          defaultValue={
            view.minimums.some(({ value }) => value === choice.contractValueMin)
              ? choice.contractValueMin
              : view.choice.contractValueMin
          }
          error={errors["contractValueMin"]}
          className="max-w-sm"
        />
      </FormSection>

      <SaveBar>
        <Matches
          {...(matchesOfDraft ?? matches)}
          isDraft={matchesOfDraft?.isStored === false}
          isCounting={isCounting}
        />
        <Button disabled={saving}>{saving ? "Saving…" : "Save Settings"}</Button>
      </SaveBar>
    </Form>
  );
}

function FirstTradeOnProfile() {
  return (
    <>
      What your feed, digest and alerts look for. The first one is set in{" "}
      <Link to="/dashboard/profile#service" className="text-link">
        My Profile
      </Link>
      .
    </>
  );
}

function DigestDays({ first }: { first: boolean }) {
  return (
    <>
      {SETTINGS.digestArrives} {first && SETTINGS.firstDigest}
    </>
  );
}

type MatchesProps = Partial<MatchesView> & { isDraft: boolean; isCounting: boolean };

function Matches({ label, wider, isDraft, isCounting }: MatchesProps) {
  return (
    <p role="status" aria-busy={isCounting} className="min-h-6 tabular-nums">
      {label && <strong className="font-semibold">{label}</strong>}
      <span className="text-muted">
        {wider && ` · ${wider}`}
        {isDraft && " · not saved yet"}
      </span>
    </p>
  );
}

/**
 * Updates the count while the form is edited, from its current, unsaved values. Uses fetch instead of the router,
 * because lazy route discovery would treat an undiscovered URL as "Page not found".
 */
function useMatchesOfDraft() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const asking = useRef<AbortController | undefined>(undefined);
  const [isCounting, setIsCounting] = useState(false);
  const [matchesOfDraft, setMatches] = useState<DraftMatchesView | null>(null);

  function stop() {
    window.clearTimeout(timer.current);
    asking.current?.abort();
  }

  // Count what was chosen before hydration.
  useEffect(() => {
    if (form.current && isEdited(form.current)) recount();
    return stop;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the scripts have come
  }, []);

  async function count() {
    if (!form.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setIsCounting(true);
    const found = await fetchMatches(chosenRegions(form.current), controller.signal);
    if (controller.signal.aborted) return;
    setIsCounting(false);
    if (found) setMatches(found);
  }

  function recount() {
    stop();
    timer.current = window.setTimeout(() => void count(), DEBOUNCE_MS);
  }

  return { form, recount, isCounting, matchesOfDraft };
}

function chosenRegions(form: HTMLFormElement): URLSearchParams {
  const regions = new FormData(form).getAll("regions").filter((region) => typeof region === "string");
  return new URLSearchParams(regions.filter(Boolean).map((region) => ["regions", region]));
}

/** `null` if the request fails; the old count then stays. */
async function fetchMatches(query: URLSearchParams, signal: AbortSignal): Promise<DraftMatchesView | null> {
  try {
    const response = await fetch(`${MATCHES_HREF}?${query.toString()}`, { signal });
    return response.ok && !response.redirected ? await response.json<DraftMatchesView>() : null;
  } catch {
    return null;
  }
}
