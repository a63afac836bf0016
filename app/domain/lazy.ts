/**
 * A value that is made when it is first asked for, and kept. Large tables are: a Worker has a second for all that it does
 * before its first request, and many requests need none of them.
 */
export function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
