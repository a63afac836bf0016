import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { criteriaOf, matchableVersionOf } from "~/domain/matching/match-profile";
import {
  type Announcement,
  type Change,
  type Interest,
  isCloseReason,
  type Listener,
  MAX_SOCKETS,
} from "~/ports/broadcaster";
import { createDurableObjectBroadcaster } from "~/ports/cloudflare/broadcaster";
import { OpportunityBroadcaster } from "../../workers/opportunity-broadcaster";

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYTHING: Interest = { wanted: null, anyOf: [] };
const PEEL_SNOW: Interest = {
  wanted: criteriaOf({ regions: ["CA-ON-PEL"], serviceTypes: ["snow-removal-seasonal"] }),
  anyOf: [],
};
const OTTAWA_SNOW: Interest = {
  wanted: criteriaOf({ regions: ["CA-ON-OTT"], serviceTypes: ["snow-removal-seasonal"] }),
  anyOf: [],
};

const snowIn = (place: string) =>
  matchableVersionOf({
    title: "Snow clearing",
    places: [place],
    region: null,
    city: null,
    parts: [],
    tags: ["snow removal"],
    bidType: null,
    category: null,
  });

const inserted = (id: number): Change => ({ table: "opportunities", type: "INSERT", id });
const updated = (id: number): Change => ({ table: "opportunities", type: "UPDATE", id });
const newIn = (place: string, id: number): Announcement => ({
  changes: [inserted(id)],
  versions: [snowIn(place)],
});

/** A separate object for each test. */
function broadcasterOf() {
  const stub = env.BROADCASTER.getByName(crypto.randomUUID());
  return { stub, broadcaster: createDurableObjectBroadcaster(() => stub) };
}

type Page = { heard: Array<Array<Change>>; closed: () => number | null; socket: WebSocket };

async function openPage(
  broadcaster: ReturnType<typeof createDurableObjectBroadcaster>,
  listener: Partial<Listener> = {},
): Promise<Page> {
  const answer = await broadcaster.connect(
    new Request("https://bids.example/realtime", { headers: { Upgrade: "websocket" } }),
    {
      accountId: "account",
      sessionHash: "session",
      until: Date.now() + DAY_MS,
      since: Date.now() + DAY_MS,
      interest: EVERYTHING,
      ...listener,
    },
  );
  expect(answer.status).toBe(101);
  const socket = answer.webSocket!;
  const heard: Page["heard"] = [];
  let code: number | null = null;
  socket.addEventListener("message", ({ data }) => {
    if (data !== "pong" && !isCloseReason(data)) heard.push(JSON.parse(String(data)) as Array<Change>);
  });
  socket.addEventListener("close", (event) => {
    code = event.code;
  });
  socket.accept();
  onTestFinished(() => {
    socket.close();
  });
  return { heard, closed: () => code, socket };
}

test("CA-10 TR-08 a new opportunity reaches matching feeds and pages that show all, and no others", async () => {
  const { broadcaster } = broadcasterOf();
  const peel = await openPage(broadcaster, { interest: PEEL_SNOW });
  const ottawa = await openPage(broadcaster, { interest: OTTAWA_SNOW });
  const all = await openPage(broadcaster);

  await broadcaster.announce([newIn("CA-ON-PEL", 7)]);

  await vi.waitUntil(() => peel.heard.length > 0 && all.heard.length > 0);
  expect(peel.heard).toEqual([[inserted(7)]]);
  expect(all.heard).toEqual([[inserted(7)]]);
  await broadcaster.announce([newIn("CA-ON-OTT", 8)]);
  await vi.waitUntil(() => ottawa.heard.length > 0, { timeout: 5000 });
  expect(ottawa.heard).toEqual([[inserted(8)]]);
});

test("TR-08 an opportunity that leaves a region is announced to both regions, once each", async () => {
  const { broadcaster } = broadcasterOf();
  const peel = await openPage(broadcaster, { interest: PEEL_SNOW });
  const ottawa = await openPage(broadcaster, { interest: OTTAWA_SNOW });

  await broadcaster.announce([
    { changes: [updated(7)], versions: [snowIn("CA-ON-PEL"), snowIn("CA-ON-OTT")] },
  ]);

  await vi.waitUntil(() => peel.heard.length > 0 && ottawa.heard.length > 0);
  expect(peel.heard).toEqual([[updated(7)]]);
  expect(ottawa.heard).toEqual([[updated(7)]]);
});

