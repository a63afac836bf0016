import type { AppLoadContext } from "@remix-run/cloudflare";
import { z } from "zod";
import { runBatch } from "#drizzle/batch";
import type { Profile } from "#drizzle/schema";
import { NOT_MY_KIND_NOTICES, NOT_MY_KIND_PAGE } from "~/content/not-my-kind";
import { BID_ERRORS, BID_NOTICES, SAVE_NOTICES } from "~/content/saved-bids";
import { isSavedBidStatus, MAX_NOTES } from "~/domain/opportunities/saved-bid";
import { sameOriginPath } from "~/domain/same-origin-path";
import { withArchivedText } from "~/features/archive/with-archived-text.server";
import { hideBid, showBid } from "~/features/not-my-kind/hidden-bids.server";
import { findOpenBid, readOpenBid } from "~/features/opportunities/open-bid.server";
import type { OpenBidView } from "~/features/opportunities/opportunity-view";
import { type Flash, redirectWithFlash } from "~/lib/flash.server";
import { hiddenField, untrimmedField } from "~/lib/form.server";
import { logFailure } from "~/lib/log.server";
import {
  removeBid,
  type RemovedTogether,
  restoreBids,
  saveBid,
  type Saved,
  setNotes,
  setStatus,
} from "./pipeline.server";
import type { OwnBid, Removals } from "./pipeline.sql.server";
import { recordView } from "./record-view.server";

const INTENTS = ["save", "view", "status", "notes", "remove", "restore", "pdf", "hide", "show"] as const;

export const bidSchema = z.object({
  intent: z.enum(INTENTS, BID_ERRORS.unknownAction),
  /** The page that the bid was saved from. */
  from: z.enum(["dashboard", "browse", "detail"]).catch("browse"),
  status: hiddenField,
  notes: untrimmedField,
  /** What the page showed when the bid was saved: its status, or "none". */
  was: hiddenField,
  /** The times of the removals that Undo brings back. */
  removals: hiddenField,
  back: hiddenField,
});
type Posted = z.output<typeof bidSchema>;

type Acting = { context: AppLoadContext; profile: Profile; own: OwnBid; posted: Posted; now: Date };

/**
 * Carries out a user's action on a bid, from any page. Redirects back to that page with a notice. Returns the bid instead
 * when its view could not be recorded, so that it opens anyway.
 */
export async function actOnBid(
  context: AppLoadContext,
  profile: Profile,
  bidId: number,
  posted: Posted,
): Promise<Response | OpenBidView> {
  const now = context.services.now();
  const acting = { context, profile, own: { userId: profile.id, bidId }, posted, now };
  if (posted.intent === "view") return view(acting);

  return goBack(acting, await ACTIONS[posted.intent](acting));
}

const ACTIONS: Record<Exclude<Posted["intent"], "view">, (acting: Acting) => Promise<Flash> | Flash> = {
  async save({ context, own, posted: { from, was }, now }) {
    const words: Record<Saved["outcome"], (title: string) => Flash> & { failed: Flash } = {
      updated: SAVE_NOTICES.dashboard.updated,
      ...SAVE_NOTICES[from],
    };
    try {
      const marksInterested = from === "dashboard";
      const saved = await saveBid(context.services.db, own, now, { marksInterested, was });
      return saved ? words[saved.outcome](saved.title) : because(words.failed, BID_ERRORS.gone);
    } catch (error) {
      logFailure("Bid could not be saved", error);
      return words.failed;
    }
  },
  async status({ context, own, posted: { status }, now }) {
    if (!isSavedBidStatus(status)) throw new Response(BID_ERRORS.status, { status: 400 });
    return attempt({ ...BID_NOTICES.statusFailed, besideBid: own.bidId }, async () =>
      (await setStatus(context.services.db, own, status, now))
        ? BID_NOTICES.statusChanged(status)
        : because(BID_NOTICES.statusFailed, BID_ERRORS.notSaved),
    );
  },
  async notes({ context, own, posted, now }) {
    const notes = posted.notes.replace(/\r\n?/g, "\n").trim();
    if (notes.length > MAX_NOTES) throw new Response(BID_ERRORS.notes, { status: 400 });
    return attempt(BID_NOTICES.notesFailed, async () =>
      (await setNotes(context.services.db, own, notes, now))
        ? BID_NOTICES.notesSaved
        : because(BID_NOTICES.notesFailed, BID_ERRORS.notSaved),
    );
  },
  async remove({ context, own, posted, now }) {
    return attempt(BID_NOTICES.removeFailed, async () => {
      const removed = await removeBid(context.services.db, own, now);
      if (!removed) return because(BID_NOTICES.removeFailed, BID_ERRORS.notSaved);
      return { ...BID_NOTICES.removed(removed.count), undo: undoOf(own, posted, removed) };
    });
  },
  async restore({ context, own, posted, now }) {
    return attempt(BID_NOTICES.removeFailed, async () => {
      const count = await restoreBids(context.services.db, own, now, readRemovals(posted.removals));
      return count > 0 ? BID_NOTICES.restored(count) : BID_NOTICES.nothingToRestore;
    });
  },
  pdf: () => BID_NOTICES.pdf,
  hide(acting) {
    return attempt(NOT_MY_KIND_NOTICES.failed, () => hide(acting));
  },
  show({ context, profile, own }) {
    return attempt(NOT_MY_KIND_NOTICES.failed, async () => {
      await showBid(context.services, profile, own.bidId);
      return NOT_MY_KIND_NOTICES.shown;
    });
  },
};

