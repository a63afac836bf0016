import { RemixBrowser } from "@remix-run/react";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { fetchWhole, isRouterRequest, untilConnected } from "~/ui/connection";
import { watchPresses } from "~/ui/one-press";
import { RequestIdContext } from "~/ui/request-id";

/** The error page prints the failed request's id: of this document, or of the last data that could not be fetched. */
const requestId = {
  current: document.querySelector("[data-request-id]")?.getAttribute("data-request-id") ?? null,
};
const fetchData = window.fetch.bind(window);
window.fetch = async (...request) => {
  const answer = await (isRouterRequest(...request)
    ? untilConnected(() => fetchWhole(fetchData, ...request), request[1]?.signal)
    : fetchData(...request));
  if (answer.status >= 500) requestId.current = answer.headers.get("X-Request-Id");
  return answer;
};

watchPresses();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RequestIdContext.Provider value={requestId}>
        <RemixBrowser />
      </RequestIdContext.Provider>
    </StrictMode>,
  );
});