test("a filtered list receives only changes that pass its filters", async () => {
  const { broadcaster } = broadcasterOf();
  const version = snowIn("CA-ON-PEL");
  const other = { keys: ["any0"], texts: [] };
  const filtered = await openPage(broadcaster, {
    interest: { wanted: null, anyOf: [[version.keys[1]!], [version.keys[0]!, "unheard0"]] },
  });

  await broadcaster.announce([
    { changes: [inserted(1)], versions: [other] },
    { changes: [inserted(2)], versions: [version] },
  ]);

  await vi.waitUntil(() => filtered.heard.length > 0);
  expect(filtered.heard).toEqual([[inserted(2)]]);
});

test("a burst is one message, and each change of it names table, type and id only", async () => {
  const { broadcaster } = broadcasterOf();
  const page = await openPage(broadcaster);

  await Promise.all([1, 2, 3].map((id) => broadcaster.announce([newIn("CA-ON-PEL", id)])));

  await vi.waitUntil(() => page.heard.length > 0);
  expect(page.heard).toHaveLength(1);
  expect(page.heard[0]!.map(({ id }) => id).sort()).toEqual([1, 2, 3]);
  for (const change of page.heard[0]!) expect(Object.keys(change)).toEqual(["table", "type", "id"]);
});

test("a second burst waits, so that a socket receives at most one message a second", async () => {
  const { broadcaster } = broadcasterOf();
  const page = await openPage(broadcaster);
  await broadcaster.announce([newIn("CA-ON-PEL", 1)]);
  await vi.waitUntil(() => page.heard.length === 1);
  const first = Date.now();

  await broadcaster.announce([newIn("CA-ON-PEL", 2)]);
  await broadcaster.announce([newIn("CA-ON-PEL", 3)]);

  await vi.waitUntil(() => page.heard.length > 1, { timeout: 5000 });
  expect(Date.now() - first).toBeGreaterThan(700);
  expect(page.heard[1]).toEqual([inserted(2), inserted(3)]);
});

test("DC-12 a reconnecting page receives what it missed, even after the object hibernated", async () => {
  const { stub, broadcaster } = broadcasterOf();
  await broadcaster.announce([newIn("CA-ON-PEL", 1), newIn("CA-ON-OTT", 2)]);
  await runInDurableObject(stub, (_, state) => {
    state.abort("evicted");
  }).catch(() => undefined);
  const again = createDurableObjectBroadcaster(() => env.BROADCASTER.get(stub.id));

  const page = await openPage(again, { interest: PEEL_SNOW, since: Date.now() - DAY_MS / 2 });

  await vi.waitUntil(() => page.heard.length > 0);
  expect(page.heard).toEqual([[inserted(1)]]);
});

test("what was announced before the page was read is not sent again", async () => {
  const { broadcaster } = broadcasterOf();
  const witness = await openPage(broadcaster);
  await broadcaster.announce([newIn("CA-ON-PEL", 1)]);
  await vi.waitUntil(() => witness.heard.length > 0);

  const page = await openPage(broadcaster, { since: Date.now() + 5000 });
  await broadcaster.announce([newIn("CA-ON-PEL", 2)]);

  await vi.waitUntil(() => page.heard.length > 0, { timeout: 5000 });
  expect(page.heard).toEqual([[inserted(2)]]);
});

test("a ping is answered by the platform while the object sleeps, and anything else ends the socket", async () => {
  const { stub, broadcaster } = broadcasterOf();
  const { socket, closed } = await openPage(broadcaster);
  const answers: Array<unknown> = [];
  socket.addEventListener("message", ({ data }) => {
    answers.push(data);
  });

  socket.send("ping");
  await vi.waitUntil(() => answers.length > 0);
  expect(answers).toEqual(["pong"]);
  await runInDurableObject(stub, (_, state) => {
    expect(state.getWebSocketAutoResponseTimestamp(state.getWebSockets()[0]!)).not.toBeNull();
  });

  socket.send("anything");
  await vi.waitUntil(() => closed() !== null);
  expect(closed()).toBe(1008);
});

test("SN-16 an object that wakes without its memory still knows each socket's interest", async () => {
  const { stub, broadcaster } = broadcasterOf();
  const peel = await openPage(broadcaster, { interest: PEEL_SNOW, sessionHash: "peel" });
  const ottawa = await openPage(broadcaster, { interest: OTTAWA_SNOW, sessionHash: "ottawa" });

  // The platform wakes an object by creating a new instance with the same sockets and storage.
  await runInDurableObject(stub, (_, state) => {
    const woken = new OpportunityBroadcaster(state, env);
    woken.announce([newIn("CA-ON-PEL", 1)]);
    woken.disconnect({ sessionHash: "ottawa" }, "signed-out");
  });

  await vi.waitUntil(() => peel.heard.length > 0 && ottawa.closed() !== null);
  expect(peel.heard).toEqual([[inserted(1)]]);
  expect(peel.closed()).toBeNull();
  expect(ottawa.heard).toEqual([]);
});

