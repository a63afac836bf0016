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
