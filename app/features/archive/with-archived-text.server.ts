import { logFailure } from "~/lib/log.server";
import { type Archives, type PackedBid, readPacked } from "./read-packed.server";
import type { KeyDate, PackedText } from "./text-block.server";

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
    return [[whole], links, versions, datesOf(text), ...rest] as unknown as T;
  } catch (error) {
    logFailure("The text of an archived bid could not be read", error);
    return rows;
  }
}

/** A bid's dates, from its packed text if they are there; none if that cannot be read, which is logged. */
export async function withArchivedDates(
  archives: Archives,
  bid: Bid,
  dates: ReadonlyArray<KeyDate>,
): Promise<ReadonlyArray<KeyDate>> {
  if (bid.archivedAt === null) return dates;
  try {
    return datesOf((await readPacked(archives, [bid])).get(bid.id)!);
  } catch (error) {
    logFailure("The dates of an archived bid could not be read", error);
    return dates;
  }
}

const datesOf = ({ keyDates }: PackedText) => keyDates.filter(({ standing }) => standing !== "withdrawn");
