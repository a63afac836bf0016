import { and, desc, gte, inArray, isNull, or } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { incidents } from "#drizzle/schema";
import { DAY_MS } from "~/domain/duration";
import { INCIDENT_KINDS, type IncidentKind } from "~/domain/operations/incident-kinds";

const INCIDENT_DAYS = 30;
const SHOWN = 100;

/** What is open, and what ended lately, newest first. */
export function listIncidents(db: Database, now: Date, kinds: ReadonlyArray<IncidentKind> = INCIDENT_KINDS) {
  const from = new Date(now.getTime() - INCIDENT_DAYS * DAY_MS);
  return db
    .select()
    .from(incidents)
    .where(
      and(inArray(incidents.kind, [...kinds]), or(isNull(incidents.endedAt), gte(incidents.endedAt, from))),
    )
    .orderBy(desc(incidents.beganAt))
    .limit(SHOWN);
}
