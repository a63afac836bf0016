import { JSONParser, TokenType } from "@streamparser/json";
import { peekHead, readSlices } from "./byte-stream";
import { MalformedAnswer, type RawRecord } from "./raw-record";
import { MAX_RECORD_BYTES } from "./raw-record";
import { asUtf8 } from "./text-encoding";

/** No portal's list is nested deeper than `result.records`. */
const DEEPEST_KEY = 3;

export type JsonItem =
  | {
      kind: "element";
      list: string;
      value: unknown;
      /** Whether it has more than 2 MB. */
      isTooLong: boolean;
    }
  | { kind: "value"; path: string; value: unknown }
  /** Only with `several`. */
  | { kind: "document-end" };

type JsonParts = {
  /** Dotted paths of the lists whose elements are returned; `""` is a document that is itself a list. */
  lists: ReadonlyArray<string>;
  /** Dotted paths of single values that are returned as well. */
  values?: ReadonlyArray<string>;
  /** The document must have one of these keys, or it is rejected. Defaults to `lists`. */
  oneOf?: ReadonlyArray<string>;
  /** Accepts several documents in a row, as in a file with one JSON object per line. */
  several?: boolean;
};

/**
 * Streams parts of a JSON document without holding all of it in memory.
 * Throws `MalformedAnswer` for a web page, another kind of document, or one that is cut off or damaged;
 * elements before the damage are yielded first.
 */
export async function* readJson(
  source: ReadableStream<Uint8Array>,
  wanted: JsonParts,
): AsyncGenerator<JsonItem, void> {
  const { head, bytes } = await peekHead(source);
  const isList = head.startsWith("[");
  if (!isList && !head.startsWith("{")) {
    await bytes.cancel();
    throw new MalformedAnswer(
      head.startsWith("<") ? "The answer is a web page, not JSON." : "The answer is not JSON.",
    );
  }
  if (isList && !wanted.lists.includes("")) {
    await bytes.cancel();
    throw new MalformedAnswer("The answer is a bare list, which this portal does not send.");
  }

  const found: Array<JsonItem> = [];
  const outline = createOutline(() => {
    if (wanted.several) found.push({ kind: "document-end" });
  });
  const parser = new JSONParser({
    paths: isList ? ["$.*"] : selectors(wanted),
    keepStack: false,
    ...(wanted.several ? { separator: "" } : {}),
  });
  parser.onToken = ({ token, value, offset }) => {
    outline.follow(token, value, offset);
  };
  parser.onValue = ({ value, key, stack }) => {
    const parents = stack.slice(1).map((level) => level.key);
    if (typeof key === "number") {
      const isTooLong = outline.closedBytes() > MAX_RECORD_BYTES;
      found.push({ kind: "element", list: parents.join("."), value, isTooLong });
    } else found.push({ kind: "value", path: [...parents, key].join("."), value });
  };

  for await (const slice of readSlices(asUtf8(bytes))) {
    let damage: unknown = null;
    try {
      parser.write(slice);
    } catch (error) {
      damage = error;
    }
    yield* found.splice(0);
    if (damage) throw new MalformedAnswer("The JSON answer is damaged.");
  }
  if (!outline.isComplete()) throw new MalformedAnswer("The JSON answer is cut off.");

  const expected = wanted.oneOf ?? wanted.lists;
  if (!isList && !expected.some((path) => outline.keys.has(path))) {
    throw new MalformedAnswer(`The JSON answer holds none of: ${expected.filter(Boolean).join(", ")}.`);
  }
}

/** The elements of the lists, as records to be read later. Throws as `readJson` does. */
export async function* jsonRecords(
  source: ReadableStream<Uint8Array>,
  wanted: JsonParts,
): AsyncGenerator<RawRecord, void> {
  for await (const item of readJson(source, wanted)) if (item.kind === "element") yield recordOf(item);
}

/** An element as a record to be read later. */
export const recordOf = ({ value, isTooLong }: { value: unknown; isTooLong: boolean }): RawRecord => ({
  content: value,
  isTooLong,
  columns: null,
});

function selectors({ lists, values = [] }: JsonParts) {
  return [
    ...lists.filter((path) => path !== "").map((path) => `$.${path}.*`),
    ...values.map((path) => `$.${path}`),
  ];
}

/** Follows the tokens to know which keys occur near the top and whether every document was closed. */
function createOutline(onDocumentEnd: () => void) {
  const levels: Array<{ isList: boolean; key: string; start: number }> = [];
  const keys = new Set<string>();
  let lastString = "";
  let documents = 0;
  let closedBytes = 0;

  return {
    /** The size of the object or list that was closed last. */
    closedBytes: () => closedBytes,
    keys: keys as ReadonlySet<string>,
    isComplete: () => documents > 0 && levels.length === 0,
    follow(token: TokenType, value: unknown, offset: number) {
      switch (token) {
        case TokenType.STRING:
          lastString = String(value);
          return;
        case TokenType.COLON: {
          const level = levels.at(-1);
          if (level) level.key = lastString;
          if (levels.length <= DEEPEST_KEY && levels.every(({ isList }) => !isList)) {
            keys.add(levels.map(({ key }) => key).join("."));
          }
          return;
        }
        case TokenType.LEFT_BRACE:
        case TokenType.LEFT_BRACKET:
          levels.push({ isList: token === TokenType.LEFT_BRACKET, key: "", start: offset });
          return;
        case TokenType.RIGHT_BRACE:
        case TokenType.RIGHT_BRACKET:
          closedBytes = offset - (levels.pop()?.start ?? 0);
          if (levels.length > 0) return;
          documents += 1;
          onDocumentEnd();
      }
    },
  };
}
