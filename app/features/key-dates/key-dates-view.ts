/** A line of a bid's key dates. Texts are final. */
export type KeyDateView = {
  id: string;
  /** "Site meeting" */
  name: string;
  isClosing: boolean;
  /** "mandatory", "optional", "not said whether mandatory"; of meetings only. */
  attendance: string | null;
  isMandatory: boolean;
  /** "Tue 24 Nov 2026, 10:00 am ET", "60 days", or what the sentence below says. */
  when: string;
  iso: string | null;
  /** "tomorrow", "in 3 days", "past" */
  left: string | null;
  isSoon: boolean;
  /** Later than the bid's closing, or a duration: told below it. */
  isAfterClosing: boolean;
  place: string | null;
  /** The notice's own words; `null` for what a field of the portal or the reader states. */
  sentence: string | null;
  /** The name of the row above that has the same long sentence, which is printed there alone. */
  sameSentenceAs: string | null;
  /** Whether the sentence is what the notice says, and the reader's own date another. */
  isOverruled: boolean;
  language: "en" | "fr";
  /** "The portal states this date.", "Corrected by you. The notice was read as …" */
  note: string | null;
  /** Where a wrong reading is reported; `null` for what has no date to correct. */
  correctHref: string | null;
  /** The file for the reader's own calendar; `null` for what is over or has no sure day. */
  calendarHref: string | null;
};

export type KeyDatesView = {
  dates: ReadonlyArray<KeyDateView>;
  /** The opening at the minute of the closing, which is told in the closing's row. */
  opening: KeyDateView | null;
  /** What the notice states that there is none of, or does not mention. */
  absent: ReadonlyArray<{ id: string; text: string; sentence: string | null; language: "en" | "fr" }>;
  /** What the reader has answered that there is none of, with what the notice says. */
  denied: ReadonlyArray<{
    id: string;
    text: string;
    sentence: string | null;
    language: "en" | "fr";
    /** Where it is taken back by a post with its `id`. */
    undoAction: string;
  }>;
  /** Sentences whose date needs checking. */
  also: ReadonlyArray<{
    id: string;
    name: string;
    /** A site meeting that is mandatory, although its date is doubtful. */
    isMandatory: boolean;
    /** "The notice gives no year for it."; `null` where that cannot be said plainly. */
    why: string | null;
    /** Empty for what only a field of a portal states. */
    sentence: string;
    language: "en" | "fr";
    /** Which portal says it, if there are several, and what a field of the portal says instead. */
    note: string | null;
  }>;
  /** We have no text, so nothing can be said of what the notice leaves unsaid. */
  isTextMissing: boolean;
  /** The sentence of the closing's hour, if the portal states the day alone. */
  closingHour: { note: string; sentence: string; language: "en" | "fr" } | null;
  /** Whether the closing date is one of `dates`: its reader's own, or the text's of a bid whose portal states none. */
  isClosingADate: boolean;
  /** Where a reader corrects the portal's closing date, or adds one. */
  correctClosing: { href: string; label: string };
  /** "The notice’s text states another closing: …" */
  otherClosing: string | null;
  /** The day on which the dates were read. */
  readOn: string;
  addHref: string;
  /** The files with the closing date and with all dates, if they are still ahead. */
  closingHref: string | null;
  allHref: string | null;
};
