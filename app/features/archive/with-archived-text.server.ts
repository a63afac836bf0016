import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import { readArchived } from "./bring-back.server";

type Bid = { id: number; archivedAt: Date | null };

/**
 * A bid's rows with the text that has moved to the archive, as if it were here. If the archive cannot be read, that is
 * logged, and the bid stays without its text and marked as archived.
 */
export async function withArchivedText<T extends ReadonlyArray<unknown> | null>(
  { archive }: Pick<Services, "archive">,
  rows: T,
): Promise<T> {
  const [found, links, versions, _dates, ...rest] = rows ?? [];
  const bid = (found as Array<Bid> | undefined)?.[0];
  if (!bid?.archivedAt) return rows;
  try {
    const text = (await readArchived(archive, [bid.id])).get(bid.id)!;
    const { sections, translation } = text.details ?? { sections: null, translation: null };
    const whole = { ...bid, archivedAt: null, documents: text.documents, sections, translation };
    const dates = text.keyDates.filter(({ standing }) => standing !== "withdrawn");
    return [[whole], links, versions, dates, ...rest] as unknown as T;
  } catch (error) {
    logFailure("The text of an archived bid could not be read", error);
    return rows;
  }
}
