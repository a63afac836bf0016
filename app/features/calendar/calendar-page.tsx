import type { ReactNode } from "react";
import { CALENDAR_NOTICES } from "~/content/calendar";
import { LinkButton } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Flash } from "~/ui/flash";
import type { CalendarPageView } from "./calendar-view";
import { DayList } from "./day-list";
import type { NewFeed } from "./feed-action.server";
import { FeedSection } from "./feed-section";
import { MonthGrid } from "./month-grid";

type CalendarPageProps = { view: CalendarPageView; address: NewFeed | null };

/** The dates of the saved bids: a list, a month where there is room, and the way into the reader's own calendar. */
export function CalendarPage({ view: { dates, feed }, address }: CalendarPageProps) {
  return (
    <div className="grid gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] xl:items-start">
      <div className="min-w-0 space-y-6">
        {dates ? <Lists dates={dates} /> : <Flash {...CALENDAR_NOTICES.listFailed} />}
      </div>
      <div className="min-w-0 space-y-8">
        {dates && <MonthGrid month={dates.month} />}
        <FeedSection feed={feed} address={address} />
      </div>
    </div>
  );
}

function Lists({ dates }: { dates: NonNullable<CalendarPageView["dates"]> }) {
  const { soon, later, past, unlisted } = dates;
  return (
    <>
      {soon.length + later.length === 0 ? (
        <NoDates />
      ) : (
        <Part id="soon" heading="Next 60 days">
          {soon.length > 0 ? <DayList days={soon} /> : <p>No date of your saved bids is so near.</p>}
        </Part>
      )}
      {later.length > 0 && (
        <Part id="later" heading="Later">
          <DayList days={later} />
          {unlisted > 0 && <p className="mt-2 text-muted">{unlisted} more are in their months.</p>}
        </Part>
      )}
      {past.length > 0 && (
        <details>
          <summary className="flex min-h-11 items-center font-semibold text-primary">
            Earlier this month
          </summary>
          <DayList days={past} />
        </details>
      )}
    </>
  );
}

function NoDates() {
  return (
    <EmptyState
      heading="No dates ahead"
      action={<LinkButton to="/opportunities">Browse Opportunities</LinkButton>}
    >
      Save a bid, and its closing date and the meetings and deadlines that its notice states appear here.
    </EmptyState>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {heading}
      </h2>
      {children}
    </section>
  );
}
