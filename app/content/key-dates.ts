/** Words about dates that a reader corrects or adds. */
export const KEY_DATE_NOTICES = {
  saved: { title: "Date saved", text: "We use your date from now on, even if we read another one later." },
  savedAfterClosing: {
    title: "Date saved, but it is after the closing",
    text: "Check the day and the hour in the documents.",
    tone: "info" as const,
  },
  savedInPlaceOf: (before: string) => ({
    title: "Date saved",
    text: `It takes the place of your closing date of ${before}.`,
  }),
  savedPastClosing: {
    title: "Date saved, but this closing is in the past",
    text: "Check the day and the hour in the documents.",
    tone: "info" as const,
  },
  none: { title: "Noted", text: "For you, this bid has no such date." },
  removed: { title: "Removed", text: "What we read out of the notice counts again." },
  failed: { title: "Error: Failed to save the date.", tone: "destructive" as const },
};

export const KEY_DATE_WORDS = {
  /** In the closing's row. */
  openedThen: "Bids are opened at the same time",
  /** Before the name of the row above. */
  sameSentence: "From the same sentence as",
  /** Above the sentence of a date that its reader has corrected. */
  overruled: "The notice’s own sentence:",
  /** Where the sentence beside it says more. */
  asStated: "As the notice says",
  counted: "Counted from another date",
  countedFrom: (time: string) => `${time}, counted from another date`,
  beforeClosing: ({ count, unit }: { count: number; unit: string }) =>
    `${count} ${unit}${count === 1 ? "" : "s"} before the closing`,
  /** Behind a day counted back in working days, among which there may be holidays. */
  orEarlier: ", or earlier if a holiday falls between",
  change: "Change your date",
  addToCalendar: "Add to calendar",
  addAllToCalendar: "Add all dates to calendar",
  add: "Add a date",
  afterClosing: "This is after the closing: check it.",
};

/** Dates without which a bidder looks in the documents: what the page says where the notice states none. */
export const ALWAYS_TOLD = [
  {
    kind: "site_meeting",
    none: "says that there is no site meeting.",
    unsaid: "The notice does not mention a site meeting. Look in the documents.",
  },
  {
    kind: "questions",
    none: "says that there is no deadline for questions.",
    unsaid: "The notice does not say until when questions can be asked. Look in the documents.",
  },
] as const;

/** What follows the name of a date of which its reader has noted that there is none. */
export const NOTED_AS_NONE = {
  noted: "you noted that there is no such date.",
  wasRead: (when: string) => `It was read as ${when}.`,
  doesNotCount: "It does not count for you.",
  hasChanged: "The notice has changed since: look whether your answer still holds.",
  overtaken: "you noted that there is no such date, before the notice changed. The date above counts again.",
};

export const KEY_DATE_ERRORS = {
  unknownAction: "Not one of our forms",
  kind: "Choose what the date is for.",
  noDay: "Enter the day.",
  badDay: "Enter an existing day, such as 2026-11-24.",
  dayRange: "Enter a day from 2015 to 2100.",
  badTime: "Enter a time such as 09:30, or leave it empty.",
  zone: "Choose a time zone from the list.",
  mandatory: "Choose whether it is mandatory.",
  clocksChange: "The clocks change then: this time does not exist, or twice. Enter another time.",
  stale:
    "The date that you are correcting is not in the notice any more. Nothing is saved yet. Look at the bid's dates, or save this as a date of your own.",
  otherKind: "That date is for something else. Nothing is saved yet. Open it again to correct it.",
  noneOfClosing: "A bid closes at some time. Enter when, or remove what you have noted.",
  tooMany: "You have noted 20 dates for this bid. Remove one first.",
};
