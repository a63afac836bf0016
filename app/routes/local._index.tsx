import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "~/content/product";
import { DEMO_PASSWORD } from "~/features/local/demo-profiles";
import { failuresIn } from "~/features/local/failures";
import { LocalHome } from "~/features/local/local-home";
import { listDemoProfiles, listSourceViews, listStateGroups } from "~/features/local/local-home.server";
import { takeFlash } from "~/lib/flash.server";
import { Flash } from "~/ui/flash";

export const meta: MetaFunction = () => [{ title: titled("Demo accounts") }];

export async function loader({ request, context: { services } }: LoaderFunctionArgs) {
  const { flash, headers } = await takeFlash(request);
  return data(
    {
      profiles: listDemoProfiles(),
      groups: listStateGroups(),
      password: DEMO_PASSWORD,
      failures: failuresIn(request.headers.get("Cookie")).map(({ id }) => id),
      sources: await listSourceViews(services.db),
      flash,
    },
    { headers },
  );
}

export default function LocalHomePage() {
  const { flash, ...page } = useLoaderData<typeof loader>();
  return <LocalHome {...page} flash={flash && <Flash {...flash} />} />;
}
