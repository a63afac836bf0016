import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { wasOvertaken } from "#drizzle/overtaken";
import type { Notice } from "~/domain/opportunities/notice";
import { isOlderRevision } from "~/domain/opportunities/revision";
import { createTurns } from "~/domain/turns";
import { bringBack } from "~/features/archive/bring-back.server";
import type { Services } from "~/lib/services";
import { type KnownNotice, listKnownNotices } from "./known-notices.server";
import { newestOfEachKey } from "./newest-of-each-key";
import { contentOf } from "./notice-content.server";
import { type Plan, planWrites } from "./plan-writes.server";
import type { NoticeContent, Portal } from "./rows-to-write";
import { separateNotices } from "./separate-notices.server";
import { findLastOpportunity } from "./stored-opportunities.server";
import { writeOpportunities } from "./write-opportunities.server";

export type { Portal } from "./rows-to-write";

export type IngestResult = {
  created: number;
  changed: number;
  unchanged: number;
  /** Older than the version that is stored: not stored. */
  outdated: number;
  /** Given more than once: the newest version counts, and of those that are as new the last. */
  repeated: number;
  /** Opportunities that are new or changed. */
  opportunityIds: Array<number>;
};

/**
 * New opportunities get their IDs before the batch that stores them. If two writers run at once, the second one's
 * transaction fails as a whole; it then plans its writes again, up to this many times.
 */
const MAX_TRIES = 4;

/** Stores notices of one portal: `ingestSome` to its end. */
export async function ingestNotices(
  services: Storage,
  portal: Portal,
  notices: ReadonlyArray<Notice>,
  now: Date,
): Promise<IngestResult> {
  return (await ingestSome(services, portal, notices, now, () => true))!;
}

type Storage = Pick<Services, "db" | "archive" | "broadcaster">;

/**
 * Stores notices of one portal, at most a few hundred; the caller splits longer runs. Unchanged notices are not written,
 * nor are those older than the stored version; changed ones become a new version, and notices of a solicitation that
 * another portal already publishes are linked to its opportunity. Can be repeated with the same notices at any time.
 * Returns `null` if `mayGoOn` stops it between two notices that leave their opportunities, each of which takes about 30
 * statements.
 */
export async function ingestSome(
  services: Storage,
  portal: Portal,
  notices: ReadonlyArray<Notice>,
  now: Date,
  mayGoOn: () => boolean,
): Promise<IngestResult | null> {
  const { db } = services;
  const newest = newestOfEachKey(notices);
  const contents = await contentsOf(newest);
  for (let attempt = 1; ; attempt++) {
    const sorted = await sortByStored(db, portal.id, contents);
    await bringBack(services, knownAmong(sorted));
    const plan = await planWrites(db, portal, sorted.fresh, sorted.known, now);
    try {
      if (plan.separations.length > 0) {
        for (const separation of plan.separations) {
          if (!mayGoOn()) return null;
          await separateNotices(services, separation, now);
        }
        continue;
      }
      await writeOpportunities(services, plan.writes, now, plan.noticeRows, plan.planned);
      return {
        created: plan.created,
        changed: plan.changed,
        unchanged: sorted.unchanged,
        outdated: sorted.outdated,
        repeated: notices.length - newest.length,
        opportunityIds: plan.opportunityIds,
      };
    } catch (error) {
      if (attempt >= MAX_TRIES || !(wasOvertaken(error) || (await isOvertaken(db, portal, plan))))
        throw error;
    }
  }
}

/**
 * Finds out which notices must be stored, without storing them. Those with one of the `kept` keys must in any case: another
 * version of them waits to be stored.
 */
export async function findFresh(
  db: Database,
  portal: string,
  notices: ReadonlyArray<Notice>,
  kept: ReadonlySet<string>,
) {
  const newest = newestOfEachKey(notices);
  const again = newest.filter(({ key }) => kept.has(key));
  const others = await contentsOf(newest.filter(({ key }) => !kept.has(key)));
  const { fresh, unchanged, outdated } = await sortByStored(db, portal, others);
  return {
    fresh: [...again, ...fresh.map(({ notice }) => notice)],
    unchanged,
    outdated,
    repeated: notices.length - newest.length,
  };
}

/** So much text is written as JSON and hashed in a few milliseconds. */
const CHARACTERS_A_TURN = 100_000;

async function contentsOf(notices: ReadonlyArray<Notice>): Promise<Array<NoticeContent>> {
  const turns = createTurns(CHARACTERS_A_TURN);
  const contents: Array<NoticeContent> = [];
  for (const notice of notices) {
    contents.push({ notice, ...(await contentOf(notice)) });
    await turns.after(notice);
  }
  return contents;
}

/** Compares the notices with what is stored. `fresh` are those that must be written. */
async function sortByStored(db: Database, portal: string, contents: ReadonlyArray<NoticeContent>) {
  const keys = contents.map(({ notice }) => notice.key);
  const known = new Map((await listKnownNotices(db, portal, keys)).map((row) => [row.key, row]));
  const fresh: Array<NoticeContent> = [];
  let unchanged = 0;
  let outdated = 0;
  for (const content of contents) {
    const stored = known.get(content.notice.key);
    if (stored && isOlderRevision(content.notice.revision, stored.revision)) outdated++;
    else if (stored && isSame(stored, content)) unchanged++;
    else fresh.push(content);
  }
  return { known, fresh, unchanged, outdated };
}

/** The opportunities of the notices that have changed. */
const knownAmong = ({ fresh, known }: Pick<Sorted, "fresh" | "known">) =>
  fresh.flatMap(({ notice }) => known.get(notice.key)?.opportunityId ?? []);

type Sorted = Awaited<ReturnType<typeof sortByStored>>;

const isSame = (stored: KnownNotice, { contentHash }: NoticeContent) =>
  stored.contentHash === contentHash && stored.missingSince === null;

/** Whether another writer has since taken the plan's IDs, or stored one of its notices. */
async function isOvertaken(db: Database, { id }: Portal, { newKeys, lastId }: Plan): Promise<boolean> {
  const [[last], added] = await runBatch(db, [findLastOpportunity(db), listKnownNotices(db, id, newKeys)]);
  return added.length > 0 || (last?.id ?? 0) > lastId;
}
