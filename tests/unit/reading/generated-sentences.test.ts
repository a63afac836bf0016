import fc from "fast-check";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import type { KeyDateKind } from "~/domain/reading/key-date";
import { readNotice } from "./read-notice";

type Language = "en" | "fr";
type Form = (date: string) => string;
type Grammar = Record<Language, Partial<Record<KeyDateKind, ReadonlyArray<Form>>>>;

const STATED: Grammar = {
  en: {
    closing: [
      (date) => `Sealed bids are due ${date}.`,
      (date) => `Proposals must be received no later than ${date}.`,
      (date) => `Closing date: ${date}`,
      (date) => `| Bid due date | ${date} |`,
      (date) => `${date} – Tenders close`,
      (date) => `The bid deadline has been extended to ${date}.`,
    ],
    opening: [
      (date) => `Bids will be publicly opened on ${date}.`,
      (date) => `Bid opening: ${date}`,
      (date) => `${date} | Public opening of bids`,
    ],
    site_meeting: [
      (date) => `A mandatory site visit will be held on ${date}.`,
      (date) => `Pre-bid meeting: ${date}`,
      (date) => `${date} – Walk-through`,
    ],
    questions: [
      (date) => `Questions must be submitted in writing by ${date}.`,
      (date) => `Deadline for questions ........ ${date}`,
      (date) => `${date}: Last day for inquiries`,
    ],
    intent: [
      (date) => `Bidders must register for the visit by ${date}.`,
      (date) => `Notice of intent to bid due: ${date}`,
    ],
    addenda: [(date) => `The last addendum will be issued on ${date}.`, (date) => `Final addendum\t${date}`],
    start: [(date) => `Contract start date: ${date}`, (date) => `The work shall begin on ${date}.`],
    end: [(date) => `Substantial completion: ${date}`, (date) => `All work must be completed by ${date}.`],
  },
  fr: {
    closing: [
      (date) => `Les soumissions doivent être déposées au plus tard le ${date}.`,
      (date) => `Date limite de réception des offres : ${date}`,
      (date) => `${date} : Dépôt des soumissions`,
    ],
    opening: [
      (date) => `Les soumissions seront ouvertes publiquement le ${date}.`,
      (date) => `| Ouverture des soumissions | ${date} |`,
    ],
    site_meeting: [
      (date) => `Une visite des lieux aura lieu le ${date}.`,
      (date) => `Visite obligatoire : ${date}`,
      (date) => `${date} – Rencontre d'information`,
    ],
    questions: [
      (date) => `Les questions doivent être transmises au plus tard le ${date}.`,
      (date) => `Date limite pour les questions : ${date}`,
    ],
    intent: [(date) => `Les soumissionnaires doivent s'inscrire au plus tard le ${date}.`],
    addenda: [(date) => `Le dernier addenda sera publié le ${date}.`],
    start: [(date) => `Début des travaux : ${date}`],
    end: [(date) => `Fin du contrat : ${date}`],
  },
};

/** What is past, denied, conditional, asked or about another matter. */
const NOT_STATED: Record<Language, ReadonlyArray<Form>> = {
  en: [
    (date) => `Bids were received until ${date}.`,
    (date) => `The previous tender closed on ${date}.`,
    (date) => `Bids were opened on ${date}.`,
    (date) => `A site visit was held on ${date}.`,
    (date) => `The pre-bid meeting of ${date} has been cancelled.`,
    (date) => `The meeting was originally scheduled for ${date}.`,
    (date) => `The site visit will not be held on ${date}.`,
    (date) => `No site meeting will be held on ${date}.`,
    (date) => `Bids will not be opened on ${date}.`,
    (date) => `If required, a second site visit will be held on ${date}.`,
    (date) => `A site visit may be held on ${date}.`,
    (date) => `In the event of a strike, bids will be received until ${date}.`,
    (date) => `Is the closing date ${date}?`,
    (date) => `Can the deadline for questions be extended to ${date}?`,
    (date) => `The contract will be awarded on ${date}.`,
    (date) => `Council will consider the bids at its meeting of ${date}.`,
    (date) => `Addendum No. 2, dated ${date}, is part of the documents.`,
    (date) => `Bid documents are available from ${date}.`,
    (date) => `The certificate of insurance expires on ${date}.`,
    (date) => `Invoices are due on ${date}.`,
    (date) => `The pre-construction meeting will be held on ${date}.`,
    (date) => `Envelopes are not to be opened before ${date}.`,
    (date) => `Answers to questions will be posted on ${date}.`,
    (date) => `Late bids received after the closing were returned on ${date}.`,
    (date) => `The current contract expires on ${date}.`,
    (date) => `The closing date is tentatively ${date}.`,
    (date) => `Samples are due on ${date}.`,
    (date) => `The road will be opened to traffic on ${date}.`,
  ],
  fr: [
    (date) => `Une visite des lieux a eu lieu le ${date}.`,
    (date) => `La visite prévue le ${date} est annulée.`,
    (date) => `La visite ne se tiendra pas le ${date}.`,
    (date) => `Si nécessaire, une deuxième visite des lieux aura lieu le ${date}.`,
    (date) => `La date de clôture est-elle le ${date}?`,
    (date) => `Le contrat sera octroyé le ${date}.`,
    (date) => `La séance du conseil aura lieu le ${date}.`,
    (date) => `Les documents sont disponibles à compter du ${date}.`,
    (date) => `Les réponses aux questions seront publiées le ${date}.`,
    (date) => `Ne pas ouvrir avant le ${date}.`,
    (date) => `Au départ, la clôture était fixée au ${date}.`,
    (date) => `En cas de grève, les soumissions seront reçues jusqu'au ${date}.`,
  ],
};

