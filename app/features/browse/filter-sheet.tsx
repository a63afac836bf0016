import { ChevronDown, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from "react";
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

/**
 * The filters: a column on wide screens, on others a disclosure that covers the page. Its foot stays in view. With
 * JavaScript a choice applies at once, so the foot says what it finds and closes the sheet; without, it sends the form.
 */
export function FilterSheet({ active, startsOpen, showLabel, children }: FilterSheetProps) {
  const sheet = useRef<HTMLDetailsElement>(null);
  const [open] = useState(startsOpen);
  const hydrated = useHydrated();

  function close() {
    if (sheet.current) sheet.current.open = false;
  }

  function showResults(event: MouseEvent) {
    if (!hydrated || !coversPage(sheet.current)) return;
    event.preventDefault();
    close();
    document.getElementById(RESULTS_ID)?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || !coversPage(sheet.current)) return;
    close();
    sheet.current?.querySelector("summary")?.focus();
  }

  /** What is under the sheet cannot be seen, so it must not have the focus. */
  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && coversPage(sheet.current) && !sheet.current?.contains(relatedTarget)) close();
  }

  return (
    <details
      ref={sheet}
      open={open}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="group/filters sheet-below-lg unfold-lg rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-11 items-center rounded-card bg-surface px-4 font-semibold max-lg:group-open/filters:sticky max-lg:group-open/filters:top-0 max-lg:group-open/filters:z-10 max-lg:group-open/filters:min-h-14 max-lg:group-open/filters:border-b max-lg:group-open/filters:border-line">
        <span>Filters{active > 0 && ` (${active} active)`}</span>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted max-lg:group-open/filters:hidden lg:group-open/filters:rotate-180"
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
