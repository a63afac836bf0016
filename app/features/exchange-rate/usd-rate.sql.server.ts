import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { exchangeRates } from "#drizzle/schema";

const RATE_SHAPE = {
  cad: exchangeRates.cad,
  day: exchangeRates.day,
  publisher: exchangeRates.publisher,
} as const;

const NEWEST = raw(
  sql`select cad, day, publisher from exchange_rates where currency = 'USD' order by day desc limit 1`,
  RATE_SHAPE,
);

/** The current rate of the US dollar, for a page's batch; `usdRateOf` reads the result. */
export const findUsdRate = () => NEWEST;
