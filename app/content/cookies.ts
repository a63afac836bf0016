import { RETENTION } from "~/domain/retention";

/** Every cookie we set; a test compares this list with the code. */
export const COOKIES = [
  {
    name: "__Host-session",
    purpose: "Keeps you signed in. It holds a random number that means nothing elsewhere.",
    lasts: `${RETENTION.sessionIdleDays} days after your last visit, at most ${RETENTION.sessionMaxDays}`,
  },
  {
    name: "__Host-browser",
    purpose:
      "Marks a browser that has signed in. We email you about sign-ins from other browsers, and people who guess at your password from elsewhere cannot lock you out. Ends when your password changes.",
    lasts: `${RETENTION.knownBrowserDays} days after your last sign-in`,
  },
  {
    name: "__Host-flash",
    purpose: "Carries a notice to the next page, such as “Settings Saved”.",
    lasts: "Until it has been shown, at most one minute",
  },
  {
    name: "__Host-first-digest-toast",
    purpose: "Remembers to tell you once when your first digest comes.",
    lasts: "Until it has been shown, at most until that Sunday",
  },
  {
    name: "__Host-sign-up",
    purpose:
      "Holds the address that you signed up with, so that the next page can show it and send the email again.",
    lasts: "One hour",
  },
  {
    name: "__Host-bookmark",
    purpose: "Remembers which of your changes the next page must show.",
    lasts: "Five minutes",
  },
  {
    name: "__Host-sidebar",
    purpose: "Remembers whether the sidebar is narrow.",
    lasts: `${RETENTION.sidebarDays} days`,
  },
  {
    name: "__Host-upgrade-banner",
    purpose: "Remembers that you closed the upgrade banner.",
    lasts: "One day",
  },
] as const;
