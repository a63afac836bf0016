import type { SourceItem } from "./source";

/** A record with more is set aside, and the others are read. No real one comes near. */
export const MAX_RECORD_BYTES = 2_000_000;

/** The record, set aside by its key if it was too long to be read whole. */
export function unlessTooLong(item: SourceItem, isTooLong: boolean): SourceItem {
  if (!isTooLong || item.kind !== "notice") return item;
  return { kind: "set-aside", key: item.notice.key, reason: "The record has more than 2 MB." };
}
