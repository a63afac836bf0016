import { fail, postAsOperator } from "./operator";

// npm run check-prices
const answer = (await postAsOperator("/internal/billing", JSON.stringify({ action: "check-prices" }))) as
  { ok: true; checked: number; differences: Array<string> } | { ok: false; failure: string };
if (!answer.ok) fail(`The provider could not be read: ${answer.failure}`);
if (answer.differences.length > 0) fail(answer.differences.join("\n"));
console.log(`${answer.checked} prices are the ones that we show`);
