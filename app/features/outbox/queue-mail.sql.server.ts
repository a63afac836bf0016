import { type SQL, sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { columnName } from "#drizzle/column-name";
import { emails } from "#drizzle/schema";
import type { EmailKind } from "~/domain/mail/mail";

type RequiredColumn = "dedupeKey" | "userId" | "recipient";
type ContentColumn = "subject" | "html" | "text" | "selectionId" | "opportunityIds";

type MailsFromRows = {
  kind: EmailKind;
  at: Date;
  /** Each column's value for a row of `from`. A dedupe key that is stored already adds no message. */
  columns: Record<RequiredColumn, SQL> & Partial<Record<ContentColumn, SQL>>;
  /** Common table expressions that `from` reads: "with … as (…)". */
  with?: SQL;
  /** "from …": one row for each message. */
  from: SQL;
};

/** `queueMail` for any number of readers at once: one statement that stores a message for each row of a query. */
export function queueMails({ kind, at, columns, with: common, from }: MailsFromRows) {
  const names = sql.raw(Object.keys(columns).map(columnName).join(", "));
  const values = sql.join(Object.values(columns), sql`, `);
  return raw(
    sql`
      insert or ignore into emails (id, kind, headers, created_at, ${names})
      ${common ?? sql.empty()}
      select lower(hex(randomblob(16))), ${kind}, '{}', ${at.getTime()}, ${values}
      ${from}
      returning id
    `,
    { id: emails.id },
  );
}
