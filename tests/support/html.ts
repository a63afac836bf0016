import { decodeHTML } from "entities";
import { parsers } from "prettier/plugins/html";

/** An element of a page as it was sent, with text where the page has text. */
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

/** Half of a page, and nothing in it is a word, a link or a form. */
const UNREAD = /<(script|style|svg)\b.*?<\/\1>/gs;

/** The tree of a page, read by the parser of Prettier: the one HTML parser that the project has. */
export async function parseHtml(html: string): Promise<Element> {
  const parsed = (await parsers.html.parse(html.replaceAll(UNREAD, ""), {} as never)) as Parsed;
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

/** The elements in an element, in the order of the page. */
export function elementsIn(element: Element): Array<Element> {
  return element.children.flatMap((child) =>
    typeof child === "string" ? [] : [child, ...elementsIn(child)],
  );
}

export function ancestorsOf(element: Element): Array<Element> {
  return element.parent ? [element.parent, ...ancestorsOf(element.parent)] : [];
}

const INLINE = new Set(["a", "b", "em", "strong", "span", "small", "abbr", "code", "time", "mark"]);

/** What is written in an element, a space between blocks. */
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
