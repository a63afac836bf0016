import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { KEY_DATE_WORDS } from "~/content/key-dates";
import { Badge } from "~/ui/badge";
import { OwnerField } from "~/ui/owner-field";
import type { KeyDatesView, KeyDateView } from "./key-dates-view";
import { Sentence } from "./sentence";

type KeyDatesProps = {
  closing: { label: string; iso: string | null; daysLeft: string | null; urgent: boolean };
  /** "was Fri 27 Nov 2026, changed 20 Nov 2026" */
  moved: string | null;
  dates: KeyDatesView;
  /** Of a bid without a text: where it was published. */
  listing: ReactNode;
};

/** The dates that a bidder must keep, above everything that explains the bid. */
export function KeyDates({ closing, moved, dates, listing }: KeyDatesProps) {
  return (
    <section aria-labelledby="key-dates">
      <h3 id="key-dates" className="text-lg">
        Key dates
      </h3>
      <dl className="mt-2 divide-y divide-line rounded-card border border-line">
        <Lines dates={dates.dates.filter(({ isAfterClosing }) => !isAfterClosing)} opening={dates.opening} />
        {!dates.isClosingADate && <Closing closing={closing} moved={moved} dates={dates} />}
        <Lines dates={dates.dates.filter(({ isAfterClosing }) => isAfterClosing)} opening={null} />
      </dl>
      <Absent absent={dates.absent} />
      <Denied denied={dates.denied} />
      <AlsoSays also={dates.also} />
      {dates.isTextMissing ? (
        <NoText listing={listing} />
      ) : (
        <p className="mt-2 text-sm text-muted">
          Read by rules from the notice’s own text on {dates.readOn}. Attachments and addenda are not read.
          The buyer’s documents decide.
        </p>
      )}
      <div className="flex flex-wrap gap-x-5" data-print="hide">
        <Link to={dates.addHref} className={LINK}>
          {KEY_DATE_WORDS.add}
        </Link>
        {dates.allHref && (
          <a href={dates.allHref} className={LINK}>
            {KEY_DATE_WORDS.addAllToCalendar}
          </a>
        )}
      </div>
    </section>
  );
}

/** What cannot be told without a text is not told, and least of all that there is nothing. */
function NoText({ listing }: Pick<KeyDatesProps, "listing">) {
  return (
    <p className="mt-2 max-w-measure">
      We have no text of this notice, so we cannot tell about site meetings or until when questions can be
      asked. {listing}
    </p>
  );
}

/** The portal's own closing date, which counts. */
function Closing({ closing, moved, dates }: Omit<KeyDatesProps, "listing">) {
  return (
    <div className={ROW}>
      <dt className={TERM}>Closing</dt>
      <dd className="min-w-0">
        {closing.iso ? <time dateTime={closing.iso}>{closing.label}</time> : closing.label}{" "}
        {closing.daysLeft && <Badge tone={closing.urgent ? "soon" : "outline"}>{closing.daysLeft}</Badge>}
        {moved && <span className="block text-sm text-muted">{moved}</span>}
        {dates.closingHour && (
          <>
            <span className="block text-sm">{dates.closingHour.note}</span>
            <Sentence text={dates.closingHour.sentence} language={dates.closingHour.language} />
          </>
        )}
        {dates.otherClosing && <span className="block text-sm">{dates.otherClosing}</span>}
        <span className="flex flex-wrap gap-x-5" data-print="hide">
          {dates.closingHref && <ToCalendar href={dates.closingHref} name="Closing" />}
          <Link to={dates.correctClosing.href} className={LINK}>
            {dates.correctClosing.label}
            {dates.closingHref && <span className="sr-only">: Closing</span>}
          </Link>
        </span>
        {dates.opening && <Opening date={dates.opening} />}
      </dd>
    </div>
  );
}

/** The opening of the bids at the minute of their closing. */
function Opening({ date }: { date: KeyDateView }) {
  return (
    <>
      <span className="block">
        {KEY_DATE_WORDS.openedThen}
        {date.place && `, ${date.place}`}
      </span>
      <Said date={{ ...date, calendarHref: null }} />
    </>
  );
}

