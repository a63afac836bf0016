import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { SOURCES } from "~/sources";
import { userAgentOf } from "~/sources/user-agent";
import { fail, getAsOperator, origin, postAsOperator } from "./operator";

const ASK_AGAIN_MS = 1_000;
const WAIT_MS = 15 * 60_000;

// npm run ingest -- <source> [file or URL]
const [sourceId, from] = process.argv.slice(2);
const source = SOURCES.find(({ id }) => id === sourceId);
if (!source) {
  fail(`Usage: npm run ingest -- <source> [file or URL]\nSources: ${SOURCES.map(({ id }) => id).join(", ")}`);
}

const queued = (await postAsOperator(
  `/internal/sources/${source.id}`,
  await bytesFrom(from),
  from ? {} : { "X-Live-Portals": "1" },
)) as { run: string; look: string };
console.log(`The answer is here, run ${queued.run}. The work queue reads it.`);
console.log(await ended(queued.look));

type Run = { outcome: string } & Record<string, unknown>;

async function ended(look: string): Promise<Run> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const { run } = (await getAsOperator(look)) as { run: Run | null };
    if (run !== null && run.outcome !== "running") return run;
    await setTimeout(ASK_AGAIN_MS);
  }
  fail(`It is still being read. Later, ${look} tells how it ended, as /internal/operations does.`);
}

/** `undefined` without a file or URL: the worker then reads the live portal itself. */
async function bytesFrom(place: string | undefined): Promise<ReadableStream<Uint8Array> | undefined> {
  if (place === undefined) return undefined;
  if (!/^https?:\/\//.test(place))
    return Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>;
  const answer = await fetch(place, { headers: { "User-Agent": userAgentOf(origin) } });
  if (!answer.ok || !answer.body) fail(`${new URL(place).host} answered ${answer.status}`);
  return answer.body;
}
