import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { KEY_DATE_NOTICES } from "~/content/key-dates";
import { titled } from "~/content/product";
import { requireProfile } from "~/features/account/guard.server";
import { ownDateSchema } from "~/features/key-dates/own-date-schema.server";
import {
  bidDatesToChange,
  ownDatesView,
  readBidDates,
  saveOwnDate,
} from "~/features/key-dates/own-dates.server";
import { OwnDatesPage } from "~/features/key-dates/own-dates-page";
import { noticeOfSaved } from "~/features/key-dates/saved-notice";
import { bidIsGone } from "~/features/opportunities/open-bid.server";
import { readBidPath } from "~/features/opportunities/query-fields";
import { AppShell } from "~/features/shell/app-shell";
import { shellView } from "~/features/shell/shell-view";
import { redirectWithFlash } from "~/lib/flash.server";
import { readForm } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";

export const meta: MetaFunction = () => [{ title: titled("Dates of a bid") }];

export async function loader(args: LoaderFunctionArgs) {
  const profile = await requireProfile(args);
  const dates = await datesOf(args, profile.id, readBidDates);
  const asked = new URL(args.request.url).searchParams.get("date");
  return { view: ownDatesView(dates, asked), shell: shellView(profile) };
}

export async function action(args: ActionFunctionArgs) {
  const profile = await requireProfile(args);
  const submission = parseWithZod(await readForm(args.request), { schema: ownDateSchema });
  if (submission.status !== "success") return data({ answer: submission.reply() }, { status: 400 });
  const dates = await datesOf(args, profile.id, bidDatesToChange);
  const { db } = args.context.services;
  const back = `/bids/${dates.bid.id}`;
  try {
    const fieldErrors = await saveOwnDate(db, profile.id, dates, submission.value);
    if (fieldErrors) return data({ answer: submission.reply({ fieldErrors }) }, { status: 400 });
  } catch (error) {
    logFailure("A reader’s own date could not be saved", error);
    return redirectWithFlash(back, KEY_DATE_NOTICES.failed);
  }
  const notice = noticeOfSaved(submission.value, dates, args.context.services.now());
  return redirectWithFlash(back, notice);
}

async function datesOf(
  { context, params }: Pick<LoaderFunctionArgs, "context" | "params">,
  userId: string,
  read: typeof readBidDates,
) {
  const id = readBidPath(params["id"]);
  const dates = id === null ? null : await read(context.services, userId, id);
  if (dates === null) throw bidIsGone();
  return dates;
}

export default function OwnDatesRoute() {
  const { view, shell } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <AppShell shell={shell} flash={null} heading={view.isCorrection ? "Correct a date" : "Add a date"}>
      <OwnDatesPage view={view} answer={failed?.answer ?? null} />
    </AppShell>
  );
}
