import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CALENDAR } from "~/content/calendar";
import { titled } from "~/content/product";
import { requireProfile } from "~/features/account/guard.server";
import { CalendarPage } from "~/features/calendar/calendar-page";
import { loadCalendarPage } from "~/features/calendar/calendar-page.server";
import { changeFeed, feedSchema } from "~/features/calendar/feed-action.server";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { takeFlash } from "~/lib/flash.server";
import { readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: titled(CALENDAR.title) }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const [view, { flash, headers }] = await Promise.all([
    loadCalendarPage(args.context.services, profile, new URL(args.request.url)),
    takeFlash(args.request),
  ]);
  return data({ view, flash, shell: shellView(profile) }, { headers });
}

/** A new address stands in the answer itself, because it is shown once and belongs into no cookie. */
export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const posted = await readButton(args.request, feedSchema);
  return { address: await changeFeed(args.context.services, profile, posted) };
}

export default function CalendarRoute() {
  const { view, flash, shell } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <AppShell shell={shell} flash={flash} heading={CALENDAR.title}>
      <CalendarPage view={view} address={answer?.address ?? null} />
    </AppShell>
  );
}
