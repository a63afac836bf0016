export type MailStatusView = {
  next: string;
  lastRun: string;
  matches: string;
  alerts: string;
  reminders: string;
  /** What keeps mail away: a bounce, a pause. */
  obstacles: ReadonlyArray<string>;
  sources: ReadonlyArray<{ name: string; read: string }>;
  mails: ReadonlyArray<{ subject: string; status: string; at: string }>;
};

/** "Delivery history": open at once when something stands in the way. */
export function MailStatus({ view }: { view: MailStatusView }) {
  const facts = [
    { term: "Next digest", value: view.next },
    { term: "Last run", value: view.lastRun },
    { term: "Waiting for you", value: view.matches },
    { term: "Alerts", value: view.alerts },
    { term: "Reminders", value: view.reminders },
  ];
  return (
    <section aria-labelledby="mail-status" id="why-no-email" className="mt-8 border-t border-line pt-6">
      <h2 id="mail-status" className="text-xl">
        Delivery history
      </h2>
      {view.obstacles.map((obstacle) => (
        <p key={obstacle} className="mt-3 rounded-card border border-urgent bg-urgent-tint px-4 py-3">
          {obstacle}
        </p>
      ))}
      <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {facts.map(({ term, value }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="mb-2 tabular-nums sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
      <details className="mt-4" open={view.obstacles.length > 0}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-primary">
          Sources and emails
        </summary>
        <div className="mt-2 grid gap-6 lg:grid-cols-2">
          <div>
            <h3 className="font-semibold">Sources read</h3>
            <ul className="mt-1 space-y-1 text-sm">
              {view.sources.map(({ name, read }) => (
                <li key={name}>
                  {name}: <span className="text-muted tabular-nums">{read}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="font-semibold">Your last emails</h3>
            {view.mails.length === 0 && <p className="mt-1 text-sm text-muted">None yet.</p>}
            <ul className="mt-1 space-y-1 text-sm">
              {view.mails.map(({ subject, status, at }) => (
                <li key={`${at} ${subject}`}>
                  {subject}{" "}
                  <span className="text-muted tabular-nums">
                    · {at} · {status}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </details>
    </section>
  );
}
