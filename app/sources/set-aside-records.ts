import type { SourceItem } from "./source";

/** A record that was set aside without a key, with its text. */
export function withRecord(item: SourceItem, textOf: () => string): SourceItem {
  return item.kind === "set-aside" && item.key === null ? { ...item, record: textOf() } : item;
}

/** The record, set aside by its key if it was too long to be read whole. */
export function unlessTooLong(item: SourceItem, isTooLong: boolean): SourceItem {
  if (!isTooLong || item.kind !== "notice") return item;
  return { kind: "set-aside", key: item.notice.key, reason: "The record has more than 2 MB." };
}
