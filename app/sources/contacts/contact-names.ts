import { NAME_PLACEHOLDER, type Token, tokensOf } from "./contact-tokens";
import type { KnownContext, Span } from "./name-reading";
import { namesAfterIs } from "./names-after-is";
import { namesAfterLabels } from "./names-after-labels";
import { namesAfterWords } from "./names-after-words";
import { namesBesideDetails } from "./names-beside-details";
import { namesInFields } from "./names-in-fields";
import { namesInForms } from "./names-in-forms";
import { namesInLetters } from "./names-in-letters";
import { namesInOpenText } from "./names-in-open-text";
import { namesJoined } from "./names-joined";
import { namesKnown } from "./names-known";
import { namesOnLines } from "./names-on-lines";
import { namesakesIn, withoutNamesakes } from "./namesakes";

/** The text without people's names. E-mail addresses and telephone numbers must already be placeholders. */
export function withoutNames(text: string, known: KnownContext): string {
  const { tokens, spans } = namesIn(text, known);
  return replaced(text, tokens, spans);
}

/** The names of people in a text without addresses and numbers. */
export function namesFound(text: string): Array<string> {
  const { tokens, spans } = namesIn(text, { mailboxes: [], kind: "text" });
  return spans.map(({ start, end }) => text.slice(tokens[start]!.start, tokens[end - 1]!.end));
}

function namesIn(text: string, known: KnownContext) {
  const tokens = tokensOf(text);
  const reading = { tokens, ordinary: ordinaryWords(tokens) };
  const found = [
    ...namesAfterLabels(reading),
    ...namesAfterWords(reading),
    ...namesAfterIs(reading),
    ...namesBesideDetails(reading),
    ...namesOnLines(reading),
    ...namesInOpenText(reading, known.kind === "text" || known.kind === "term"),
    ...namesInForms(reading),
    ...namesInLetters(reading),
    ...namesInFields(reading, known.kind),
  ];
  const namesakes = found.length > 0 ? namesakesIn(reading) : [];
  const sure = withoutNamesakes(found, namesakes);
  const joined = withoutNamesakes(namesJoined(reading, sure), namesakes);
  const again = namesKnown(reading, [...sure, ...joined], known);
  return { tokens, spans: [...sure, ...joined, ...withoutNamesakes(again, namesakes)] };
}

function ordinaryWords(tokens: ReadonlyArray<Token>) {
  const words = new Set<string>();
  for (const { kind, capital, key } of tokens) if (kind === "word" && !capital) words.add(key);
  return words;
}

function replaced(text: string, tokens: ReadonlyArray<Token>, spans: ReadonlyArray<Span>) {
  const kept: Array<string> = [];
  let end = 0;
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const [from, to] = [tokens[span.start]!.start, tokens[span.end - 1]!.end];
    if (to <= end) continue;
    if (from >= end) kept.push(text.slice(end, from), NAME_PLACEHOLDER);
    end = to;
  }
  return kept.join("") + text.slice(end);
}
