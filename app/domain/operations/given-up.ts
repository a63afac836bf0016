/** What a task or message that was given up is: "source toronto", "job mail", "message". */
export function givenUpKind(body: string): string {
  const { task, source, job, email } = fieldsOf(body);
  if (typeof email === "string") return "message";
  if (task === "send") return "batch of messages";
  if (task === "build") return "part of the digests";
  if (task === "index") return "check of the index";
  const subject = task === "source" ? source : task === "job" ? job : undefined;
  if (typeof subject === "string") return `${String(task)} ${subject}`;
  return typeof task === "string" ? `part of the ${task}` : "unreadable message";
}

/** How many of one kind were given up, and since when. */
export type GivenUp = { kind: string; count: number; oldest: Date };

/** Letters of the same shape, of which `body` is one, by their kind; the most numerous first. */
export function byKind(
  letters: ReadonlyArray<{ body: string; count: number; oldest: Date }>,
): Array<GivenUp> {
  const kinds = new Map<string, GivenUp>();
  for (const { body, count, oldest } of letters) {
    const kind = givenUpKind(body);
    const known = kinds.get(kind) ?? { kind, count: 0, oldest };
    const first = known.oldest < oldest ? known.oldest : oldest;
    kinds.set(kind, { kind, count: known.count + count, oldest: first });
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count || a.kind.localeCompare(b.kind));
}

export const inWords = ({ kind, count }: GivenUp) => `${count} × ${kind}`;

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
