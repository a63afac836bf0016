import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { listCoverage } from "~/features/legal/coverage.server";
import { LegalPage } from "~/features/legal/legal-page";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(300);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Sources and legal"),
      description:
        "Which portals we read in each province and state, when each was last read, their licences, and what we do not cover.",
      path: "/legal",
    },
    data,
  );

export async function loader(args: LoaderFunctionArgs) {
  return { ...loadPublicPage(args), coverage: await listCoverage(args.context.services) };
}

export default function LegalPageRoute() {
  const { coverage, ...page } = useLoaderData<typeof loader>();
  return <LegalPage page={page} coverage={coverage} />;
}
