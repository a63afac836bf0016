import {
  CHOOSE_STEP,
  type OnboardingSelection,
  type Step,
  type Upsell,
  UPSELLS,
} from "~/domain/account/onboarding";

/** Field names in the forms and in the URL. */
export const FIELDS = {
  step: "step",
  countries: "country",
  stateProvinces: "state",
  municipalities: "municipality",
  serviceTypes: "service",
  customService: "custom",
  upsell: "upsell",
  /** The choice that the latest one replaced. */
  replaced: "replaced",
  /** What was typed to find a place. */
  find: "find-region",
  /** A place among those found. */
  found: "found",
  /** A chosen place that is taken out again. */
  drop: "drop",
} as const;

/** Prefix for the choices that the form was rendered with, to detect what a new choice replaced. */
export const BEFORE = "was-";

export const PATH = "/onboarding";
export const PRO_PATH = `${PATH}/pro`;

/** No code is longer. Longer text is refused where it belongs, and must not make a long URL before. */
const LONGEST_VALUE = 200;

/** The choices are only in the URL until they are stored. */
export function readSelection(query: URLSearchParams, prefix = ""): OnboardingSelection {
  const list = (name: string) =>
    query.getAll(`${prefix}${name}`).flatMap((value) => value.slice(0, LONGEST_VALUE) || []);
  return {
    countries: list(FIELDS.countries),
    stateProvinces: list(FIELDS.stateProvinces),
    municipalities: list(FIELDS.municipalities),
    serviceTypes: list(FIELDS.serviceTypes),
    customService: list(FIELDS.customService)[0] ?? "",
  };
}

export function readUpsell(query: URLSearchParams): Upsell | null {
  return UPSELLS.find((upsell) => upsell === query.get(FIELDS.upsell)) ?? null;
}

/** The choices as form fields or URL parameters. */
export function fieldsOf(selection: OnboardingSelection): Array<[name: string, value: string]> {
  const list = (name: string, values: ReadonlyArray<string>) =>
    values.map((value): [string, string] => [name, value]);
  return [
    ...list(FIELDS.countries, selection.countries),
    ...list(FIELDS.stateProvinces, selection.stateProvinces),
    ...list(FIELDS.municipalities, selection.municipalities),
    ...list(FIELDS.serviceTypes, selection.serviceTypes),
    ...list(FIELDS.customService, selection.customService === "" ? [] : [selection.customService]),
  ];
}

type Extra = { upsell?: Upsell | null; replaced?: string | null; find?: string };

export function wizardHref(step: Step, selection: OnboardingSelection, extra: Extra = {}): string {
  return `${PATH}?${wizardQuery(step, selection, extra)}`;
}

/** The page about Pro, which leads back to these choices. */
export function proHref(selection: OnboardingSelection): string {
  return `${PRO_PATH}?${wizardQuery(CHOOSE_STEP, selection, {})}`;
}

function wizardQuery(step: Step, selection: OnboardingSelection, { upsell, replaced, find }: Extra): string {
  const optional = [
    [FIELDS.upsell, upsell],
    [FIELDS.replaced, replaced],
    [FIELDS.find, find],
  ].flatMap(([name, value]) => (name && value ? [[name, value]] : []));
  return new URLSearchParams([[FIELDS.step, String(step)], ...fieldsOf(selection), ...optional]).toString();
}
