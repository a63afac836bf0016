import { Form, Link } from "@remix-run/react";
import { COVERAGE } from "~/content/coverage";
import { inFrench } from "~/content/language";
import { bids, foundSentence, leftOutSentence, ONBOARDING } from "~/content/onboarding";
import { CHOOSE_STEP, FOUND_STEP } from "~/domain/account/onboarding";
import { CoverageAround } from "~/features/coverage/coverage-around";
import { Button, LinkButton } from "~/ui/button";
import { RowList } from "~/ui/card";
import { Chip } from "~/ui/chip";
import { classes } from "~/ui/classes";
import { OwnerField } from "~/ui/owner-field";
import { BackButton } from "./back-button";
import { ChosenFields } from "./chosen-fields";
import { UpsellText } from "./upsell-text";
import { WhatPlacesCover } from "./what-places-cover";
import { wizardHref } from "./wizard-query";
import type { FoundBid, WizardView } from "./wizard-view";

/** The bids that match the choices, before they are stored. */
export function FoundStep({ view }: { view: WizardView }) {
  const { selection, places, covers, trades, mustChoosePlan, coverage } = view;
  const { label, bids: newest } = view.found ?? { label: "0", bids: [] };
  return (
    <div className="space-y-6">
      <Notes view={view} />
      <div className="space-y-3">
        <p className="text-lg font-semibold tabular-nums lg:text-xl">{foundSentence(label)}</p>
        <ul aria-label="What we looked for" className="flex flex-wrap gap-2">
          {[...places, ...trades].map((name) => (
            <li key={name} className="max-w-full">
              <Chip>{name}</Chip>
            </li>
          ))}
        </ul>
        <WhatPlacesCover covers={covers} />
      </div>
      {newest.length > 0 ? <NewestBids bids={newest} all={label} /> : <NothingYet view={view} />}
      {coverage && (
        <section aria-labelledby="coverage" className="space-y-2">
          <h2 id="coverage" className="text-base">
            {COVERAGE.heading}
          </h2>
          <CoverageAround view={coverage} />
        </section>
      )}
      <p className="max-w-measure text-muted">
        You will get a weekly digest of new bids by email. You can change your trade, your place and your
        alerts in the settings.{" "}
        {!mustChoosePlan && (view.isTrial ? ONBOARDING.trialIsThePlan : ONBOARDING.hasPlan)}
      </p>
      <div className="flex flex-wrap gap-3 border-t border-line pt-5 sm:justify-end">
        <BackButton view={view} />
        <Form method="post" className="flex max-sm:flex-[2]">
          <OwnerField />
          <ChosenFields selection={selection} step={FOUND_STEP} />
          <Button className="min-w-32 flex-1">
            {mustChoosePlan ? "Next: your plan" : "Next: finish setup"}
          </Button>
        </Form>
      </div>
    </div>
  );
}

/** What the first step could not say: without JavaScript a choice is replaced only when Next is pressed. */
function Notes({ view }: { view: WizardView }) {
  const { upsell, leftOut, selection } = view;
  if (upsell === null && leftOut.length === 0) return null;
  return (
    <div role="status" className="space-y-3 rounded-card border border-line bg-wash px-4 py-3">
      {upsell && (
        <div>
          <p className="font-semibold">{ONBOARDING.upsells[upsell].title}</p>
          <UpsellText upsell={upsell} view={view} />
        </div>
      )}
      {leftOut.map((country) => (
        <p key={country}>
          {leftOutSentence(country)}{" "}
          <Link to={wizardHref(CHOOSE_STEP, selection)} className="text-link">
            Change my choices
          </Link>
        </p>
      ))}
    </div>
  );
}

function NewestBids({ bids: newest, all }: { bids: Array<FoundBid>; all: string }) {
  return (
    <section aria-labelledby="newest-bids" className="space-y-2">
      <h2 id="newest-bids" className="text-base">
        {all === String(newest.length) ? "Open now" : "Among the newest"}
      </h2>
      <RowList>
        {newest.map(({ id, title, language, from, why, deadline }) => (
          <li
            key={id}
            className={classes(
              "grid gap-x-6 border-l-4 py-2.5 pr-4 pl-3 sm:grid-cols-[minmax(0,1fr)_auto]",
              deadline.urgent ? "border-l-beacon" : "border-l-line",
            )}
          >
            <div className="min-w-0">
              <h3 lang={language} className="line-clamp-2 text-lg leading-[1.375rem] font-semibold">
                {title}
              </h3>
              <p className="mt-0.5 text-sm text-muted">{from}</p>
              <p className="text-sm text-muted">{[inFrench(language), why].filter(Boolean).join(" · ")}</p>
            </div>
            <p className="text-sm max-sm:mt-1 sm:text-right">
              <span className="sr-only">Closes </span>
              <span className="font-semibold">
                {deadline.iso ? <time dateTime={deadline.iso}>{deadline.label}</time> : deadline.label}
              </span>{" "}
              {deadline.daysLeft && (
                <span className="tabular-nums max-sm:before:content-['·_'] sm:block">
                  {deadline.daysLeft}
                </span>
              )}
            </p>
          </li>
        ))}
      </RowList>
    </section>
  );
}

/** Offers the whole state if it has bids, other choices, or continuing without bids. */
function NothingYet({ view: { wider, selection } }: { view: WizardView }) {
  return (
    <section
      aria-labelledby="nothing-yet"
      className="max-w-measure space-y-3 rounded-card border border-dashed border-edge p-5"
    >
      <h2 id="nothing-yet" className="text-lg">
        {wider
          ? `But there ${wider.label === "1" ? "is" : "are"} ${bids(wider.label)} in ${wider.place}`
          : "Nothing is open right now"}
      </h2>
      <p className="text-muted">
        {wider
          ? "Choose the whole area, or stay with your municipality and we will send you new bids there."
          : "You can continue, and we will send you new bids as they come up. Or choose another trade or place."}
      </p>
      <div className="flex flex-wrap gap-3">
        {wider && <LinkButton to={wider.href}>Choose all of {wider.place}</LinkButton>}
        <LinkButton to={wizardHref(CHOOSE_STEP, selection)} look="secondary">
          Change my choices
        </LinkButton>
      </div>
    </section>
  );
}
