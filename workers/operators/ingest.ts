import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { SOURCES } from "~/sources";
import { userAgentOf } from "~/sources/user-agent";
import { fail, origin, postAsOperator } from "./operator";

// npm run ingest -- <source> [file or URL]
const [sourceId, from] = process.argv.slice(2);
const source = SOURCES.find(({ id }) => id === sourceId);
if (!source) {
  fail(`Usage: npm run ingest -- <source> [file or URL]\nSources: ${SOURCES.map(({ id }) => id).join(", ")}`);
}

console.log(
  await postAsOperator(
    `/internal/sources/${source.id}`,
    await bytesFrom(from),
    from ? {} : { "X-Live-Portals": "1" },
  ),
);

/** `undefined` without a file or URL: the worker then reads the live portal itself. */
async function bytesFrom(place: string | undefined): Promise<ReadableStream<Uint8Array> | undefined> {
  if (place === undefined) return undefined;
  if (!/^https?:\/\//.test(place))
    return Readable.toWeb(createReadStream(place)) as ReadableStream<Uint8Array>;
  const answer = await fetch(place, { headers: { "User-Agent": userAgentOf(origin) } });
  if (!answer.ok || !answer.body) fail(`${new URL(place).host} answered ${answer.status}`);
  return answer.body;
}
