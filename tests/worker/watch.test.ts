import { Response as MiniflareResponse } from "miniflare";
import { expect, test } from "vitest";
import { createStandInPortals } from "../../workers/local/stand-in-portals";
import { startApp } from "../support/app";
import { createStandInResend } from "../support/stand-in-resend";
import { tick } from "./tick";

const START = Date.now();
const HOUR = 3_600_000;
const SECRET = "operators-secret-of-the-tests";
const TORONTO = "ckan0.cf.opendata.inter.prod-toronto.ca";

test("a portal that answers 500 for twice its rhythm is told once, health says so, and its return is told once", async () => {
  const resend = createStandInResend();
  let isBroken = false;
  let portals: typeof fetch | null = null;
  const network = async (url: string, init: RequestInit): Promise<Response> => {
    const { host } = new URL(url);
    if (host === "resend.example") return resend.fetch(url, init);
    if (host === TORONTO && isBroken) return new Response("Internal Server Error", { status: 500 });
    return portals!(url, init).catch(() => new Response("No such portal", { status: 404 }));
  };
  await using app = await startApp(
    "production",
    {
      INGEST_SECRET: SECRET,
      MAIL_LINK_SECRET: "links",
      SAM_GOV_API_KEY: "key",
      RESEND_API_KEY: "re_test",
      RESEND_ORIGIN: "https://resend.example",
      OPERATORS_ADDRESS: "operators@bids.example",
    },
    {
      outboundService: async (request: Request) => {
        const body = request.method === "POST" ? await request.text() : undefined;
        const headers = Object.fromEntries(request.headers);
        const answer = await network(request.url, { method: request.method, headers, body });
        return new MiniflareResponse(await answer.arrayBuffer(), {
          status: answer.status,
          headers: Object.fromEntries(answer.headers),
        });
      },
    } as never,
  );
  portals = createStandInPortals(app.db as never);
  const aboutToronto = () =>
    resend.delivered
      .filter(({ to, text }) => to.includes("operators@bids.example") && text.includes("toronto"))
      .map(({ subject }) => subject);
  const problems = async () => {
    const answer = await fetch(`${app.origin}/internal/health`, {
      headers: { Authorization: `Bearer ${SECRET}` },
    });
    const health = await answer.json<{ problems: Array<{ kind: string; subject: string }> }>();
    const isNamed = health.problems.some(({ kind, subject }) => kind === "source" && subject === "toronto");
    return { status: answer.status, isNamed };
  };
  const tickAt = (hours: number) => tick(app, new Date(START - 60 * HOUR + hours * HOUR));

  await tickAt(0);
  isBroken = true;
  for (const hours of [24, 48]) await tickAt(hours);
  expect(aboutToronto()).toEqual([]);
  for (const hours of [48.5, 48.75, 49, 49.5]) await tickAt(hours);
  expect(aboutToronto()).toEqual(["Trouble: the source toronto"]);
  expect(await problems()).toEqual({ status: 503, isNamed: true });

  isBroken = false;
  for (const hours of [51, 51.25, 51.5, 51.75, 52, 53]) await tickAt(hours);
  expect(aboutToronto()).toEqual(["Trouble: the source toronto", "Over: the source toronto"]);
  expect((await problems()).isNamed).toBe(false);
});
