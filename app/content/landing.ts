export const LANDING = {
  heading: "Public bids for your trade, in one list",
  sentence:
    "Tenderlight reads public procurement notices in Canada and the northeastern United States, and shows each contractor the ones that fit their trade and region.",
  stepsHeading: "How it works",
  steps: [
    { title: "Say what you do and where", text: "Your trades, your province, state or region." },
    { title: "We read the notices", text: "Open data from public buyers, with every source named." },
    { title: "You see what fits", text: "Closing date, place and buyer first, and why each bid matched." },
  ],
} as const;

export const LANDING_META = [
  { title: "Tenderlight – public bids for contractors" },
  {
    name: "description",
    content: "Public tenders in Canada and nine US states, sorted by trade and region for contractors.",
  },
] as const;
