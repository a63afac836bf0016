import { PlainTable } from "~/features/public-site/article";
import { Button } from "~/ui/button";
import type { OperationsView } from "./operations-view.server";
import { ActionButton, Section } from "./section";

export function JobsSection({ jobs }: Pick<OperationsView, "jobs">) {
  return (
    <Section id="jobs" heading="Timed jobs">
      <p className="max-w-measure text-muted">
        They run every 15 minutes, and each decides what is due. A button queues one at once.
      </p>
      <PlainTable
        label="Timed jobs"
        heads={["Job", "Last run", "Run"]}
        rows={jobs.map(({ id, name, what, last }) => [
          <>
            {name}
            <span className="block text-sm font-normal text-muted">{what}</span>
          </>,
          last,
          <ActionButton key={id} intent="run-job" fields={{ job: id }} label="Run" about={name} />,
        ])}
      />
    </Section>
  );
}

export function LettersSection({ letters }: Pick<OperationsView, "letters">) {
  return (
    <Section id="letters" heading="Given up">
      <p className="max-w-measure text-muted">
        Tasks and messages that failed as often as they may. Mend the cause, then send each again or drop it.
      </p>
      {letters.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Given up"
          heads={["Since", "What", "Why", "Do"]}
          rows={letters.map(({ id, at, body, reason }) => [
            at,
            <code key="body" className="text-sm wrap-anywhere">
              {body}
            </code>,
            reason,
            <span key="do" className="flex flex-wrap gap-2">
              <ActionButton intent="send-letter" fields={{ letter: id }} label="Send again" about={body} />
              <ActionButton intent="drop-letter" fields={{ letter: id }} label="Drop" about={body} />
            </span>,
          ])}
        />
      )}
    </Section>
  );
}

export function SetAsideSection({ setAside }: Pick<OperationsView, "setAside">) {
  return (
    <Section id="set-aside" heading="Records set aside in the last runs">
      {setAside.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Records set aside"
          heads={["Source", "Record", "Reason"]}
          rows={setAside.map(({ source, record, reason }) => [source, record, reason])}
        />
      )}
    </Section>
  );
}

export function MergeSection({ merge }: Pick<OperationsView, "merge">) {
  return (
    <Section id="merges" heading="Wrongly joined bids">
      <form method="get" action="/internal/operations#merges" className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor="bid" className="mb-1 block font-semibold">
            Number of the bid
          </label>
          <input
            id="bid"
            name="bid"
            inputMode="numeric"
            defaultValue={merge?.bid}
            className="block min-h-11 w-40 rounded-control border border-edge bg-surface px-3 py-2"
          />
        </div>
        <Button look="secondary">Show its notices</Button>
      </form>
      {merge && <Notices merge={merge} />}
    </Section>
  );
}

function Notices({ merge: { bid, title, notices } }: { merge: NonNullable<OperationsView["merge"]> }) {
  if (title === null) return <p role="status">{`There is no bid with the number ${bid}.`}</p>;
  return (
    <>
      <p className="font-semibold">{title}</p>
      <PlainTable
        label={`Notices of bid ${bid}`}
        heads={["Portal", "Key", "Separate"]}
        rows={notices.map(({ portal, key, leads }) => [
          portal,
          key,
          leads ? (
            "The bid shows this one"
          ) : (
            <ActionButton
              key={key}
              intent="undo-merge"
              fields={{ bid, portal }}
              label="Separate"
              about={`the notice of ${portal}`}
            />
          ),
        ])}
      />
    </>
  );
}

export function LeftOutSection({ leftOut }: Pick<OperationsView, "leftOut">) {
  return (
    <Section id="left-out" heading="Not my kind of work">
      <p className="max-w-measure text-muted">
        How often people left out a bid, by its trade and by the rule that had brought it. The rules at the
        top are wrong most often.
      </p>
      {leftOut.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Not my kind of work"
          heads={["Rule", "Trade", "Bids left out"]}
          rows={leftOut.map(({ rule, trade, count }) => [rule, trade, count])}
        />
      )}
    </Section>
  );
}

export function ReadingsSection({ readings }: Pick<OperationsView, "readings">) {
  return (
    <Section id="readings" heading="Reported dates">
      <p className="max-w-measure text-muted">
        What people have corrected or added among a bid’s key dates, the latest first.
      </p>
      {readings.length === 0 ? (
        <p>None.</p>
      ) : (
        <PlainTable
          label="Reported dates"
          heads={["Bid", "Date", "We read", "They say", "Sentence"]}
          rows={readings.map(({ bidId, kind, read, said, sentence }) => [bidId, kind, read, said, sentence])}
        />
      )}
    </Section>
  );
}
