import { insertRows } from "#drizzle/json-rows";
import { setAsideRecords } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { textLengthOf } from "~/features/ingest/groups-to-store";
import { hashOf, isTooLongToStore, TOO_LONG } from "~/features/ingest/notice-content.server";
import { isStorableKey } from "~/features/ingest/notice-key";
import { withoutContactDetails } from "~/sources/contacts/contact-details";
import { withOwnLinks } from "~/sources/own-links";
import type { Source, SourceItem } from "~/sources/source";

/**
 * Notices are stored in pieces of this many, or of this much text if that comes first. A piece takes about 20 statements,
 * of which one invocation may run 1,000: enough for a source with 10,000 notices. It computes for less than a second.
 */
const NOTICES_AT_ONCE = 250;
const TEXT_AT_ONCE = 1_000_000;
const MAX_SET_ASIDE_KEPT = 200;
/** More of those without a key are kept, because the next answers' are compared with them. */
const MAX_KEYLESS_KEPT = 2_000;

/** What an answer lists. */
export type Listed = {
  /** The keys of the notices that are open, also of those that could not be read or are skipped. */
  keys: Set<string>;
  /** The records that have no key, which could be notices that have lost it. */
  withoutKey: Array<string | null>;
};

export type ReadItems = {
  /** The portal answered that nothing has changed. */
  isUnchanged: boolean;
  listed: Listed;
  counts: { read: number; ignored: number; setAside: number };
  /** Records that could not be read. */
  setAside: Array<typeof setAsideRecords.$inferInsert>;
  before: Before;
};

/** How many records came before these, how many of them were set aside and kept, and which keys they have listed. */
type Before = { records: number; setAside: number; keys: ReadonlySet<string> };

type Reading = {
  source: Source;
  runId: string;
  items: AsyncIterable<SourceItem | "unchanged">;
  /** Called with each piece of the notices. */
  keep: (notices: ReadonlyArray<Notice>) => Promise<void>;
};

/** To begin with, or to go on after other records. */
export const nothingRead = (before: Before = { records: 0, setAside: 0, keys: new Set() }): ReadItems => ({
  isUnchanged: false,
  listed: { keys: new Set(), withoutKey: [] },
  counts: { read: 0, ignored: 0, setAside: 0 },
  setAside: [],
  before,
});

/** Reads an answer to its end, and gives its notices away in pieces. What it has found so far is in `found`. */
export async function readItems({ source, runId, items, keep }: Reading, found: ReadItems): Promise<void> {
  const { listed, counts, setAside, before } = found;
  const isListed = (key: string) => before.keys.has(key) || listed.keys.has(key);
  let isUnchanged = false;
  let notices: Array<Notice> = [];
  let text = 0;
  let position = before.records;

  const giveAway = async () => {
    await keep(notices);
    notices = [];
    text = 0;
  };

  for await (const one of items) {
    if (one === "unchanged") {
      isUnchanged = true;
      continue;
    }
    position++;
    const item = setAsideIfUnstorable(one);
    switch (item.kind) {
      case "notice":
        // A notice counts once: a file that repeats a few rows may lack all the others.
        if (!isListed(item.notice.key)) counts.read++;
        listed.keys.add(item.notice.key);
        notices.push(withOwnLinks(item.notice, source.hosts).notice);
        text += textLengthOf(item.notice);
        if (notices.length === NOTICES_AT_ONCE || text > TEXT_AT_ONCE) await giveAway();
        break;
      case "ignored":
        counts.ignored++;
        // The portal may have mistyped its closing date.
        if (item.key !== null && !item.isOver) listed.keys.add(item.key);
        break;
      case "set-aside": {
        counts.setAside++;
        const contentHash = item.record === undefined ? null : await hashOf(item.record);
        // The portal still lists it, so it must not be withdrawn.
        if (item.key !== null) listed.keys.add(item.key);
        else listed.withoutKey.push(contentHash);
        if (before.setAside + setAside.length < (item.key === null ? MAX_KEYLESS_KEPT : MAX_SET_ASIDE_KEPT))
          setAside.push({
            runId,
            position,
            contentHash,
            key: item.key,
            reason: withoutContactDetails(item.reason),
          });
        break;
      }
    }
  }
  if (notices.length > 0) await giveAway();
  found.isUnchanged = isUnchanged && position === before.records;
}

/** Stores the records that could not be read, for operators. */
export const insertSetAside = ({ setAside }: ReadItems) => insertRows(setAsideRecords, setAside, "ignore");

function setAsideIfUnstorable(item: SourceItem): SourceItem {
  if (item.kind !== "notice") return item;
  const { key } = item.notice;
  if (!isStorableKey(key)) {
    const reason = "The key has invisible or broken characters";
    return { kind: "set-aside", key: null, reason, record: JSON.stringify(item.notice) };
  }
  return isTooLongToStore(item.notice) ? { kind: "set-aside", key, reason: TOO_LONG } : item;
}
