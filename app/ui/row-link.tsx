import { useNavigate } from "@remix-run/react";
import { createContext, type MouseEvent, type ReactNode, useCallback, useContext } from "react";

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const FollowContext = createContext<Follow | undefined>(undefined);

/** Lets the `RowLink`s of a page with scripts open their addresses without a full load. */
export function RowLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follow = useCallback<Follow>(
    (event) => {
      const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
      if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
      event.preventDefault();
      const { pathname, search, hash, href } = currentTarget;
      navigate(`${pathname}${search}${hash}`, {
        preventScrollReset: true,
        replace: href === window.location.href,
      });
    },
    [navigate],
  );
  return <FollowContext.Provider value={follow}>{children}</FollowContext.Provider>;
}

type RowLinkProps = {
  /** A path from the root. */ href: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link in a list's row, which keeps the page's scroll position. The framework's own resolves its address, which takes
 * longer than all else of a row.
 */
export function RowLink({ href, className, children }: RowLinkProps) {
  return (
    <a href={href} className={className} onClick={useContext(FollowContext)}>
      {children}
    </a>
  );
}
