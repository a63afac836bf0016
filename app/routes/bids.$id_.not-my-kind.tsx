import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { NOT_MY_KIND, NOT_MY_KIND_NOTICES } from "~/content/not-my-kind";
import { titled } from "~/content/product";
import { requireProfile } from "~/features/account/guard.server";
import { excludeWords } from "~/features/not-my-kind/excluded-words.server";
import { NotMyKindPage } from "~/features/not-my-kind/not-my-kind-page";
import { listOfferedWords, loadNotMyKind } from "~/features/not-my-kind/not-my-kind-page.server";
import { bidIsGone } from "~/features/opportunities/open-bid.server";
import { readBidPath } from "~/features/opportunities/query-fields";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { redirectWithFlash, takeFlash } from "~/lib/flash.server";
import { listField, readButton } from "~/lib/form.server";

export const meta: MetaFunction = () => [{ title: titled(NOT_MY_KIND) }];

/** The page that emails lead to. Opening it changes nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const view = await loadNotMyKind(args.context.services, profile, idOf(args));
  if (!view) throw bidIsGone();
  const { flash, headers } = await takeFlash(args.request);
  return data({ view, flash, shell: shellView(profile) }, { headers });
}

const wordsSchema = z.object({ words: listField });

/** Leaves out words. Only those that the bid's page offers are taken. */
export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const { services } = args.context;
  const id = idOf(args);
  const { words } = await readButton(args.request, wordsSchema);
  const offered = await listOfferedWords(services, profile, id);
  if (!offered) throw bidIsGone();
  const outcome = await excludeWords(
    services,
    profile,
    offered.filter((each) => words.includes(each)),
  );
  return redirectWithFlash(`/bids/${id}/not-my-kind`, NOTICES[outcome]);
}

const NOTICES = {
  excluded: NOT_MY_KIND_NOTICES.excluded,
  none: NOT_MY_KIND_NOTICES.noneTicked,
  "too-many": NOT_MY_KIND_NOTICES.tooMany,
} as const;

function idOf({ params }: Pick<LoaderFunctionArgs, "params">): number {
  const id = readBidPath(params["id"]);
  if (id === null) throw bidIsGone();
  return id;
}

export default function NotMyKindRoute() {
  const { view, flash, shell } = useLoaderData<typeof loader>();
  return (
    <AppShell shell={shell} flash={flash} heading={NOT_MY_KIND}>
      <NotMyKindPage view={view} />
    </AppShell>
  );
}
