/** Words of the calendar of saved bids, and of the feed that calendar programs read. */
export const CALENDAR = {
  title: "Calendar",
  unknown: "Not one of our forms",
};

export const CALENDAR_NOTICES = {
  revoked: { title: "Stopped", text: "Calendars that had the address no longer find it." },
  failed: {
    title: "Error: The address could not be changed.",
    text: "Please try again.",
    tone: "destructive" as const,
  },
  listFailed: {
    title: "Error: Your dates could not be loaded.",
    text: "Please reload the page.",
    tone: "destructive" as const,
  },
};
