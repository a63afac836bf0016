/** Texts about bids and words that a person leaves out. */
import { formatCount } from "~/domain/format-count";
import { MAX_EXCLUSIONS, MAX_HIDDEN_BIDS } from "~/domain/matching/exclusions";

export const NOT_MY_KIND = "Not my kind of work";
/** The same in a mail, where it must not take a line of its own. */
export const NOT_MY_KIND_SHORT = "Not my kind";
export const SHOW_AGAIN = "Show in my feed again";
/** The same in a row, where the words in the middle are shown only if there is room. */
export const NOT_MY_KIND_IN_ROW = ["Not my kind", "of work", ""] as const;
export const SHOW_AGAIN_IN_ROW = ["Show", "in my feed", " again"] as const;

export const NOT_MY_KIND_PAGE = {
  lead: "We leave this bid out of your feed, its counts, your digest, alerts and live updates. You still find it under Browse All and with search. If you have saved it, it stays saved.",
  hidden: "This bid is left out of your feed, digest and alerts.",
  wordsHeading: "Leave out others like it",
  wordsLead: "These words of its title brought it to you. Tick those that you never want in a title.",
  effect: (taken: number, all: number) =>
    taken === 0
      ? "No other open bid in your feed has these words."
      : `Leaves out ${taken === all ? "all" : formatCount(taken)} of the ${formatCount(all)} open bids in your feed.`,
  wordsHint: "Every bid with a ticked word in its title leaves your feed, digest and alerts.",
  noWords: "No words of its title brought it to you, so there are none to leave out.",
  submit: "Leave out ticked words",
  settings: "Everything that you leave out",
} as const;

export const LEFT_OUT = {
  heading: "Left out",
  intro: `Bids and words that you said are not your kind of work: at most ${MAX_EXCLUSIONS} words or phrases and ${formatCount(MAX_HIDDEN_BIDS)} bids. After that the oldest bids come back.`,
  words: "Words in titles",
  noWords: "No words are left out.",
  bids: "Bids",
  noBids: "No bids are left out.",
  remove: "Remove",
  more: (shown: number, all: number) => `The newest ${shown} of ${formatCount(all)}.`,
} as const;

export const NOT_MY_KIND_NOTICES = {
  hidden: {
    title: "Left out of your feed",
    text: "Your digest and alerts leave it out too.",
  },
  shown: {
    title: "Back in your feed",
    text: "The bid counts again wherever it fits your trades and regions.",
  },
  excluded: {
    title: "Words left out",
    text: "Bids with these words in their title are gone from your feed.",
  },
  noneTicked: { title: "No words ticked", text: "Nothing has changed.", tone: "info" },
  removed: { title: "Words removed", text: "Bids with these words count again." },
  tooMany: {
    title: "Too many words",
    text: `You can leave out ${MAX_EXCLUSIONS} words or phrases. Remove some in Digest Settings first.`,
    tone: "destructive",
  },
  failed: { title: "Error: Failed to change what you leave out.", tone: "destructive" },
} as const;
