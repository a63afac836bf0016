export const EMAIL_KINDS = [
  "account",
  "billing",
  "support",
  "alert",
  "same-day",
  "reminder",
  "digest",
] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Bulk mail can be unsubscribed from and yields to other mail, which answers something the recipient just did. */
export const BULK_KINDS = [
  "alert",
  "same-day",
  "reminder",
  "digest",
] as const satisfies ReadonlyArray<EmailKind>;
export type BulkKind = (typeof BULK_KINDS)[number];

export function isBulk(kind: EmailKind): kind is BulkKind {
  return (BULK_KINDS as ReadonlyArray<EmailKind>).includes(kind);
}

/** "dropped": no longer wanted at sending time. The user unsubscribed or was deleted, or the bid was withdrawn. */
export const EMAIL_STATUSES = ["queued", "sending", "sent", "failed", "dropped"] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const SUPPRESSION_REASONS = ["bounce", "complaint"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
