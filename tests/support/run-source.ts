import { readSource } from "~/features/source-runs/read-source.server";
import { findRun, listLastRuns } from "~/features/source-runs/source-runs.server";
import { takeAnswer } from "~/features/source-runs/take-answer.server";
import type { Services } from "~/lib/services";
import { findSource } from "~/sources";
import type { RawRecord } from "~/sources/formats/raw-record";
import type { Source, SourceItem } from "~/sources/source";
import { nextInvocation } from "./one-invocation";

/**
 * Reads a source as an operator and the queue do, from the portal or a file: each message in an invocation of its own.
 * Returns the run as it is stored.
 */
export async function runSource(given: Services, source: Source, file?: ReadableStream<Uint8Array>) {
  const services = { ...given, workQueue: { push: () => Promise.resolve() } };
  const taken = await takeAnswer(nextInvocation(services), source, file);
  if ("refused" in taken) return lastRunOf(services, source);
  for (let isDone = false; !isDone;) {
    const delivery = { message: crypto.randomUUID(), attempt: 1, sentAt: services.now() };
    ({ isDone } = await readSource(nextInvocation(services), source, delivery));
  }
  return (await findRun(services.db, taken.run))!;
}

async function lastRunOf({ db }: Services, { id }: Source) {
  const runs = await listLastRuns(db);
  return runs.find(({ source }) => source === id)!;
}

/** A snapshot source that answers with these items, and then breaks if it is given an error. */
export function sourceAnswering(items: ReadonlyArray<SourceItem>, breaks?: Error): Source {
  async function* records(): AsyncGenerator<RawRecord> {
    for (const index of items.keys()) yield await Promise.resolve(recordOf(index));
    if (breaks) throw breaks;
  }
  return {
    ...findSource("canadabuys")!,
    offBecause: () => null,
    fetchRecords: records,
    recordsIn: records,
    // A stored record is JSON, so it only names its item.
    createReader: () => (record) => items[record.content as number]!,
  };
}

const recordOf = (content: number): RawRecord => ({ content, isTooLong: false, columns: null });
