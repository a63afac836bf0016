import icons from "./icons.svg?url";

/** The icons of `icons.svg`. */
export type IconName =
  | "calendar"
  | "chevron-down"
  | "dashboard"
  | "done"
  | "heart"
  | "help"
  | "menu"
  | "panel-close"
  | "panel-open"
  | "search"
  | "settings"
  | "sign-out"
  | "sparkles"
  | "to-do"
  | "x";

/** An icon of the file that the browser fetches once for all pages, so a page does not contain its shapes. */
export function DrawnIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" fill="none" className={className}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
