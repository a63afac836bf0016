import { RemixServer } from "@remix-run/react";
import type { AppLoadContext, EntryContext, HandleDataRequestFunction } from "@remix-run/cloudflare";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { NonceContext } from "~/lib/nonce";
import { needsScripts } from "~/lib/needs-scripts";
import { setDocumentHeaders } from "~/lib/security-headers";

/** Renders a document, with a new nonce for its scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const { staticHandlerContext, routeModules } = remixContext;
  const hasScripts = needsScripts(
    staticHandlerContext.matches.map(({ route }) => ({ handle: routeModules[route.id]?.handle })),
  );
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        console.error(error);
        status = 500;
      },
    },
  );
  if (isbot(request.headers.get("user-agent"))) await body.allReady;

  setDocumentHeaders(headers, {
    nonce: hasScripts ? nonce : null,
    url: new URL(request.url),
    paymentOrigin: loadContext.services.config.paymentOrigin,
  });
  return new Response(body, { status, headers });
}

/** The data that a page fetches is as private as the page. */
export const handleDataRequest: HandleDataRequestFunction = (response) => {
  response.headers.set("Cache-Control", "no-store");
  response.headers.set("X-Content-Type-Options", "nosniff");
  return response;
};
