import { mergeChanges, noChanges } from "~/features/reclassify/differences";
import type { ReclassifiedPiece } from "~/features/reclassify/reclassify.server";
import { postAsOperator } from "./operator";

// npm run reclassify [-- --all]: applies today's rules for places, trades and texts to stored bids, in pieces.
const all = process.argv.includes("--all") ? "&all=1" : "";
let next: number | null = 0;
let looked = 0;
let rewritten = 0;
let changes = noChanges();
while (next !== null) {
  const piece = (await postAsOperator(`/internal/reclassify?after=${next}${all}`)) as ReclassifiedPiece;
  next = piece.next;
  looked += piece.looked;
  rewritten += piece.rewritten;
  changes = mergeChanges(changes, piece);
  if (next !== null) console.log(`Done up to bid ${next}: ${looked} looked at, ${rewritten} changed`);
}

console.log(`${looked} bids looked at, ${rewritten} changed`);
for (const [field, count] of Object.entries(changes.fields)) console.log(`  ${field}: ${count}`);
for (const { opportunity, field, from, to } of changes.examples) {
  console.log(`For example, bid ${opportunity}, ${field}:\n  before: ${from}\n  now:    ${to}`);
}
