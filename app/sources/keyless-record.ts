import type { SourceItem } from "./source";

/** A record that was set aside without a key, with its text. */
export function withRecord(item: SourceItem, textOf: () => string): SourceItem {
  return item.kind === "set-aside" && item.key === null ? { ...item, record: textOf() } : item;
}
