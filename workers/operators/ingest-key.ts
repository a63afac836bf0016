import { parseArgs } from "node:util";
import { fail, postAsOperator } from "./operator";

// npm run ingest-key -- issue <portal> [--home=<country, province or state>] <host>…
// npm run ingest-key -- revoke <portal>
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { home: { type: "string" } },
});
const [action, portal, ...hosts] = positionals;
if (!portal || !(action === "issue" ? hosts.length > 0 : action === "revoke" && hosts.length === 0))
  fail(
    "Usage: npm run ingest-key -- issue <portal> [--home=<what it covers, such as CA-ON>] <host of its links>…, or revoke <portal>",
  );
const order = action === "issue" ? { action, portal, hosts, home: values.home } : { action, portal };
console.log(await postAsOperator("/internal/ingest-keys", JSON.stringify(order)));
