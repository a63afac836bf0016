import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useLocation } from "@remix-run/react";
import { Landing } from "~/features/landing/landing";
import { landingMeta } from "~/features/landing/landing-meta";
import { loadLandingPage } from "~/features/landing/landing-page.server";
import { WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { ContactForm } from "~/ui/contact-form";

export const handle = WITHOUT_SCRIPTS;

export const meta: MetaFunction<typeof loader> = ({ data }) => landingMeta(data);

export const loader = loadLandingPage;

/** Must not come from the cache after the visitor has signed in. */
export const headers = () => ({ "Cache-Control": "private, no-cache" });

/** The landing page has two addresses, / and /index, so that it can link to its own sections with a full load. */
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
