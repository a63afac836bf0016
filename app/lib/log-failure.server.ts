/**
 * For a failure that the user is told about in words of our own. A failed query names its parameters, which may be
 * somebody's data: only what the database said of it is written down.
 */
export function logFailure(what: string, error: unknown) {
  const reason = error instanceof Error ? (error.cause ?? error) : error;
  console.error(what, reason instanceof Error ? reason.message : "unknown reason");
}
