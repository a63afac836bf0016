import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { RULED, SECTIONS, SEEN } from "../acceptance-ids";

export type Line = {
  id: string;
  /** `file: name` of each test that says it covers the line. */
  tests: ReadonlyArray<string>;
  /** What was seen of it by eye. */
  seen: string | null;
  /** The ruling that makes it otherwise. */
  ruling: string | null;
};

const numbered = (section: string, number: number) => `${section}-${String(number).padStart(2, "0")}`;

export const IDS: ReadonlyArray<string> = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, index) => numbered(section, index + 1)),
);

const ANY_SECTION = Object.keys(SECTIONS).join("|");
const ONE_OR_RANGE = new RegExp(
  String.raw`\b(${ANY_SECTION})-(\d{2})(?:(?: to |\.\.)(${ANY_SECTION})-(\d{2}))?\b`,
  "g",
);

/** The IDs that a text names, one by one (`ON-19, ON-20`) or as a range (`PF-01 to PF-07`). */
export function idsIn(text: string): Array<string> {
  return [...text.matchAll(ONE_OR_RANGE)].flatMap(([, section, from, lastSection, last]) => {
    if (lastSection !== undefined && lastSection !== section) throw new Error(`No range: ${text}`);
    const [first, end] = [Number(from), Number(last ?? from)];
    return Array.from({ length: end - first + 1 }, (_, index) => numbered(section!, first + index));
  });
}

const NAMING = new Set(["test", "it", "describe"]);

/** `test(…)`, `test.each(…)(…)`, `test.describe(…)`: whatever begins with one of the naming functions. */
function isNaming(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return NAMING.has(callee.text);
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return isNaming(callee.expression);
  return false;
}

const isText = (node: ts.Node | undefined): node is ts.StringLiteralLike | ts.TemplateExpression =>
  node !== undefined && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node));

const BEGINS_WITH_ID = new RegExp(String.raw`^(?:${ANY_SECTION})-\d{2}\b`);

/** What a file's tests are called, and the rows of tables that begin with an ID, which the names quote. */
export function namesIn(path: string, source: string): Array<string> {
  const names: Array<string> = [];
  const visit = (node: ts.Node) => {
    const name = ts.isCallExpression(node) && isNaming(node.expression) ? node.arguments[0] : undefined;
    if (isText(name)) names.push(name.getText(file).slice(1, -1));
    if (ts.isStringLiteralLike(node) && BEGINS_WITH_ID.test(node.text) && isInRow(node))
      names.push(node.text);
    ts.forEachChild(node, visit);
  };
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  visit(file);
  return names;
}

const isInRow = ({ parent }: ts.Node) =>
  ts.isArrayLiteralExpression(parent) || ts.isPropertyAssignment(parent);

const LAYERS = ["unit", "integration", "worker", "e2e"];

function listTestFiles() {
  return LAYERS.flatMap((layer) =>
    readdirSync(`tests/${layer}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:test|spec)\.tsx?$/.test(name))
      .map((name) => `tests/${layer}/${name.replaceAll("\\", "/")}`),
  );
}

/** Reads the sources of every test; the paths are relative to the project, where npm runs. */
export function readAcceptance(): { lines: ReadonlyArray<Line>; unknown: ReadonlyArray<string> } {
  const testsById = new Map<string, Array<string>>(IDS.map((id) => [id, []]));
  const unknown = new Set([...Object.keys(SEEN), ...Object.keys(RULED)].filter((id) => !testsById.has(id)));
  for (const path of listTestFiles()) {
    for (const name of namesIn(path, readFileSync(path, "utf8"))) {
      for (const id of idsIn(name)) {
        const tests = testsById.get(id);
        if (tests) tests.push(`${path}: ${name}`);
        else unknown.add(id);
      }
    }
  }
  const lines = [...testsById].map(([id, tests]) => ({
    id,
    tests: [...new Set(tests)],
    seen: SEEN[id] ?? null,
    ruling: RULED[id] ?? null,
  }));
  return { lines, unknown: [...unknown] };
}
