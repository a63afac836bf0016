import { clientIp, exceeds, forgetAttempts } from "~/features/account/attempts.server";
import { isSameSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";

const ASK = { "WWW-Authenticate": 'Basic realm="Operators", charset="UTF-8"' };
const LONGEST = 1_000;

/**
 * Admits a browser that sends the operators' secret as password, under any name. Throws a 401 without details otherwise,
 * and a 429 after too many wrong tries from one network. Tries are counted before they are checked.
 */
export async function admitOperator(services: Services, request: Request): Promise<void> {
  const { ingestSecret } = services.config;
  const password = passwordOf(request);
  if (password === null) throw new Response("Unauthorized", { status: 401, headers: ASK });
  const attempt = { what: "operators", who: "operators", ip: clientIp(request) } as const;
  if (await exceeds(services, attempt)) throw new Response("Too many tries", { status: 429 });
  if (ingestSecret === null || !(await isSameSecret(password, ingestSecret)))
    throw new Response("Unauthorized", { status: 401, headers: ASK });
  await forgetAttempts(services, attempt);
}

function passwordOf(request: Request): string | null {
  const header = request.headers.get("Authorization") ?? "";
  const encoded = /^Basic ([\w+/=-]+)$/i.exec(header.slice(0, LONGEST))?.[1];
  if (encoded === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
    const [, ...password] = new TextDecoder().decode(bytes).split(":");
    return password.join(":") || null;
  } catch {
    return null;
  }
}
