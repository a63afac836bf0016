/** Words about dates that a reader corrects or adds. */
export const KEY_DATE_NOTICES = {
  saved: { title: "Date saved", text: "It counts for you, whatever the notice says later." },
  none: { title: "Noted", text: "For you, this bid has no such date." },
  removed: { title: "Removed", text: "What we read out of the notice counts again." },
  failed: { title: "Error: Failed to save the date.", tone: "destructive" as const },
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