/** Leaves the bid out; the notice offers to undo it, and leads to the words of its title. */
async function hide({ context, profile, own: { bidId }, posted }: Acting): Promise<Flash> {
  if (!(await hideBid(context.services, profile, bidId)))
    return because(NOT_MY_KIND_NOTICES.failed, BID_ERRORS.gone);
  const page = `/bids/${bidId}/not-my-kind`;
  const back = sameOriginPath(posted.back) ?? "/dashboard";
  return {
    ...NOT_MY_KIND_NOTICES.hidden,
    undo: { action: `/bids/${bidId}`, fields: { intent: "show", back } },
    link: back === page ? null : { href: page, label: NOT_MY_KIND_PAGE.wordsHeading },
  };
}

/** A failure with its reason. */
function because(failed: Flash, reason: string): Flash {
  return { ...failed, text: failed.text ? `${failed.text} ${reason}` : reason };
}

function undoOf({ bidId }: OwnBid, { back }: Posted, { since, until }: RemovedTogether): Flash["undo"] {
  const removals = `${since.getTime()}-${until.getTime()}`;
  const to = sameOriginPath(back) ?? "/dashboard/saved-bids";
  return { action: `/bids/${bidId}`, fields: { intent: "restore", removals, back: to } };
}

function readRemovals(text: string): Removals | null {
  const [, since, until] = /^(\d{1,15})-(\d{1,15})$/.exec(text) ?? [];
  return since && until ? { since: new Date(Number(since)), until: new Date(Number(until)) } : null;
}

async function attempt(failed: Flash, act: () => Promise<Flash>): Promise<Flash> {
  try {
    return await act();
  } catch (error) {
    logFailure("A saved bid could not be changed", error);
    return failed;
  }
}

async function view(acting: Acting): Promise<Response | OpenBidView> {
  const { context, profile, own, now } = acting;
  const { db } = context.services;
  try {
    await recordView(db, profile, own.bidId, now);
  } catch (error) {
    logFailure("View could not be recorded", error);
    return openedAnyway(acting);
  }
  return goBack(acting, null, { opened: true });
}

/** Spec section 8: if a view cannot be recorded, the failure is logged and the bid opens. */
async function openedAnyway({ context, profile, own, now }: Acting): Promise<OpenBidView> {
  const { db } = context.services;
  const read = await runBatch(db, findOpenBid(db, own.bidId, profile, now));
  const rows = await withArchivedText(context.services, read);
  const bid = readOpenBid(own.bidId, rows, profile, now);
  return bid.kind === "save-first" || bid.kind === "confirm"
    ? readOpenBid(own.bidId, rows, { ...profile, role: "pro" }, now)
    : bid;
}

/** Redirects to the page that posted, at the bid's position in it. */
function goBack({ posted, own }: Acting, flash: Flash | null, { opened = false } = {}) {
  const back = new URL(sameOriginPath(posted.back) ?? "/opportunities", "https://here.invalid");
  if (opened) back.searchParams.set("bid", String(own.bidId));
  const to = `${back.pathname}${back.search}${opened ? "" : `#bid-${own.bidId}`}`;
  // Replaces the history entry, so that Back skips the form.
  return redirectWithFlash(to, flash, new Headers(opened ? {} : { "X-Remix-Replace": "true" }));
}
