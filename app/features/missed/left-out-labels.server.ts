import type { Profile } from "#drizzle/schema";
import { MISSED } from "~/content/missed";
import { limitsFor } from "~/domain/billing/roles";
import { isWithin, regionName, resolveRegion } from "~/domain/geography";
import { ANY_MINIMUM, SETTINGS_MINIMUMS } from "~/domain/matching/contract-minimum";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import type { LeftOutReason } from "~/domain/matching/left-out";
import { widenedBy } from "~/domain/matching/widened-region";
import { type Currency, wholeDollars, wholeMoney } from "~/domain/money";
import { type OpportunityAmounts, statedValue } from "~/domain/opportunities/opportunity";
import {
  isServiceTypeId,
  SERVICE_TYPES,
  type ServiceKey,
  serviceKeyOf,
  tradeName,
} from "~/domain/service-types";
import { partsOfTrade } from "~/domain/trade-parts";
import type { IncludeFields, MissedBidView } from "./missed-view";

type Priced = OpportunityAmounts & { currency: Currency | null };

/** One line for each reason. */
export function reasonLabels(
  reasons: ReadonlyArray<LeftOutReason>,
  profile: Profile,
  bid: Priced,
): Array<string> {
  const { regions, serviceTypes } = effectivePreferences(profile);
  return reasons.map((reason) => {
    switch (reason.kind) {
      case "place":
        return MISSED.reasons.place(placeName(reason.region, regions), listed(regions.map(regionName)));
      case "part":
        return MISSED.reasons.part(partNames(reason), tradeName(reason.trade), reason.parts.length === 1);
      case "minimum":
        return MISSED.reasons.minimum(
          wholeMoney(statedValue(bid) ?? reason.amount, bid.currency),
          wholeDollars(reason.minimum),
        );
      case "trade":
        return MISSED.reasons.trade(tradeName(reason.trade), listed(serviceTypes.map(shortTradeName)));
      case "words":
        return MISSED.reasons.words(quotedWords(reason.words));
    }
  });
}

/** What the button changes, and what it says. */
export function includeView(
  reasons: ReadonlyArray<LeftOutReason>,
  profile: Pick<Profile, "role" | "regions" | "serviceTypes">,
): MissedBidView["include"] {
  const { role, regions } = profile;
  const limits = limitsFor(role);
  const fields: IncludeFields = { region: "", was: "", trade: "", parts: "", minimum: "", words: "" };
  const labels: Array<string> = [];
  let needsPro = false;
  for (const reason of reasons) {
    switch (reason.kind) {
      case "place": {
        fields.region = reason.region;
        const name = placeName(reason.region, regions);
        const widened = widenedBy(reason.region, profile);
        labels.push(widened ? MISSED.actions.widen(name, regionName(widened)) : MISSED.actions.place(name));
        needsPro ||= limits.regions !== null && widened === null;
        break;
      }
      case "part":
        fields.parts = reason.parts.join(" ");
        labels.push(MISSED.actions.part(partNames(reason)));
        break;
      case "minimum":
        fields.minimum = minimumBelow(reason.amount);
        labels.push(
          MISSED.actions.minimum(
            fields.minimum === ANY_MINIMUM ? null : wholeDollars(Number(fields.minimum)),
          ),
        );
        break;
      case "trade":
        fields.trade = SERVICE_TYPES.find(({ id }) => serviceKeyOf(id) === reason.trade)!.id;
        labels.push(MISSED.actions.trade(tradeName(reason.trade)));
        needsPro ||= limits.serviceTypes !== null;
        break;
      case "words":
        fields.words = reason.words.join(";");
        labels.push(MISSED.actions.words(quotedWords(reason.words)));
        break;
    }
  }
  return { label: labels.map(insideSentence).join(" and "), fields, needsPro };
}

const quotedWords = (words: ReadonlyArray<string>) => words.map((each) => `“${each}”`).join(" and ");

const insideSentence = (label: string, index: number) =>
  index === 0 ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`;

/** The largest of the settings page's minimums that an amount reaches. */
function minimumBelow(amount: number): string {
  return (
    SETTINGS_MINIMUMS.findLast((minimum) => minimum !== ANY_MINIMUM && Number(minimum) <= amount) ??
    ANY_MINIMUM
  );
}

export const shortTradeName = (trade: string) =>
  isServiceTypeId(trade) ? tradeName(serviceKeyOf(trade)) : trade;

export function partNames({ trade, parts }: { trade: ServiceKey; parts: ReadonlyArray<string> }): string {
  const names = partsOfTrade(trade).flatMap(({ id, label }) => (parts.includes(id) ? [label] : []));
  return names.join(" and ");
}

/** "Halton Region", or "Kent County, RI" for somebody who follows nothing else in that province or state. */
function placeName(code: string, followed: ReadonlyArray<string>): string {
  const [country, state, county] = code.split("-");
  const around = `${country}-${state}`;
  const isKnown = followed.some((region) => isWithin(resolveRegion(region) ?? "", around));
  return county === undefined || isKnown ? regionName(code) : `${regionName(code)}, ${state}`;
}

/** "Peel Region, Ottawa and Quebec"; a long list is shortened. */
function listed(names: ReadonlyArray<string>): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${names.length - 2} more`] : names;
  return [shown.slice(0, -1).join(", "), ...shown.slice(-1)].filter(Boolean).join(" and ");
}
