import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { cachedFor, loadPublicPage, publicMeta, WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { loadStatus } from "~/features/status/status.server";
import { StatusPage } from "~/features/status/status-page";

export const handle = WITHOUT_SCRIPTS;

export const headers = cachedFor(120);

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  publicMeta(
    {
      title: titled("Service status"),
      description: "When each source was last read, whether email is on time, and the last 30 days.",
      path: "/status",
    },
    data,
  );

export async function loader(args: LoaderFunctionArgs) {
  return { ...loadPublicPage(args), status: await loadStatus(args.context.services) };
}

export default function StatusRoute() {
  const { status, ...page } = useLoaderData<typeof loader>();
  return <StatusPage page={page} status={status} />;
}
