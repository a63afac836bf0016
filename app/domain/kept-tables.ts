import { RETENTION } from "./retention";

/**
 * How long a table's rows stay: `days` after they were made; until the row of another table that they belong to goes
 * (`with`); or for good, because there are few of them or they are the product (`stays`).
 */
export type Keeping = { days: number; note?: string } | { with: string } | { stays: string };

const YEAR = 365;
const OF_ACCOUNT: Keeping = { with: "accounts" };
const OF_USER: Keeping = { with: "users" };
const OF_BID: Keeping = { with: "opportunities" };

/** Every table of the database. A test fails if one has no line. */
export const KEPT_TABLES: Readonly<Record<string, Keeping>> = {
  // People
  accounts: { stays: "until its owner deletes it; one that is never confirmed goes after a week" },
  account_tokens: OF_ACCOUNT,
  sessions: OF_ACCOUNT,
  users: OF_ACCOUNT,
  attempts: { days: RETENTION.attemptsHours / 24 },
  consents: { stays: "the proof of consent; a few rows for each account" },
  used_trials: { days: RETENTION.usedTrialDays },
  usage_logs: { days: RETENTION.usageLogDays },
  support_messages: { days: RETENTION.supportMessageDays },

  // What people keep about bids
  user_bids: OF_USER,
  reminders: { days: RETENTION.reminderDays },
  calendar_feeds: OF_USER,
  calendar_reads: OF_USER,
  calendar_entries: { with: "users" },
  removed_bids: { days: RETENTION.removedBidHours / 24 },
  user_bid_views: { days: RETENTION.viewDays },
  user_key_dates: OF_USER,
  hidden_bids: { with: "users" },
  unwanted_counts: { stays: "one row for each rule" },

  // Mail
  emails: {
    days: RETENTION.bulkMailDays,
    note: `digests: ${RETENTION.digestDays}; other than bulk mail: ${RETENTION.ownMailDays}`,
  },
  digest_selections: { days: RETENTION.digestDays, note: "not before the mail that refers to it" },
  digest_runs: { days: RETENTION.alertRunDays, note: "runs of digests stay: two a week" },
  digest_deliveries: { days: RETENTION.deliveryDays },
  same_day_runs: { days: RETENTION.alertRunDays, note: "the newest stays" },
  alert_preferences: { stays: "runs of alerts delete the sets that no user has" },
  alert_cells: { with: "alert_preferences" },
  alert_texts: { stays: "one row for each trade in somebody's own words, without a name" },
  mail_suppressions: { stays: "so that no bulk mail goes to an address that bounced or complained" },
  mail_pauses: OF_USER,
  mail_choices: { days: RETENTION.mailChoiceYears * YEAR },
  mail_webhooks: { days: RETENTION.mailWebhookDays },
  provider_buckets: { stays: "one row for each provider" },
  reminder_mornings: { stays: "one small row for each time zone and day" },
  dead_letters: { days: RETENTION.deadLetterDays },

  // Payments
  billing_subscriptions: { days: RETENTION.moneyYears * YEAR, note: "after it has ended" },
  billing_events: {
    days: RETENTION.billingEventDays,
    note: `those that need a person: ${RETENTION.moneyYears} years`,
  },
  billing_readings: { days: RETENTION.lockDays },
  billing_address_changes: { stays: "until the payment provider has the new address" },

  // Bids
  opportunities: { stays: "what lists show of a bid; its long texts move to the archive" },
  opportunity_values: OF_BID,
  opportunity_details: OF_BID,
  opportunity_versions: OF_BID,
  opportunity_key_dates: OF_BID,
  text_blocks: { stays: "the texts of closed bids, until they move to the archive" },
  opportunity_fingerprints: OF_BID,
  notices: OF_BID,
  separations: OF_BID,
  joined_opportunities: OF_BID,
  undone_merges: OF_BID,

  // Indexes and counts
  index_state: { stays: "one row" },
  match_counts: { stays: "counts older than the index are deleted by the sweep of closed bids" },
  distinct_bid_types: { stays: "one row for each bid type" },
  filter_counts: { stays: "one row" },
  geo_divisions: { stays: "made by migrations" },

  // Sources and jobs
  source_runs: { days: RETENTION.sourceRunDays, note: "the newest with each outcome stays" },
  source_pieces: { with: "source_runs" },
  set_aside_records: { with: "source_runs" },
  answer_pieces: { days: RETENTION.answerDays },
  source_leases: { stays: "one row for each source" },
  portal_validators: { stays: "one row for each file of a portal" },
  portal_calls: { days: RETENTION.portalCallDays },
  ingest_keys: { stays: "one row for each key that was issued" },
  exchange_rates: { days: RETENTION.rateDays, note: "the newest stays" },
  incidents: { days: RETENTION.incidentDays, note: "those that are not over stay" },
  job_runs: { stays: "one row for each job" },
};

/** The tables of the archive's own database. */
export const KEPT_ARCHIVE_TABLES: Readonly<Record<string, Keeping>> = {
  archived_blocks: { stays: "the long texts of bids that closed long ago" },
};

/** The tables whose rows are in no backup, and why. */
export const LEFT_OUT_OF_BACKUPS: Readonly<Record<string, string>> = {
  answer_pieces: "portals' answers as they were sent, with the names of buyers' staff; they are asked again",
};
