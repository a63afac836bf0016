import { eq } from "drizzle-orm";
import { type RowsOf, runOne } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices, opportunities } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { changesBetween } from "~/domain/opportunities/opportunity-changes";
import {
  joinedFrom,
  type JoinedRow,
  listJoined,
  withStoredClosing,
} from "~/features/ingest/joined-notices.server";
import { noticeFromContent } from "~/features/ingest/notice-content.server";
import { withText } from "~/features/ingest/notice-text.server";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { STORED_VERSION_COLUMNS } from "~/features/ingest/stored-version.server";
import { type OpportunityWrite, writeOpportunities } from "~/features/ingest/write-opportunities.server";
import type { Services } from "~/lib/services";
import { SOURCES } from "~/sources";
import { isPortalFault, isPortalUnavailable, type PortalFetch, type Source } from "~/sources/source";
import { callsForTexts, textMeter } from "./portal-calls.server";
import { createPortalReader } from "./portal-reader.server";
import { countFailedText, listWaiting, storeTexts } from "./read-texts.sql.server";

/** A run takes about 100 statements for this many texts; an invocation may run 1,000. */
const TEXTS_A_RUN = 50;
const STORED_AT_ONCE = 25;
/** A portal that fails this often in one run is left alone until the next. */
const FAILURES_A_RUN = 3;
const TRIES = 3;
/** If a notice changes while its text is stored, the others are stored in the next attempt. */
const MAX_ATTEMPTS = 4;

export type TextsRead = { stored: number; none: number; failed: number };

/**
 * Reads the texts that portals publish apart from their notices, newest and matching first, within each portal's calls a
 * day. A text that is stored is not asked for again unless its notice changes.
 */
export async function readTexts(services: Services): Promise<Partial<Record<string, TextsRead>>> {
  const results: Partial<Record<string, TextsRead>> = {};
  for (const source of SOURCES) {
    if (!source.readText || source.offBecause(services.config.sourceKeys) !== null) continue;
    results[source.id] = await readTextsOf(services, { ...source, readText: source.readText });
  }
  return results;
}

type TextSource = Source & Required<Pick<Source, "readText">>;
type Waiting = RowsOf<ReturnType<typeof listWaiting>>[number];
/** `null` if the portal has no text for the notice. */
type FoundText = Pick<Waiting, "id" | "contentHash"> & { text: string | null };

async function readTextsOf(services: Services, source: TextSource): Promise<TextsRead> {
  const { db, now } = services;
  const result: TextsRead = { stored: 0, none: 0, failed: 0 };
  const { limit, left } = await callsForTexts(services, source);
  if (left === 0) return result;
  const waiting = await runOne(db, listWaiting(source.portal, Math.min(left, TEXTS_A_RUN), now()));
  const { fetch } = createPortalReader(services, textMeter(services, source, limit));

  let found: Array<FoundText> = [];
  const store = async () => {
    await storeFound(services, source, found);
    found = [];
  };
  for (const notice of waiting) {
    const answer = await readOne(services, source, fetch, notice);
    if (answer === "used-up") break;
    if (answer === "failed") {
      result.failed += 1;
      if (result.failed === FAILURES_A_RUN) break;
      continue;
    }
    result[answer.text === null ? "none" : "stored"] += 1;
    found.push({ id: notice.id, contentHash: notice.contentHash, ...answer });
    if (found.length === STORED_AT_ONCE) await store();
  }
  await store();
  return result;
}

async function readOne(
  { db, config }: Services,
  source: TextSource,
  fetch: PortalFetch,
  { id, address }: Waiting,
): Promise<Pick<FoundText, "text"> | "failed" | "used-up"> {
  try {
    return { text: await source.readText(fetch, config.sourceKeys, address) };
  } catch (error) {
    if (isPortalUnavailable(error) && error.status === 429) return "used-up";
    if (!isPortalFault(error)) throw error;
    await runOne(db, countFailedText(id, TRIES));
    return "failed";
  }
}

