import type { emails } from "#drizzle/schema";
import type { EmailKind } from "~/domain/mail/mail";
import type { Services } from "./services";

/** A stored message. */
export type OutboxRow = typeof emails.$inferSelect;

export type RenderedEmail = {
  subject: string;
  html: string;
  text: string;
  headers: Readonly<Record<string, string>>;
};

/** What the outbox asks the feature that a kind of mail belongs to. Both answers are keyed by message id. */
export type MailRenderer = {
  /**
   * The messages' content, from what was stored with the decision to send them, so that rendering twice gives the same
   * mail. `null` for a message that has nothing left to say.
   */
  render(
    services: Services,
    rows: ReadonlyArray<OutboxRow>,
  ): Promise<ReadonlyMap<string, RenderedEmail | null>>;
  /** Why messages should not be sent after all. Asked for bulk mail, just before it leaves. */
  reasonsAgainst(services: Services, rows: ReadonlyArray<OutboxRow>): Promise<ReadonlyMap<string, string>>;
};

export type MailRenderers = Readonly<Record<EmailKind, MailRenderer>>;
