import { decodeHTMLStrict } from "entities";
import { remembered } from "~/domain/remembered";
import { shorten } from "~/domain/shorten";
import { withoutContactDetails } from "./contacts/contact-details";
import { NAME_PLACEHOLDER } from "./contacts/contact-tokens";
import type { KindOfText } from "./contacts/name-reading";
import { textOfMarkup } from "./formats/markup";
import { WINDOWS_1252_AT_80 } from "./formats/windows-1252";

export const TITLE_LENGTH = 500;
const NAME_LENGTH = 200;
export const SECTION_LENGTH = 40_000;
export const SUMMARY_LENGTH = 600;

/** A shorter first paragraph is a heading or a file number, which makes no summary. */
const MIN_SUMMARY_PARAGRAPH = 60;
/**
 * Longer input is cut: it is a mistake or an attack. The longest real description has 31,000 characters. A title may
 * come from a description, which may begin with a style sheet.
 */
const MAX_INPUT_LENGTH = 200_000;
const MAX_TITLE_INPUT_LENGTH = 50_000;
/** How much longer a text may be before contact details are removed than after. */
const CONTACT_ROOM = 2;
/** Portals escape text once or twice. If it still changes after this many rounds, every `<` and `&` is removed. */
const MAX_ROUNDS = 4;

/** One line without markup or contact details, for titles. May be empty. */
export function titleFrom(raw: string, maxLength = TITLE_LENGTH): string {
  return lineOf(raw, "title", maxLength);
}

function lineOf(raw: string, kind: KindOfText, maxLength: number) {
  const line = raw.length <= SHORT_LINE ? shortLineFrom[kind](raw) : lineFrom(raw, kind, maxLength);
  return shorten(line, maxLength);
}

function lineFrom(raw: string, kind: KindOfText, maxLength: number) {
  const text = shorten(toOneLine(plainText(raw.slice(0, MAX_TITLE_INPUT_LENGTH))), maxLength * CONTACT_ROOM);
  return toOneLine(withoutContactDetails(text, { kind }));
}

/** Buyers, places and kinds of notice, which records repeat. */
const SHORT_LINE = 60;
const shortLines = (kind: KindOfText) =>
  remembered(
    (raw: string) => lineFrom(raw, kind, TITLE_LENGTH),
    (raw) => raw,
    SHORT_LINE,
  );
const shortLineFrom = {
  text: shortLines("text"),
  title: shortLines("title"),
  file: shortLines("file"),
  name: shortLines("name"),
  term: shortLines("term"),
};

/** The name of a buyer or a place on one line; `null` if it is missing or nothing is left of it. */
export function nameFrom(raw: string | null, maxLength = NAME_LENGTH): string | null {
  return (raw && lineOf(raw, "name", maxLength)) || null;
}

/** A type, a method, a reference or a tag, in which a person has no business; `null` if nothing is left of it. */
export function termFrom(raw: string | null, maxLength = NAME_LENGTH): string | null {
  return (raw && lineOf(raw, "term", maxLength)) || null;
}

/** Paragraphs without markup or contact details, one per line. May be empty. */
export function sectionFrom(raw: string): string {
  const text = shorten(tidyLines(plainText(raw)), SECTION_LENGTH * CONTACT_ROOM);
  return shorten(tidyLines(withoutContactDetails(text)), SECTION_LENGTH);
}

/** The first substantial paragraph of a section, on one line; `null` if the section is empty. */
export function summaryFrom(section: string): string | null {
  const paragraphs = section.split("\n");
  const substantial = paragraphs.find((paragraph) => paragraph.length >= MIN_SUMMARY_PARAGRAPH);
  const text = substantial ?? toOneLine(paragraphs.slice(0, 10).join(" "));
  return shorten(text, SUMMARY_LENGTH) || null;
}

/**
 * Converts markup to plain text: resolves tags and entities however often they were escaped, removes control
 * characters, and keeps paragraphs as lines. Never throws. Running it again changes nothing.
 */
export function plainText(raw: string): string {
  let text = raw.slice(0, MAX_INPUT_LENGTH);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = cleanOnce(text);
    if (next === text) return text;
    text = next;
  }
  return tidyLines(withoutControls(text).replace(/[<&]/g, " "));
}

