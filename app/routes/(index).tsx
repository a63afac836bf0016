import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { Landing } from "~/features/marketing/landing";
import { landingMeta } from "~/features/marketing/landing-meta";
import { loadLandingPage } from "~/features/marketing/landing-page.server";
import { WITHOUT_SCRIPTS } from "~/features/marketing/public-page";
import { ContactForm } from "~/ui/contact-form";

export const handle = WITHOUT_SCRIPTS;

export const meta: MetaFunction<typeof loader> = ({ data }) => landingMeta(data);

export const loader = loadLandingPage;

/** Whoever signs in must not be shown it again. */
export const headers = () => ({ "Cache-Control": "private, no-cache" });

/** The front door has two addresses, / and /index: a page can lead to its own sections by the other one. */
export default function LandingPage() {
  const { view, flash, origin } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <Landing
      path={pathname}
      view={view}
      flash={flash}
      contactForm={<ContactForm currentUrl={`${origin}${pathname}`} idPrefix="contact-" />}
    />
  );
}
