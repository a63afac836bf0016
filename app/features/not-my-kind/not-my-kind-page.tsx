import { Form, Link } from "@remix-run/react";
import { NOT_MY_KIND, NOT_MY_KIND_PAGE, SHOW_AGAIN } from "~/content/not-my-kind";
import { BidForm } from "~/features/opportunities/bid-form";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import type { NotMyKindView } from "./not-my-kind-page.server";

/** One bid with one button; after it was pressed, the words that may be left out too. */
export function NotMyKindPage({ view }: { view: NotMyKindView }) {
  const { id, title, language, isHidden } = view;
  return (
    <div className="max-w-measure space-y-5">
      <p lang={language} className="border-l-4 border-line pl-3 text-lg wrap-anywhere">
        <Link to={`/opportunities?bid=${id}`} className="text-link">
          {title}
        </Link>
      </p>
      <p>{isHidden ? NOT_MY_KIND_PAGE.hidden : NOT_MY_KIND_PAGE.lead}</p>
      <BidForm bidId={id} intent={isHidden ? "show" : "hide"}>
        <Button look={isHidden ? "secondary" : "primary"}>{isHidden ? SHOW_AGAIN : NOT_MY_KIND}</Button>
      </BidForm>
      {isHidden && <Words view={view} />}
      <p>
        <Link to="/dashboard/settings#left-out" className="inline-flex min-h-11 items-center text-link">
          {NOT_MY_KIND_PAGE.settings}
        </Link>
      </p>
    </div>
  );
}

function Words({ view: { id, offered } }: { view: NotMyKindView }) {
  return (
    <section aria-labelledby="words" className="border-t border-line pt-5">
      <h2 id="words" className="text-lg">
        {NOT_MY_KIND_PAGE.wordsHeading}
      </h2>
      {offered.length === 0 ? (
        <p className="mt-2 text-muted">{NOT_MY_KIND_PAGE.noWords}</p>
      ) : (
        <Form method="post" action={`/bids/${id}/not-my-kind`} className="mt-2 space-y-3">
          <OwnerField />
          <fieldset>
            <legend>{NOT_MY_KIND_PAGE.wordsLead}</legend>
            {offered.map(({ words, effect }, index) => (
              <div key={words} className="py-1">
                <label className="flex min-h-11 items-center gap-3">
                  <input
                    type="checkbox"
                    name="words"
                    value={words}
                    aria-describedby={effect === null ? undefined : `effect-${index}`}
                    className="size-5 shrink-0"
                  />
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                </label>
                {effect && (
                  <p id={`effect-${index}`} className="-mt-2 pl-8 text-sm text-muted">
                    {effect}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
          <p className="text-sm text-muted">{NOT_MY_KIND_PAGE.wordsHint}</p>
          <Button>{NOT_MY_KIND_PAGE.submit}</Button>
        </Form>
      )}
    </section>
  );
}
