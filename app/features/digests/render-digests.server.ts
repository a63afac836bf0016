import { runBatch } from "#drizzle/batch";
import type { Database } from "#drizzle/client";
import { deadlineLabel, shortDeadlineLabel } from "~/domain/calendar/deadline-label";
import { DAY_MS } from "~/domain/duration";
import { regionName } from "~/domain/geography";
import { formatShortDay, formatTime } from "~/domain/local-time";
import { MAX_ALERT_ITEMS } from "~/domain/mail/alert-rules";
import type { DigestContent } from "~/domain/mail/digest";
import { figuresOfListed } from "~/domain/mail/digest-figures";
import { type BulkKind, isBulk } from "~/domain/mail/mail";
import { plainLine } from "~/domain/mail/plain-line";
import type { MatchProfile } from "~/domain/matching/match-profile";
import { compactMoney, type UsdRate } from "~/domain/money";
import { withPointers } from "~/domain/opportunities/cut-details";
import { categoryLabel, isOpen, startOfDayAfter, urgentUntil } from "~/domain/opportunities/opportunity";
import { earlierClosingLabel } from "~/domain/reading/kept/earlier-closing";
import { countedClosing } from "~/domain/reading/kept/text-closing";
import { shorten } from "~/domain/shorten";
import { followedTradeLabel } from "~/domain/trade-parts";
import { TORONTO } from "~/domain/zoned-time";
import { alertEmail, type AlertList, alertSubject } from "~/emails/alert-email";
import { bidCardHtml, type BidItem } from "~/emails/bid-card";
import { closingLineHtml } from "~/emails/closing-line";
import { type BidRenderers, digestEmail } from "~/emails/digest-email";
import { lastClosingDay, subjectsOf } from "~/emails/digest-subject";
import { fillSlots } from "~/emails/slots";
import { usdRateOf } from "~/features/exchange-rate/usd-rate.server";
import { findUsdRate } from "~/features/exchange-rate/usd-rate.sql.server";
import { nextDateLabel } from "~/features/key-dates/next-date-label";
import { closingView, statedLabel, whyListed } from "~/features/opportunities/card-view.server";
import { homeOf, locationLabel, withState } from "~/features/opportunities/location-label.server";
import { bulkHeaders, bulkLinks } from "~/features/outbox/mail-links.server";
import type { CardRow } from "~/features/search/card-row.sql.server";
import type { Config, OutboxRow, RenderedEmail, Services } from "~/lib/services";
import { findSource } from "~/sources";
import { coveredPlacesAround, notReadAround, sourcesAround } from "~/sources/coverage/coverage-around";
import { portalName } from "~/sources/portal-name";
import { listMailedOpportunities } from "./mailed-opportunities.sql.server";

const SHORT_SUMMARY = 110;
const LONGEST_TITLE = 160;
const LONGEST_NAME = 60;
const LONGEST_REASON = 100;
/** Closing dates that are further away are written with their year. */
const YEAR_FROM_DAYS = 180;
const PLACES_NAMED = 3;

const LIST_NAMES: Record<BulkKind, string> = {
  digest: "weekly-digest",
  alert: "instant-alerts",
  "same-day": "same-day-bids",
  reminder: "reminders",
};

/** A rendered body with slots for its reader's own links and changes. */
export type Body = { subject: string; html: string; text: string };

type MailedBids = { rows: ReadonlyMap<number, CardRow>; rate: UsdRate };

/** The opportunities of some digests or alerts as they are now, and the exchange rate. */
export async function loadDigestContent(db: Database, ids: ReadonlyArray<number>): Promise<MailedBids> {
  const [rates, rows] = await runBatch(db, [findUsdRate(), listMailedOpportunities(ids)]);
  return { rows: new Map(rows.map((row) => [row.id, row])), rate: usdRateOf(rates) };
}

