import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { sameOriginPath } from "~/domain/same-origin-path";

/** The spec's footer links here; the page is /sign-up. */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(sameOriginPath(`/sign-up${new URL(request.url).search}`) ?? "/sign-up");
}
