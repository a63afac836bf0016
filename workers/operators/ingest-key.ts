import { fail, postAsOperator } from "./operator";

// npm run ingest-key -- issue <portal> <host>…
// npm run ingest-key -- revoke <portal>
const [action, portal, ...hosts] = process.argv.slice(2);
if (!portal || !(action === "issue" ? hosts.length > 0 : action === "revoke" && hosts.length === 0))
  fail("Usage: npm run ingest-key -- issue <portal> <host of its links>…, or revoke <portal>");
const order = action === "issue" ? { action, portal, hosts } : { action, portal };
console.log(await postAsOperator("/internal/ingest-keys", JSON.stringify(order)));
