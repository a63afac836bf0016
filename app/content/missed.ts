import { limitInWords, limitsFor } from "~/domain/billing/roles";

const basic = limitsFor("basic");

/** Text of the page with bids that somebody's settings leave out. */
export const MISSED = {
  title: "What did I miss?",
  link: "What did I miss?",
  settingsLead: "The nearest open bids that your settings leave out, each with its reason:",
  intro: (days: number) =>
    `The nearest open bids of the last ${days} days that your settings leave out and you have not saved. Those that you marked “Not my kind of work” one by one are in Digest Settings. Press a button to include such bids from now on.`,
  onePlace: `Your plan covers ${limitInWords(basic.regions, "region")} and ${limitInWords(basic.serviceTypes, "trade")}. A whole province or state counts as one region.`,
  changeInSettings: "Change them in Digest Settings",
  list: "Bids that your settings leave out",
  nothing: {
    heading: "Nothing near your settings was left out",
    text: (days: number) =>
      `No open bid of the last ${days} days is just outside your regions, trades, parts and minimum, or has words that you leave out.`,
  },
  reasons: {
    place: (region: string, followed: string) => `In ${region}; you follow ${followed}`,
    part: (parts: string, trade: string, isOne: boolean) =>
      `${parts} ${isOne ? "is" : "are"} off in your ${trade} parts`,
    minimum: (amount: string, minimum: string) =>
      `States ${amount}; your minimum for the digest and alerts is ${minimum}`,
    trade: (trade: string, followed: string) => `${trade}; you follow ${followed}`,
    words: (words: string) => `Its title has ${words}, which you leave out`,
  },
  actions: {
    place: (region: string) => `Follow ${region} too`,
    widen: (region: string, followed: string) => `Follow all of ${region} instead of ${followed}`,
    part: (parts: string) => `Switch on ${parts}`,
    minimum: (minimum: string | null) => (minimum === null ? "Take any value" : `Take ${minimum} and over`),
    trade: (trade: string) => `Follow ${trade} too`,
    words: (words: string) => `Include titles with ${words}`,
  },
  /** After "Now included: ". */
  included: { words: (words: string) => `titles with “${words}”` },
  pro: "Pro",
  unknown: "Choose what to include from the list.",
} as const;

export const MISSED_NOTICES = {
  included: (what: string) => ({
    title: "Settings Saved",
    text: `Now included: ${what}.`,
  }),
  nothing: {
    title: "Nothing to change",
    text: "Your settings include such bids already.",
    tone: "info",
  },
  undone: { title: "Undone", text: "Your settings are as they were before." },
  nothingToUndo: { title: "Nothing to undo", text: null, tone: "info" },
  failed: { title: "Error", text: "Failed to save preferences.", tone: "destructive" },
  needsPro: {
    region: (name: string) => ({
      title: "More than one region is part of Pro",
      text: `Your plan covers ${limitInWords(basic.regions, "region")}. To follow ${name} too, choose Pro; nothing has changed yet.`,
      tone: "info" as const,
    }),
    trade: (name: string) => ({
      title: "More than one trade is part of Pro",
      text: `Your plan covers ${limitInWords(basic.serviceTypes, "trade")}. To follow ${name} too, choose Pro; nothing has changed yet.`,
      tone: "info" as const,
    }),
  },
} as const;