const FORMATS: Record<Language, ReadonlyArray<string>> = {
  en: ["MMMM d, yyyy", "cccc, MMMM d, yyyy", "d MMMM yyyy", "yyyy-MM-dd", "MMM. d, yyyy"],
  fr: ["d MMMM yyyy", "cccc d MMMM yyyy", "yyyy-MM-dd"],
};
const HOURS: Record<Language, ReadonlyArray<string>> = {
  en: ["", " at 2:00 p.m.", ", 2:00 PM", " at 14:00"],
  fr: ["", " à 14 h", " à 14 h 00"],
};
const WITHOUT_HOUR: ReadonlyArray<KeyDateKind> = ["start", "end"];

const written = fc.record({
  language: fc.constantFrom<Language>("en", "fr"),
  day: fc.integer({ min: 20, max: 300 }),
  format: fc.nat(),
  hour: fc.nat(),
});
const pick = <T>(list: ReadonlyArray<T>, place: number): T => {
  const one = list[place % list.length];
  if (one === undefined) throw new Error("The list is empty.");
  return one;
};

function dateOf({
  language,
  day,
  format,
  hour,
}: {
  language: Language;
  day: number;
  format: number;
  hour: number;
}) {
  const at = DateTime.utc(2026, 2, 10).plus({ days: day });
  const words = at.setLocale(language).toFormat(pick(FORMATS[language], format));
  return { day: at.toISODate(), words, hour: pick(HOURS[language], hour) };
}

const CASES = (["en", "fr"] as const).flatMap((language) =>
  Object.entries(STATED[language]).flatMap(([kind, forms]) =>
    forms.map((form) => ({ language, kind: kind as KeyDateKind, form })),
  ),
);

test("every kind of date is read in every form, with its day and hour", () => {
  fc.assert(
    fc.property(fc.constantFrom(...CASES), written, ({ language, kind, form }, when) => {
      const date = dateOf({ ...when, language });
      const hour = WITHOUT_HOUR.includes(kind) ? "" : date.hour;
      const sure = readNotice(form(`${date.words}${hour}`), { language })
        .filter(({ standing }) => standing === "sure")
        .map(({ kind: read, localDay, localTime }) => ({ read, localDay, localTime }));
      expect(sure).toEqual([{ read: kind, localDay: date.day, localTime: hour === "" ? null : "14:00" }]);
    }),
    { numRuns: 1_500, seed: 11 },
  );
});

test("what is past, denied, conditional or about another matter is never a sure date of the bid", () => {
  const forms = (["en", "fr"] as const).flatMap((language) =>
    NOT_STATED[language].map((form) => ({ language, form })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...forms), written, ({ language, form }, when) => {
      const { words, hour } = dateOf({ ...when, language });
      const sure = readNotice(form(`${words}${hour}`), { language }).filter(
        ({ standing, precision }) => standing === "sure" && precision !== "none",
      );
      expect(sure).toEqual([]);
    }),
    { numRuns: 1_500, seed: 12 },
  );
});

test("lists with their dates first or last are read the same, whatever parts them", () => {
  const kinds = ["site_meeting", "questions", "closing"] as const;
  const labels = { site_meeting: "Pre-bid meeting", questions: "Questions due", closing: "Bids due" };
  const layouts = [
    (entries: ReadonlyArray<readonly [string, string]>) =>
      entries.map(([label, date]) => `${label}: ${date}`).join("\n"),
    (entries: ReadonlyArray<readonly [string, string]>) =>
      entries.map(([label, date]) => `${date} ${label}`).join(" "),
    (entries: ReadonlyArray<readonly [string, string]>) =>
      entries.map(([label, date]) => `| ${date} | ${label} |`).join("\n"),
    (entries: ReadonlyArray<readonly [string, string]>) =>
      entries.map(([label, date]) => `${date} - ${label}`).join(", "),
    (entries: ReadonlyArray<readonly [string, string]>) =>
      entries.map(([label, date]) => `${label} ...... ${date}`).join("\n"),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...layouts), fc.integer({ min: 10, max: 200 }), (layout, first) => {
      const days = kinds.map((_, place) => DateTime.utc(2026, 2, 10).plus({ days: first + place * 9 }));
      const text = layout(
        kinds.map((kind, place) => [labels[kind], days[place]?.toFormat("MMMM d, yyyy") ?? ""] as const),
      );
      const sure = readNotice(text)
        .filter(({ standing }) => standing === "sure")
        .map(({ kind, localDay }) => `${kind} ${localDay}`);
      expect(sure).toEqual(kinds.map((kind, place) => `${kind} ${days[place]?.toISODate()}`));
    }),
    { numRuns: 300, seed: 13 },
  );
});
