export const SORTS = ["best-match", "newest", "closing-soon"] as const;
export type Sort = (typeof SORTS)[number];

export function isSort(text: string): text is Sort {
  return SORTS.some((sort) => sort === text);
}

/** The sorts that are remembered. "Best match" belongs to one search. */
export const STORED_SORTS = ["newest", "closing-soon"] as const;
export type StoredSort = (typeof STORED_SORTS)[number];

export function isStoredSort(text: string): text is StoredSort {
  return STORED_SORTS.some((sort) => sort === text);
}

/** How much room a list's rows take. */
export const DENSITIES = ["comfortable", "compact"] as const;
export type Density = (typeof DENSITIES)[number];

export function isDensity(text: string): text is Density {
  return DENSITIES.some((density) => density === text);
}
