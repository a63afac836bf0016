import { max } from "drizzle-orm";
import { exchangeRates } from "#drizzle/schema";
import { HOUR_MS } from "~/domain/duration";
import { FALLBACK_USD_RATE, type UsdRate } from "~/domain/money";
import type { Services } from "~/lib/services";
import { parseUsdRate, USD_RATE_URL } from "~/sources/bank-of-canada";
import { userAgentOf } from "~/sources/user-agent";

const ASK_EVERY_MS = 6 * HOUR_MS;
const TIME_LIMIT_MS = 10_000;

/** Reads the newest published rate a few times a day and stores it. If that fails, the last known rate is used. */
export async function readExchangeRate({ db, portalFetch, now, config }: Services): Promise<string> {
  const [known] = await db.select({ readAt: max(exchangeRates.readAt) }).from(exchangeRates);
  if (known?.readAt && now().getTime() - known.readAt.getTime() < ASK_EVERY_MS) return "known";

  const answer = await portalFetch(USD_RATE_URL, {
    headers: { Accept: "application/json", "User-Agent": userAgentOf(config.origin) },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const rate = answer.ok ? parseUsdRate(await answer.json().catch(() => null)) : null;
  if (!rate) return `no rate in an answer of status ${answer.status}`;
  await db
    .insert(exchangeRates)
    .values({ currency: "USD", ...rate, readAt: now() })
    .onConflictDoUpdate({ target: [exchangeRates.currency, exchangeRates.day], set: { readAt: now() } });
  return `${rate.cad} for ${rate.day}`;
}

/** Of the rows of `findUsdRate`. */
export function usdRateOf(rows: ReadonlyArray<UsdRate>): UsdRate {
  return rows[0] ?? FALLBACK_USD_RATE;
}
