import { postAsOperator } from "./operator";

// npm run reindex: rebuilds the search index from the stored opportunities, in chunks.
let next: number | null = 0;
while (next !== null) {
  ({ next } = (await postAsOperator(`/internal/reindex?after=${next}`)) as { next: number | null });
  console.log(next === null ? "Done" : `Done up to opportunity ${next}`);
}
