import { sql } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { attempts } from "#drizzle/schema";
import { HOUR_MS, MINUTE_MS } from "~/domain/duration";
import { hashOfSecret } from "~/lib/hash.server";
import { logSecurityEvent } from "~/lib/security-log.server";
import type { Services } from "~/lib/services";

type Limit = { windowMs: number; pair: number; address: number; ip: number };

/**
 * Limits per time window: for one address from one IP, for one address, and for one IP. A blocked address is free again
 * in the next window, and can use a password reset in the meantime.
 */
const LIMITS = {
  "sign-in": { windowMs: 15 * MINUTE_MS, pair: 10, address: 50, ip: 200 },
  "sign-up": { windowMs: HOUR_MS, pair: 5, address: 10, ip: 50 },
  "reset-password": { windowMs: HOUR_MS, pair: 5, address: 10, ip: 50 },
  "change-email": { windowMs: HOUR_MS, pair: 5, address: 5, ip: 50 },
  // Not about guessing passwords: each attempt is a call to the payment provider.
  checkout: { windowMs: HOUR_MS, pair: 20, address: 20, ip: 100 },
  support: { windowMs: HOUR_MS, pair: 5, address: 10, ip: 20 },
} as const satisfies Record<string, Limit>;

type Attempted = keyof typeof LIMITS;

/** `who` is an email address or an account id; `ip` comes from `clientIp`. */
type Attempt = { what: Attempted; who: string; ip: string | null };

async function keysOf({ what, who, ip }: Attempt) {
  const { pair, address, ip: network } = LIMITS[what];
  const [whoHash, ipHash] = await Promise.all([hashOfSecret(who), hashOfSecret(ip ?? "none")]);
  return [
    { key: `${what}:pair:${whoHash}:${ipHash}`, limit: pair },
    { key: `${what}:address:${whoHash}`, limit: address },
    ...(ip === null ? [] : [{ key: `${what}:ip:${ipHash}`, limit: network }]),
  ];
}

/**
 * Counts an attempt before it is made and returns whether it is over the limit. Concurrent attempts are all counted.
 */
export async function isTooMany(
  services: Services,
  what: Attempted,
  request: Request,
  who: string,
): Promise<boolean> {
  return exceeds(services, { what, who, ip: clientIp(request) });
}

/** Like `isTooMany`, for callers without a request. */
export async function exceeds(services: Services, attempt: Attempt): Promise<boolean> {
  const { db, now } = services;
  const { windowMs } = LIMITS[attempt.what];
  const at = now().getTime();
  const windowStart = new Date(at - (at % windowMs));
  const keys = await keysOf(attempt);
  const results = await runBatch(
    db,
    keys.map(({ key }) =>
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
  const isOneTooMany = keys.some(({ limit }, position) => (results[position]?.[0]?.count ?? 0) > limit);
  if (isOneTooMany)
    await logSecurityEvent(services, "slowed-down", {
      accountId: null,
      address: attempt.who,
      detail: attempt.what,
    });
  return isOneTooMany;
}

/** Clears the counters of an address after a successful attempt. */
export async function forgetAttempts({ db }: Services, attempt: Attempt): Promise<void> {
  const keys = (await keysOf(attempt)).map(({ key }) => key).filter((key) => !key.includes(":ip:"));
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
