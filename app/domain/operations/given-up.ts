/** What a task or message that was given up is: "source toronto", "job mail", "message". */
export function givenUpKind(body: string): string {
  const { task, source, job, email } = fieldsOf(body);
  if (typeof email === "string") return "message";
  if (task === "send") return "batch of messages";
  if (task === "build") return "part of the digests";
  const subject = task === "source" ? source : task === "job" ? job : undefined;
  if (typeof subject === "string") return `${String(task)} ${subject}`;
  return typeof task === "string" ? `part of the ${task}` : "unreadable message";
}

/** Each kind with its number: "2 × source toronto, 1 × message". */
export function countKinds(kinds: ReadonlyArray<string>): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => `${count} × ${kind}`)
    .join(", ");
}

function fieldsOf(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === "object" && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
