import { inTurns } from "~/domain/turns";
import { isTooLongToStore } from "~/features/ingest/notice-content.server";
import { isJsonObject } from "~/sources/formats/json-fields";

/** The fields that make a notice long. The others stay to be checked, so that a misspelt name is still told. */
const TEXTS = new Set(["summary", "description", "sections"]);

/**
 * Takes the texts out of notices in a pushed body that are too long for a record. `long` has the positions of these
 * notices, which are not stored; the others are.
 */
export async function withoutLongTexts(body: unknown): Promise<{ rest: unknown; long: ReadonlySet<number> }> {
  const long = new Set<number>();
  if (!isJsonObject(body) || !Array.isArray(body["notices"])) return { rest: body, long };
  const sent = (body["notices"] as Array<unknown>).entries();
  const notices = await inTurns([...sent], ([position, notice]) => {
    if (!isJsonObject(notice) || !isTooLongToStore(notice)) return notice;
    long.add(position);
    return Object.fromEntries(Object.entries(notice).filter(([name]) => !TEXTS.has(name)));
  });
  return { rest: { ...body, notices }, long };
}
