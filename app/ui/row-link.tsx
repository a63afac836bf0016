import { useNavigate } from "@remix-run/react";
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useMemo,
} from "react";

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void;

const FollowContext = createContext<{ toTop?: Follow; inPlace?: Follow }>({});

/** Lets the `PageLink`s and `RowLink`s of a page with scripts open their addresses without a full load. */
export function FollowedLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const follows = useMemo(() => {
    const follow =
      (preventScrollReset: boolean): Follow =>
      (event) => {
        const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
        if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
        event.preventDefault();
        const { pathname, search, hash, href } = currentTarget;
        navigate(`${pathname}${search}${hash}`, {
          preventScrollReset,
          replace: href === window.location.href,
        });
      };
    return { toTop: follow(false), inPlace: follow(true) };
  }, [navigate]);
  return <FollowContext.Provider value={follows}>{children}</FollowContext.Provider>;
}

/** The address is a path from the root. */
type FollowedLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/**
 * A link that keeps the page's scroll position, such as one in a list's row. The framework's own resolves its address,
 * which takes longer than all else of a row.
 */
export function RowLink({ href, children, ...rest }: FollowedLinkProps) {
  return (
    <a href={href} {...rest} onClick={useContext(FollowContext).inPlace}>
      {children}
    </a>
  );
}

/** The same to another page. The framework looks for what it leads to in advance, as for its own links. */
export function PageLink({ href, children, ...rest }: FollowedLinkProps) {
  return (
    <a href={href} {...rest} data-discover="true" onClick={useContext(FollowContext).toTop}>
      {children}
    </a>
  );
}
