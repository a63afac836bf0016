import type { ReactNode } from "react";

type EmptyStateProps = { heading: string; children: ReactNode; action?: ReactNode };

/** Nothing to list: says why, and what to do next. */
export function EmptyState({ heading, children, action }: EmptyStateProps) {
  return (
    <div data-empty="" className="rounded-card border border-dashed border-edge px-5 py-10 text-center">
      <h2 className="text-xl">{heading}</h2>
      <div className="mx-auto mt-2 max-w-measure text-muted">{children}</div>
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
