import { SECTION_KEYS, type SectionKey } from "~/domain/opportunities/notice";
import { type ClosingDay, closingTime, plusDays } from "./calendar";
import { createRandom } from "./random";

/**
 * One notice of every kind that a tester wants to see: edge cases of dates, places, amounts and texts. They are in
 * regions of their own, belong to no trade and are old, so that they are on top of no demo account's list.
 */
export type KindNotice = {
  key: string;
  title: string;
  publishedAt: string;
  closesAt?: string;
  region?: string;
  city?: string;
  status?: "withdrawn";
  contractValue?: number;
  estimatedValue?: number;
  budgetMin?: number;
  budgetMax?: number;
  currency?: "CAD";
  sections?: Partial<Record<SectionKey, string>>;
};

/** The region of nearly all of them. */
export const EVERY_KIND_REGION = "CA-NU";
/** A region that we do not know as a place. Profiles can only follow it by this name. */
export const NAMED_REGION = "High Arctic Weather Stations";
/** The region with exactly one page of notices. */
export const ONE_PAGE_REGION = "CA-NT";
const ONE_PAGE = 20;

const ZONE = "America/Iqaluit";
const CITY = "Iqaluit";
const PUBLISHED_DAYS_AGO = 60;
const LATER_DAYS = 45;

type Kind = Omit<KindNotice, "key" | "title" | "publishedAt" | "closesAt"> & { closesInDays?: ClosingDay };

const KINDS: Readonly<Record<string, Kind>> = {
  "closed three days ago": { closesInDays: -3 },
  "closing today": { closesInDays: 0 },
  "closing tomorrow": { closesInDays: 1 },
  "closing in 7 days": { closesInDays: 7 },
  "closing in 8 days": { closesInDays: 8 },
  "without a closing date": { closesInDays: null },
  "without a city": { region: EVERY_KIND_REGION, city: "" },
  "without a region": { city: "" },
  "in a region known by its name alone": { region: NAMED_REGION, city: "" },
  "for the whole of New York State": { region: "US-NY", city: "" },
  "withdrawn by its source": { status: "withdrawn" },
  "with a contract value alone": { contractValue: 40_000 },
  "with an estimated value alone": { estimatedValue: 50_000 },
  "with the top of a budget alone": { budgetMax: 60_000 },
  "with the bottom of a budget alone": { budgetMin: 70_000 },
  "without any value": {},
  "of exactly $100,000": { estimatedValue: 100_000 },
  "of $100,001": { estimatedValue: 100_001 },
  ...Object.fromEntries(
    SECTION_KEYS.map((key) => [
      `told in the section ${key} alone`,
      { sections: { [key]: `This is the text of the section ${key}, and there is no other.` } },
    ]),
  ),
  "with seven lines on compliance": {
    sections: {
      overview: Array.from(
        { length: 7 },
        (_, index) => `Requirement ${index + 1} of seven: a certificate that the bidder must send along.`,
      ).join("\n"),
    },
  },
  "with twelve lines on materials": {
    sections: {
      overview: Array.from(
        { length: 12 },
        (_, index) => `Line ${index + 1} of twelve: quantity ${index + 3}, tools of the usual make.`,
      ).join("\n"),
    },
  },
};

export function everyKindOfNotice(now: Date): Array<KindNotice> {
  const random = createRandom(1);
  const publishedAt = plusDays(now, -PUBLISHED_DAYS_AGO).toISOString();
  const kinds = Object.entries(KINDS).map(([name, { closesInDays = LATER_DAYS, ...kind }], index) => {
    const closesAt = closingTime(random, now, ZONE, closesInDays)?.toISOString();
    const { city, ...rest } = { city: CITY, ...kind };
    return {
      key: `kind-${index + 1}`,
      title: `Sample notice ${name}`,
      publishedAt,
      ...(closesAt === undefined ? {} : { closesAt }),
      ...(city === "" ? {} : { city }),
      ...rest,
      ...(hasValue(rest) ? { currency: "CAD" as const } : {}),
    };
  });
  const onePage = Array.from({ length: ONE_PAGE }, (_, index) => ({
    key: `page-${index + 1}`,
    title: `Sample notice ${index + 1} of exactly ${ONE_PAGE}`,
    publishedAt,
    closesAt: plusDays(now, LATER_DAYS + index).toISOString(),
    region: ONE_PAGE_REGION,
  }));
  return [...kinds, ...onePage];
}

const hasValue = ({ contractValue, estimatedValue, budgetMin, budgetMax }: Kind) =>
  [contractValue, estimatedValue, budgetMin, budgetMax].some((value) => value !== undefined);
