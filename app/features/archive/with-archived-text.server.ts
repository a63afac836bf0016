import { logFailure } from "~/lib/log.server";
import type { Services } from "~/lib/services";
import type { ArchivedText, KeyDate } from "./archived-text.server";
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
    return [[whole], links, versions, datesOf(text), ...rest] as unknown as T;
  } catch (error) {
    logFailure("The text of an archived bid could not be read", error);
    return rows;
  }
}

/** A bid's dates, from the archive if they have moved there; none if it cannot be read, which is logged. */
export async function withArchivedDates(
  { archive }: Pick<Services, "archive">,
  { id, archivedAt }: Bid,
  dates: ReadonlyArray<KeyDate>,
): Promise<ReadonlyArray<KeyDate>> {
  if (archivedAt === null) return dates;
  try {
    return datesOf((await readArchived(archive, [id])).get(id)!);
  } catch (error) {
    logFailure("The dates of an archived bid could not be read", error);
    return dates;
  }
}

const datesOf = ({ keyDates }: ArchivedText) => keyDates.filter(({ standing }) => standing !== "withdrawn");