const ONLY_ASCII = /^[\n -~]*$/;
const MARKUP = /[<&]/;
/** "Jane Doe" <jane@city.example>: no tag, but what shows that a name stands before it. */
const ADDRESS_IN_BRACKETS = /<([^\s<>@"'=/]{1,64}@[\w.-]{1,100})>/g;
/** jane<at>city<dot>example: neither is a tag. */
const AT_IN_BRACKETS = /< ?(at|arobase|dot|point|@) ?>/gi;

function cleanOnce(text: string) {
  if (!MARKUP.test(text) && ONLY_ASCII.test(text)) return tidyLines(text);
  const clean = ONLY_ASCII.test(text) ? text : withoutControls(repairEncoding(text));
  const readable = textOfMarkup(clean.replace(ADDRESS_IN_BRACKETS, " $1 ").replace(AT_IN_BRACKETS, "[$1]"));
  return tidyLines(decodeHTMLStrict(readable.replace(/&(?:amp;|#0*38;|#x0*26;)+/gi, "&")));
}

const ENDING = /\.(?:pdf|docx?|xlsx?|zip|dwg|txt|rtf|pptx?|jpe?g|png)$/i;

/** A document's title. That of a file is read with its words apart, and stays as it is if none of them is a person's. */
export function documentTitleFrom(raw: string | null, maxLength = NAME_LENGTH): string | null {
  if (!raw) return null;
  const title = lineOf(raw, "title", maxLength);
  const name = toOneLine(plainText(raw.slice(0, MAX_TITLE_INPUT_LENGTH)));
  const ending = ENDING.exec(name)?.[0] ?? "";
  if (ending === "" && !name.includes("_")) return title || null;
  const apart = name.slice(0, name.length - ending.length).replace(/_+/g, " ");
  const cut = lineOf(apart, "file", maxLength);
  const isCut = cut.includes(NAME_PLACEHOLDER) && !title.includes(NAME_PLACEHOLDER);
  return (isCut ? `${cut}${ending}` : title) || null;
}

export function toOneLine(text: string): string {
  return text.replace(/[^\S ]\s*| \s+/g, " ").trim();
}

/** Single spaces, no empty lines, no space at the ends of lines. */
function tidyLines(text: string) {
  return text
    .replace(/[^\S\n ][^\S\n]*| [^\S\n]+/g, " ")
    .replace(/ \n[\n ]*|\n[\n ]+/g, "\n")
    .trim();
}

/** Whatever `withoutControls` changes: most texts have none of it. */
const NOT_PLAIN =
  /[^\P{Cc}\n]|[\p{Cs}\u00A0\u00AD\u1680\u2000-\u200F\u2028-\u202F\u205F-\u2069\u3000\uFEFF]/u;

/**
 * Portals have U+001A in place of an apostrophe ("O'DWYER") and U+0002 in place of a hyphen ("non-exclusive").
 * C1 controls are windows-1252 quotes and dashes that were decoded as Latin-1.
 */
function withoutControls(text: string) {
  if (!NOT_PLAIN.test(text)) return text;
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, "\n")
    .replace(/[\u0080-\u009F]/g, (control) => WINDOWS_1252_AT_80[control.charCodeAt(0) - 0x80] ?? "")
    .replace(/(?<=\p{L})\u001A(?=\p{L})/gu, "'")
    .replace(/(?<=\p{L})\u0002(?=\p{L})/gu, "-")
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, "")
    .replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "")
    .replace(/[\p{Zs}\t]/gu, " ");
}

/**
 * Repairs UTF-8 that was decoded as Latin-1 or windows-1252 ("cityâ€™s"). Changes only sequences that start with
 * Â, Ã or â and are valid UTF-8, which do not occur in English or French.
 */
function repairEncoding(text: string) {
  return text.replace(MANGLED, (mangled) => {
    const bytes = [...mangled].map(
      (character) => WINDOWS_1252_BYTES.get(character) ?? character.charCodeAt(0),
    );
    try {
      return STRICT_UTF8.decode(Uint8Array.from(bytes));
    } catch {
      return mangled;
    }
  });
}

const STRICT_UTF8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const WINDOWS_1252_BYTES = new Map(
  [...WINDOWS_1252_AT_80].map((character, index) => [character, 0x80 + index]),
);
const CONTINUATION = `[\\u0080-\\u00BF${WINDOWS_1252_AT_80}]`;
const MANGLED = new RegExp(`[\\u00C2\\u00C3]${CONTINUATION}|\\u00E2${CONTINUATION}{2}`, "g");
