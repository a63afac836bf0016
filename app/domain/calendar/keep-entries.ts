import { DAY_MS } from "~/domain/duration";
import type { CalendarEvent } from "./calendar-event";

/** What a person's feed has said of a date, so that the next reading can say what has changed. */
export type FeedEntry = Pick<
  CalendarEvent,
  "uid" | "summary" | "day" | "startsAt" | "endsAt" | "place" | "sequence" | "changedAt"
> & {
  /** When it left the feed; `null` while it is in it. */
  cancelledAt: Date | null;
};

/** Calendars have read a cancelled date after so long, and past dates leave the feed. */
export const KEPT_MS = 30 * DAY_MS;

export type KeptEntries = {
  /** What the feed prints. */
  entries: Array<FeedEntry>;
  /** What has to be stored. */
  changed: Array<FeedEntry>;
  /** What need not be known any more. */
  forgotten: Array<string>;
};

/** A date that changes or leaves gets a higher sequence; one that stays as it is keeps its own. */
export function keepEntries(
  stored: ReadonlyArray<FeedEntry>,
  events: ReadonlyArray<CalendarEvent>,
  now: Date,
): KeptEntries {
  const since = new Date(now.getTime() - KEPT_MS);
  const before = new Map(stored.map((entry) => [entry.uid, entry]));
  const current = events.filter((event) => endOf(event) >= since).map((event) => entryOf(event, before, now));
  const uids = new Set(current.map(({ uid }) => uid));
  const left = stored.filter(({ uid }) => !uids.has(uid)).map((entry) => cancel(entry, now));
  const cancelled = left.filter((entry) => endOf(entry) >= since && (entry.cancelledAt ?? now) >= since);
  const entries = [...current, ...cancelled];
  return {
    entries,
    changed: entries.filter((entry) => before.get(entry.uid) !== entry),
    forgotten: left.filter((entry) => !cancelled.includes(entry)).map(({ uid }) => uid),
  };
}

type Span = Pick<CalendarEvent, "day" | "endsAt">;

/** A whole day ends everywhere within a day of its midnight in UTC. */
const endOf = ({ day, endsAt }: Span) => endsAt ?? new Date(Date.parse(`${day}T00:00:00Z`) + 2 * DAY_MS);

function entryOf(event: CalendarEvent, before: ReadonlyMap<string, FeedEntry>, now: Date): FeedEntry {
  const { uid, summary, day, startsAt, endsAt, place, sequence, changedAt } = event;
  const stored = before.get(uid);
  const entry = { uid, summary, day, startsAt, endsAt, place, sequence, changedAt, cancelledAt: null };
  if (!stored) return entry;
  if (stored.cancelledAt === null && shown(stored) === shown(entry)) return stored;
  return { ...entry, sequence: Math.max(stored.sequence + 1, sequence), changedAt: now };
}

const shown = ({ summary, day, startsAt, endsAt, place }: FeedEntry) =>
  JSON.stringify([summary, day, startsAt, endsAt, place]);

function cancel(entry: FeedEntry, now: Date): FeedEntry {
  if (entry.cancelledAt !== null) return entry;
  return { ...entry, sequence: entry.sequence + 1, changedAt: now, cancelledAt: now };
}
