/** Text of the digest settings; part of it is from the spec (sections 2, 5 and 8), word for word. */
import { limitInWords, limitsFor } from "~/domain/billing/roles";
import { INSTANT_ALERTS_HINT, REMINDERS_HINT, SAME_DAY_HINT } from "./mail";

export const SETTINGS = {
  digestArrives: "Your digest arrives Monday 8:00 AM EST.",
  firstDigest: "Your first one comes on the first Sunday after you set up your account.",
  instantAlerts: INSTANT_ALERTS_HINT,
  proOnly: "Pro Only",
  sameDay: "Also tell me the same day of new bids that state no value",
  sameDayHint: SAME_DAY_HINT,
  remindersIntro:
    "Emails about site meetings, deadlines for questions, closings and other dates of bids that you have saved.",
  remindersHint: REMINDERS_HINT,
  weekAheadHint: "One more email, a week before each date.",
  statedValues,
  minimumHint:
    "Leaves smaller contracts out of your digest and alerts. Your feed, its count and live updates show them all. Bids without a stated value are always included.",
  noRegion: "No region chosen",
  noPart: (trade: string) => `No part of ${trade} chosen`,
  /** "Paused: Quebec; New York. …" */
  paused: (names: ReadonlyArray<string>) =>
    `Paused: ${names.join("; ")}. Your plan does not cover these now. You can choose one of them instead. Saving keeps the others, and with Pro they count again.`,
  tradesIntro: "What your feed, digest and alerts look for.",
  oneTradeHint: "Your plan covers one trade. A new choice replaces it.",
  manyTradesHint: "Tick every trade you bid on.",
  customTrade: "Your trade in a word or two (optional)",
  customTradeHint: "We look for these words in titles. Leave empty to get bids that match no other trade.",
  noTrade: "No trade chosen",
  preview: "Count without saving",
  parts: (trade: string) => `Parts of ${trade}`,
  /** "3 of 5". */
  partsOn: (on: number, all: number) => (on === all ? "All" : `${on} of ${all}`),
  partsGroup: "Parts of your trades",
  partsHint:
    "Untick the parts that you do not do. A bid that does not say which part it is about is always included.",
  ownPaused: "Your paused regions",
  oneRegionHint: "Your plan covers one region. A whole province or state counts as one.",
  manyRegionsHint: "Choose every place you work in. A whole province or state includes everything in it.",
} as const;

/** How many of the newest matching bids the figure is of. */
export const VALUES_SEEN = 40;

/** "3 of the last 40 matching bids stated a value." */
function statedValues({ stated, seen }: { stated: number; seen: number }): string {
  if (seen === 0) return "No open bid matches now, so we cannot say how many state a value.";
  if (seen === 1) return `The only matching bid now stated ${stated === 1 ? "a" : "no"} value.`;
  const bids = seen < VALUES_SEEN ? `the ${seen} matching bids now` : `the last ${seen} matching bids`;
  return `${stated === 0 ? "None" : stated} of ${bids} stated a value.`;
}

export const SETTINGS_NOTICES = {
  saved: { title: "Settings Saved", text: "Your digest preferences have been updated." },
  failed: { title: "Error", text: "Failed to save preferences.", tone: "destructive" },
} as const;

export const SETTINGS_ERRORS = {
  oneRegion: `Basic and Trial users can only monitor ${limitInWords(limitsFor("basic").regions, "region")}. Upgrade to Pro for multi-region monitoring.`,
  oneTrade: `Basic and Trial users can only follow ${limitInWords(limitsFor("basic").serviceTypes, "service type")}. Upgrade to Pro for several.`,
  noTrade: "Please select a trade.",
  unknownTrade: "Please select a trade from the list.",
  noRegion: "Please select a region.",
  unknownRegion: "Please select a region from the list.",
  noPart: (trade: string) => `Please keep at least one part of ${trade}.`,
  unknownMinimum: "Please select a minimum contract value from the list.",
  unknownZone: "Please select a time zone from the list.",
  regionsUnavailable: "Failed to load regions. Please refresh the page.",
} as const;
