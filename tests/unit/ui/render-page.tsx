import { matchRoutes } from "@remix-run/react";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticRouter, StaticRouterProvider } from "react-router-dom/server";

/** The HTML that a browser without JavaScript gets for an element at an address. */
export function renderPage(element: ReactElement, address = "/") {
  const routes = [{ id: "page", path: "*", element }];
  const { pathname, search } = new URL(address, "https://bids.example");
  const context = {
    basename: "/",
    location: { pathname, search, hash: "", state: null, key: "default" },
    matches: matchRoutes(routes, pathname) ?? [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    activeDeferreds: null,
  } as unknown as Parameters<typeof createStaticRouter>[1];
  const router = createStaticRouter(routes, context);
  return renderToStaticMarkup(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

/** Its words alone, spaces collapsed. */
export function wordsOf(html: string) {
  return html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ")
    .trim();
}
