import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";

/** The footer's link of the spec; the page is /sign-up. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/sign-up${new URL(request.url).search}`);
}
