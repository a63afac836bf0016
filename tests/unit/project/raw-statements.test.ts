import { expect, test } from "vitest";
import { listFiles, readText } from "./project-files";

const RUN = listFiles("tests/integration")
  .filter((path) => /\/raw-statements[^/]*\.test\.ts$/.test(path))
  .map(readText)
  .join("\n");

test("each exported statement in hand-written SQL is run by a test that compares its columns with its shape", () => {
  const statements = listFiles("app")
    .filter((path) => path.endsWith(".sql.server.ts"))
    .flatMap((path) =>
      readText(path)
        .split(/^export /m)
        .filter((part) => /(?<!\.)\b(?:raw|queueMails)\(/.test(part))
        .flatMap((part) => /^(?:async )?function (\w+)/.exec(part)?.[1] ?? []),
    );
  expect(statements.length).toBeGreaterThan(10);
  const notRun = statements.filter((name) => !new RegExp(`\\b${name}\\(|\\b${name}[,\\]]`).test(RUN));
  expect(notRun, "run them with `expectShape` in tests/integration/raw-statements*.test.ts").toEqual([]);
});
