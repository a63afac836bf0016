import type { App } from "./app";
import { OWN_CONNECTION } from "./app";
import { ancestorsOf, type Element, elementsIn, parseHtml, wordsOf } from "./html";

/** An exact text, or a pattern. */
type Name = string | RegExp;

const fits = (text: string, name: Name) => (typeof name === "string" ? text === name : name.test(text));

export type Browser = ReturnType<typeof browserWithoutScripts>;

/**
 * A browser without scripts: it follows links, fills in and sends the page's forms as their HTML says, and stores cookies.
 * It throws if it cannot find an element, so every step also checks the page.
 */
export function browserWithoutScripts({ origin }: Pick<App, "origin">) {
  const cookies = new Map<string, string>();
  let url = new URL(origin);
  let status = 0;
  let refresh: string | null = null;
  let page: Element = { tag: "#document", attributes: {}, children: [], parent: null };

  async function load(to: URL, body?: URLSearchParams) {
    let [address, posted] = [to, body];
    for (let redirects = 0; redirects < 10; redirects++) {
      const answer = await fetch(address, {
        redirect: "manual",
        method: posted ? "POST" : "GET",
        headers: {
          ...OWN_CONNECTION,
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
          ...(posted && { Origin: origin }),
        },
        body: posted ?? null,
      });
      for (const line of answer.headers.getSetCookie()) keepCookie(line);
      const location = answer.headers.get("Location");
      if (location === null) {
        [url, status, page] = [address, answer.status, await parseHtml(await answer.text())];
        refresh = /;\s*url=(.*)$/i.exec(answer.headers.get("Refresh") ?? "")?.[1] ?? null;
        return;
      }
      await answer.body?.cancel();
      // Every redirect is followed with a GET, so nothing is posted twice.
      [address, posted] = [new URL(location, address), undefined];
    }
    throw new Error(`${to.href} is redirected without end`);
  }

  function keepCookie(line: string) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/;\s*Max-Age=0\b/i.test(line) || /;\s*Expires=[^;]*1970/i.test(line)) cookies.delete(name);
    else cookies.set(name, value);
  }

  const all = () => elementsIn(page);
  const byId = (id: string) => all().find(({ attributes }) => attributes["id"] === id);
  const wordsOfIds = (ids = "") =>
    ids
      .split(/\s+/)
      .map((id) => byId(id))
      .map((element) => (element ? wordsOf(element) : ""))
      .join(" ")
      .trim();

  function nameOf(element: Element): string {
    const { id, "aria-label": label, "aria-labelledby": labelledBy } = element.attributes;
    if (labelledBy) return wordsOfIds(labelledBy);
    if (label !== undefined) return label;
    if (element.tag === "fieldset") {
      const legend = elementsIn(element).find(({ tag }) => tag === "legend");
      return legend ? wordsOf(legend) : "";
    }
    if (!CONTROLS.has(element.tag) || element.tag === "button") return wordsOf(element);
    const around = ancestorsOf(element).find(({ tag }) => tag === "label");
    const labelOf =
      around ??
      all().find(({ tag, attributes }) => tag === "label" && id !== undefined && attributes["for"] === id);
    return labelOf ? wordsOf(labelOf) : "";
  }

  function list(role: Role, name?: Name, within: Element = page) {
    return elementsIn(within).filter(
      (element) => hasRole(element, role) && (name === undefined || fits(nameOf(element), name)),
    );
  }

  function one(role: Role, name: Name, within?: Element): Element {
    const [found] = list(role, name, within);
    if (found) return found;
    const there = list(role, undefined, within).map(nameOf).join(" | ");
    throw new Error(`No ${role} is called ${String(name)} on ${url.href} (${status}): ${there}`);
  }

  const optionsOf = (select: Element) => elementsIn(select).filter(({ tag }) => tag === "option");
  const valueOfOption = (option: Element) => option.attributes["value"] ?? wordsOf(option);

  /** The default choice of a select: its first option, if it shows one option at a time. */
  const chosenOf = (select: Element) => {
    const options = optionsOf(select);
    const selected = options.filter(({ attributes }) => "selected" in attributes);
    if (selected.length > 0 || "multiple" in select.attributes) return selected;
    return options.slice(0, 1);
  };

  const setAttribute = (element: Element, name: string, value: string | null) => {
    const { [name]: _before, ...others } = element.attributes;
    element.attributes = value === null ? others : { ...others, [name]: value };
  };

  const formOf = (control: Element) => {
    const id = control.attributes["form"];
    return id === undefined ? ancestorsOf(control).find(({ tag }) => tag === "form") : byId(id);
  };

  const isDisabled = (control: Element) =>
    "disabled" in control.attributes ||
    ancestorsOf(control).some(({ tag, attributes }) => tag === "fieldset" && "disabled" in attributes);

  function entriesOf(form: Element, submitter: Element | null): Array<[string, string]> {
    return all()
      .filter((control) => CONTROLS.has(control.tag) && formOf(control) === form && !isDisabled(control))
      .flatMap((control): Array<[string, string]> => {
        const { name, type, value = "" } = control.attributes;
        if (name === undefined) return [];
        if (control.tag === "button" || type === "submit")
          return control === submitter ? [[name, value]] : [];
        if (type === "checkbox" || type === "radio")
          return "checked" in control.attributes ? [[name, control.attributes["value"] ?? "on"]] : [];
        if (control.tag === "select")
          return chosenOf(control).map((option) => [name, valueOfOption(option)] as [string, string]);
        return [[name, valueOf(control)]];
      });
  }

  const valueOf = (control: Element) => {
    if (control.tag === "select") return chosenOf(control).map(valueOfOption).join();
    if (control.tag === "textarea") return control.attributes["value"] ?? rawText(control).replace(/^\n/, "");
    return control.attributes["value"] ?? "";
  };

  async function submit(form: Element, submitter: Element | null) {
    const asked = (name: string) => submitter?.attributes[`form${name}`] ?? form.attributes[name];
    const action = new URL(asked("action") ?? url.href, url);
    const entries = new URLSearchParams(entriesOf(form, submitter));
    if (asked("method") === "post") return load(action, entries);
    action.search = entries.toString();
    return load(action);
  }

  return {
    /** Sets the session cookie that `signInNewcomer` returns. */
    useCookie({ name, value }: { name: string; value: string }) {
      cookies.set(name, value);
    },
    forget() {
      cookies.clear();
    },
    open: (path: string) => load(new URL(path, url)),
    reload: () => load(url),
    /** Follows a page's timed redirect. */
    async waitForRefresh() {
      if (refresh === null) throw new Error(`${url.href} stays as it is`);
      await load(new URL(refresh, url));
    },

    path: () => url.pathname,
    query: () => url.searchParams,
    status: () => status,
    title: () => wordsOf(all().find(({ tag }) => tag === "title")!),
    heading: () =>
      all()
        .filter(({ tag }) => tag === "h1")
        .map(wordsOf)
        .join(" | "),
    words: (within: Element = page) => wordsOf(within),
    /** The status messages on the page. */
    said: () => list("status").map(wordsOf).join(" | "),
    /** The error messages on the page. */
    errors: () => list("alert").map(wordsOf).join(" | "),

    list,
    one,
    names: (role: Role, name?: Name, within?: Element) => list(role, name, within).map(nameOf),
    hrefOf: (name: Name, within?: Element) => one("link", name, within).attributes["href"] ?? "",
    valueOf: (label: Name) => valueOf(one("control", label)),
    isChecked: (label: Name) => "checked" in one("control", label).attributes,
    isDisabled: (label: Name) => isDisabled(one("control", label)),
    descriptionOf: (label: Name) => wordsOfIds(one("control", label).attributes["aria-describedby"]),

    fill(label: Name, text: string) {
      setAttribute(one("control", label), "value", text);
    },
    check(label: Name, within?: Element) {
      const box = one("control", label, within);
      if (isDisabled(box)) throw new Error(`${String(label)} is disabled on ${url.href}`);
      const { name, type } = box.attributes;
      const rivals = all().filter(({ attributes }) => type === "radio" && attributes["name"] === name);
      for (const rival of rivals) setAttribute(rival, "checked", null);
      setAttribute(box, "checked", "");
    },
    uncheck: (label: Name, within?: Element) => {
      setAttribute(one("control", label, within), "checked", null);
    },
    choose(label: Name, option: Name) {
      const select = one("control", label);
      if (isDisabled(select)) throw new Error(`${String(label)} is disabled on ${url.href}`);
      const chosen = optionsOf(select).find((one) => fits(wordsOf(one), option));
      if (!chosen) throw new Error(`${String(label)} has no option ${String(option)} on ${url.href}`);
      for (const one of optionsOf(select)) setAttribute(one, "selected", one === chosen ? "" : null);
    },
    follow: (name: Name, within?: Element) =>
      load(new URL(one("link", name, within).attributes["href"]!, url)),
    async press(name: Name, within?: Element) {
      const button = one("button", name, within);
      if (isDisabled(button)) throw new Error(`${String(name)} is disabled on ${url.href}`);
      const form = formOf(button);
      if (!form) throw new Error(`${String(name)} belongs to no form on ${url.href}`);
      await submit(form, button);
    },
  };
}

