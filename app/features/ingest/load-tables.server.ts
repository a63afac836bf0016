import { makeNextLazyPart } from "~/domain/lazy";
import { nextTurn } from "~/domain/turns";

/**
 * Makes the tables of places and words part by part, with turns for other requests. The first notice would otherwise
 * make them all at once.
 */
export async function loadTables(): Promise<void> {
  while (makeNextLazyPart()) await nextTurn();
}
