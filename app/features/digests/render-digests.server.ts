import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { regionName } from "~/domain/geography";
import { formatShortDay, formatTime } from "~/domain/local-time";
import { MAX_ALERT_ITEMS } from "~/domain/mail/alert-rules";
import type { DigestContent } from "~/domain/mail/digest";
import { type BulkKind, isBulk } from "~/domain/mail/mail";
import { plainLine } from "~/domain/mail/plain-line";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { compactMoney, type UsdRate } from "~/domain/money";
import { categoryLabel, statedValue } from "~/domain/opportunities/opportunity";
import { shorten } from "~/domain/shorten";
import { followedTradeLabel } from "~/domain/trade-parts";
import { TORONTO } from "~/domain/zoned-time";
import { alertEmail, type AlertList, alertSubject } from "~/emails/alert-email";
import { bidCardHtml, type BidItem } from "~/emails/bid-card";
import { digestEmail, digestSubject } from "~/emails/digest-email";
import { fillSlots } from "~/emails/slots";
import { findUsdRate, usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { deadlineView, locationLabel, whyListed } from "~/features/opportunities/card-view.server";
import { bulkHeaders, bulkLinks } from "~/features/outbox/mail-links.server";
import type { CardRow } from "~/features/search/card-row.sql.server";
import type { Config, OutboxRow, RenderedEmail, Services } from "~/lib/services";
import { findSource } from "~/sources";
import { listMailedOpportunities } from "./mailed-opportunities.sql.server";

const SHORT_SUMMARY = 200;
const LONGEST_TITLE = 220;
const PLACES_NAMED = 3;

const LIST_NAMES: Record<BulkKind, string> = {
  digest: "weekly-digest",
  alert: "instant-alerts",
  "same-day": "same-day-bids",
};

/** A rendered body with slots for its reader's own links and changes. */
export type Body = { subject: string; html: string; text: string };

type MailedBids = { rows: ReadonlyMap<number, CardRow>; rate: UsdRate };

/** The opportunities of some digests or alerts as they are now, and the exchange rate. */
export async function loadDigestContent(db: Database, ids: ReadonlyArray<number>): Promise<MailedBids> {
  const [rates, rows] = await runBatch(db, [findUsdRate(db), listMailedOpportunities(ids)]);
  return { rows: new Map(rows.map((row) => [row.id, row])), rate: usdRateOf(rates) };
}

/** Renders the bodies of one batch. Bids that occur in several of them are rendered once. */
export function createBodyRenderer({ rows, rate }: MailedBids, { origin, mail }: Config) {
  const cards = new Map<string, string>();
  const cardHtml = (item: BidItem) => {
    const key = `${item.url} ${item.due} ${item.daysLeft ?? ""} ${item.why ?? ""}`;
    const html = cards.get(key) ?? bidCardHtml(item);
    cards.set(key, html);
    return html;
  };
  const { postalAddress } = mail;
  // Opportunities that were withdrawn since they were selected are left out.
  const stillActive = (ids: ReadonlyArray<number>) =>
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row?.status === "active" ? [row] : [];
    });

  return {
    /** `null` when none of the selected opportunities is still active. */
    digest(content: DigestContent): Body | null {
      const { preferences, ids, isFirst, totals } = content;
      const shown = stillActive(ids);
      if (shown.length === 0) return null;
      const gone = ids.length - shown.length;
      const count = totals.count - gone;
      const subject = digestSubject({ ...totals, count });
      const { html, text } = digestEmail(
        {
          ...{ origin, postalAddress, subject, isFirst },
          items: shown.map((row) => itemOf(row, preferences, new Date(content.asOf), origin)),
          figures: {
            opportunities: String(count),
            totalValue: compactMoney(totals.cad, "CAD"),
            urgent: String(totals.urgent),
          },
          rateNote: totals.converted ? rateNoteOf(rate) : null,
          more: count - shown.length,
          interests: interestsOf(preferences),
          coverage: coverageOf(content.coverage),
        },
        cardHtml,
      );
      return { subject, html, text };
    },
    alert(list: AlertList, ids: ReadonlyArray<number>, preferences: MatchProfile, asOf: Date): Body | null {
      const all = stillActive(ids);
      if (all.length === 0) return null;
      const items = all.slice(0, MAX_ALERT_ITEMS).map((row) => itemOf(row, preferences, asOf, origin));
      const more = all.length - items.length;
      const subject = alertSubject(list, items, more);
      return { subject, ...alertEmail({ list, origin, postalAddress, subject, items, more }, cardHtml) };
    },
  };
}

/** Fills a body's slots with its reader's links and changes, and adds the headers of bulk mail. */
export async function completeMail(
  services: Services,
  row: OutboxRow,
  { subject, html, text }: Body,
  changes: { html: string; text: string },
): Promise<RenderedEmail> {
  const links = await bulkLinks(services, row);
  if (!isBulk(row.kind)) throw new Error(`Mail of the kind ${row.kind} has no list.`);
  return {
    subject,
    html: fillSlots(html, { ...links, changes: changes.html }),
    text: fillSlots(text, { ...links, changes: changes.text }).replace(/\n{3,}/g, "\n\n"),
    headers: bulkHeaders(services, LIST_NAMES[row.kind], links.oneClick),
  };
}

const rateNoteOf = ({ cad, day, publisher }: UsdRate) =>
  `US dollars counted at ${cad} (${publisher}, ${day}).`;

function interestsOf({ serviceTypes, partsOff, regions }: MatchProfile): string {
  const labels = serviceTypes.map((trade) => followedTradeLabel(trade, partsOff));
  const trades = named(labels, "all trades");
  return plainLine(`${trades} in ${named(regions.map(regionName), "all regions")}`);
}

function named(names: ReadonlyArray<string>, none: string): string {
  if (names.length === 0) return none;
  const shown = names.slice(0, PLACES_NAMED).join(", ");
  return names.length > PLACES_NAMED ? `${shown} and ${names.length - PLACES_NAMED} more` : shown;
}

function coverageOf(readings: DigestContent["coverage"]): string {
  const nameOf = (source: string) => findSource(source)?.name ?? source;
  const read = readings.flatMap(({ source, readAt }) => {
    if (readAt === null) return [];
    const at = new Date(readAt);
    return [`${nameOf(source)} ${formatShortDay(at, TORONTO)}, ${formatTime(at, TORONTO)}`];
  });
  const unread = readings.filter(({ readAt }) => readAt === null).map(({ source }) => nameOf(source));
  return [
    read.length > 0 ? `${read.join("; ")}.` : "no source.",
    ...(unread.length > 0 ? [`Not read: ${unread.join(", ")}.`] : []),
  ].join(" ");
}

function itemOf(row: CardRow, preferences: MatchProfile, asOf: Date, origin: string): BidItem {
  const deadline = deadlineView(row.deadline, row.region, asOf, "TBD");
  const amount = statedValue(row);
  const why = whyListed(row, preferences);
  return {
    title: shorten(plainLine(row.title), LONGEST_TITLE),
    url: `${origin}/opportunities?bid=${row.id}`,
    summary: row.summary === null ? null : shorten(plainLine(row.summary), SHORT_SUMMARY),
    location: plainLine(locationLabel(row)),
    value: amount === null ? "Contact for pricing" : compactMoney(amount, row.currency),
    due: deadline.label,
    daysLeft: deadline.daysLeft,
    urgent: deadline.urgent,
    category: row.category === null ? null : plainLine(categoryLabel(row.category)),
    why: why === null ? null : plainLine(why),
  };
}