/** What the notice says of a date, and how to correct it. */
function Said({ date }: { date: KeyDateView }) {
  return (
    <>
      {date.sentence && date.isOverruled && (
        <span className="block text-sm text-muted">{KEY_DATE_WORDS.overruled}</span>
      )}
      {date.sentence && <Sentence text={date.sentence} language={date.language} />}
      {date.sameSentenceAs && (
        <span className="block text-sm text-muted">
          {KEY_DATE_WORDS.sameSentence} {date.sameSentenceAs}.
        </span>
      )}
      <span className="flex flex-wrap gap-x-3 sm:gap-x-5" data-print="hide">
        {date.calendarHref && <ToCalendar href={date.calendarHref} name={date.name} />}
        {date.correctHref && (
          <Link to={date.correctHref} className={LINK}>
            {date.isOverruled ? KEY_DATE_WORDS.change : <Report />}
            <span className="sr-only">: {date.name}</span>
          </Link>
        )}
      </span>
    </>
  );
}

/** Without "a" it stands beside "Add to calendar" on a phone; screen readers have the whole of it. */
const Report = () => (
  <>
    Report&nbsp;<span className="max-sm:sr-only">a&nbsp;</span>wrong reading
  </>
);

const ROW = "gap-x-4 px-3 py-2 sm:flex";
const TERM = "font-semibold sm:w-36 sm:shrink-0";
const LINK = "inline-flex min-h-11 items-center text-sm text-link";
const UNDO = "min-h-11 text-sm font-semibold text-primary underline underline-offset-4";

type LinesProps = Pick<KeyDatesView, "dates" | "opening">;

const Lines = ({ dates, opening }: LinesProps) =>
  dates.map((date) => <Line key={date.id} date={date} opening={date.isClosing ? opening : null} />);

function Line({ date, opening }: { date: KeyDateView; opening: KeyDateView | null }) {
  return (
    <div className={ROW}>
      <dt className={TERM}>
        {date.name}
        {date.attendance && (
          <span className={date.isMandatory ? "block text-urgent" : "block text-sm font-normal text-muted"}>
            {date.attendance}
          </span>
        )}
      </dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">
        {date.iso ? <time dateTime={date.iso}>{date.when}</time> : date.when}{" "}
        {date.left && <Badge tone={date.isSoon ? "soon" : "outline"}>{date.left}</Badge>}
        {date.place && <span className="block">{date.place}</span>}
        {date.note && <span className="block text-sm text-muted">{date.note}</span>}
        <Said date={date} />
        {opening && <Opening date={opening} />}
      </dd>
    </div>
  );
}

/** A file, so the browser fetches it and not the router. */
function ToCalendar({ href, name }: { href: string; name: string }) {
  return (
    <a href={href} className={LINK} data-print="hide">
      {KEY_DATE_WORDS.addToCalendar}
      <span className="sr-only">: {name}</span>
    </a>
  );
}

function Absent({ absent }: Pick<KeyDatesView, "absent">) {
  if (absent.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm" role="list">
      {absent.map(({ id, text, sentence, language }) => (
        <li key={id}>
          {text}
          {sentence && <Sentence text={sentence} language={language} />}
        </li>
      ))}
    </ul>
  );
}

function Denied({ denied }: Pick<KeyDatesView, "denied">) {
  if (denied.length === 0) return null;
  return (
    <ul className="mt-2 space-y-1 text-sm" role="list">
      {denied.map(({ id, text, sentence, language, undoAction }) => (
        <li key={id} className="wrap-anywhere">
          {text}
          {sentence && <Sentence text={sentence} language={language} />}
          <Form method="post" action={undoAction} replace data-print="hide">
            <OwnerField />
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="date" value={id} />
            <button className={UNDO}>
              Undo<span className="sr-only">: {text}</span>
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function AlsoSays({ also }: Pick<KeyDatesView, "also">) {
  if (also.length === 0) return null;
  return (
    <>
      <h4 className="mt-4 text-base">The notice also says</h4>
      <ul className="mt-1 space-y-2" role="list">
        {also.map(({ id, name, isMandatory, why, sentence, language, note }) => (
          <li key={id} className="wrap-anywhere">
            <span className="text-sm font-semibold">{name}</span>
            {isMandatory && (
              <>
                {" "}
                <Badge tone="soon">Mandatory</Badge>
                <span className="block text-sm text-urgent">
                  {why ?? "We are not sure of its date."} Check the notice: if you miss it, you may not be
                  able to bid.
                </span>
              </>
            )}
            {sentence !== "" && <Sentence text={sentence} language={language} />}
            {why && !isMandatory && <span className="block text-sm">{why}</span>}
            {note && <span className="block text-sm">{note}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
