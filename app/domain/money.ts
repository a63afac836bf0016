export type Currency = "CAD" | "USD";

/** How many Canadian dollars one US dollar is worth, with the day and the publisher of the rate. */
export type UsdRate = { cad: number; day: string; publisher: string };

/** Used until a published rate has been read: the Bank of Canada's rate of 20 November 2025, rounded. */
export const FALLBACK_USD_RATE: UsdRate = {
  cad: 1.4,
  day: "2025-11-20",
  publisher: "Tenderlight's fixed rate",
};

export function inCanadianDollars(amount: number, currency: Currency | null, rate: UsdRate): number {
  return currency === "USD" ? amount * rate.cad : amount;
}

const cad = { style: "currency", currency: "CAD" } as const;
const compactCad = new Intl.NumberFormat("en-CA", {
  ...cad,
  notation: "compact",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const wholeCad = new Intl.NumberFormat("en-CA", { ...cad, maximumFractionDigits: 0 });

/** "$100,000" */
export function wholeDollars(amount: number): string {
  return wholeCad.format(amount);
}

/** "$180,000", "US$1,250,000": how lists, mails and changes print an amount. */
export function wholeMoney(amount: number, currency: Currency | null): string {
  return withCurrency(wholeDollars(amount), currency);
}

const withCurrency = (text: string, currency: Currency | null) => (currency === "USD" ? `US${text}` : text);

/** For figures alone: "$1.3M", "US$1.3M"; amounts below a thousand in whole dollars. */
export function compactMoney(amount: number, currency: Currency | null): string {
  return withCurrency(amount < 1_000 ? wholeDollars(amount) : compactCad.format(amount), currency);
}

/** Grouped ("1,250,000.50", "75 000"), plain ("1.5", French "1,5"), or without a leading digit (".5"). */
const NUMBER = String.raw`(?<grouped>\d{1,3}(?:[,\s]\d{3})+(?!\d)(?:\.\d+)?)|(?<plain>\d+(?:[.,]\d+)?|(?<!\w)\.\d+)`;
/** The lookahead keeps "5 km" and "2 months" from being read as thousands and millions. */
const AMOUNT = new RegExp(
  `(?:${NUMBER})(?:\\s*(?:(?<thousands>k|thousand)|(?<millions>m|mil|millions?))(?![\\p{L}\\d]))?`,
  "iu",
);

/** How much of a typed text is searched for an amount. */
const MAX_AMOUNT_TEXT = 200;

/** A profile's minimum in dollars: "$75k" is 75,000; "any" and text without a number are 0. */
export function minimumInDollars(text: string): number {
  const amount = AMOUNT.exec(text.slice(0, MAX_AMOUNT_TEXT))?.groups;
  if (!amount) return 0;
  const { grouped, plain = "", thousands, millions } = amount;
  const number = Number(grouped?.replace(/[,\s]/g, "") ?? plain.replace(",", "."));
  return number * (thousands ? 1_000 : millions ? 1_000_000 : 1);
}

/** Both in Canadian dollars. An unstated value passes, because an extra bid costs less than a missed one. */
export function reachesMinimum(value: number | null, minimum: number): boolean {
  return value === null || value >= minimum;
}
