import { eq } from "drizzle-orm";
import { runBatch } from "#drizzle/batch";
import { accounts } from "#drizzle/schema";
import { alreadyRegisteredEmail, verifyAddressEmail } from "~/emails/account-messages";
import type { Services } from "~/lib/services";
import { queueAccountMail } from "./account-mail.server";
import { endTokens, listTokens, newToken } from "./account-tokens.server";
import { exceeds } from "./attempts.server";
import type { PendingSignUp } from "./pending-sign-up.server";
import { NOBODY } from "./sign-up.server";

type Again = Pick<PendingSignUp, "email" | "signUpId"> & { ip: string | null };

/**
 * Mails another link of the same sign-up, with the password that was typed in it. Counts as a sign-up. If the address
 * has an account, its owner gets the notice again, so that the answer does not show it.
 */
export async function sendAgain(
  services: Services,
  { email, signUpId, ip }: Again,
): Promise<"sent" | "too-many" | "gone"> {
  const { db, config } = services;
  if (await exceeds(services, { what: "sign-up", who: email, ip })) return "too-many";
  const [account] = await db.select().from(accounts).where(eq(accounts.email, email));
  if (!account) return "gone";
  const links = await listTokens(services, account.id, "verify-email");
  const own = links.find(({ data }) => data.signUpId === signUpId);
  if (!own && !account.verifiedAt) return "gone";

  const { secret, statements } = await newToken(services, {
    account: { id: account.id, email },
    purpose: "verify-email",
    ...(own && { data: own.data }),
  });
  const { origin } = config;
  const message = account.verifiedAt
    ? alreadyRegisteredEmail({ origin })
    : verifyAddressEmail({ origin, secret });
  await runBatch(db, [
    ...statements,
    queueAccountMail(services, { to: email, message }),
    // A confirmed account needs no link; the others do the same work.
    endTokens(services, account.verifiedAt ? account.id : NOBODY, "verify-email"),
  ]);
  return "sent";
}
