import type { ReactNode } from "react";
import { CUSTOMERS, HERO, LANDING_QUESTIONS, STEPS, VALUES } from "~/content/landing";
import { SERVICE_TYPES } from "~/domain/service-types";
import { OpenNow, type OpenNowView } from "~/features/public-bids/open-now";
import { DialogOpener } from "~/features/public-site/dialog";
import { FaqList } from "~/features/public-site/faq-list";
import { PublicShell } from "~/features/public-site/public-shell";
import type { FlashMessage } from "~/lib/flash.server";
import { LinkButton } from "~/ui/button";
import { ExampleMark } from "~/ui/example-mark";
import { Flash } from "~/ui/flash";
import { DemoDialog } from "./demo-dialog";
import { Pricing } from "./pricing";
import { SampleDigestDialog, type SampleDigestView } from "./sample-digest";

export type LandingView = {
  supportAddress: string;
  /** Bids that are open right now; `null` if there are none. */
  openNow: OpenNowView | null;
  sampleDigest: SampleDigestView;
  /** The local build's start page; production has none. */
  localHref: string | null;
};

type LandingProps = {
  view: LandingView;
  path: string;
  flash: FlashMessage | null;
  contactForm?: ReactNode;
};

export function Landing({ view, path, flash, contactForm }: LandingProps) {
  const { supportAddress, openNow, sampleDigest, localHref } = view;
  return (
    <PublicShell supportAddress={supportAddress} landingPath={path} contactForm={contactForm}>
      <div className="mx-auto max-w-page px-4 md:px-8">
        {flash && (
          <div className="pt-6">
            <Flash {...flash} />
          </div>
        )}
        <Hero openNow={openNow} localHref={localHref} />
        <Features />
        <Pricing />
        <Customers />
        <Questions />
      </div>
      <DemoDialog />
      <SampleDigestDialog view={sampleDigest} openNow={openNow} />
    </PublicShell>
  );
}

function Hero({ openNow, localHref }: Pick<LandingView, "openNow" | "localHref">) {
  return (
    <div className="grid gap-x-12 gap-y-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-16">
      <div>
        <h1 className="max-w-[17ch] text-3xl sm:text-4xl">{HERO.title}</h1>
        <p className="mt-4 max-w-[36rem] text-lg text-muted sm:mt-5">{HERO.subtitle}</p>
        <p className="mt-4 max-w-[36rem] text-lg font-semibold">{HERO.price}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to="/sign-up" reloadDocument className="min-h-12 px-6 text-lg">
            {HERO.primaryCall}
          </LinkButton>
          <DialogOpener
            opens="demo"
            className="inline-flex min-h-12 items-center rounded-control border border-edge bg-surface px-5 text-lg leading-5 font-semibold hover:bg-wash"
          >
            {HERO.secondaryCall}
          </DialogOpener>
          {localHref && (
            <LinkButton to={localHref} reloadDocument look="quiet" className="min-h-12">
              Open a demo account
            </LinkButton>
          )}
        </div>
        <Trades />
      </div>
      {openNow && <OpenNow view={openNow} />}
    </div>
  );
}

function Trades() {
  const trades = SERVICE_TYPES.filter(({ id }) => id !== "other-custom");
  return (
    <div className="mt-8 max-w-[36rem] border-t border-line pt-5">
      <h2 className="text-sm font-semibold text-muted">For contractors and service businesses in</h2>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5">
        {trades.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted">Canada, mainly Ontario, and nine US states.</p>
    </div>
  );
}

function Features() {
  return (
    <section id="features" aria-labelledby="features-title" className="landing-section">
      <h2 id="features-title" className="text-2xl">
        Less searching, more bidding
      </h2>
      <ol className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-3 border-primary pt-3">
            <h3 className="text-lg">
              {index + 1}. {title}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
      <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2 lg:grid-cols-3">
        {VALUES.map((value) => (
          <div key={value.title}>
            <dt className="text-lg font-semibold">{value.title}</dt>
            <dd className="mt-1 text-muted">
              {value.text}
              {"link" in value && (
                <>
                  {" "}
                  <a href={value.link.href} className="text-link">
                    {value.link.label}
                  </a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Customers() {
  if (CUSTOMERS.testimonials.length === 0) return null;
  return (
    <section id="customers" aria-labelledby="customers-title" className="landing-section">
      <h2 id="customers-title" className="text-2xl">
        {CUSTOMERS.heading} <ExampleMark />
      </h2>
      <p className="mt-2 max-w-measure text-muted">{CUSTOMERS.lead}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {CUSTOMERS.testimonials.map(({ quote, name, company, trade }) => (
          <li key={name} className="rounded-card border border-line bg-surface p-5">
            <figure className="flex h-full flex-col justify-between gap-4">
              <blockquote className="text-lg text-pretty">“{quote}”</blockquote>
              <figcaption>
                <span className="font-semibold">{name}</span>, {company}
                <span className="block text-sm text-muted">
                  {trade} <ExampleMark />
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions() {
  return (
    <section id="faq" aria-labelledby="faq-title" className="landing-section">
      <h2 id="faq-title" className="text-2xl">
        Questions
      </h2>
      <div className="mt-5 max-w-3xl">
        <FaqList questions={LANDING_QUESTIONS} name="faq" />
        <p className="mt-4">
          <a href="/faq" className="text-link">
            All questions and answers
          </a>
        </p>
      </div>
    </section>
  );
}
