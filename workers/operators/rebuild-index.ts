import { postAsOperator } from "./operator";

/** Rebuilds the search index from the stored opportunities, in pieces. */
export async function rebuildIndex(): Promise<void> {
  let next: number | null = 0;
  while (next !== null) {
    ({ next } = (await postAsOperator(`/internal/reindex?after=${next}`)) as { next: number | null });
    console.log(next === null ? "Done" : `Done up to opportunity ${next}`);
  }
}
