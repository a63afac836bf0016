import { LinkButton } from "./button";
import { PlainShell } from "./plain-shell";

type ErrorPageProps = {
  heading: string;
  text: string;
  /** The label of the link out of here, and where to: the first page when left out. */
  linkLabel: string;
  linkHref?: string;
  retry?: string;
  retryHref?: string;
};

/** Says what happened and offers a way on. Reloads the document: the page that failed may hold a bad state. */
export function ErrorPage({ heading, text, linkLabel, linkHref = "/", retry, retryHref }: ErrorPageProps) {
  return (
    <PlainShell>
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
    </PlainShell>
  );
}
