import { fail, postAsOperator } from "./operator";

// npm run undo-merge -- <opportunity> <portal>
const [opportunity, portal] = process.argv.slice(2);
if (!portal || !Number.isInteger(Number(opportunity)))
  fail("Usage: npm run undo-merge -- <opportunity> <portal>");
console.log(
  await postAsOperator("/internal/undo-merge", JSON.stringify({ opportunity: Number(opportunity), portal })),
);