const rawText = ({ children }: Element) => children.filter((child) => typeof child === "string").join("");

const CONTROLS = new Set(["input", "select", "textarea", "button"]);

/** The roles that journeys look for; a control is any field, checkbox or select. */
export type Role =
  | "alert"
  | "article"
  | "button"
  | "complementary"
  | "control"
  | "dialog"
  | "group"
  | "heading"
  | "link"
  | "list"
  | "listitem"
  | "main"
  | "paragraph"
  | "region"
  | "status";

function hasRole({ tag, attributes }: Element, role: Role): boolean {
  if (attributes["role"] !== undefined && role !== "control") return attributes["role"] === role;
  switch (role) {
    case "link":
      return tag === "a" && "href" in attributes;
    case "button":
      return tag === "button" || attributes["type"] === "submit";
    case "control":
      return (
        CONTROLS.has(tag) && tag !== "button" && !["hidden", "submit"].includes(attributes["type"] ?? "")
      );
    case "heading":
      return /^h[1-6]$/.test(tag);
    case "list":
      return tag === "ul" || tag === "ol";
    case "listitem":
      return tag === "li";
    case "paragraph":
      return tag === "p";
    case "group":
      return tag === "fieldset" || tag === "details";
    case "region":
      return tag === "section";
    case "complementary":
      return tag === "aside";
    case "status":
      return tag === "output";
    case "alert":
      return false;
    default:
      return tag === role;
  }
}

const LISTS_OF_BIDS = /^(?:Opportunities|Closing in the next 7 days)$/;

/** The bids of a page: of both of the dashboard's lists, or of the only one of another page. */
export function cardsOf(browser: Browser) {
  return browser.list("list", LISTS_OF_BIDS).flatMap((bids) => browser.list("article", undefined, bids));
}
