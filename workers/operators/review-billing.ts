import { postAsOperator } from "./operator";

// npm run review-billing
console.dir(await postAsOperator("/internal/billing", JSON.stringify({ action: "review" })), { depth: 4 });
