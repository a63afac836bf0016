import { opportunities } from "#drizzle/schema";
import type { MatchableOpportunity } from "~/domain/matching/match-profile";
import type { NoticeStatus } from "~/domain/opportunities/notice";

export type Dates = { published: Date | null; deadline: Date | null };

/** The stored columns of an opportunity that decide which lists a change of it affects. */
export type StoredVersion = MatchableOpportunity & Dates & { title: string; status: NoticeStatus };

/** The columns of `StoredVersion`. */
export const STORED_VERSION_COLUMNS = {
  title: opportunities.title,
  status: opportunities.status,
  places: opportunities.places,
  region: opportunities.region,
  city: opportunities.city,
  tags: opportunities.tags,
  parts: opportunities.parts,
  bidType: opportunities.bidType,
  category: opportunities.category,
  published: opportunities.published,
  deadline: opportunities.deadline,
};
