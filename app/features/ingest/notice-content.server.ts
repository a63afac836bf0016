import { isTooLong } from "#drizzle/json-rows";
import type { Notice } from "~/domain/opportunities/notice";

/** A notice as stored text, and a hash to recognize the same notice by. */
export async function contentOf(notice: Notice): Promise<{ content: string; contentHash: string }> {
  const content = JSON.stringify(notice);
  return { content, contentHash: await hashOf(content) };
}

/** Recognizes a text. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  const hex = Array.from(new Uint8Array(digest, 0, 16), (byte) => byte.toString(16).padStart(2, "0"));
  return hex.join("");
}

export const TOO_LONG = "Longer than a record may be: 1.5 MB";

/** Whether the notice, read or as sent, is too long for the database, where it is stored as one text. */
export function isTooLongToStore(notice: unknown): boolean {
  return isTooLong(JSON.stringify(notice));
}

const dateOrNull = (iso: Date | string | null) => (iso === null ? null : new Date(iso));

export const noticeFromContent = (content: string) => noticeFromJson(JSON.parse(content) as Notice);

/** A notice as JSON has it, with its dates. */
export function noticeFromJson(notice: Notice): Notice {
  return {
    ...notice,
    published: dateOrNull(notice.published),
    deadline: dateOrNull(notice.deadline),
    farDeadline: dateOrNull(notice.farDeadline),
  };
}
