import type { NavigateFunction } from "@remix-run/react";
import { hrefOfSheet } from "./sheet-href";
import { OPEN_DIALOG, type Shortcut } from "./shortcut-rules";

const ROW_LINK = "main article[id^='bid-'] :is(h2, h3) a";

/** Does what the key asks for with the page's own links, forms and fields; if there is none, nothing. */
export function runShortcut(shortcut: Shortcut, navigate: NavigateFunction) {
  switch (shortcut) {
    case "next":
    case "previous":
      step(shortcut === "next" ? 1 : -1);
      break;
    case "open":
      rowLinks().find(hasFocusInRow)?.click();
      break;
    case "save":
      saveButton()?.click();
      break;
    case "search":
      if (!focusSearch()) navigate("/opportunities#q");
      break;
    case "help":
      navigate(hrefOfSheet(window.location), { preventScrollReset: true });
      break;
    case "dashboard":
      navigate("/dashboard");
      break;
    case "browse":
      navigate("/opportunities");
      break;
    case "saved":
      navigate("/dashboard/saved-bids");
  }
}

const openDialog = () => [...document.querySelectorAll<HTMLElement>(OPEN_DIALOG)].at(-1) ?? null;
const rowLinks = () => [...document.querySelectorAll<HTMLElement>(ROW_LINK)];
const rowOf = (element: Element | null) => element?.closest<HTMLElement>("article[id^='bid-']") ?? null;
const hasFocusInRow = (link: HTMLElement) => rowOf(link)?.contains(document.activeElement) === true;

/** With a bid open, to the bid beside it; otherwise from row to row. */
function step(by: 1 | -1) {
  const dialog = openDialog();
  const beside = `nav[data-beside] a[rel=${by === 1 ? "next" : "prev"}]`;
  if (dialog || document.querySelector("nav[data-beside]")) {
    (dialog ?? document).querySelector<HTMLElement>(beside)?.click();
    return;
  }
  const link = linkBeside(by);
  link?.focus({ preventScroll: true });
  rowOf(link)?.scrollIntoView({ block: "nearest" });
}

function linkBeside(by: 1 | -1): HTMLElement | null {
  const links = rowLinks();
  const here = links.findIndex(hasFocusInRow);
  if (here >= 0) return links[here + by] ?? null;
  const inView = links.find((link) => link.getBoundingClientRect().top >= 0) ?? null;
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return inView;
  const side = by === 1 ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const onSide = links.filter((link) => (activeElement.compareDocumentPosition(link) & side) > 0);
  return onSide.at(by === 1 ? 0 : -1) ?? inView;
}

/** Of the row that has the focus or of the open bid. A bid that can be removed is saved. */
function saveButton(): HTMLButtonElement | null {
  const dialog = openDialog();
  const row = dialog ? null : rowOf(document.activeElement);
  const buttons = [...(dialog ?? row ?? document).querySelectorAll<HTMLButtonElement>("form button")].filter(
    (button) => button.type === "submit" && (dialog !== null || rowOf(button) === row),
  );
  const buttonFor = (intent: string) =>
    buttons.find((button) => new FormData(button.form!, button).get("intent") === intent);
  return buttonFor("remove") ?? buttonFor("save") ?? null;
}

function focusSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>("main input[type=search]")].find((input) =>
    input.checkVisibility(),
  );
  field?.focus();
  field?.select();
  return field !== undefined;
}
