import type { Token } from "./contact-tokens";

/** Tokens from `start` up to `end` are a person's name. */
export type Span = { start: number; end: number };

/** A text as the finders read it. `ordinary` are the words that it also writes in small letters. */
export type Reading = { tokens: ReadonlyArray<Token>; ordinary: ReadonlySet<string> };

/** The local parts of the addresses that the text had. */
export type KnownPeople = { mailboxes: ReadonlyArray<string> };

/**
 * What a text is. In a `text` and a `term` (a type, a method, a tag, a reference) a given name alone shows a person. A
 * `title` names streets, brands and sites after people, a `file` may begin or end with its author's name, and a `name` (a
 * buyer, a town, a place) is an organization's.
 */
export type KindOfText = "text" | "title" | "file" | "name" | "term";

export type KnownContext = KnownPeople & { kind: KindOfText };

/** The positions of the tokens with this property. */
export function placesOf({ tokens }: Reading, has: (token: Token) => boolean): Array<number> {
  const places: Array<number> = [];
  for (let at = 0; at < tokens.length; at += 1) if (has(tokens[at]!)) places.push(at);
  return places;
}
