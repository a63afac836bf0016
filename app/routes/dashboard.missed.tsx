import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MISSED, MISSED_NOTICES } from "~/content/missed";
import { titled } from "~/content/product";
import { requireProfile } from "~/features/account/guard.server";
import { includeSchema, includeSuch, MISSED_HREF } from "~/features/missed/include.server";
import { MissedPage } from "~/features/missed/missed-page";
import { loadMissedPage } from "~/features/missed/missed-page.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { closeSockets } from "~/features/sockets/close-sockets.server";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [{ title: titled(MISSED.title) }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const [view, { flash, headers }] = await Promise.all([
    loadMissedPage(args.context.services, profile),
    takeFlash(args.request),
  ]);
  return data({ view, flash, shell: shellView(profile) }, { headers });
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const posted = await readButton(args.request, includeSchema);
  const { services } = args.context;
  try {
    const { to, flash } = await includeSuch(services, profile, posted);
    await closeSockets(services, { accountId: profile.id }, "stale");
    return await redirectWithFlash(to, flash);
  } catch (error) {
    logFailure("Left-out bids could not be included", error);
    return redirectWithFlash(MISSED_HREF, MISSED_NOTICES.failed);
  }
}

export default function WhatDidIMissPage() {
  const { view, flash, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading={MISSED.title}>
      <MissedPage view={view} />
    </AppShell>
  );
}
