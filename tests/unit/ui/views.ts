import type { BrowsePageView } from "~/features/browse/browse-view";
import type { FeedPageView } from "~/features/feed/feed-view";
import type { OpportunityCardView, OpportunityDetailView } from "~/features/opportunities/opportunity-view";

export function cardView(changes: Partial<OpportunityCardView> = {}): OpportunityCardView {
  return {
    id: 7,
    title: "Snow clearing at 14 library branches",
    summary: "Sidewalks and stairs, three seasons.",
    buyer: "City of Toronto",
    location: "Toronto",
    bidType: "RFT",
    category: "Snow Removal",
    deadline: {
      label: "Wed 25 Nov 2026, 2:00 pm ET",
      daysLeft: "4 days left",
      urgent: true,
      expired: false,
      iso: "2026-11-25T19:00:00.000Z",
    },
    nextDate: null,
    why: "Matched: ‘snow clearing’ in Toronto",
    stated: null,
    href: "/dashboard?bid=7",
    saved: null,
    hidden: false,
    opens: "at-once",
    headlineOnly: null,
    ...changes,
  };
}

export function feedView(changes: Partial<FeedPageView> = {}): FeedPageView {
  return {
    greetingName: "Northyard",
    figures: [
      { label: "Active Opportunities", value: "1", href: "/opportunities?mode=my-feed" },
      { label: "Total Contract Value", value: "$1.3M", unit: "CAD", href: "/opportunities?mode=my-feed" },
      { label: "Urgent Deadlines", value: "1", href: "/dashboard?show=closing" },
    ],
    figuresNote: null,
    missing: [],
    regions: ["Toronto"],
    serviceTypes: ["Snow Removal & Seasonal Maintenance"],
    paused: [],
    coverage: null,
    around: null,
    closing: { count: "1", cards: [cardView()], link: null },
    list: { heading: "New", cards: [cardView({ id: 8, title: "Snow removal at two arenas" })] },
    controls: {
      sorts: [
        { label: "Newest", href: "/dashboard?sort=newest", isCurrent: true },
        { label: "Closing soon", href: "/dashboard?sort=closing-soon", isCurrent: false },
      ],
      density: { label: "Compact rows", href: "/dashboard?rows=compact", isCompact: false },
    },
    loadMoreHref: null,
    updated: "Last updated 9:14 am ET",
    leavesOut: false,
    closings: { summary: "1 of your 2 bids closes in the next 8 weeks", length: 56, bars: [], weeks: [] },
    savedCount: null,
    asOf: Date.UTC(2026, 10, 21, 14, 14),
    refreshHref: "/refreshed",
    ...changes,
  };
}

export function browseView(changes: Partial<BrowsePageView> = {}): BrowsePageView {
  return {
    mode: "browse-all",
    term: "",
    sort: "newest",
    includeExpired: false,
    meetingAhead: false,
    bidTypes: [
      { value: "RFP", label: "RFP", selected: false },
      { value: "RFT", label: "RFT", selected: true },
    ],
    states: [{ value: "CA-ON", label: "Ontario", selected: false, group: "Canada" }],
    subregions: [],
    advanced: { locked: true, categories: [], agencies: "", closingFrom: "", closingTo: "" },
    wordless: false,
    choicesFailed: false,
    failed: false,
    savedCount: null,
    chips: [{ label: "RFT", removeHref: "/opportunities" }],
    found: { label: "1,000+ Opportunities Found" },
    showLabel: "Show 1,000+ bids",
    nearest: [],
    suggestions: ["Toronto"],
    finding: { state: "", subregion: "" },
    usualSort: "newest",
    density: { label: "Compact rows", href: "/opportunities?rows=compact", isCompact: false },
    cards: [cardView({ href: "/opportunities?bid=7" })],
    loadMoreHref: null,
    clearHref: "/opportunities",
    updated: "Last updated 9:14 am ET",
    asOf: Date.UTC(2026, 10, 21, 14, 14),
    refreshHref: "/refreshed",
    ...changes,
  };
}

export function detailView(changes: Partial<OpportunityDetailView> = {}): OpportunityDetailView {
  const { id, title, deadline, bidType, category, why } = cardView();
  return {
    id,
    title,
    agency: "City of Toronto",
    region: "Toronto",
    deadline,
    published: "18 Nov 2026",
    contractValue: "$1.3M",
    status: "Active",
    reference: "2026-118T",
    bidType,
    category,
    tags: [],
    why,
    isHeadlineOnly: false,
    isTextAway: false,
    otherLanguage: null,
    links: [{ sourceName: "CanadaBuys", reference: "2026-118T", url: "https://buyer.example/118" }],
    documents: [],
    sections: [{ heading: "Project Summary", paragraphs: ["Three seasons."], items: [] }],
    missing: [],
    moved: null,
    keyDates: {
      dates: [],
      opening: null,
      absent: [],
      denied: [],
      also: [],
      otherClosing: null,
      isTextMissing: false,
      closingHour: null,
      isClosingADate: false,
      correctClosing: { href: "/bids/1/dates?date=closing", label: "Correct this date" },
      readOn: "19 Nov 2026",
      addHref: "/bids/7/dates",
      closingHref: null,
      allHref: null,
    },
    changes: [{ at: "19 Nov 2026, 9:14 am ET", field: "Closing date", from: "18 Nov", to: "25 Nov" }],
    ...changes,
  };
}
