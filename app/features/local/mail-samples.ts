import { ENDED_BIDS, ENDED_CLOSING } from "~/content/mail";
import { formatCount } from "~/domain/format-count";
import type { BidItem } from "~/emails/bid-card";
import type { ReminderItem } from "~/emails/reminder-email";

const MEETING = "Mandatory site meeting tomorrow 10:00 am ET";

/** Bids in sample mails, with a value or without. */
export const SAMPLE_BIDS = [
  {
    title: "Winter maintenance of sidewalks and stairs at 14 library branches",
    buyer: "City of Toronto",
    location: "Toronto",
    amount: 1_250_000,
    category: "Snow Removal",
    matched: "Winter maintenance",
    nextDate: MEETING,
    summary:
      "Labour, equipment and material for 14 branches, with a response within four hours of a snowfall.",
  },
  {
    title: "Snow clearing and de-icing, civic facilities, winter 2026–2027",
    buyer: "City of Brampton",
    location: "Brampton",
    amount: 240_000,
    category: "Snow Removal",
    matched: "Snow clearing",
    nextDate: null,
    summary: "Plowing and salting of the parking lots of twelve civic buildings.",
  },
  {
    title: "Déneigement de stationnements, secteur nord",
    buyer: "Ville de Laval",
    location: "Laval",
    amount: null,
    category: "Snow Removal",
    matched: "Déneigement",
    nextDate: MEETING,
    summary: "Déneigement et épandage d’abrasifs, neuf stationnements, trois hivers.",
  },
  {
    title: "Resurfacing of parking lots at three arenas",
    buyer: "City of Ottawa",
    location: "Ottawa",
    amount: 680_000,
    category: "Paving",
    matched: "Resurfacing of parking lots",
    nextDate: null,
    summary: "Milling, asphalt and line marking at three arenas, in two stages.",
  },
  {
    title: "Snow and Ice Management for Iona Secondary School (2026-2027 to 2028-2029)",
    buyer: "Dufferin-Peel Catholic District School Board",
    location: "Mississauga",
    amount: null,
    category: "Snow Removal",
    matched: "Snow and Ice Management",
    nextDate: MEETING,
    summary: "Parking lots, bus loops and walkways, for three winters.",
  },
  {
    title: "Snow Removal, Haulage and Snow Dump Operation near Caledon East Community Complex",
    buyer: "Town of Caledon",
    location: "Caledon",
    amount: 1_700_000,
    category: "Snow Removal",
    matched: "Snow Removal",
    nextDate: null,
    summary: "Loading and hauling of snow, and the operation of a snow dump.",
  },
  {
    title: "Winter Maintenance, Lot Plowing and De-Icing at Humberview Secondary School",
    buyer: "Peel District School Board",
    location: "Mississauga",
    amount: null,
    category: "Snow Removal",
    matched: "Winter Maintenance",
    nextDate: MEETING,
    summary: "Plowing, salting and clearing of walkways before seven in the morning.",
  },
] as const;

type SampleBid = (typeof SAMPLE_BIDS)[number];

/** The bid at this place of a list that repeats the samples. */
export const itemOf =
  (origin: string, urgent: boolean, bids: ReadonlyArray<SampleBid> = SAMPLE_BIDS) =>
  (_: unknown, index: number): BidItem => {
    const { amount, matched, ...bid } = bids[index % bids.length]!;
    const id = index + (urgent ? 101 : 1);
    return {
      ...bid,
      value: amount === null ? null : `$${formatCount(amount)} stated`,
      urgent,
      isNext: urgent && index === 0,
      due: "Thu 26 Nov, 2:00 pm ET",
      daysLeft: "3 days left",
      language: bid.title.startsWith("Dé") ? "fr" : "en",
      url: `${origin}/opportunities?bid=${id}`,
      notMyKindUrl: `${origin}/bids/${id}/not-my-kind`,
      ...(!urgent && { due: "Fri 11 Dec, 3:00 pm ET", daysLeft: "18 days left" }),
      ...(urgent && index === 0 && { due: "Mon 23 Nov, 2:00 pm ET", daysLeft: "Due today", nextDate: null }),
      why: `Matched: ‘${matched}’ in ${bid.location}`,
    };
  };

/** What so many of the samples state together. */
export function totalOf(count: number): string {
  const sum = Array.from({ length: count }, (_, i) => SAMPLE_BIDS[i % SAMPLE_BIDS.length]!.amount ?? 0);
  return `$${(sum.reduce<number>((total, amount) => total + amount, 0) / 1_000_000).toFixed(1)}M CAD`;
}

export function remindersOf(origin: string): Array<ReminderItem> {
  const bid = (index: number) => {
    const { title, buyer, location } = SAMPLE_BIDS[index]!;
    const language = title.startsWith("Dé") ? "fr" : "en";
    const url = `${origin}/opportunities?bid=${index + 1}`;
    return { title, buyer, location, language, url, note: null, dropped: null };
  };
  return [
    {
      ...bid(1),
      what: "Mandatory site meeting",
      when: "Tue 24 Nov 2026, 10:00 am ET",
      soon: "Tomorrow 10:00 am ET",
      left: "tomorrow",
      isNear: true,
      where: "2 Wellington Street West, Brampton, main entrance",
      sentence:
        "A mandatory site meeting will be held on November 24, 2026 at 10:00 a.m. local time at 2 Wellington Street West, Brampton.",
      sentenceLanguage: "en",
    },
    {
      ...bid(2),
      what: "Questions by",
      when: "Wed 25 Nov 2026 (no hour stated)",
      soon: "Wed 25 Nov",
      left: "in 2 days",
      isNear: false,
      where: null,
      sentence: "Les demandes de renseignements doivent parvenir au plus tard le 25 novembre 2026.",
      sentenceLanguage: "fr",
    },
    {
      ...bid(0),
      what: "Closing",
      when: "Thu 26 Nov 2026, 2:00 pm ET",
      soon: "Thu 26 Nov 2:00 pm ET",
      left: "in 3 days",
      isNear: false,
      where: null,
      sentence: null,
      sentenceLanguage: "en",
    },
  ];
}

export function droppedOf(origin: string): Array<ReminderItem> {
  const [meeting, questions, closing] = remindersOf(origin);
  return [
    {
      ...closing!,
      dropped: ENDED_BIDS.cancelled!.label,
      what: ENDED_BIDS.cancelled!.what,
      when: ENDED_CLOSING(closing!.when),
      soon: "",
      isNear: false,
      note: ENDED_BIDS.cancelled!.note,
    },
    {
      ...meeting!,
      dropped: "Cancelled",
      where: null,
      note: "The notice has changed. It now says:",
      sentence: "The site meeting of November 24, 2026 has been cancelled.",
    },
    {
      ...questions!,
      dropped: "No longer stated",
      sentence: null,
      note: "It is no longer in the notice’s text. Ask the buyer before you rely on it.",
    },
  ];
}
