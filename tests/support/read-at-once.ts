import { createNewestFilter } from "~/sources/newest";
import { createReleaseReader, ocdsRecords } from "~/sources/ocds";
import type { OcdsPublisher } from "~/sources/ocds-fields";
import type { PortalFetch, Source, SourceItem, SourceKeys } from "~/sources/source";

type Reader = Pick<Source, "recordsIn" | "createReader">;

/** Asks a portal and reads each record at once. The product keeps the records, and messages read them. */
export async function* readPortal(
  source: Source,
  { fetch, keys = { samGovApiKey: null } }: { fetch: PortalFetch; keys?: SourceKeys },
  now: Date,
): AsyncGenerator<SourceItem | "unchanged", void> {
  const read = source.createReader(now, createNewestFilter());
  for await (const record of source.fetchRecords(fetch, keys, now))
    yield record === "unchanged" ? record : read(record);
}

/** Reads the records of a file at once. */
export async function* readFile(
  source: Reader,
  bytes: ReadableStream<Uint8Array>,
  now: Date,
): AsyncGenerator<SourceItem, void> {
  const read = source.createReader(now, createNewestFilter());
  for await (const record of source.recordsIn(bytes)) yield read(record);
}

/** Reads an OCDS document at once. */
export function readOcds(bytes: ReadableStream<Uint8Array>, publisher: OcdsPublisher, now: Date) {
  const createReader: Source["createReader"] = (at, isNewest) => createReleaseReader(publisher, at, isNewest);
  return readFile({ recordsIn: ocdsRecords, createReader }, bytes, now);
}
