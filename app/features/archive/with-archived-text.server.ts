import { logFailure } from "~/lib/log.server";
import { type Archives, type PackedBid, readPacked } from "./read-packed.server";

type Bid = PackedBid & { archivedAt: Date | null };

/**
 * A bid's rows with its packed text, as if it were in its own tables. If the text cannot be read, that is logged, and the
 * bid stays without its text and marked as archived.
 */
export async function withArchivedText<T extends ReadonlyArray<unknown> | null>(
  archives: Archives,
  rows: T,
): Promise<T> {
  const [found, links, versions, _dates, ...rest] = rows ?? [];
  const bid = (found as Array<Bid> | undefined)?.[0];
  if (!bid?.archivedAt) return rows;
  try {
    const text = (await readPacked(archives, [bid])).get(bid.id)!;
    const { sections, translation } = text.details ?? { sections: null, translation: null };
    const whole = { ...bid, archivedAt: null, documents: text.documents, sections, translation };
    const dates = text.keyDates.filter(({ standing }) => standing !== "withdrawn");
    return [[whole], links, versions, dates, ...rest] as unknown as T;
  } catch (error) {
    logFailure("The text of an archived bid could not be read", error);
    return rows;
  }
}
