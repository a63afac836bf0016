import { ERROR_PAGE_LINKS, REQUEST_NUMBER } from "~/content/error-pages";
import { LinkButton } from "./button";
import { PlainShell } from "./plain-shell";

type ErrorPageProps = {
  heading: string;
  text: string;
  /** The label and target of the link; the home page by default. */
  linkLabel: string;
  linkHref?: string;
  retry?: string;
  retryHref?: string;
  /** Printed, so that it can be quoted. */
  requestId?: string | null;
};

/** Reloads the document, because the page that failed may be in a bad state. */
export function ErrorPage({
  heading,
  text,
  linkLabel,
  linkHref = "/",
  retry,
  retryHref,
  requestId,
}: ErrorPageProps) {
  return (
    <PlainShell aside={<Ways />}>
      <h1 className="text-2xl sm:text-3xl">{heading}</h1>
      <p className="mt-3 max-w-measure text-lg text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {retry && retryHref && (
          <LinkButton to={retryHref} reloadDocument>
            {retry}
          </LinkButton>
        )}
        <LinkButton to={linkHref} reloadDocument look={retryHref ? "secondary" : "primary"}>
          {linkLabel}
        </LinkButton>
      </div>
      {requestId && (
        <p className="mt-6 text-sm text-muted" data-request-id={requestId}>
          {REQUEST_NUMBER} <span className="select-all font-mono break-all">{requestId}</span>
        </p>
      )}
    </PlainShell>
  );
}

function Ways() {
  return (
    <nav aria-label="Main">
      <ul className="flex flex-wrap gap-x-5">
        {ERROR_PAGE_LINKS.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link inline-flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
