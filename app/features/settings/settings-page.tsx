import { getFormProps, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef, useState } from "react";
import { MISSED } from "~/content/missed";
import { SETTINGS } from "~/content/settings";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { classes } from "~/ui/classes";
import { errorsOf, selectProps, switchProps } from "~/ui/conform-fields";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField } from "~/ui/field";
import { Flash } from "~/ui/flash";
import { FormSection } from "~/ui/form-section";
import { isEdited } from "~/ui/is-edited";
import { OwnerField } from "~/ui/owner-field";
import { CLEAR_OF_SAVE_BAR, SaveBar } from "~/ui/save-bar";
import { SwitchField } from "~/ui/switch-field";
import { useAfterHydration } from "~/ui/use-after-hydration";
import { RegionPicker } from "./region-picker";
import type {
  DraftMatchesView,
  MatchesView,
  SettingsFields,
  SettingsRefusal,
  SettingsView,
} from "./settings-view";
import { TradeChoices } from "./trade-choices";

const MATCHES_HREF = "/dashboard/settings/matches";
/** The same delay as for search (spec section 9). */
const DEBOUNCE_MS = 250;

type Notice = { title: string; text: string; tone: "destructive" };

type SettingsPageProps = {
  view: SettingsView;
  matches: DraftMatchesView | null;
  refusal: SettingsRefusal | null;
  notice: Notice | null;
  /** The page comes after saving. */
  isSaved: boolean;
};

export function SettingsPage({ view, matches, refusal, notice, isSaved }: SettingsPageProps) {
  const form = useDraft(JSON.stringify(view.choice), refusal, isSaved);
  return (
    <div className="max-w-5xl space-y-6">
      {notice && <Flash {...notice} />}
      <SettingsForm key={form.number} {...{ view, matches }} refusal={form.refusal} />
    </div>
  );
}

/**
 * A new form, without the old draft, after saving and after a refusal. A search for a place and a step in the list of
 * places keep the draft: they load the page too, and then it no longer knows of the refusal.
 */
function useDraft(choice: string, refusal: SettingsPageProps["refusal"], isSaved: boolean) {
  const [form, setForm] = useState({ number: 0, choice, refusal, isSaved });
  const isNew =
    choice !== form.choice || (refusal !== null && refusal !== form.refusal) || (isSaved && !form.isSaved);
  if (isNew) setForm({ number: form.number + 1, choice, refusal, isSaved });
  else if (isSaved !== form.isSaved) setForm({ ...form, isSaved });
  return form;
}

