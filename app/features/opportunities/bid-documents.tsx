import { NewTabLink } from "./listing-link";
import type { OpportunityDetailView } from "./opportunity-view";

type DocumentsProps = Pick<OpportunityDetailView, "documents">;

/** More than these are folded away. */
const SHOWN_AT_ONCE = 4;

export function BidDocuments({ documents }: DocumentsProps) {
  if (documents.length === 0) return null;
  const others = documents.slice(SHOWN_AT_ONCE);
  return (
    <section aria-labelledby="bid-documents">
      <h3 id="bid-documents" className="text-lg">
        Documents <span className="font-normal text-muted tabular-nums">{documents.length}</span>
      </h3>
      <List documents={documents.slice(0, SHOWN_AT_ONCE)} />
      {others.length > 0 && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-primary hover:underline">
            {others.length === 1 ? "1 more document" : `${others.length} more documents`}
          </summary>
          <List documents={others} />
        </details>
      )}
    </section>
  );
}

function List({ documents }: DocumentsProps) {
  return (
    <ul className="gap-x-6 sm:grid sm:grid-cols-2">
      {documents.map(({ title, url }) => (
        <li key={url} className="min-w-0">
          <NewTabLink url={url}>{title}</NewTabLink>
        </li>
      ))}
    </ul>
  );
}
