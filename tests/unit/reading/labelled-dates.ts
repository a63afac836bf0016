import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { DateTime } from "luxon";
import { KEY_DATE_KINDS, type KeyDate, type KeyDateKind } from "~/domain/reading/key-date";
import { readNotice } from "./read-notice";

type LabelledDate = {
  kind: string;
  at: string | null;
  precision?: "minute" | "day" | "stated";
  mandatory?: boolean | null;
  sentence: string;
};
export type LabelledText = {
  id: string;
  language: "en" | "fr";
  published: string | null;
  text: string;
  dates: ReadonlyArray<LabelledDate>;
};

const FILE = new URL("../../../../shared/data/dates/labelled.jsonl", import.meta.url);
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The rules were written from the open half; texts of the sealed half are only counted. */
export type Half = "open" | "sealed";

const halfOf = (id: string): Half =>
  Number.parseInt(createHash("sha256").update(id).digest("hex").slice(-1), 16) % 2 === 0 ? "open" : "sealed";

/** Empty where the labelled texts are not at hand: they are no part of the project. */
export function labelledTexts(half: Half): Array<LabelledText> {
  if (!existsSync(FILE)) return [];
  return readFileSync(FILE, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as LabelledText)
    .filter(({ id }) => halfOf(id) === half);
}

export function readLabelled(labelled: LabelledText): Array<KeyDate> {
  const { text, language, published } = labelled;
  const day = published !== null && DAY.test(published) ? new Date(`${published}T12:00:00Z`) : null;
  return readNotice(text, { language, published: day, zone: zoneOf(labelled) });
}

const ZONES = ["Toronto", "Winnipeg", "Regina", "Edmonton", "Vancouver", "Halifax", "St_Johns"].map(
  (city) => `America/${city}`,
);

/** The reader is told the zone of the place. The labels do not name it, but their offsets from UTC tell it. */
function zoneOf({ dates }: LabelledText): string {
  const instants = dates.flatMap(({ at }) => (at?.includes("T") ? [at] : []));
  const fits = (zone: string) =>
    instants.every(
      (at) => DateTime.fromISO(at, { zone }).offset === DateTime.fromISO(at, { setZone: true }).offset,
    );
  return ZONES.find(fits) ?? "America/Toronto";
}

export type Score = { right: number; wrong: number; missed: number };
export type Scores = {
  kinds: Record<KeyDateKind, Score>;
  mandatoryCalledOptional: number;
  optionalCalledMandatory: number;
};

/** Compares the sure dates with the labels: the same kind and instant, or day, or for a duration the same sentence. */
export function scoresOf(texts: ReadonlyArray<LabelledText>): Scores {
  const kinds = Object.fromEntries(
    KEY_DATE_KINDS.map((kind) => [kind, { right: 0, wrong: 0, missed: 0 }]),
  ) as Scores["kinds"];
  const scores: Scores = { kinds, mandatoryCalledOptional: 0, optionalCalledMandatory: 0 };
  for (const text of texts) addScores(text, scores);
  return scores;
}

function addScores(text: LabelledText, scores: Scores) {
  const wanted = distinctLabels(text.dates);
  const found = readLabelled(text).filter(
    ({ standing, precision }) => standing === "sure" && precision !== "none",
  );
  for (const date of found) {
    const index = wanted.findIndex((label) => label.kind === date.kind && fits(date, label));
    const [label] = index < 0 ? [] : wanted.splice(index, 1);
    scores.kinds[date.kind][label ? "right" : "wrong"] += 1;
    if (label?.mandatory === true && date.mandatory === "no") scores.mandatoryCalledOptional += 1;
    if (label?.mandatory === false && date.mandatory === "yes") scores.optionalCalledMandatory += 1;
  }
  for (const { kind } of wanted) if (isKind(kind)) scores.kinds[kind].missed += 1;
}

const isKind = (kind: string): kind is KeyDateKind => KEY_DATE_KINDS.some((known) => known === kind);

function distinctLabels(labels: ReadonlyArray<LabelledDate>): Array<LabelledDate> {
  const keyOf = ({ kind, at }: LabelledDate) => `${kind} ${at}`;
  return labels.filter(
    (label, index) => labels.findIndex((other) => keyOf(other) === keyOf(label)) === index,
  );
}

function fits(date: KeyDate, { at, precision, sentence }: LabelledDate): boolean {
  if (at?.startsWith("--")) return isDayWithoutYear(date, at);
  if (precision === "minute") return date.at?.getTime() === Date.parse(at ?? "");
  if (precision === "day") return date.localDay === at;
  return sharesWords(date.sentence, sentence);
}

/** "--03-07T14:00" where the text has no year, which the reader may take from its other dates. */
function isDayWithoutYear({ localDay, localTime }: KeyDate, at: string): boolean {
  const [day, time] = at.slice(1).split("T");
  return localDay?.slice(4) === day && (time === undefined || localTime === time);
}

function sharesWords(a: string, b: string): boolean {
  const [first, second] = [a, b].map((text) => new Set(text.split(/\s+/)));
  if (!first || !second) return false;
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared >= 0.6 * Math.min(first.size, second.size);
}
