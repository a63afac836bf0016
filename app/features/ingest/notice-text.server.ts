import { and, eq } from "drizzle-orm";
import type { Database } from "#drizzle/client";
import { inJson } from "#drizzle/json-rows";
import { notices as noticesTable, type TEXT_STATES } from "#drizzle/schema";
import type { Notice } from "~/domain/opportunities/notice";
import { summaryFrom } from "~/sources/plain-text";
import { noticeFromContent } from "./notice-content.server";

export type TextState = (typeof TEXT_STATES)[number];

/** The notice with the text that was read from its address. */
export function withText(notice: Notice, text: string): Notice {
  return { ...notice, summary: summaryFrom(text), sections: { description: text } };
}

/** A notice to store, with what is known of its text. */
export type NoticeWithText = { notice: Notice; contentHash: string; textState: TextState | null };

/**
 * The notices with the texts that were read for them before: a changed notice keeps its text until it has been read
 * again, an unchanged one for good.
 */
export async function withKeptTexts<T extends { notice: Notice; contentHash: string; content: string }>(
  db: Database,
  portal: string,
  contents: ReadonlyArray<T>,
): Promise<Array<T & NoticeWithText>> {
  const apart = contents.filter(({ notice }) => notice.textAddress !== undefined);
  const kept = await findKept(
    db,
    portal,
    apart.map(({ notice }) => notice.key),
  );
  return contents.map((content) => {
    if (content.notice.textAddress === undefined) return { ...content, textState: null };
    const stored = kept.get(content.notice.key);
    const textState = stored?.contentHash === content.contentHash ? stored.textState : "waiting";
    if (!stored) return { ...content, textState };
    const { summary, sections } = noticeFromContent(stored.content);
    const notice = { ...content.notice, summary, sections };
    return { ...content, notice, content: JSON.stringify(notice), textState };
  });
}

async function findKept(db: Database, portal: string, keys: ReadonlyArray<string>) {
  if (keys.length === 0) return new Map<string, never>();
  const { key, content, contentHash, textState } = noticesTable;
  const rows = await db
    .select({ key, content, contentHash, textState })
    .from(noticesTable)
    .where(and(eq(noticesTable.portal, portal), inJson(key, keys)));
  return new Map(rows.map((row) => [row.key, row]));
}
