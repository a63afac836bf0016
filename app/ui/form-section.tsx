import type { ReactNode } from "react";
import { classes } from "./classes";

type FormSectionProps = {
  /** Also the section's anchor. */
  id: string;
  heading: string;
  intro?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A section of a settings page: heading on the left of wide screens, controls in a frame beside it. */
export function FormSection({ id, heading, intro, className, children }: FormSectionProps) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      id={id}
      className="grid gap-3 border-t border-line pt-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-8"
    >
      <div>
        <h2 id={`${id}-heading`} className="text-lg">
          {heading}
        </h2>
        {intro && <div className="mt-1 max-w-measure text-sm text-muted">{intro}</div>}
      </div>
      <div
        className={classes(
          "min-w-0 space-y-5 rounded-card border border-line bg-surface p-4 sm:p-5",
          className,
        )}
      >
        {children}
      </div>
    </section>
  );
}
