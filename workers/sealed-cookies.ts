import { base64UrlOf, bytesOfBase64 } from "~/domain/bytes-as-text";
import type { Config } from "~/lib/services";
import { hmacOf, isHmacOf } from "~/ports/hmac";
import { BOOKMARK_COOKIE } from "./database-sessions";

/** Cookies that the pages read and write in plain text. The session's cookie and the browser's sign themselves. */
export const SEALED: ReadonlySet<string> = new Set([
  "flash",
  "first-digest-toast",
  "upgrade-banner",
  "sidebar",
  "sign-up",
  BOOKMARK_COOKIE,
]);

const PREFIX = "__Host-";

type Sealing = Pick<Config, "origin" | "sessionSecret">;

/** The prefix binds a cookie to this host and to https. Only the local build runs on plain http. */
const isSecure = ({ origin }: Sealing) => origin.startsWith("https:");

const content = (name: string, value: string) => `cookie\n${name}\n${value}`;

/** The request with its sealed cookies under their plain names, without those that somebody else wrote. */
export async function withOpenedCookies(request: Request, config: Sealing): Promise<Request> {
  const sent = request.headers.get("Cookie");
  if (!sent || ![...SEALED].some((name) => sent.includes(`${name}=`))) return request;
  const opened = await Promise.all(sent.split(/;\s*/).map((pair) => openedPair(pair, config)));
  const headers = new Headers(request.headers);
  headers.set("Cookie", opened.filter((pair) => pair !== null).join("; "));
  return new Request(request, { headers });
}

async function openedPair(pair: string, config: Sealing): Promise<string | null> {
  const [, written = "", sealed = ""] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
  const name = written.startsWith(PREFIX) ? written.slice(PREFIX.length) : written;
  if (!SEALED.has(name)) return pair;
  if (written.startsWith(PREFIX) !== isSecure(config)) return null;
  if (config.sessionSecret === null) return `${name}=${sealed}`;
  const end = sealed.lastIndexOf(".");
  const signature = bytesOfBase64(sealed.slice(end + 1));
  const value = sealed.slice(0, Math.max(0, end));
  const isOurs =
    end >= 0 && signature !== null && (await isHmacOf(config.sessionSecret, content(name, value), signature));
  return isOurs ? `${name}=${value}` : null;
}

/** The response with these cookies signed and bound to this host. */
export async function withSealedCookies(response: Response, config: Sealing): Promise<Response> {
  const written = response.headers.getSetCookie();
  if (!written.some((cookie) => SEALED.has(nameOf(cookie)))) return response;
  const headers = new Headers(response.headers);
  headers.delete("Set-Cookie");
  for (const cookie of written) headers.append("Set-Cookie", await sealedCookie(cookie, config));
  const { status, statusText, body } = response;
  return new Response(body, { status, statusText, headers });
}

const nameOf = (cookie: string) => /^[^=;]*/.exec(cookie)?.[0] ?? "";

async function sealedCookie(cookie: string, config: Sealing): Promise<string> {
  const [, name = "", value = "", attributes = ""] = /^([^=]*)=([^;]*)(.*)$/s.exec(cookie) ?? [];
  if (!SEALED.has(name)) return cookie;
  const { sessionSecret } = config;
  const signature =
    sessionSecret === null ? "" : `.${base64UrlOf(await hmacOf(sessionSecret, content(name, value)))}`;
  const bound = isSecure(config) ? "; Secure" : "";
  return `${isSecure(config) ? PREFIX : ""}${name}=${value}${signature}${attributes}${bound}`;
}
