import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { base64UrlOf } from "~/domain/bytes-as-text";
import { DAY_MS } from "~/domain/duration";
import { RETENTION } from "~/domain/retention";
import { newSecret } from "~/lib/hash.server";
import type { Config, Services } from "~/lib/services";
import { hmacOf } from "~/ports/hmac";

/**
 * A browser that has signed in keeps a mark for each of its accounts, in one signed cookie. A mark is made from the
 * account's password hash, so a new password makes every browser unknown, also an intruder's.
 */
const knownSchema = z.object({ id: z.string(), marks: z.array(z.string()) });

/** More accounts than people use in one browser. */
const MOST_MARKS = 8;

function browserCookie(origin: string, sessionSecret: string) {
  const secure = origin.startsWith("https:");
  return createCookie(secure ? "__Host-browser" : "browser", {
    httpOnly: true,
    secure,
    secrets: [sessionSecret],
    sameSite: "lax",
    path: "/",
    maxAge: (RETENTION.knownBrowserDays * DAY_MS) / 1000,
  });
}

async function readKnown({ origin, sessionSecret }: Config, request: Request | undefined) {
  if (sessionSecret === null || !request) return null;
  const sent: unknown = await browserCookie(origin, sessionSecret)
    .parse(request.headers.get("Cookie"))
    .catch(() => null);
  const known = knownSchema.safeParse(sent);
  return known.success ? known.data : null;
}

const markOf = async (sessionSecret: string, passwordHash: string) =>
  base64UrlOf(await hmacOf(sessionSecret, `known browser\n${passwordHash}`));

/** What tells this browser from others, if it has signed in to the account since its password was set; else `null`. */
export async function findKnownBrowser(
  { config }: Services,
  request: Request | undefined,
  account: { passwordHash: string | null } | undefined,
): Promise<string | null> {
  const known = await readKnown(config, request);
  if (!known || config.sessionSecret === null || !account?.passwordHash) return null;
  const mark = await markOf(config.sessionSecret, account.passwordHash);
  return known.marks.includes(mark) ? known.id : null;
}

/**
 * Makes the browser known to the account that has this password, with a cookie that it adds to the headers. Does nothing
 * if cookies cannot be signed.
 */
export async function rememberBrowser(
  { config }: Services,
  request: Request,
  passwordHash: string | null,
  headers: Headers,
): Promise<void> {
  const { origin, sessionSecret } = config;
  if (sessionSecret === null || passwordHash === null) return;
  const known = (await readKnown(config, request)) ?? { id: newSecret(), marks: [] };
  const mark = await markOf(sessionSecret, passwordHash);
  const marks = [mark, ...known.marks.filter((other) => other !== mark)].slice(0, MOST_MARKS);
  headers.append("Set-Cookie", await browserCookie(origin, sessionSecret).serialize({ id: known.id, marks }));
}
