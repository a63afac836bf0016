import { foldName } from "~/domain/geography/folded-name";
import { placesNamed } from "~/domain/geography/names/gazetteer";
import type { Token } from "./contact-tokens";

/** Whether the words are the name of a place that we know. */
export function isPlace({ words }: { words: ReadonlyArray<Token> }): boolean {
  return placesNamed(foldName(words.map(({ text }) => text).join(" "))).length > 0;
}
