import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LANDING_META } from "~/content/landing";
import { Landing } from "~/features/marketing/landing";
import { loadLandingPage } from "~/features/marketing/landing-page.server";

export const meta: MetaFunction = () => [...LANDING_META, { tagName: "link", rel: "canonical", href: "/" }];

export const loader = loadLandingPage;

export default function LandingPage() {
  return <Landing {...useLoaderData<typeof loader>()} />;
}
