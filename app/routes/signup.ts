import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The spec's footer links here; the page is /sign-up. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/sign-up${new URL(request.url).search}`);
}
