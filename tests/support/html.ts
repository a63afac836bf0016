import { decodeHTML } from "entities";
import { parsers } from "prettier/plugins/html";

/** An element of a page's HTML, with its text. */
export type Element = {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: ReadonlyArray<Element | string>;
  parent: Element | null;
};

type Parsed = {
  kind: string;
  name?: string;
  value?: string;
  attrs?: ReadonlyArray<{ name: string; value: string | null }>;
  children?: ReadonlyArray<Parsed>;
};

/** Skipped, because they are half of a page and contain no text, links or forms. */
const WORDLESS = /<(script|style)\b.*?<\/\1>/gs;
const DRAWING = /<svg\b(?:(?!<svg\b).)*?<\/svg>/gs;

/** Parses a page with Prettier's parser, the only HTML parser in the project. */
export async function parseHtml(html: string): Promise<Element> {
  // A drawing may hold drawings: the inner ones go first.
  const read = html.replaceAll(WORDLESS, "").replaceAll(DRAWING, "").replaceAll(DRAWING, "");
  const parsed = (await parsers.html.parse(read, {} as never)) as Parsed;
  return elementOf({ ...parsed, name: "#document" }, null);
}

function elementOf({ name = "", attrs = [], children = [] }: Parsed, parent: Element | null): Element {
  const element: Element = {
    tag: name,
    attributes: Object.fromEntries(
      attrs.map((attribute) => [attribute.name.toLowerCase(), decodeHTML(attribute.value ?? "")]),
    ),
    children: [],
    parent,
  };
  element.children = children.flatMap((child): Array<Element | string> => {
    if (child.kind === "element") return [elementOf(child, element)];
    return child.kind === "text" ? [decodeHTML(child.value ?? "")] : [];
  });
  return element;
}

/** All elements inside an element, in document order. */
export function elementsIn(element: Element): Array<Element> {
  return element.children.flatMap((child) =>
    typeof child === "string" ? [] : [child, ...elementsIn(child)],
  );
}

export function ancestorsOf(element: Element): Array<Element> {
  return element.parent ? [element.parent, ...ancestorsOf(element.parent)] : [];
}

const INLINE = new Set(["a", "b", "em", "strong", "span", "small", "abbr", "code", "time", "mark"]);

/** An element's text, with spaces between blocks. */
export function wordsOf(element: Element): string {
  return rawWordsOf(element).replace(/\s+/g, " ").trim();
}

function rawWordsOf({ children }: Element): string {
  return children
    .map((child) => {
      if (typeof child === "string") return child;
      if (child.tag === "head" || child.attributes["aria-hidden"] === "true") return "";
      return INLINE.has(child.tag) ? rawWordsOf(child) : ` ${rawWordsOf(child)} `;
    })
    .join("");
}
