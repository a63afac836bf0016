import { createNewestFilter } from "./newest";
import type { Source } from "./source";

/** A source from its parts: `read` and `parse` find the records and read each at once. */
export function defineSource(parts: Omit<Source, "read" | "parse">): Source {
  return {
    ...parts,
    async *read(fetch, keys, now) {
      const readOne = parts.createReader(now, createNewestFilter());
      for await (const record of parts.fetchRecords(fetch, keys, now))
        yield record === "unchanged" ? record : readOne(record);
    },
    async *parse(bytes, now) {
      const readOne = parts.createReader(now, createNewestFilter());
      for await (const record of parts.recordsIn(bytes)) yield readOne(record);
    },
  };
}
