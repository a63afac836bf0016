const MONTHS: ReadonlyArray<string> = [
  "january|jan|janvier|janv",
  "february|feb|fevrier|fevr|fev",
  "march|mar|mars",
  "april|apr|avril|avr",
  "may|mai",
  "june|jun|juin",
  "july|jul|juillet|juil",
  "august|aug|aout",
  "september|sept|sep|septembre",
  "october|oct|octobre",
  "november|nov|novembre",
  "december|dec|decembre",
];

const NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);

/** Longest first, so that "march" is not read as "mar". */
export const MONTH = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join("|");

export const monthNumber = (name: string): number => NUMBERS.get(name) ?? 0;

const WEEKDAYS = new Map(
  [
    "monday|mon|lundi",
    "tuesday|tues|tue|mardi",
    "wednesday|wed|mercredi",
    "thursday|thurs|thur|thu|jeudi",
    "friday|fri|vendredi",
    "saturday|sat|samedi",
    "sunday|sun|dimanche",
  ].flatMap((names, index) => names.split("|").map((name) => [name, index + 1] as const)),
);

export const WEEKDAY = [...WEEKDAYS.keys()].sort((a, b) => b.length - a.length).join("|");

/** 1 is Monday, as in Luxon. */
export const weekdayNumber = (name: string): number => WEEKDAYS.get(name) ?? 0;
