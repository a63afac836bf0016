import { RETENTION } from "~/domain/retention";

/** Every cookie we set; a test compares this list with the code. */
export const COOKIES = [
  {
    name: "__Host-session",
    purpose: "Keeps you signed in. It holds a random number that means nothing elsewhere.",
    lasts: `${RETENTION.sessionIdleDays} days after your last visit, at most ${RETENTION.sessionMaxDays}`,
  },
  {
    name: "flash",
    purpose: "Carries a notice to the next page, such as “Settings Saved”.",
    lasts: "Until it has been shown, at most one minute",
  },
  {
    name: "first-digest-toast",
    purpose: "Remembers to tell you once when your first digest comes.",
    lasts: "Until it has been shown, at most until that Sunday",
  },
  {
    name: "sidebar",
    purpose: "Remembers whether the sidebar is narrow.",
    lasts: `${RETENTION.sidebarDays} days`,
  },
  {
    name: "upgrade-banner",
    purpose: "Remembers that you closed the upgrade banner.",
    lasts: "One day",
  },
] as const;
