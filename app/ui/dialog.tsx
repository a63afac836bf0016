import { Link, useLocation, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { LinkButton } from "./button";
import { classes } from "./classes";
import { loadCode } from "./connection";
import { DialogHead, HEAD_CLOSE } from "./dialog-head";
import { useHydrated } from "./use-hydrated";

/** Loaded when the first dialog opens, because no page needs it before. */
const DialogOverPage = lazy(() => loadCode(() => import("./dialog-over-page")));

type DialogProps = {
  title: string;
  /** The title's language, if it is not the page's. */
  language?: string | undefined;
  /** Under the title. */
  lead?: ReactNode;
  /** The page's URL without the dialog. */
  closeHref: string;
  /** The element of that page to return to after a full load, or if what had the focus is no longer there. */
  returnTo?: string;
  /** Narrow for a form, wide for a bid. */
  width?: "narrow" | "wide";
  /**
   * "page" where there is nothing to cover, such as a bid's own page. "beside" does not block the page: a modal dialog
   * would break the arrow keys of the radio group that opened it.
   */
  place?: Place;
  /** Buttons that stay in view while the rest scrolls, with a `DialogClose` among them. */
  footer?: ReactNode;
  /** Set if the content has its own link that closes the dialog. */
  closesItself?: boolean;
  children: ReactNode;
};

type Place = "over" | "page" | "beside";

const CloseContext = createContext<{ place: Place; href: string }>({ place: "page", href: "" });

/**
 * A dialog whose URL says that it is open. On a full load (and so without JavaScript) it is a section of the page, and
 * after client navigation it covers the page.
 */
export function Dialog({
  closeHref,
  returnTo,
  place: wanted = "over",
  width = "wide",
  ...content
}: DialogProps) {
  const { title } = content;
  const [startedHydrated] = useState(useHydrated());
  const place = wanted === "over" && !startedHydrated ? "page" : wanted;
  const href = place === "page" && returnTo ? `${closeHref}#${returnTo}` : closeHref;
  const filled = (
    <CloseContext.Provider value={{ place, href }}>
      <Content isOver={place === "over"} {...content} />
    </CloseContext.Provider>
  );
  switch (place) {
    case "page":
      return (
        <section
          aria-label={title}
          data-print="only"
          className={classes("rounded-card border border-edge bg-surface", width === "narrow" && "max-w-lg")}
        >
          {filled}
        </section>
      );
    case "beside":
      return (
        <DialogBeside title={title} closeHref={closeHref}>
          {filled}
        </DialogBeside>
      );
    case "over":
      return (
        <>
          <RestoreFocus otherwise={returnTo} />
          <Suspense>
            <DialogOverPage title={title} closeHref={closeHref} width={width}>
              {filled}
            </DialogOverPage>
          </Suspense>
        </>
      );
  }
}

type ContentProps = Pick<
  DialogProps,
  "title" | "language" | "lead" | "footer" | "closesItself" | "children"
> & { isOver: boolean };

function Content({ isOver, title, language, lead, footer, closesItself = false, children }: ContentProps) {
  const scrollable = footer && isOver ? 0 : undefined;
  const body = useRef<HTMLDivElement>(null);
  // The next bid takes the place of the one before, from its beginning.
  useEffect(() => {
    body.current?.scrollTo({ top: 0 });
  }, [title]);
  return (
    <>
      <DialogHead
        title={title}
        language={language}
        lead={lead}
        close={!footer && !closesItself && <CloseInHead />}
      />
      <div
        ref={body}
        // Text that scrolls must be focusable for the keyboard.
        tabIndex={scrollable}
        className={classes(
          "px-4 py-5 sm:px-6",
          isOver && "min-h-0 overflow-y-auto overscroll-contain print:overflow-visible",
        )}
      >
        {children}
      </div>
      {footer && (
        <div
          data-print="hide"
          className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 sm:px-6"
        >
          {footer}
        </div>
      )}
    </>
  );
}

function useCloseLink() {
  const { place, href } = useContext(CloseContext);
  return { to: href, ...(place !== "page" && { replace: true, preventScrollReset: true }) };
}

function CloseInHead() {
  return (
    <Link {...useCloseLink()} className={HEAD_CLOSE}>
      <X aria-hidden="true" className="size-5" />
      <span className="sr-only">Close</span>
    </Link>
  );
}

type DialogCloseProps = { look?: "secondary" | "quiet"; children: string };

/** The button within a dialog that closes it. */
export function DialogClose({ look = "secondary", children }: DialogCloseProps) {
  return (
    <LinkButton look={look} {...useCloseLink()}>
      {children}
    </LinkButton>
  );
}

type DialogBesideProps = Pick<DialogProps, "title" | "closeHref" | "children">;

function DialogBeside({ title, closeHref, children }: DialogBesideProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();

  useEffect(() => {
    dialog.current?.scrollIntoView({ block: "nearest" });
  }, []);

  useEffect(() => {
    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === "Escape") navigate(closeHref, { replace: true, preventScrollReset: true });
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [navigate, closeHref]);

  return (
    <>
      <RestoreFocus />
      <dialog
        ref={dialog}
        open
        aria-label={title}
        className="static m-0 w-full max-w-none animate-appear rounded-card border border-primary bg-surface p-0 text-ink shadow-float"
      >
        {children}
      </dialog>
    </>
  );
}

/**
 * Restores focus to the element that had it before the dialog opened; the dialog loads later and cannot know it. If that
 * element is gone, as in a menu that has closed, the focus goes to the one that the page names.
 */
function RestoreFocus({ otherwise }: { otherwise?: string | undefined }) {
  const [opener] = useState(() => (typeof document === "undefined" ? null : document.activeElement));
  const [pathname] = useState(useLocation().pathname);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const isThere = opener?.isConnected === true;
        if (isThere ? document.activeElement !== document.body : window.location.pathname !== pathname)
          return;
        const target = isThere ? opener : focusableIn(otherwise);
        if (target instanceof HTMLElement) target.focus({ preventScroll: true });
      });
    },
    [opener, otherwise, pathname],
  );
  return null;
}

const focusableIn = (id: string | undefined) =>
  id === undefined ? null : document.getElementById(id)?.querySelector("a, button, summary");
