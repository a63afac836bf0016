import { ChevronDown, X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

/** Where the results begin; the sheet's button leads there. */
export const RESULTS_ID = "results";

type FilterSheetProps = {
  /** How many filters are on. */
  active: number;
  startsOpen: boolean;
  /** "Show 34 bids". */
  showLabel: string;
  children: ReactNode;
};

/** Escape closes the sheet that covers the page. So does moving on, because what is under it cannot be seen. */
function closeWhenLeft(sheet: HTMLDetailsElement): () => void {
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== "Escape" || !coversPage(sheet)) return;
    sheet.open = false;
    sheet.querySelector("summary")?.focus();
  }
  function onFocusOut({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && coversPage(sheet) && !sheet.contains(relatedTarget))
      sheet.open = false;
  }
  sheet.addEventListener("keydown", onKeyDown);
  sheet.addEventListener("focusout", onFocusOut);
  return () => {
    sheet.removeEventListener("keydown", onKeyDown);
    sheet.removeEventListener("focusout", onFocusOut);
  };
}

/**
 * The filters: a column on wide screens, on others a disclosure that covers the page. Its foot stays in view. With
 * JavaScript a choice applies at once, so the foot says what it finds and closes the sheet; without, it sends the form.
 */
export function FilterSheet({ active, startsOpen, showLabel, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [open] = useState(startsOpen);
  const hydrated = useHydrated();

  useEffect(() => (sheet.current ? closeWhenLeft(sheet.current) : undefined), []);

  function showResults(event: MouseEvent) {
    if (!hydrated || !coversPage(sheet.current)) return;
    event.preventDefault();
    if (sheet.current) sheet.current.open = false;
    document.getElementById(RESULTS_ID)?.focus();
  }

  return (
    <details
      ref={sheet}
      open={open}
      className="group/filters sheet-below-lg unfold-lg rounded-card border border-line bg-surface max-sm:flex-1"
    >
      <summary className="flex min-h-11 items-center rounded-card bg-surface px-4 font-semibold max-sm:not-group-open/filters:px-3 max-lg:group-open/filters:sticky max-lg:group-open/filters:top-0 max-lg:group-open/filters:z-10 max-lg:group-open/filters:min-h-14 max-lg:group-open/filters:border-b max-lg:group-open/filters:border-line">
        <span>
          Filters
          {active > 0 && (
            <>
              {` (${active}`}
              <span className="max-sm:not-group-open/filters:sr-only"> active</span>)
            </>
          )}
        </span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted max-sm:size-4 max-lg:group-open/filters:hidden lg:group-open/filters:rotate-180"
        />
        <X aria-hidden="true" className="ml-auto hidden size-5 shrink-0 max-lg:group-open/filters:block" />
      </summary>
      <div className="divide-y divide-line px-4 pb-4 max-lg:flex max-lg:min-h-[calc(100dvh-3.5rem)] max-lg:flex-col max-lg:pb-0 lg:pt-1">
        {children}
        <div className="bg-surface pt-4 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-4 max-lg:mt-auto max-lg:px-4 max-lg:py-3">
          {hydrated && (
            <Button className="w-full lg:hidden" onClick={showResults}>
              {showLabel}
            </Button>
          )}
          <Button look="secondary" className={hydrated ? "w-full max-lg:hidden" : "w-full"}>
            Apply filters
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Only an open sheet of a small screen is out of the page's flow. */
function coversPage(sheet: HTMLElement | null): boolean {
  return sheet !== null && getComputedStyle(sheet).position === "fixed";
}
