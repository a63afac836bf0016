import { existsSync, readFileSync } from "node:fs";
import { classifyNotice } from "~/domain/classification";
import { HALVES, LABELLED_NOTICES, readLabelledNotices } from "./labelled-notices";

/** What the rules find in each labelled notice: its ID, then its trades in alphabetical order. */
export type Results = ReadonlyMap<string, string>;

const FILE = new URL("results.tsv", LABELLED_NOTICES);

export function currentResults(): Results {
  return new Map(
    HALVES.flatMap(readLabelledNotices).map(({ id, notice }) => [
      id,
      classifyNotice(notice).services.toSorted().join("+"),
    ]),
  );
}

/** The results when they were last stored. */
export function storedResults(): Results {
  if (!existsSync(FILE)) return new Map();
  const lines = readFileSync(FILE, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => line.split("\t") as [string, string]));
}

export function storeResults(results: Results, write: (file: URL, text: string) => void) {
  const lines = [...results].map(([id, trades]) => `${id}\t${trades}\n`).toSorted();
  write(FILE, lines.join(""));
}

/** One line for each notice whose trades have changed: "toronto-17: paving -> construction+paving". */
export function movedNotices(before: Results, now: Results): Array<string> {
  const ids = [...new Set([...before.keys(), ...now.keys()])].toSorted();
  return ids
    .filter((id) => before.get(id) !== now.get(id))
    .map((id) => `${id}: ${before.get(id) ?? "not stored"} -> ${now.get(id) ?? "gone"}`);
}
