import { readAcceptance } from "./support/acceptance";

/** `npm run acceptance`: each line of the acceptance list with what covers it, and at last those without. */
const { lines, unknown } = readAcceptance();

for (const { id, tests, seen, ruling } of lines) {
  console.log(id);
  for (const test of tests) console.log(`  ${test}`);
  if (seen !== null) console.log(`  seen: ${seen}`);
  if (ruling !== null) console.log(`  ruled: ${ruling}`);
}

const missing = lines.filter(
  ({ tests, seen, ruling }) => tests.length === 0 && seen === null && ruling === null,
);
if (missing.length > 0) console.log(`\nWithout a test: ${missing.map(({ id }) => id).join(" ")}`);
if (unknown.length > 0) console.log(`\nNot in the list: ${unknown.join(" ")}`);
console.log(`\n${lines.length - missing.length} of ${lines.length} accounted for`);
process.exitCode = missing.length + unknown.length === 0 ? 0 : 1;
