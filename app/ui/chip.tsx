import { Link } from "@remix-run/react";
import { X } from "lucide-react";

const FRAME = "inline-flex max-w-full items-center rounded-full text-sm leading-5";

export function Chip({ children }: { children: string }) {
  return <span className={`${FRAME} min-h-8 bg-wash px-3 py-1 wrap-anywhere`}>{children}</span>;
}

/** The whole chip is a link that removes its filter. */
export function RemovableChip({ label, removeHref }: { label: string; removeHref: string }) {
  return (
    <Link
      to={removeHref}
      className={`${FRAME} min-h-11 gap-1.5 border border-edge bg-surface py-1 pr-2.5 pl-3.5 hover:bg-wash`}
    >
      <span className="sr-only">Remove filter: </span>
      <span className="min-w-0 truncate">{label}</span>
      <X aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </Link>
  );
}
