import type { NoticeDocument } from "./notice";

const TYPES: Partial<Record<string, string>> = {
  pdf: "PDF",
  doc: "Word",
  docx: "Word",
  xls: "Excel",
  xlsx: "Excel",
  csv: "CSV",
  zip: "ZIP",
  dwg: "DWG",
  txt: "text",
};

const LANGUAGES: Partial<Record<string, string>> = {
  en: "English",
  eng: "English",
  english: "English",
  anglais: "English",
  fr: "French",
  fra: "French",
  fre: "French",
  french: "French",
  francais: "French",
  français: "French",
  bilingual: "English and French",
  bilingue: "English and French",
};

/** What buyers abbreviate in file names. */
const ABBREVIATIONS: Partial<Record<string, string>> = {
  npp: "notice of proposed procurement",
  rfp: "request for proposal",
  rfq: "request for quotation",
  rft: "request for tender",
  itt: "invitation to tender",
  rfsa: "request for supply arrangement",
  rfso: "request for standing offer",
  acan: "advance contract award notice",
  sow: "statement of work",
  ddp: "demande de propositions",
  apm: "avis de projet de marché",
};

/** Longer words of these letters only are keys that mean nothing to a reader. */
const LONGEST_KEY = 15;
const MAX_NAME = 200;

type Named = { words: string; details: string; number: string | null };

/**
 * The names of a notice's documents: "Notice (PDF, English)" for "notice_en_1.pdf". They say only what the portal's
 * title, the file's name and its type say. Documents that would have one name are numbered.
 */
export function documentNames(
  documents: ReadonlyArray<NoticeDocument>,
  reference: string | null,
): Array<string> {
  const named = documents.map((document) => nameOf(document, reference));
  const keyOf = ({ words, details }: Named) => `${words} ${details}`;
  const sharing = new Map<string, Array<Named>>();
  for (const one of named) sharing.set(keyOf(one), [...(sharing.get(keyOf(one)) ?? []), one]);
  return named.map((one) => {
    const alike = sharing.get(keyOf(one)) ?? [];
    const hasOwnNumbers = new Set(alike.map(({ number }) => number)).size === alike.length;
    const number = hasOwnNumbers ? one.number : String(alike.indexOf(one) + 1);
    return [one.words, alike.length > 1 ? number : null, one.details].filter(Boolean).join(" ");
  });
}

function nameOf({ title, url }: NoticeDocument, reference: string | null): Named {
  const file = fileNameOf(url);
  if (file === null && !title) return { words: new URL(url).hostname, details: "", number: null };
  const text = title?.trim() ?? "";
  const isFileName = !text.includes(" ") && splitType(text).type !== null;
  if (text !== "" && !isFileName) {
    const type = splitType(text).type ?? splitType(file ?? "").type;
    const says = type !== null && text.toLowerCase().includes(type.toLowerCase());
    return { words: text, details: detailsOf(says ? [] : [type]), number: null };
  }
  return nameOfFile(text === "" ? (file ?? "") : text, reference);
}

function nameOfFile(file: string, reference: string | null): Named {
  const { stem, type } = splitType(file);
  const pieces = piecesOf(withoutReference(stem, reference));
  const number = /^\d{1,3}$/.test(pieces.at(-1) ?? "") ? (pieces.pop() ?? null) : null;
  const last = pieces.at(-1)?.toLowerCase() ?? "";
  // A short code is a language only at the end, because "en" is also a word.
  const language = LANGUAGES[last] ?? null;
  if (language !== null) pieces.pop();
  const words = pieces
    .filter((piece) => !isKey(piece))
    .map((piece) => ABBREVIATIONS[piece.toLowerCase()] ?? piece);
  return {
    words: capitalised(words.join(" ").slice(0, MAX_NAME)) || "Document",
    details: detailsOf([type, language]),
    number,
  };
}

const detailsOf = (details: ReadonlyArray<string | null>) => {
  const known = details.filter((detail) => detail !== null);
  return known.length === 0 ? "" : `(${known.join(", ")})`;
};

function splitType(file: string): { stem: string; type: string | null } {
  const dot = file.lastIndexOf(".");
  const type = dot < 1 ? null : (TYPES[file.slice(dot + 1).toLowerCase()] ?? null);
  return type === null ? { stem: file, type } : { stem: file.slice(0, dot), type };
}

/** The reader knows which bid the documents belong to. */
function withoutReference(stem: string, reference: string | null): string {
  const at = reference ? stem.toLowerCase().indexOf(reference.toLowerCase()) : -1;
  return at < 0 ? stem : `${stem.slice(0, at)} ${stem.slice(at + (reference ?? "").length)}`;
}

/** Split at spaces, underscores and hyphens; a number keeps its hyphens: "2026-415". */
function piecesOf(stem: string): Array<string> {
  return stem
    .split(/[\s_]|--/)
    .flatMap((word) => (/\d/.test(word.replace(/-[^-]*$/, "")) ? endApart(word) : word.split("-")))
    .filter((piece) => piece !== "" && piece !== "-");
}

/** "w8482-265030-eng": the last piece by itself if it is a language. */
function endApart(word: string): Array<string> {
  const at = word.lastIndexOf("-");
  return LANGUAGES[word.slice(at + 1).toLowerCase()] === undefined
    ? [word]
    : [word.slice(0, at), word.slice(at + 1)];
}

function isKey(piece: string): boolean {
  return piece.length > LONGEST_KEY && /^[0-9a-f-]+$/i.test(piece);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The last part of the address; `null` if it has only a host. */
function fileNameOf(url: string): string | null {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1);
  return last === undefined ? null : safelyDecoded(last);
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
