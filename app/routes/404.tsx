import { data, type MetaFunction } from "@remix-run/cloudflare";
import { NOT_FOUND_PAGE } from "~/content/error-pages";
import { titled } from "~/content/product";
import { WITHOUT_SCRIPTS } from "~/features/public-site/public-page";
import { ErrorPage } from "~/ui/error-page";

export const handle = WITHOUT_SCRIPTS;

export const meta: MetaFunction = () => [{ title: titled("Page not found") }];

/** The page for unknown paths. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFound() {
  return <ErrorPage {...NOT_FOUND_PAGE} />;
}
