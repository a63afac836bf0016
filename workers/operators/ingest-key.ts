import { fail, postAsOperator } from "./operator";

// npm run ingest-key -- issue|revoke <portal>
const [action, portal] = process.argv.slice(2);
if ((action !== "issue" && action !== "revoke") || !portal)
  fail("Usage: npm run ingest-key -- issue|revoke <portal>");
console.log(await postAsOperator("/internal/ingest-keys", JSON.stringify({ action, portal })));
