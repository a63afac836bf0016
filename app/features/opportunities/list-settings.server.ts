import type { AppLoadContext } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { type Profile, users } from "#drizzle/schema";
import {
  type Density,
  isDensity,
  isStoredSort,
  type StoredSort,
} from "~/domain/opportunities/opportunity-sort";
import { logFailure } from "~/lib/log.server";
import { hrefWith } from "./filters";
import type { ListControlsView } from "./opportunity-view";
import { FIELDS } from "./query-fields";

export type ListSettings = { sort: StoredSort; density: Density };

/** The sort and density that the URL names, else those that the reader used last; `otherwise` before the first choice. */
export function readListSettings(url: URL, profile: Profile, otherwise: StoredSort = "newest"): ListSettings {
  const { sort, density } = namedIn(url);
  return { sort: sort ?? profile.listSort ?? otherwise, density: density ?? profile.density };
}

function namedIn({ searchParams }: URL): { sort: StoredSort | null; density: Density | null } {
  const sort = searchParams.get(FIELDS.sort) ?? "";
  const density = searchParams.get(FIELDS.density) ?? "";
  return { sort: isStoredSort(sort) ? sort : null, density: isDensity(density) ? density : null };
}

/** Stores the sort and density that the URL names for the reader's next visit, after the page is sent. */
export function rememberListSettings(context: AppLoadContext, url: URL, profile: Profile): void {
  const { sort, density } = namedIn(url);
  const changes = {
    ...(sort !== null && sort !== profile.listSort && { listSort: sort }),
    ...(density !== null && density !== profile.density && { density }),
  };
  if (Object.keys(changes).length === 0) return;
  const { db } = context.services;
  context.waitUntil(
    db
      .update(users)
      .set(changes)
      .where(eq(users.id, profile.id))
      .catch((error: unknown) => {
        logFailure("A list's settings could not be stored", error);
      }),
  );
}

const SORT_LABELS: Record<StoredSort, string> = { newest: "Newest", "closing-soon": "Closing soon" };

/** The links that sort a list and change its density. A list may name an order in its own words. */
export function listControls(
  url: URL,
  { sort, density }: ListSettings,
  labels: Partial<typeof SORT_LABELS> = {},
): ListControlsView {
  const isCompact = density === "compact";
  return {
    sorts: (["newest", "closing-soon"] as const).map((value) => ({
      label: labels[value] ?? SORT_LABELS[value],
      href: hrefWith(url, { [FIELDS.sort]: value, [FIELDS.show]: null }),
      isCurrent: value === sort,
    })),
    density: {
      label: isCompact ? "More room" : "Compact rows",
      href: hrefWith(url, { [FIELDS.density]: isCompact ? "comfortable" : "compact" }),
      isCompact,
    },
  };
}
