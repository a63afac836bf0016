import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { exportAccount } from "~/features/account/accounts.server";
import { requireSignedIn } from "~/features/account/guard.server";

/** Open to every signed-in user, even without an active subscription, so that all can download their data. */
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
