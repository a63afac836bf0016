import { runBatch } from "#drizzle/batch";
import type { Notice } from "~/domain/opportunities/notice";
import { inTurns, nextTurn } from "~/domain/turns";
import { groupsToStore } from "~/features/ingest/groups-to-store";
import { ingestSome } from "~/features/ingest/ingest-notices.server";
import { loadTables } from "~/features/ingest/load-tables.server";
import { newestOfEachKey } from "~/features/ingest/newest-of-each-key";
import { TOO_LONG } from "~/features/ingest/notice-content.server";
import { type Caller, findCaller } from "~/features/ingest/operator-access.server";
import { recountBidTypes } from "~/features/search/search-index.sql.server";
import { STATEMENTS_OF_A_PUSH, withBudget } from "~/features/source-runs/statement-budget.server";
import { readBytes } from "~/lib/read-body.server";
import type { Services } from "~/lib/services";
import { withOwnLinks } from "~/sources/own-links";
import { portalName } from "~/sources/portal-name";
import { homesOf, listHomes, withHome } from "./ingest-keys.server";
import { keyDatesTooFar } from "./push-key-dates";
import { withoutLongTexts } from "./push-long-notices.server";
import { amendedInFuture, problemsIn, type PushProblem, type PushProblems } from "./push-problems";
import { checkPushed, noticeOfPushed } from "./push-schema";

export const MAX_PUSH_BYTES = 5 * 1024 * 1024;

const refused = (status: number, error: string, problems: PushProblems = { count: 0, fields: [] }) =>
  Response.json({ error, ...problems }, { status });

const misshapen = (problems: PushProblems) => refused(422, "The body has not the documented shape", problems);
const oneProblem = (problem: PushProblem): PushProblems => ({ count: 1, fields: [problem] });

/**
 * `POST /internal/ingest`: stores notices from portals that have no feed. A body with any fault is not stored at all: 401
 * for an unknown secret, 413 over 5 MB, 422 with the first invalid fields. A notice that is too long for a record is set
 * aside, and the others are stored. 503 asks for the same body again.
 */
export async function receivePush(services: Services, request: Request): Promise<Response> {
  const answer = await storePush(services, request);
  if (!answer.ok) services.counters.add("push-refusals", String(answer.status));
  return answer;
}

async function storePush(services: Services, request: Request): Promise<Response> {
  const caller = await findCaller(services, request);
  if (!caller) return refused(401, "Unknown or revoked bearer secret");

  const bytes = await readBytes(request, MAX_PUSH_BYTES);
  if (bytes === null) return refused(413, "A body may have 5 MB at most");
  const body = decoded(bytes);
  if (body === null) return misshapen(oneProblem({ field: "body", problem: "Must be UTF-8" }));
  await nextTurn();
  const { rest, long } = await withoutLongTexts(parsedJson(body));
  const home = homesOf(await listHomes(services.db)).get(portalOf(caller, rest) ?? "");
  const parsed = await checkPushed(rest, home);
  if (!parsed.success) return misshapen(problemsIn(parsed));
  const portal = portalOf(caller, parsed.data);
  if (portal === undefined || (parsed.data.portal !== undefined && parsed.data.portal !== portal)) {
    const problem =
      portal === undefined
        ? "Required with the operators' secret"
        : "This key may send for its own portal only";
    return misshapen(oneProblem({ field: "portal", problem }));
  }

  const future = amendedInFuture(parsed.data.notices, services.now());
  if (future.count > 0) return misshapen(future);
  const far = keyDatesTooFar(parsed.data.notices, services.now());
  if (far.count > 0) return misshapen(far);

  await loadTables();
  const setAside = parsed.data.notices
    .filter((_, position) => long.has(position))
    .map(({ key }) => ({ key, reason: TOO_LONG }));
  const pushed = await inTurns(
    parsed.data.notices.filter((_, position) => !long.has(position)),
    (notice) => noticeOfPushed(notice, services.now(), home),
  );
  const { notices: read, linksRemoved } = withRegisteredLinks(
    caller,
    pushed.map((notice) => withHome(notice, home)),
  );
  const notices = newestOfEachKey(read);
  const repeated = read.length - notices.length;
  const { isWhole, ids, ...totals } = await storeNotices(services, portal, notices);
  if (totals.created + totals.changed > 0) await runBatch(services.db, recountBidTypes());
  const answer = { ...totals, repeated, linksRemoved, opportunities: ids, setAside };
  return isWhole ? Response.json(answer) : Response.json({ error: NOT_WHOLE, ...answer }, AGAIN);
}

const NOT_WHOLE = "Not all of the notices are stored yet: send the same body again";
const AGAIN = { status: 503, headers: { "Retry-After": "1" } };

/**
 * Stores the notices while there are statements left. Many notices that leave their joined bids at once take more than one
 * request has; what is stored then counts as unchanged when the same body is sent again.
 */
async function storeNotices(services: Services, portal: string, notices: ReadonlyArray<Notice>) {
  const { services: budgeted, budget } = withBudget(services, STATEMENTS_OF_A_PUSH);
  const totals = { created: 0, changed: 0, unchanged: 0, outdated: 0 };
  const ids: Array<number> = [];
  for (const group of groupsToStore(notices)) {
    const sender = { id: portal, name: portalName(portal) };
    const stored = budget.isLeft()
      ? await ingestSome(budgeted, sender, group, services.now(), budget.isLeft)
      : null;
    if (stored === null) return { isWhole: false, ids, ...totals };
    totals.created += stored.created;
    totals.changed += stored.changed;
    totals.unchanged += stored.unchanged;
    totals.outdated += stored.outdated;
    ids.push(...stored.opportunityIds);
  }
  return { isWhole: true, ids, ...totals };
}

/** The portal that sends: its own key names it, and the operators' body does. */
function portalOf(caller: Caller, body: unknown): string | undefined {
  if (caller.kind === "portal") return caller.portal;
  const named = typeof body === "object" && body !== null && "portal" in body ? body.portal : undefined;
  return typeof named === "string" ? named : undefined;
}

/** `null` for bytes that are not UTF-8, whose accents would otherwise be lost. */
function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A portal's own secret may link to the hosts that were registered with it; the operators' to any. */
function withRegisteredLinks(caller: Caller, pushed: ReadonlyArray<Notice>) {
  if (caller.kind === "operator") return { notices: pushed, linksRemoved: 0 };
  const own = pushed.map((notice) => withOwnLinks(notice, caller.hosts));
  return {
    notices: own.map(({ notice }) => notice),
    linksRemoved: own.reduce((sum, { removed }) => sum + removed, 0),
  };
}

/** `undefined` for malformed JSON, which the schema then refuses. */
function parsedJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
