import { Link, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { ONBOARDING } from "~/content/onboarding";
import type { Upsell } from "~/domain/onboarding";
import { LinkButton } from "~/ui/button";

type UpsellDialogProps = { upsell: Upsell; closeHref: string };

/**
 * Shown beside the choice that opened it, without blocking the page. The URL says whether it is open, so it works
 * without JavaScript.
 */
export function UpsellDialog({ upsell, closeHref }: UpsellDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const { title, text } = ONBOARDING.upsells[upsell];

  useEffect(() => {
    const control = document.activeElement;
    dialog.current?.scrollIntoView({ block: "nearest" });

    function closeOnEscape({ key }: KeyboardEvent) {
      if (key === "Escape") navigate(closeHref, { replace: true, preventScrollReset: true });
    }
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      // Restore focus, because the dialog removes the Close link that had it.
      if (document.activeElement === document.body && control instanceof HTMLElement)
        control.focus({ preventScroll: true });
    };
  }, [navigate, closeHref]);

  return (
    <dialog
      ref={dialog}
      open
      aria-labelledby="upsell-title"
      aria-describedby="upsell-text"
      className="static m-0 w-full max-w-none animate-appear rounded-card border border-primary bg-surface p-4 text-ink shadow-float"
    >
      <div className="mb-1 flex items-start justify-between gap-3">
        <h2 id="upsell-title" className="text-lg">
          {title}
        </h2>
        <Link
          to={closeHref}
          replace
          preventScrollReset
          className="-mt-2.5 -mr-2.5 flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2.5 text-sm font-semibold hover:bg-wash"
        >
          Close
          <X aria-hidden="true" className="size-4" />
        </Link>
      </div>
      <div id="upsell-text" className="max-w-measure space-y-1">
        <p>{text}</p>
        <p className="font-semibold tabular-nums">{ONBOARDING.proPrice}</p>
      </div>
      <LinkButton to="/dashboard/upgrade" look="secondary" className="mt-3">
        See what Pro adds
      </LinkButton>
    </dialog>
  );
}
