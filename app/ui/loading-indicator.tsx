import { useNavigation } from "@remix-run/react";

/**
 * Shown while another page loads (spec section 2, route guard: a spinner). CSS delays it, so that fast navigations do
 * not flash. Without JavaScript the browser shows its own.
 */
export function LoadingIndicator() {
  const { state } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div
      role="status"
      data-print="hide"
      className="pointer-events-none fixed inset-x-0 top-3 z-50 mx-auto flex w-fit animate-appear-late items-center gap-2 rounded-full bg-surface px-4 py-2 font-semibold text-ink shadow-float"
    >
      <span
        aria-hidden="true"
        className="size-4 animate-spin rounded-full border-2 border-line border-t-primary"
      />
      Loading…
    </div>
  );
}
