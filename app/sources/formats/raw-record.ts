/** A record with more is set aside, and the others are read. No real one comes near. */
export const MAX_RECORD_BYTES = 2_000_000;

/** One record of a portal's answer, not read yet: JSON, so that it can be kept and read in another invocation. */
export type RawRecord = {
  /** A value of a JSON answer, or a row of a CSV file (`csv-records.ts`). */
  content: unknown;
  isTooLong: boolean;
  /** The columns of a CSV file: the same list for all of its rows. */
  columns: ReadonlyArray<string> | null;
};

/**
 * Thrown when the whole answer is unusable: a block page, missing columns, cut-off JSON.
 * Recognize it by `name`: the web bundle and the worker bundle each have their own copy of this class.
 */
export class MalformedAnswer extends Error {
  override name = "MalformedAnswer";
}
