import { isWithin, resolveRegions } from "~/domain/geography";
import type { Currency } from "~/domain/money";

const AMOUNTS = ["contractValue", "estimatedValue", "budgetMin", "budgetMax"] as const;

type Amounts = Readonly<Record<(typeof AMOUNTS)[number], number | null>>;
type Stated = {
  currency: Currency | null;
  country: string | null;
  region: string | null;
  city: string | null;
};

export function statesAmount(notice: Amounts): boolean {
  return AMOUNTS.some((name) => notice[name] !== null);
}

/** The currency that the sender states, or else the one of the country of the work; `null` if neither is known. */
export function currencyOf({ currency, country, region, city }: Stated): Currency | null {
  if (currency !== null) return currency;
  // A country that we do not know is not overruled by a town of the same name as one of ours.
  const named = country === null ? [region, city] : [country];
  const code = named.flatMap((name) => (name === null ? [] : resolveRegions(name)))[0];
  if (code === undefined) return null;
  return isWithin(code, "CA") ? "CAD" : "USD";
}