async function storeFound(services: Services, source: Source, found: ReadonlyArray<FoundText>) {
  for (let attempt = 1; found.length > 0; attempt += 1) {
    const rows = await listFound(services.db, found);
    const opportunityIds = [...new Set(rows.map(({ opportunityId }) => opportunityId))];
    const joined = await listJoined(services.db, opportunityIds, null);
    const texts = new Map(found.map(({ id, contentHash, text }) => [`${id} ${contentHash}`, text]));
    const read = rows.flatMap((row) => {
      const text = texts.get(`${row.id} ${row.contentHash}`);
      return text === undefined ? [] : [{ row, text }];
    });
    const now = services.now();
    try {
      const writes = read.flatMap(({ row, text }) => {
        const others = joined.filter(
          ({ id, opportunityId }) => opportunityId === row.opportunityId && id !== row.id,
        );
        return row.leads
          ? writeOf(row, source, text, others, now)
          : writeBeside(row, source, text, others, now);
      });
      await writeOpportunities(services, writes, now, [storeTexts(read.map(storedOf))]);
      return;
    } catch (error) {
      if (attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

function listFound(db: Database, found: ReadonlyArray<FoundText>) {
  const { id, opportunityId, content, contentHash, leads, missingSince } = notices;
  const { portalSource, createdAt, version } = opportunities;
  return db
    .select({
      id,
      opportunityId,
      content,
      contentHash,
      leads,
      missingSince,
      portalSource,
      createdAt,
      version,
      ...STORED_VERSION_COLUMNS,
    })
    .from(notices)
    .innerJoin(opportunities, eq(opportunities.id, opportunityId))
    .where(
      inJson(
        notices.id,
        found.map((one) => one.id),
      ),
    );
}

type Row = RowsOf<ReturnType<typeof listFound>>[number];

const noticeWith = ({ content }: Row, text: string | null) => {
  const notice = noticeFromContent(content);
  return text === null ? notice : withText(notice, text);
};

function storedOf({ row, text }: { row: Row; text: string | null }) {
  const textState = text === null ? ("none" as const) : ("stored" as const);
  const content = JSON.stringify(noticeWith(row, text));
  return { id: row.id, contentHash: row.contentHash, content, textState };
}

/** The opportunity with its text. The first text is no change of the notice, a different one is. */
function writeOf(
  row: Row,
  { portal }: Source,
  text: string | null,
  others: Others,
  now: Date,
): Array<OpportunityWrite> {
  if (text === null) return [];
  const before = comparableOf(noticeWith(row, null));
  const notice = noticeWith(row, text);
  const changes = before.description === "" ? [] : changesBetween(before, comparableOf(notice));
  if (before.description === text) return [];
  return [
    {
      id: row.opportunityId,
      isNew: false,
      draft: {
        ...withStoredClosing(
          draftOpportunity(notice),
          others.map((other) => joinedFrom(other, now)),
          row.deadline,
        ),
        status: row.status,
      },
      before: row,
      portal,
      portalSource: row.portalSource,
      createdAt: row.createdAt,
      version: row.version + (changes.length > 0 ? 1 : 0),
      changes,
    },
  ];
}

/** The opportunity that another portal's notice leads, if this text says anything of its key dates. */
function writeBeside(
  row: Row,
  { portal }: Source,
  text: string | null,
  others: Others,
  now: Date,
): Array<OpportunityWrite> {
  const lead = others.find(({ leads }) => leads);
  if (text === null || !lead) return [];
  const own = { ...row, portal, content: JSON.stringify(noticeWith(row, text)) };
  const joined = [own, ...others.filter((other) => other !== lead)].map((other) => joinedFrom(other, now));
  const { status, deadline, opportunityId: id, portalSource, createdAt, version } = row;
  const draft = withStoredClosing(draftOpportunity(noticeFromContent(lead.content)), joined, deadline);
  return [
    {
      id,
      portal,
      portalSource,
      createdAt,
      version,
      before: row,
      changes: [],
      isNew: false,
      isForDates: true,
      draft: { ...draft, status },
    },
  ];
}

type Others = ReadonlyArray<JoinedRow>;

const comparableOf = (notice: Notice) => ({
  ...notice,
  description: Object.values(notice.sections).join("\n"),
});
