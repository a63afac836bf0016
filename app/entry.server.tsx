import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToString } from "react-dom/server";
import { currentRequestId, logFailure } from "~/lib/log.server";
import { setDocumentHeaders } from "~/lib/security-headers";
import { needsScripts } from "~/ui/needs-scripts";
import { NonceContext } from "~/ui/nonce";
import { RequestIdContext } from "~/ui/request-id";

/**
 * Renders a document, with a new nonce for its scripts. No page sends data after its document, so it is rendered as one
 * string: React's stream encodes every attribute by itself, which takes three times as long.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const { staticHandlerContext, routeModules } = remixContext;
  const loaded: Readonly<Record<string, unknown>> = staticHandlerContext.loaderData;
  const hasScripts = needsScripts(
    staticHandlerContext.matches.map(({ route }) => ({
      handle: routeModules[route.id]?.handle,
      data: loaded[route.id],
    })),
  );
  if (hasScripts) await readAhead(remixContext);
  const html = renderToString(
    <NonceContext.Provider value={nonce}>
      <RequestIdContext.Provider value={{ current: currentRequestId() }}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
  );
  setDocumentHeaders(headers, {
    nonce: hasScripts ? nonce : null,
    url: new URL(request.url),
    paymentOrigin: loadContext.services.config.paymentOrigin,
  });
  const route = staticHandlerContext.matches.at(-1)?.route.id ?? "none";
  loadContext.services.counters.add("pages", `${route} ${status}`);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}

/**
 * The framework writes the loaders' data for the page's scripts while it sends the page, and suspends until it has the
 * next piece. A piece that is in its cache is written at once.
 */
async function readAhead(remixContext: EntryContext) {
  if (!remixContext.serverHandoffStream) return;
  const value = await new Response(remixContext.serverHandoffStream).text();
  const piece = Object.assign(Promise.resolve(), { result: { done: true, value } });
  remixContext.renderMeta = { ...remixContext.renderMeta, streamCache: { 0: piece } };
  remixContext.serverHandoffStream = new ReadableStream();
}

/** The data that a page fetches is as private as the page. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.set("Cache-Control", "no-store");
  return response;
};

/** Logs what a loader or an action throws. What Remix refuses itself, such as an unknown address, is no failure of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure("A request failed", isRouteErrorResponse(error) ? error.statusText : error);
};