/** Renders the bodies of one batch. Bids that occur in several of them are rendered once. */
export function createBodyRenderer({ rows, rate }: MailedBids, { origin, mail }: Config) {
  const renderers = cachingRenderers();
  const { postalAddress } = mail;
  // Opportunities that were withdrawn since they were selected are left out.
  const stillActive = (ids: ReadonlyArray<number>) =>
    ids.flatMap((id) => {
      const row = rows.get(id);
      return row?.status === "active" ? [row] : [];
    });

  return {
    /** `null` when none of the selected opportunities is left. */
    digest(content: DigestContent): Body | null {
      const { preferences, isFirst } = content;
      const asOf = new Date(content.asOf);
      const open = (ids: ReadonlyArray<number>) => stillActive(ids).filter((row) => isOpen(row, asOf));
      // A date that was moved since takes a bid out of the list of closing dates. It returns in the week before its new date.
      const closing = open(content.closing ?? []).filter((row) => closesWithinWeek(row, asOf));
      const fresh = open(content.ids);
      const listed = [...closing, ...fresh];
      if (listed.length === 0) return null;
      const figures = figuresOfListed(listed, asOf, rate);
      // The first of the closing list, if there is one: the date of a new bid may have been moved into the week since.
      const { firstCloses } = figuresOfListed(closing.length > 0 ? closing : fresh, asOf, rate);
      const subject = subjectsOf(asOf)({ closing: closing.length, fresh: fresh.length, firstCloses });
      const toItem = (row: CardRow) => itemOf(row, preferences, asOf, origin);
      const { found } = content;
      const body = digestEmail(
        {
          origin,
          postalAddress,
          subject,
          isFirst,
          lastDay: lastClosingDay(asOf),
          closing: {
            items: closing.map(toItem),
            found: foundStill(found?.closing, content.closing ?? [], closing),
          },
          fresh: { items: fresh.map(toItem), found: foundStill(found?.fresh, content.ids, fresh) },
          figures: {
            opportunities: String(fresh.length),
            totalValue: figures.cad === null ? "Not stated" : `${compactMoney(figures.cad, "CAD")} CAD`,
            urgent: String(figures.urgent),
          },
          rateNote: figures.converted ? rateNoteOf(rate) : null,
          interests: interestsOf(preferences),
          coverage: coverageOf(content),
        },
        renderers,
      );
      return { subject, ...body };
    },
    alert(list: AlertList, ids: ReadonlyArray<number>, preferences: MatchProfile, asOf: Date): Body | null {
      const all = stillActive(ids).sort((a, b) => closesAt(a, asOf) - closesAt(b, asOf));
      if (all.length === 0) return null;
      const items = all.slice(0, MAX_ALERT_ITEMS).map((row) => itemOf(row, preferences, asOf, origin));
      const more = all.length - items.length;
      const subject = alertSubject(list, items, more);
      return {
        subject,
        ...alertEmail({ list, origin, postalAddress, subject, items, more }, renderers.card),
      };
    },
  };
}

/** Renders each bid once, as its HTML is the same in every email that says the same of it. */
function cachingRenderers(): BidRenderers {
  const kept = new Map<string, string>();
  const once = (name: keyof BidRenderers, render: (item: BidItem) => string) => (item: BidItem) => {
    const key = `${name} ${item.url} ${item.location} ${item.due} ${item.daysLeft ?? ""} ${item.nextDate ?? ""} ${name === "card" ? (item.why ?? "") : ""}`;
    const html = kept.get(key) ?? render(item);
    kept.set(key, html);
    return html;
  };
  return { card: once("card", bidCardHtml), line: once("line", closingLineHtml) };
}

/** Bids without a closing date come last. */
const closesAt = (row: CardRow, asOf: Date) =>
  countedClosing(row, asOf)?.getTime() ?? Number.MAX_SAFE_INTEGER;

const closesWithinWeek = (row: CardRow, asOf: Date) => isBefore(countedClosing(row, asOf), urgentUntil(asOf));

