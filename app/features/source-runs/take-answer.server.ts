import type { Services } from "~/lib/services";
import type { Source } from "~/sources/source";
import { queueSources } from "./due-sources.server";
import { fetchAnswer } from "./fetch-answer.server";
import { findUnfinished } from "./read-source.server";
import { endLease, takeLease } from "./source-leases.server";

/** The run that the queue goes on with, or why there is none. */
export type TakenAnswer = { run: string } | { refused: string };

/**
 * For operators: keeps a source's answer, from a file or from the live portal whether it is due or not, and queues its
 * reading. An answer that is still being read is never replaced.
 */
export async function takeAnswer(
  services: Services,
  source: Source,
  file?: ReadableStream<Uint8Array>,
): Promise<TakenAnswer> {
  const { db, now } = services;
  const delivery = { message: crypto.randomUUID(), attempt: 1, sentAt: now() };
  const isFree = await takeLease(db, source.id, delivery, now());
  if (!isFree) return BUSY;
  let taken: TakenAnswer;
  try {
    taken = await keepAnswer(services, source, file);
  } finally {
    await endLease(db, source.id, delivery);
  }
  if ("run" in taken) await queueSources(services, [source.id]);
  return taken;
}

const BUSY = { refused: "An answer of this source is being read. Send yours when that is done." };

async function keepAnswer(
  services: Services,
  source: Source,
  file: ReadableStream<Uint8Array> | undefined,
): Promise<TakenAnswer> {
  if (await findUnfinished(services, source.id)) return BUSY;
  const answer = await fetchAnswer(services, source, file);
  if (answer) return { run: answer.run.id };
  return { refused: source.offBecause(services.config.sourceKeys) ?? "This source is off." };
}
