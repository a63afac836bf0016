import { PRODUCT_NAME } from "~/content/product";
import { classes } from "./classes";
import { PageLink } from "./row-link";

/** The logo. Decorative, because the name is always beside it. */
export function Mark({ className = "size-8" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      className={classes("shrink-0", className)}
    >
      <rect width="32" height="32" rx="7" className="fill-primary" />
      <path
        d="M2.5 5.5 11 9v4l-8.5 3.5zM29.5 5.5 21 9v4l8.5 3.5z"
        className="fill-on-primary"
        opacity=".35"
      />
      <path d="M13 16.5h6L21 27H11zM11.5 14h9v2h-9z" className="fill-on-primary" />
      <circle cx="16" cy="10" r="3.25" className="fill-beacon" />
    </svg>
  );
}

type BrandLinkProps = {
  to: string;
  className?: string;
  /** Show only the logo on the narrowest screens. */
  compact?: boolean;
  /** Show only the logo on all screens. */
  iconOnly?: boolean;
};

export function BrandLink({ to, className, compact = false, iconOnly = false }: BrandLinkProps) {
  return (
    <PageLink
      href={to}
      className={classes("inline-flex min-h-11 items-center gap-2.5 text-lg font-bold", className)}
    >
      <Mark />
      <span className={classes(iconOnly ? "sr-only" : compact && "max-[30rem]:sr-only")}>{PRODUCT_NAME}</span>
    </PageLink>
  );
}
