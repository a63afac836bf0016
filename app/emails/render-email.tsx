import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React does the escaping. React Email's own renderer needs React 19 and brings a code formatter of 2 MB along, so it is not used. */
export function renderEmail(element: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(element);
}

/** A piece of a message, for a frame that is rendered apart. */
export function renderPart(element: ReactElement): string {
  return renderToStaticMarkup(element);
}
