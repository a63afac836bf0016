import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { OwnerField } from "~/ui/owner-field";
import { OwnDateForm } from "./own-date-form";
import type { OwnDatesView } from "./own-dates.server";

type OwnDatesPageProps = { view: OwnDatesView; answer: SubmissionResult | null };

/** Where a reader corrects a bid's dates, adds one, and removes what they have noted. */
export function OwnDatesPage({ view, answer }: OwnDatesPageProps) {
  return (
    <div className="space-y-6">
      <div className="max-w-measure space-y-2">
        <p lang={view.bid.language} className="font-semibold wrap-anywhere">
          {view.bid.title}
        </p>
        {view.isCorrection && (
          <p>
            <span className="font-semibold">{view.name}</span>
            {view.readAs === null ? "" : `, ${view.readAs}`}
          </p>
        )}
        {view.sentence !== null && (
          <q lang={view.sentenceLanguage} className="block text-sm wrap-anywhere whitespace-pre-line">
            {view.sentence}
          </q>
        )}
        <p>
          {view.isCorrection
            ? "Enter the date as the buyer’s documents state it."
            : "Enter a date that the buyer’s documents state."}{" "}
          It counts for you alone, and no later reading of the notice changes it.
        </p>
      </div>
      <OwnDateForm key={answer ? "refused" : "new"} view={view} answer={answer} />
      {view.own.length > 0 && <Noted own={view.own} />}
    </div>
  );
}

function Noted({ own }: Pick<OwnDatesView, "own">) {
  return (
    <section aria-labelledby="noted">
      <h2 id="noted" className="text-lg">
        What you have noted
      </h2>
      <ul className="mt-2 max-w-measure divide-y divide-line rounded-card border border-line" role="list">
        {own.map(({ id, name, when }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-1">
            <span>
              <span className="font-semibold">{name}</span> {when}
            </span>
            <Form method="post" replace>
              <OwnerField />
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="date" value={id} />
              <Button look="quiet">
                Remove
                <span className="sr-only">
                  {" "}
                  {name} {when}
                </span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
