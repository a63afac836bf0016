import { LinkButton } from "./button";

type LoadMoreProps = {
  href: string;
  /** The first item that is not shown yet. */ firstNewId: string;
  children: string;
};

/** A link to the same list, longer. It lands on the first new item, with JavaScript or without. */
export function LoadMore({ href, firstNewId, children }: LoadMoreProps) {
  return (
    <div className="mt-4 text-center" data-print="hide">
      <LinkButton to={`${href}#${firstNewId}`} look="secondary" preventScrollReset>
        {children}
      </LinkButton>
    </div>
  );
}
