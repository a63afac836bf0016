import { alertMail, sameDayMail } from "~/features/digests/alert-mail.server";
import { digestMail } from "~/features/digests/digest-mail.server";
import { storedMail } from "~/features/outbox/render-mails.server";
import { reminderMail } from "~/features/reminders/reminder-mail.server";
import type { MailRenderers } from "~/lib/services";

/** Tells the outbox who knows the content of each kind of mail. */
export const MAIL_RENDERERS: MailRenderers = {
  account: storedMail,
  billing: storedMail,
  support: storedMail,
  digest: digestMail,
  alert: alertMail,
  "same-day": sameDayMail,
  reminder: reminderMail,
};
