import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "~/features/account/accounts.server";
import { requireSignedIn } from "~/lib/guard.server";

/** One's own data is to be had by everyone who is signed in, whatever has become of the subscription. */
export async function loader(args: LoaderFunctionArgs) {
  const { account } = await requireSignedIn(args);
  const { services } = args.context;
  const day = services.now().toISOString().slice(0, 10);
  return new Response(JSON.stringify(await exportAccount(services, account.id), null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="tenderlight-${day}.json"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
