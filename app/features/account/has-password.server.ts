import { eq, isNull } from "drizzle-orm";
import { accounts } from "#drizzle/schema";

/** Whether an account still has the password of this hash. Demo accounts have none. */
export const hasPassword = (passwordHash: string | null) =>
  passwordHash === null ? isNull(accounts.passwordHash) : eq(accounts.passwordHash, passwordHash);
