import type { SavedBidStatus } from "~/domain/opportunities/saved-bid";

/** One row of a list as the database gives it: instants in milliseconds, lists as JSON. */
export type OpportunityRow = {
  id: number;
  title: string;
  language: "en" | "fr";
  summary: string | null;
  region: string | null;
  city: string | null;
  status: string;
  portalSource: string;
  bidType: string | null;
  category: string | null;
  createdAt: number;
  places: string;
  services: string;
  reasons: string;
  buyer: string | null;
  deadline: number | null;
  contractValue: number | null;
  estimatedValue: number | null;
  budgetMax: number | null;
  budgetMin: number | null;
  currency: "CAD" | "USD" | null;
  /** What the reader has made of it; null when it is not saved. */
  savedStatus: SavedBidStatus | null;
  /** Whether the reader has opened it before. */
  viewed: 0 | 1;
};
