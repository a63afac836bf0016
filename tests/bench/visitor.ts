// A process of its own, so that no visit waits for the bench, which sends the work and collects its own garbage.
import { Agent, get } from "node:http";
import { queuedMs } from "./processes";

/** Where the server listens, by which host and of how many bids it is asked, and its process. */
export type Visited = { url: string; host: string; bids: number; runtime: number | null };
/** How long a page took, and for how much of it the server or the visitor was ready and another program had the processor. */
export type Visit = { ms: number; queuedMs: number };

const WARM_UP = 50;
const { url, host, bids, runtime } = JSON.parse(process.argv[2]!) as Visited;
const agent = new Agent({ keepAlive: true });
const queued = () => queuedMs(runtime) + queuedMs(process.pid);
let visits = 0;
let sinceAsked: Array<Visit> = [];

/** Opens three pages in turn: a bid that is not cached yet, a plain page and the status page. */
async function visit(): Promise<Visit> {
  const path = [`/bids/${(visits % bids) + 1}`, "/faq", "/status"][visits++ % 3]!;
  const [start, before] = [performance.now(), queued()];
  const status = await statusOf(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  return { ms: performance.now() - start, queuedMs: queued() - before };
}

const statusOf = (path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const request = get(new URL(path, url), { agent, headers: { Host: host } }, (answer) => {
      answer.resume();
      answer.on("end", () => {
        resolve(answer.statusCode);
      });
    });
    request.on("error", reject);
  });

for (let warmUp = 0; warmUp < WARM_UP; warmUp++) await visit();
process.on("message", () => {
  process.send!(sinceAsked);
  sinceAsked = [];
});
process.on("disconnect", () => process.exit());
for (;;) sinceAsked.push(await visit());
