import { Form, Link } from "@remix-run/react";
import { LEFT_OUT } from "~/content/not-my-kind";
import { NotMyKindForm } from "~/features/opportunities/not-my-kind-button";
import { FormSection } from "~/ui/form-section";
import { OwnerField } from "~/ui/owner-field";

export type LeftOutView = {
  words: Array<string>;
  bids: Array<{ id: number; title: string; language: string }>;
  /** How many bids are left out. */
  found: number;
};

const REMOVE = "min-h-11 shrink-0 px-2 text-link";

/** What a person leaves out, each with a button that takes it back. */
export function LeftOut({ view: { words, bids, found } }: { view: LeftOutView }) {
  return (
    <div className="mt-8 max-w-5xl">
      <FormSection id="left-out" heading={LEFT_OUT.heading} intro={LEFT_OUT.intro}>
        <section aria-labelledby="left-out-words">
          <h3 id="left-out-words" className="text-base">
            {LEFT_OUT.words}
          </h3>
          {words.length === 0 && <p className="text-muted">{LEFT_OUT.noWords}</p>}
          <ul>
            {words.map((each) => (
              <li key={each} className="flex items-center justify-between gap-4 border-t border-line py-1">
                <span className="min-w-0 wrap-anywhere">{each}</span>
                <Form method="post" action="/dashboard/settings/left-out" preventScrollReset>
                  <OwnerField />
                  <input type="hidden" name="words" value={each} />
                  <button type="submit" className={REMOVE}>
                    {LEFT_OUT.remove}
                    <span className="sr-only"> {each}</span>
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="left-out-bids">
          <h3 id="left-out-bids" className="text-base">
            {LEFT_OUT.bids}
          </h3>
          {bids.length === 0 && <p className="text-muted">{LEFT_OUT.noBids}</p>}
          {bids.length < found && <p className="text-muted">{LEFT_OUT.more(bids.length, found)}</p>}
          <ul>
            {bids.map(({ id, title, language }) => (
              <li key={id} className="flex items-center justify-between gap-4 border-t border-line py-1">
                <Link
                  to={`/opportunities?bid=${id}`}
                  lang={language}
                  className="min-w-0 text-link wrap-anywhere"
                >
                  {title}
                </Link>
                <div className="shrink-0">
                  <NotMyKindForm bidId={id} title={title} isHidden />
                </div>
              </li>
            ))}
          </ul>
        </section>
      </FormSection>
    </div>
  );
}