const isBefore = (closing: Date | null, until: Date) => closing !== null && closing < until;

/** How many belong to a part, without those that it listed and that are gone. */
function foundStill(
  found: number | undefined,
  selected: ReadonlyArray<number>,
  left: ReadonlyArray<CardRow>,
) {
  return (found ?? selected.length) - (selected.length - left.length);
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

type Reading = { name: string; readAt: number | null };

/** A portal may have a file of everything and one of what is new today: readers know the portal alone. */
function latestOfPortals(readings: ReadonlyArray<Reading>): Array<Reading> {
  const latest = new Map<string, number | null>();
  for (const { name, readAt } of readings)
    latest.set(name, Math.max(latest.get(name) ?? 0, readAt ?? 0) || null);
  return [...latest].map(([name, readAt]) => ({ name, readAt }));
}

/** When the sources around the reader were read, and the portals around them that are not. */
function coverageOf({ preferences, coverage }: DigestContent) {
  const places = coveredPlacesAround(preferences.regions);
  const around = sourcesAround(places);
  const readings = latestOfPortals(
    coverage.flatMap(({ source: id, readAt }) => {
      const source = findSource(id);
      const isAround = source !== null && (around === null || around.has(source.id));
      return isAround ? [{ name: portalName(source.portal), readAt }] : [];
    }),
  );
  const read = readings.flatMap(({ name, readAt }) => {
    if (readAt === null) return [];
    const at = new Date(readAt);
    return [`${name} ${formatShortDay(at, TORONTO)}, ${formatTime(at, TORONTO)}`];
  });
  const waiting = readings.filter(({ readAt }) => readAt === null).map(({ name }) => name);
  return {
    read: [
      read.length > 0 ? `${read.join("; ")}.` : "no source.",
      ...(waiting.length > 0 ? [`Not read yet: ${waiting.join(", ")}.`] : []),
    ].join(" "),
    notRead: notReadAround(places),
  };
}

function itemOf(row: CardRow, preferences: MatchProfile, asOf: Date, origin: string): BidItem {
  const { daysLeft, urgent } = closingView(row, asOf, "TBD");
  const why = whyListed(row, preferences);
  const summary = row.summary === null ? null : withPointers(row.summary, row.language);
  return {
    title: shorten(plainLine(withPointers(row.title, row.language)), LONGEST_TITLE),
    language: row.language,
    url: `${origin}/opportunities?bid=${row.id}`,
    notMyKindUrl: `${origin}/bids/${row.id}/not-my-kind`,
    summary: summary === null ? null : shorten(plainLine(summary), SHORT_SUMMARY),
    buyer: row.buyer === null ? null : shorten(plainLine(row.buyer), LONGEST_NAME),
    location: withState(
      shorten(plainLine(locationLabel(row)), LONGEST_NAME),
      row,
      homeOf(preferences.regions),
    ),
    value: statedLabel(row),
    due: dueLabel(row, asOf),
    daysLeft,
    nextDate: nextDateLabel(row.keyDates, asOf),
    urgent,
    isNext: isBefore(countedClosing(row, asOf), startOfDayAfter(asOf, 2)),
    category: row.category === null ? null : plainLine(categoryLabel(row.category)),
    why: why === null ? null : shorten(plainLine(why), LONGEST_REASON),
  };
}

/** "Fri 14 Aug, 2:00 pm ET", with the clock of the place where it differs; with the year if it is half a year away or more. */
function dueLabel(row: CardRow, asOf: Date): string {
  const { deadline, region } = row;
  if (deadline === null) return closingView(row, asOf, "TBD").label;
  const isNear = deadline.getTime() - asOf.getTime() < YEAR_FROM_DAYS * DAY_MS;
  const label = (isNear ? shortDeadlineLabel : deadlineLabel)(deadline, region);
  const says = earlierClosingLabel(row);
  return says === null ? label : `${label}; ${says}`;
}
