import { LinkButton } from "./button";

type LoadMoreProps = {
  href: string;
  /** The first item that is not shown yet. */ firstNewId: string;
  children: string;
};

/** Links to the same list with more items, starting at the first new one. Works without JavaScript. */
export function LoadMore({ href, firstNewId, children }: LoadMoreProps) {
  return (
    <div className="mt-4 text-center" data-print="hide">
      <LinkButton to={`${href}#${firstNewId}`} look="secondary" preventScrollReset>
        {children}
      </LinkButton>
    </div>
  );
}

/** Under a list that has more items than a page may show. */
export function ListEnd({ count }: { count: number }) {
  return (
    <p className="mt-4 text-center text-muted" data-print="hide">
      The list ends here, at {count} bids. To see others, narrow it with a search or a filter.
    </p>
  );
}
