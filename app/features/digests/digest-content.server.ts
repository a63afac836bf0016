import { regionName } from "~/domain/geography";
import { formatDay } from "~/domain/local-time";
import { compactMoney } from "~/domain/money";
import { categoryLabel, statedValue } from "~/domain/opportunity";
import { serviceTypeLabel } from "~/domain/service-types";
import type { DigestItem, WeeklyDigestProps } from "~/emails/weekly-digest";
import { deadlineView, locationLabel, whyMatched } from "~/features/opportunities/card-view.server";
import type { OpportunityRow } from "~/features/opportunities/opportunity-row";
import type { Profile } from "~/lib/session.server";
import type { Selected } from "./select-for-digest.server";

const SHORT_SUMMARY = 200;

type Context = { now: Date; origin: string };

/** What the mail says, and which opportunities it tells of; `null` when nothing is new, as then no mail is sent. */
export function digestContent(
  { rows, total }: Selected,
  person: Profile,
  context: Context,
): { ids: Array<number>; props: WeeklyDigestProps } | null {
  if (rows.length === 0) return null;
  return {
    ids: rows.map(({ id }) => id),
    props: {
      origin: context.origin,
      items: rows.map((row) => itemOf(row, person, context)),
      figures: {
        opportunities: String(total.count),
        totalValue: compactMoney(total.cad, "CAD"),
        urgent: String(total.urgent),
      },
      more: total.count - rows.length,
      interests: interestsOf(person),
      nearestClosing: total.nearest === null ? null : shortDay(new Date(total.nearest)),
    },
  };
}

const shortDay = (instant: Date) => formatDay(instant, "America/Toronto").replace(/ \d{4}$/, "");

function interestsOf({ serviceTypes, regions }: Profile): string {
  const trades = serviceTypes.map(serviceTypeLabel).join(", ") || "all trades";
  return `${trades} in ${regions.map(regionName).join(", ")}`;
}

function itemOf(row: OpportunityRow, person: Profile, { now, origin }: Context): DigestItem {
  const deadline = deadlineView(row.deadline, row.region, now, "TBD");
  const amount = statedValue(row);
  return {
    title: row.title,
    url: `${origin}/opportunities?bid=${row.id}`,
    summary: row.summary === null ? null : shortened(row.summary),
    location: locationLabel(row),
    value: amount === null ? "Contact for pricing" : compactMoney(amount, row.currency),
    due: deadline.label,
    daysLeft: deadline.daysLeft,
    urgent: deadline.urgent,
    category: row.category === null ? null : categoryLabel(row.category),
    why: whyMatched(row, person),
  };
}

function shortened(text: string): string {
  if (text.length <= SHORT_SUMMARY) return text;
  return `${text.slice(0, text.lastIndexOf(" ", SHORT_SUMMARY))}…`;
}
