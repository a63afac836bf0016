export const EMAIL_KINDS = ["account", "billing", "support", "alert", "digest"] as const;
export type EmailKind = (typeof EMAIL_KINDS)[number];

/** Bulk mail can be stopped and waits its turn; all other mail is about something the reader has just done. */
export const BULK_KINDS = ["alert", "digest"] as const satisfies ReadonlyArray<EmailKind>;
export type BulkKind = (typeof BULK_KINDS)[number];

export function isBulk(kind: EmailKind): kind is BulkKind {
  return (BULK_KINDS as ReadonlyArray<EmailKind>).includes(kind);
}

/** "dropped" was decided on and, by the time of sending, not wanted any more: stopped, deleted, withdrawn. */
export const EMAIL_STATUSES = ["queued", "sending", "sent", "failed", "dropped"] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

export const SUPPRESSION_REASONS = ["bounce", "complaint"] as const;
export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number];
