import { isWithin, placesOfNotice, resolveRegions } from "~/domain/geography";
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

/**
 * The currency that the sender states, or else the one of the country of the work, which is the portal's own if the
 * notice says nothing of it; `null` if none is known.
 */
export function currencyOf({ currency, country, region, city }: Stated, home?: string): Currency | null {
  if (currency !== null) return currency;
  // A country that we do not know is not overruled by a town of the same name as one of ours.
  const places = country === null ? placesOfFields(region, city, home) : resolveRegions(country);
  const [first] = places;
  if (first === undefined) return null;
  const isCanadian = isWithin(first, "CA");
  if (places.some((code) => isWithin(code, "CA") !== isCanadian)) return null;
  return isCanadian ? "CAD" : "USD";
}

function placesOfFields(
  region: string | null,
  city: string | null,
  home: string | undefined,
): ReadonlyArray<string> {
  const regions = region === null ? [] : [region];
  const fields = { regions, city, state: null, country: null, buyerCity: null, buyerState: null };
  return placesOfNotice(home === undefined ? fields : { ...fields, home }, "").places;
}
