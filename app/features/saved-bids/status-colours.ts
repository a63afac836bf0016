import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";

/** Each status's colours in the pipeline bar, the tabs and the select. Tailwind needs the full class names here. */
export const STATUS_COLOURS: Readonly<Record<SavedBidStatus, { fill: string; bar: string; select: string }>> =
  {
    interested: {
      fill: "bg-interested",
      bar: "fill-interested",
      select: "bg-interested-tint! text-interested!",
    },
    saved: { fill: "bg-saved", bar: "fill-saved", select: "bg-saved-tint! text-saved!" },
    submitted: { fill: "bg-submitted", bar: "fill-submitted", select: "bg-submitted-tint! text-submitted!" },
    won: { fill: "bg-won", bar: "fill-won", select: "bg-won-tint! text-won!" },
    lost: { fill: "bg-lost", bar: "fill-lost", select: "bg-lost-tint! text-lost!" },
  };
