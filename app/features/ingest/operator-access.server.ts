import { and, eq, isNull } from "drizzle-orm";
import { ingestKeys } from "#drizzle/schema";
import { hashOfSecret, isSameSecret } from "~/lib/hash.server";
import type { Services } from "~/lib/services";

/** Who a bearer secret belongs to: the operators, or one portal that sends us its own notices. */
export type Caller =
  | { kind: "operator" }
  /** Its links may lead to these hosts. */
  | { kind: "portal"; portal: string; hosts: ReadonlyArray<string> };

const bearerOf = (request: Request) =>
  /^Bearer ([\w.~+/=-]{8,200})$/.exec(request.headers.get("Authorization") ?? "")?.[1];

/** `null` for an unknown, revoked or missing secret. */
export async function findCaller({ db, config }: Services, request: Request): Promise<Caller | null> {
  const secret = bearerOf(request);
  if (secret === undefined) return null;
  if (config.ingestSecret !== null && (await isSameSecret(secret, config.ingestSecret)))
    return { kind: "operator" };
  const [key] = await db
    .select({ portal: ingestKeys.portal, hosts: ingestKeys.hosts })
    .from(ingestKeys)
    .where(and(eq(ingestKeys.secretHash, await hashOfSecret(secret)), isNull(ingestKeys.revokedAt)));
  return key ? { kind: "portal", ...key } : null;
}

/** Throws a 401 unless the caller is an operator. */
export async function requireOperator(services: Services, request: Request): Promise<void> {
  const caller = await findCaller(services, request);
  if (caller?.kind !== "operator") throw new Response("Unauthorized", { status: 401 });
}
