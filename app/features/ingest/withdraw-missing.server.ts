import { sql } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { runBatch, statement } from "#drizzle/batch";
import { HOUR_MS } from "~/domain/duration";
import type { Announcement } from "~/ports/broadcaster";
import {
  announcementsOf,
  STORED_VERSION_COLUMNS,
  storedVersionOf,
  type StoredVersionRow,
} from "./announcements.server";
import { noticeFromContent } from "./notice-content.server";
import { draftOpportunity } from "./opportunity-draft.server";
import { writeOpportunities } from "./write-opportunities.server";

/** A notice may reach a portal's list of new ones a day before its list of open ones. */
const SETTLING_MS = 36 * HOUR_MS;
const PER_BATCH = 50;

type Announce = (announcements: Array<Announcement>) => Promise<void>;

type ActiveNotice = {
  id: number;
  key: string;
  opportunityId: number;
  leads: number;
  missingSince: number | null;
  firstSeenAt: number;
};

/**
 * After a complete answer of a portal: what was not in it is noted as missing, and what was missing before already has
 * left the portal. Another portal's notice of the same solicitation then takes over; without one it is withdrawn.
 * Returns how many opportunities were withdrawn; `announce` is called with what each batch has changed.
 */
export async function withdrawMissing(
  db: Database,
  portal: string,
  present: ReadonlySet<string>,
  now: Date,
  announce: Announce,
): Promise<number> {
  const active = await db.all<ActiveNotice>(sql`
    select n.id, n.key, n.opportunity_id as opportunityId, n.leads, n.missing_since as missingSince,
      n.first_seen_at as firstSeenAt
    from notices n join opportunities o on o.id = n.opportunity_id
    where n.portal = ${portal} and o.status = 'active' and (o.deadline is null or o.deadline > ${now.getTime()})
  `);
  const missing = active.filter(
    ({ key, firstSeenAt }) => !present.has(key) && now.getTime() - firstSeenAt > SETTLING_MS,
  );
  const firstTime = missing.filter(({ missingSince }) => missingSince === null).map(({ id }) => id);
  const gone = missing.filter(({ missingSince, leads }) => missingSince !== null && leads === 1);

  if (firstTime.length > 0) {
    await db.run(sql`
      update notices set missing_since = ${now.getTime()}
      where id in (select value from json_each(${JSON.stringify(firstTime)}))
    `);
  }
  let withdrawn = 0;
  for (let start = 0; start < gone.length; start += PER_BATCH) {
    withdrawn += await passOnOrWithdraw(db, gone.slice(start, start + PER_BATCH), now, announce);
  }
  return withdrawn;
}

type Successor = StoredVersionRow & {
  id: number;
  opportunityId: number;
  portal: string;
  content: string;
  portalSource: string;
  createdAt: number;
  version: number;
  other: number;
};

async function passOnOrWithdraw(
  db: Database,
  gone: ReadonlyArray<ActiveNotice>,
  now: Date,
  announce: Announce,
) {
  const ids = JSON.stringify(gone.map(({ opportunityId }) => opportunityId));
  const rows = await db.all<Successor>(sql`
    select n.id, n.opportunity_id as opportunityId, n.portal, n.content, o.portal_source as portalSource,
      o.created_at as createdAt, o.version, ${sql.raw(STORED_VERSION_COLUMNS)}, n.leads = 0 and n.missing_since is null as other
    from json_each(${ids}) wanted
    join notices n on n.opportunity_id = wanted.value
    join opportunities o on o.id = wanted.value
  `);
  const successors = rows.filter(({ other }) => other === 1);
  const taken = new Set(successors.map(({ opportunityId }) => opportunityId));
  const withdrawn = gone.filter(({ opportunityId }) => !taken.has(opportunityId));
  const leaders = rows.filter(({ other, opportunityId }) => other === 0 && !taken.has(opportunityId));

  const writes = [...successors, ...leaders.filter((row) => gone.some(({ id }) => id === row.id))].map(
    (row) => {
      const notice = noticeFromContent(row.content);
      const leaves = row.other === 0;
      return {
        id: row.opportunityId,
        isNew: false,
        before: storedVersionOf(row),
        draft: draftOpportunity(leaves ? { ...notice, status: "withdrawn" } : notice),
        portal: row.portal,
        portalSource: row.portalSource,
        createdAt: new Date(row.createdAt),
        version: row.version + (leaves ? 1 : 0),
        changes: leaves ? [{ field: "status" as const, from: "active", to: "withdrawn" }] : [],
      };
    },
  );
  await runBatch(db, [
    ...writeOpportunities(writes, now),
    statement(sql`
      update notices set leads = id in (select value from json_each(${JSON.stringify(successors.map(({ id }) => id))}))
      where opportunity_id in (select value from json_each(${JSON.stringify([...taken])}))
    `),
  ]);
  await announce(announcementsOf(writes, now));
  return withdrawn.length;
}
