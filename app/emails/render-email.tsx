import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * React escapes the content. React Email's own renderer is not used: it needs React 19 and adds a 2 MB code formatter.
 */
export function renderEmail(element: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(element);
}

/** Renders a fragment that is inserted into an email later. */
export function renderPart(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
