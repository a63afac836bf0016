import type { Quirk } from "./quirks";

const NAMED_ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "'": "&#39;",
  "’": "&rsquo;",
  '"': "&quot;",
  "–": "&ndash;",
  é: "&eacute;",
  è: "&egrave;",
  ê: "&ecirc;",
  à: "&agrave;",
  â: "&acirc;",
  ç: "&ccedil;",
  î: "&icirc;",
  ô: "&ocirc;",
  û: "&ucirc;",
  œ: "&oelig;",
  É: "&Eacute;",
  À: "&Agrave;",
};

export function withEntities(text: string): string {
  return text.replaceAll(/[&'’"–éèêàâçîôûœÉÀ]/g, (character) => NAMED_ENTITIES[character] ?? character);
}

export function htmlParagraphs(paragraphs: ReadonlyArray<string>): string {
  return paragraphs
    .map((paragraph) => `<p>${withEntities(paragraph).replaceAll("\n", "<br />")}&nbsp;</p>`)
    .join("");
}

/** What an editor's copy and paste leaves in a title: a line break, a tab, and a lost apostrophe. */
export function withStrayBreaks(title: string): string {
  return `${title.replace(" ", "\n")}\u001a\t\t`;
}

export function quirkyTitle(title: string, quirk: Quirk | null): string {
  if (quirk === "newlinesInTitle") return withStrayBreaks(title);
  return quirk === "entities" ? withEntities(title) : title;
}