function SettingsForm({ view, matches, refusal }: Omit<SettingsPageProps, "notice" | "isSaved">) {
  const [form, fields] = useForm<SettingsFields>({
    id: "settings",
    lastResult: refusal?.answer ?? null,
    defaultValue: { ...view.choice, ...view.choice.reminders },
  });
  const minimum = selectProps(fields.contractValueMin);
  const { formRef, recount, isCounting, matchesOfDraft } = useMatchesOfDraft();
  const saving = useNavigation().formAction?.startsWith("/dashboard/settings") ?? false;
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      ref={formRef}
      onChange={recount}
      className={classes("space-y-6", CLEAR_OF_SAVE_BAR)}
    >
      <ErrorSummary errors={errorsOf(form)} />
      <OwnerField />
      <FormSection id="delivery" heading="What we send" intro={<DigestDays first={view.awaitsFirstDigest} />}>
        <SwitchField
          {...switchProps(fields.alertWeekly, {
            hint: "New bids in your regions and trades, once a week.",
          })}
          label="Email Digest"
        />
        <SwitchField
          {...switchProps(fields.alertInstant, {
            hint: [SETTINGS.instantAlerts, view.statedValues].filter(Boolean).join(" "),
          })}
          label="Instant Alerts"
          badge={!view.instantAlerts && <Badge tone="outline">{SETTINGS.proOnly}</Badge>}
          disabled={!view.instantAlerts}
        />
        <input type="hidden" name="shown" value="alertSameDay" />
        <SwitchField
          {...switchProps(fields.alertSameDay, { hint: SETTINGS.sameDayHint })}
          label={SETTINGS.sameDay}
          badge={!view.instantAlerts && <Badge tone="outline">{SETTINGS.proOnly}</Badge>}
          disabled={!view.instantAlerts}
        />
      </FormSection>

      <FormSection id="reminders" heading="Reminders" intro={SETTINGS.remindersIntro}>
        <SwitchField
          {...switchProps(fields.remind, { hint: SETTINGS.remindersHint })}
          label="Remind me of the dates of my saved bids"
        />
        <SwitchField
          {...switchProps(fields.remindWeekAhead, { hint: SETTINGS.weekAheadHint })}
          label="Also 7 days before"
        />
        <SelectField
          {...selectProps(fields.timeZone)}
          label="Your time zone"
          options={view.timeZones}
          className="max-w-sm"
        />
      </FormSection>

      <FormSection id="coverage" heading="Region Coverage" intro="Where you work. Your feed uses it too.">
        <RegionPicker
          many={view.manyRegions}
          picker={view.regionPicker}
          stored={view.storedRegions}
          chosen={refusal?.chosenRegions ?? view.chosenRegions}
          error={fields.regions.errors?.[0]}
        />
      </FormSection>

      <FormSection id="trades" heading="Trades" intro={SETTINGS.tradesIntro}>
        <TradeChoices
          many={view.manyTrades}
          trades={view.trades}
          off={view.choice.partsOff ?? []}
          refused={refusal}
          errors={{
            trades: fields.serviceTypes.errors?.[0],
            parts: fields.parts.errors?.[0],
            custom: fields.customService.errors?.[0],
          }}
        />
        {view.pausedTrades.length > 0 && (
          <p className="max-w-measure text-sm text-muted">{SETTINGS.paused(view.pausedTrades)}</p>
        )}
      </FormSection>

      <FormSection id="filters" heading="Contract Filters" intro={SETTINGS.minimumHint}>
        <SelectField
          {...minimum}
          label="Minimum contract value"
          options={view.minimums}
          defaultValue={
            view.minimums.some(({ value }) => value === minimum.defaultValue)
              ? minimum.defaultValue
              : view.choice.contractValueMin
          }
          className="max-w-sm"
        />
      </FormSection>

      <p className="max-w-measure text-sm text-muted">
        {MISSED.settingsLead}{" "}
        <Link to="/dashboard/missed" className="text-link">
          {MISSED.link}
        </Link>
      </p>

      <SaveBar>
        <Matches
          {...(matchesOfDraft ?? matches)}
          isDraft={(matchesOfDraft ?? matches)?.isStored === false}
          isCounting={isCounting}
        />
        <noscript>
          <Button look="secondary" formMethod="get" formAction="/dashboard/settings" formNoValidate>
            {SETTINGS.preview}
          </Button>
        </noscript>
        <Button>{saving ? "Saving…" : "Save Settings"}</Button>
      </SaveBar>
    </Form>
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

function Matches({ label, wider, past, isDraft, isCounting }: MatchesProps) {
  return (
    <p role="status" aria-busy={isCounting} className="min-h-6 min-w-0 tabular-nums wrap-anywhere">
      {label && <strong className="font-semibold">{label}</strong>}
      <span className="text-muted">
        {wider && ` · ${wider}`}
        {isDraft && " · not saved yet"}
        {past && <span className="block text-sm">{past}.</span>}
      </span>
    </p>
  );
}

/**
 * Updates the count while the form is edited, from its current, unsaved values. Uses fetch instead of the router,
 * because lazy route discovery would treat an undiscovered URL as "Page not found".
 */
function useMatchesOfDraft() {
  const formRef = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const asking = useRef<AbortController | undefined>(undefined);
  const [isCounting, setIsCounting] = useState(false);
  const [matchesOfDraft, setMatches] = useState<DraftMatchesView | null>(null);

  function stop() {
    window.clearTimeout(timer.current);
    asking.current?.abort();
  }

  // Count what was chosen before hydration.
  useAfterHydration(() => {
    if (formRef.current && isEdited(formRef.current)) recount();
    return stop;
  });

  async function count() {
    if (!formRef.current) return;
    const controller = new AbortController();
    asking.current = controller;
    setIsCounting(true);
    const found = await fetchMatches(chosenMatches(formRef.current), controller.signal);
    if (controller.signal.aborted) return;
    setIsCounting(false);
    if (found) setMatches(found);
  }

  function recount() {
    stop();
    timer.current = window.setTimeout(() => void count(), DEBOUNCE_MS);
  }

  return { formRef, recount, isCounting, matchesOfDraft };
}

/** The fields that decide what matches. */
function chosenMatches(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  const chosen = ["regions", "trades", "serviceTypes", "customService", "parts", "partsOf"].flatMap((field) =>
    data.getAll(field).map((value) => [field, value] as const),
  );
  return new URLSearchParams(
    chosen.flatMap(([field, value]) => (typeof value === "string" && value !== "" ? [[field, value]] : [])),
  );
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
