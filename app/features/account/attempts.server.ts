import { sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { attempts } from "#drizzle/schema";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { hashOfSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";
import { logSecurityEvent } from "./security-log.server";

type Limit = { windowMs: number; pair: number; address: number; ip: number; slowFrom?: number };

/**
 * Limits per time window: for one address from one network (`pair`), for one address, and for one network (`ip`). From
 * `slowFrom` on, attempts on an address wait before they are made. Browsers that have signed in to an account before
 * have the `pair` limit to themselves and no other, so that nobody else can use it up.
 */
const LIMITS = {
  "sign-in": { windowMs: 15 * MINUTE_MS, pair: 10, slowFrom: 50, address: 1_000, ip: 200 },
  "sign-up": { windowMs: HOUR_MS, pair: 5, address: 20, ip: 50 },
  "reset-password": { windowMs: HOUR_MS, pair: 5, address: 10, ip: 50 },
  "change-email": { windowMs: HOUR_MS, pair: 5, address: 5, ip: 50 },
  // Not about guessing passwords: each attempt is a call to the payment provider.
  checkout: { windowMs: HOUR_MS, pair: 20, address: 20, ip: 100 },
  support: { windowMs: HOUR_MS, pair: 5, address: 10, ip: 20 },
  // There is one secret for all operators: a limit for everyone together would let strangers lock them out.
  operators: { windowMs: 15 * MINUTE_MS, pair: 10, address: Infinity, ip: Infinity },
} as const satisfies Record<string, Limit>;

const SLOW_MS = 3_000;

type Attempted = keyof typeof LIMITS;

type Attempt = {
  what: Attempted;
  /** An email address or an account id. */
  who: string;
  /** From `clientIp`. */
  ip: string | null;
  /** What tells apart the browsers that have signed in to this account; `null` for all others. */
  browser?: string | null;
};

async function keysOf({ what, who, ip, browser }: Attempt) {
  const [whoHash, ipHash, browserHash] = await Promise.all([
    hashOfSecret(who),
    hashOfSecret(ip ?? "none"),
    browser ? hashOfSecret(browser) : null,
  ]);
  return {
    own: browserHash ? `${what}:browser:${whoHash}:${browserHash}` : `${what}:pair:${whoHash}:${ipHash}`,
    address: `${what}:address:${whoHash}`,
    ip: ip === null ? null : `${what}:ip:${ipHash}`,
  };
}

/**
 * Counts an attempt before it is made and returns whether it is over the limit. Concurrent attempts are all counted.
 */
export async function isTooMany(
  services: Services,
  what: Attempted,
  request: Request,
  who: string,
  browser: string | null = null,
): Promise<boolean> {
  return exceeds(services, { what, who, ip: clientIp(request), browser });
}

/** Like `isTooMany`, for callers without a request. */
export async function exceeds(services: Services, attempt: Attempt): Promise<boolean> {
  return (await limitReached(services, attempt)) !== null;
}

/** Which limit was reached: of this browser or network for this address, of the address, or of the network. */
type Reached = "own" | "address" | "network";

/**
 * Like `exceeds`, and says which limit. What is over its own limit is not counted against the others, so one network
 * cannot use up an address's limit.
 */
export async function limitReached(services: Services, attempt: Attempt): Promise<Reached | null> {
  const limit: Limit = LIMITS[attempt.what];
  const keys = await keysOf(attempt);
  const [own = 0] = await count(services, limit.windowMs, [keys.own]);
  if (own > limit.pair) return slowedDown(services, attempt, "own");
  if (attempt.browser) return null;
  const [address = 0, network = 0] = await count(services, limit.windowMs, [
    keys.address,
    ...(keys.ip === null ? [] : [keys.ip]),
  ]);
  if (network > limit.ip) return slowedDown(services, attempt, "network");
  if (address > limit.address) return slowedDown(services, attempt, "address");
  if (limit.slowFrom !== undefined && address > limit.slowFrom) await services.sleep(SLOW_MS);
  return null;
}

/** Adds one to each counter and returns what they are then. */
async function count({ db, now }: Services, windowMs: number, keys: ReadonlyArray<string>) {
  const at = now().getTime();
  const windowStart = new Date(at - (at % windowMs));
  const results = await runBatch(
    db,
    keys.map((key) =>
      db
        .insert(attempts)
        .values({ key, windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [attempts.key, attempts.windowStart],
          set: { count: sql`${attempts.count} + 1` },
        })
        .returning({ count: attempts.count }),
    ),
  );
  return results.map(([row]) => row?.count ?? 0);
}

async function slowedDown(services: Services, { what, who }: Attempt, limit: Reached): Promise<Reached> {
  await logSecurityEvent(services, "slowed-down", { accountId: null, address: who, detail: what });
  return limit;
}

/** Clears the counters of an address after a successful attempt, or those of a known browser. */
export async function forgetAttempts({ db }: Services, attempt: Attempt): Promise<void> {
  const { own, address } = await keysOf(attempt);
  const keys = attempt.browser ? [own] : [own, address];
  await db
    .delete(attempts)
    .where(sql`${attempts.key} in (select value from json_each(${JSON.stringify(keys)}))`);
}

/**
 * The client's IP address as reported by Cloudflare; `null` if there is none. An IPv6 address is cut to its /64
 * network, because one household has 2^64 of them.
 */
export function clientIp(request: Request): string | null {
  const ip = request.headers.get("CF-Connecting-IP");
  if (!ip) return null;
  if (!ip.includes(":")) return ip;
  const [head = "", tail] = ip.toLowerCase().split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill("0"),
    ...rest,
  ];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
