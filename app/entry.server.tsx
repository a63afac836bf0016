import type {
  AppLoadContext,
  EntryContext,
  HandleDataRequestFunction,
  HandleErrorFunction,
} from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { currentRequestId, logFailure } from "~/lib/log.server";
import { setDocumentHeaders } from "~/lib/security-headers";
import { needsScripts } from "~/ui/needs-scripts";
import { NonceContext } from "~/ui/nonce";
import { RequestIdContext } from "~/ui/request-id";

/** Longer user agents are not a browser's or a known robot's. */
const USER_AGENT_READ = 500;

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
  const loaded: Readonly<Record<string, unknown>> = staticHandlerContext.loaderData;
  const hasScripts = needsScripts(
    staticHandlerContext.matches.map(({ route }) => ({
      handle: routeModules[route.id]?.handle,
      data: loaded[route.id],
    })),
  );
  const body = await renderToReadableStream(
    <NonceContext.Provider value={nonce}>
      <RequestIdContext.Provider value={{ current: currentRequestId() }}>
        <RemixServer context={remixContext} url={request.url} nonce={nonce} />
      </RequestIdContext.Provider>
    </NonceContext.Provider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        if (request.signal.aborted) return;
        logFailure("A page could not be rendered", error);
        status = 500;
      },
    },
  );
  if (isbot(request.headers.get("user-agent")?.slice(0, USER_AGENT_READ))) await body.allReady;

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
  return response;
};

/** Logs what a loader or an action throws. What Remix refuses itself, such as an unknown address, is no failure of ours. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  logFailure("A request failed", isRouteErrorResponse(error) ? error.statusText : error);
};
