/**
 * Logs a failure for which the user sees a message of ours. Drizzle's error quotes the query's parameters, which may be
 * personal data, so only the database's own message is logged.
 */
export function logFailure(what: string, error: unknown) {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  console.error(what, reason instanceof Error ? reason.message : "unknown reason");
}
