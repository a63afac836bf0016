import "./tailwind.css";
import textFont from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import type { ReactNode } from "react";
import {
  BAD_INPUT_PAGE,
  BID_GONE_PAGE,
  BID_IS_GONE,
  NOT_FOUND_PAGE,
  TOO_MANY_SEARCHES,
  TOO_MANY_SEARCHES_PAGE,
  UNEXPECTED_PAGE,
} from "~/content/error-pages";
import { BRAND_COLOURS, PRODUCT_NAME, titled } from "~/content/product";
import { ConnectionNotice } from "~/ui/connection-notice";
import { ErrorPage } from "~/ui/error-page";
import { LoadingIndicator } from "~/ui/loading-indicator";
import { needsScripts } from "~/ui/needs-scripts";
import { useNonce } from "~/ui/nonce";
import { PageMeta } from "~/ui/page-meta";
import { useRequestId } from "~/ui/request-id";
import { FollowedLinks } from "~/ui/row-link";
import { readSidebar } from "~/ui/sidebar-state";
import { useHydrated } from "~/ui/use-hydrated";

export const meta: MetaFunction = ({ error }) => [
  { title: error ? titled(errorPage(error).heading) : PRODUCT_NAME },
];

export function loader({ request, context }: LoaderFunctionArgs) {
  return {
    sidebar: readSidebar(request.headers.get("Cookie")),
    origin: context.services.config.origin,
  };
}

/** The browser keeps the sidebar's state after the first load. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const hydrated = useHydrated();
  const hasScripts = needsScripts(useMatches());
  return (
    // Tests wait for this attribute before they use the page's scripts.
    <html lang="en" data-hydrated={hydrated || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={BRAND_COLOURS.paper} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={BRAND_COLOURS.night} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <PageMeta />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <LoadingIndicator />
      <ConnectionNotice />
      <FollowedLinks>
        <Outlet />
      </FollowedLinks>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const page = errorPage(error);
  const requestId = useRequestId();
  return (
    <ErrorPage
      {...page}
      {...("retry" in page && { retryHref: `${pathname}${search}` })}
      {...(page === UNEXPECTED_PAGE && { requestId })}
    />
  );
}

function errorPage(error: unknown) {
  if (!isRouteErrorResponse(error) || error.status >= 500) return UNEXPECTED_PAGE;
  if (error.data === TOO_MANY_SEARCHES) return TOO_MANY_SEARCHES_PAGE;
  if (error.data === BID_IS_GONE) return BID_GONE_PAGE;
  if (error.status === 404) return NOT_FOUND_PAGE;
  const text = typeof error.data === "string" && error.data !== "" ? error.data : null;
  return text === null ? BAD_INPUT_PAGE : { ...BAD_INPUT_PAGE, text: `${text} Nothing has been changed.` };
}
