import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { redirectProfileHome } from "~/features/account/way-on.server";
import { takeFlash } from "~/lib/flash.server";

/** The landing page stands at / and at /index. */
export async function loadLandingPage({ request, context: { services } }: LoaderFunctionArgs) {
  await redirectProfileHome(services, request);
  const { flash, headers } = await takeFlash(request);
  return data({ flash, localHref: services.config.demoPath ?? undefined }, { headers });
}