test("a page that closes its socket is answered, and others keep theirs", async () => {
  const { broadcaster } = broadcasterOf();
  const leaving = await openPage(broadcaster);
  const staying = await openPage(broadcaster);
  leaving.socket.close(1001);
  await vi.waitUntil(() => leaving.closed() !== null);
  expect(leaving.closed()).toBe(1000);
  expect(staying.closed()).toBeNull();
});

test("SI-11 sign-out closes every socket of the account and no others", async () => {
  const { broadcaster } = broadcasterOf();
  const mine = await openPage(broadcaster, { accountId: "a", sessionHash: "phone" });
  const alsoMine = await openPage(broadcaster, { accountId: "a", sessionHash: "desk" });
  const yours = await openPage(broadcaster, { accountId: "b", sessionHash: "other" });

  await broadcaster.disconnect({ accountId: "a" }, "signed-out");

  await vi.waitUntil(() => mine.closed() !== null && alsoMine.closed() !== null);
  expect([mine.closed(), alsoMine.closed()]).toEqual([4401, 4401]);
  await broadcaster.announce([newIn("CA-ON-PEL", 1)]);
  await vi.waitUntil(() => yours.heard.length > 0);
  expect(yours.closed()).toBeNull();
});

test("one session can be ended, or all but one", async () => {
  const { broadcaster } = broadcasterOf();
  const [phone, desk, laptop] = await Promise.all(
    ["phone", "desk", "laptop"].map((sessionHash) => openPage(broadcaster, { sessionHash })),
  );

  await broadcaster.disconnect({ sessionHash: "phone" }, "signed-out");
  await vi.waitUntil(() => phone!.closed() !== null);
  expect([desk!.closed(), laptop!.closed()]).toEqual([null, null]);

  await broadcaster.disconnect({ accountId: "account", exceptSession: "desk" }, "signed-out");
  await vi.waitUntil(() => laptop!.closed() !== null);
  expect(desk!.closed()).toBeNull();
});

test("an account has twenty sockets at most: the newest opens, the oldest closes, other accounts keep theirs", async () => {
  const { stub, broadcaster } = broadcasterOf();
  const other = await openPage(broadcaster, { accountId: "other" });
  const pages: Array<Page> = [];
  for (let i = 0; i < MAX_SOCKETS + 2; i++) pages.push(await openPage(broadcaster));

  await vi.waitUntil(() => pages[0]!.closed() !== null && pages[1]!.closed() !== null);
  await broadcaster.announce([newIn("CA-ON-PEL", 1)]);
  await vi.waitUntil(() => pages.at(-1)!.heard.length > 0 && other.heard.length > 0);

  expect(pages.map((page) => page.closed())).toEqual([4429, 4429, ...Array<null>(MAX_SOCKETS).fill(null)]);
  await runInDurableObject(stub, (_, state) => {
    expect(state.getWebSockets("account:account")).toHaveLength(MAX_SOCKETS);
  });
});

test("SN-14 a socket with an expired session receives nothing and is closed at the next message", async () => {
  const { broadcaster } = broadcasterOf();
  const expired = await openPage(broadcaster, { until: Date.now() - 1 });
  const valid = await openPage(broadcaster);

  await broadcaster.announce([newIn("CA-ON-PEL", 1)]);

  await vi.waitUntil(() => expired.closed() !== null && valid.heard.length > 0);
  expect(expired.closed()).toBe(4408);
  expect(expired.heard).toEqual([]);
});

test("SN-14 an alarm closes expired sockets when there are no messages", async () => {
  const { stub, broadcaster } = broadcasterOf();
  const soon = Date.now() + DAY_MS / 2;
  const page = await openPage(broadcaster, { until: soon });
  const later = await openPage(broadcaster, { until: soon + DAY_MS });
  await runInDurableObject(stub, async (_, state) => {
    expect(await state.storage.getAlarm()).toBe(soon);
  });
  vi.setSystemTime(soon + 1);
  onTestFinished(() => {
    vi.useRealTimers();
  });

  await runDurableObjectAlarm(stub);

  await vi.waitUntil(() => page.closed() !== null);
  expect(page.closed()).toBe(4408);
  expect(later.closed()).toBeNull();
  await runInDurableObject(stub, async (_, state) => {
    expect(await state.storage.getAlarm()).toBe(soon + DAY_MS);
  });
});
