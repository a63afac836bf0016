import { foldName } from "~/domain/geography/folded-name";
import { placesNamed } from "~/domain/geography/names/gazetteer";
import { remembered } from "~/domain/remembered";
import type { Token } from "./contact-tokens";

const LONGEST_NAME = 60;

/** A list of staff, or many records of one buyer, has the same names again and again. */
const isNameOfPlace = remembered(
  (name: string) => placesNamed(foldName(name)).length > 0,
  (name) => name,
  LONGEST_NAME,
);

/** Whether the words are the name of a place that we know. */
export function isPlace({ words }: { words: ReadonlyArray<Token> }): boolean {
  return isNameOfPlace(words.map(({ text }) => text).join(" "));
}
