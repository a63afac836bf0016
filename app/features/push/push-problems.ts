import type { z } from "zod";
import { DAY_MS } from "~/domain/duration";
import { shorten } from "~/domain/shorten";

export type PushProblem = { field: string; problem: string };

/** What a refusal tells: how many problems there are, and the first of them. */
export type PushProblems = { count: number; fields: ReadonlyArray<PushProblem> };

const MAX_PROBLEMS = 20;
/** The sender's own names may have megabytes. */
const MAX_NAME_LENGTH = 60;
const MAX_TEXT_LENGTH = 200;

export function problemsIn({ issues }: Pick<z.ZodError, "issues">): PushProblems {
  const fields: Array<PushProblem> = [];
  let count = 0;
  for (const issue of issues) {
    const field = fieldOf(issue.path);
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : null;
    count += unknown?.length ?? 1;
    const problems = unknown
      ?.slice(0, MAX_PROBLEMS)
      .map((key) => `Unknown field: ${shorten(key, MAX_NAME_LENGTH)}`) ?? [
      shorten(issue.message, MAX_TEXT_LENGTH),
    ];
    for (const problem of problems) if (fields.length < MAX_PROBLEMS) fields.push({ field, problem });
  }
  return { count, fields };
}

/** An amendment dated later than it can be: every later one of that number would count as older than it. */
export function amendedInFuture(notices: ReadonlyArray<{ amendedAt: Date | null }>, now: Date): PushProblems {
  const latest = now.getTime() + DAY_MS;
  const fields = notices.flatMap(({ amendedAt }, position) =>
    amendedAt !== null && amendedAt.getTime() > latest
      ? { field: `notices.${position}.amendedAt`, problem: "Is more than a day in the future" }
      : [],
  );
  return problemsOf(fields);
}

export const problemsOf = (fields: ReadonlyArray<PushProblem>): PushProblems => ({
  count: fields.length,
  fields: fields.slice(0, MAX_PROBLEMS),
});

function fieldOf(path: ReadonlyArray<PropertyKey>) {
  const names = path.map((step) => shorten(String(step), MAX_NAME_LENGTH));
  return shorten(names.join("."), MAX_TEXT_LENGTH) || "body";
}
