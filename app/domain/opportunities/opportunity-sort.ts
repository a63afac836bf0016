export const SORTS = ["best-match", "newest", "closing-soon"] as const;
export type Sort = (typeof SORTS)[number];

export function isSort(text: string): text is Sort {
  return SORTS.some((sort) => sort === text);
}
