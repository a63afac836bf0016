import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { mailChoices, mailPauses, users } from "#drizzle/schema";
import { limitsFor } from "~/domain/billing/roles";
import { DAY_MS } from "~/domain/duration";
import { formatDay } from "~/domain/local-time";
import { BULK_KINDS, type BulkKind } from "~/domain/mail/mail";
import { TORONTO } from "~/domain/zoned-time";
import { readLink } from "~/features/outbox/mail-links.server";
import { pauseMail, resumeMail } from "~/features/outbox/pauses.server";
import type { Services } from "~/lib/services";
import type { MailChoicesView } from "./mail-choices";

const PAUSE_MS = 28 * DAY_MS;

export const MAIL_CHOICES = [
  "stop-digest",
  "stop-alert",
  "stop-same-day",
  "stop-reminder",
  "stop-all",
  "start-digest",
  "start-alert",
  "start-same-day",
  "start-reminder",
  "pause",
  "resume",
] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Whose email choices a link changes, and which kind of mail it came with. */
export type MailReader = { userId: string; list: BulkKind };

/** `null` for a link that is not ours or too old. */
export async function findMailReader(services: Services, token: string): Promise<MailReader | null> {
  const [list, ...userId] = (await readLink(services, "stop", token))?.split(":") ?? [];
  const known = BULK_KINDS.find((kind) => kind === list);
  return known ? { userId: userId.join(":"), list: known } : null;
}

/** What the page shows; `null` when the account is gone. */
export async function findMailChoices(
  { db, now }: Services,
  { userId, list }: MailReader,
): Promise<MailChoicesView | null> {
  const [row] = await db
    .select({ user: users, pausedUntil: mailPauses.until })
    .from(users)
    .leftJoin(mailPauses, eq(mailPauses.userId, users.id))
    .where(eq(users.id, userId));
  if (!row) return null;
  const { user, pausedUntil } = row;
  const isPaused = pausedUntil !== null && pausedUntil > now();
  return {
    list,
    email: user.email,
    digest: user.alertWeekly,
    alert: user.alertInstant,
    "same-day": user.alertSameDay,
    reminder: user.remind,
    mayHaveAlerts: limitsFor(user.role).instantAlerts,
    pausedUntil: isPaused ? formatDay(pausedUntil, TORONTO) : null,
  };
}

/** Changes what the reader gets and records the choice. May be repeated. Alerts are switched on for Pro only. */
export async function chooseMail(
  { db, now }: Services,
  { userId }: MailReader,
  choice: MailChoice,
  via: "page" | "one-click",
): Promise<"done" | "needs-pro"> {
  const at = now();
  if (choice === "start-alert" || choice === "start-same-day") {
    const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
    if (!user || !limitsFor(user.role).instantAlerts) return "needs-pro";
  }
  const flags: Record<MailChoice, Partial<typeof users.$inferInsert> | null> = {
    "stop-digest": { alertWeekly: false },
    "stop-alert": { alertInstant: false },
    "stop-same-day": { alertSameDay: false },
    "stop-reminder": { remind: false },
    "stop-all": { alertWeekly: false, alertInstant: false, alertSameDay: false, remind: false },
    "start-digest": { alertWeekly: true },
    "start-alert": { alertInstant: true },
    "start-same-day": { alertSameDay: true },
    "start-reminder": { remind: true },
    pause: null,
    resume: null,
  };
  const flag = flags[choice];
  await runBatch(db, [
    ...(flag ? [db.update(users).set(flag).where(eq(users.id, userId))] : []),
    ...(choice === "pause" ? [pauseMail(db, userId, new Date(at.getTime() + PAUSE_MS))] : []),
    ...(choice === "resume" ? [resumeMail(db, userId)] : []),
    db.insert(mailChoices).values({ userId, choice, via, at }),
  ]);
  return "done";
}
