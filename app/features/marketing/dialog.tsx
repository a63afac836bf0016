import { X } from "lucide-react";
import type { ReactNode } from "react";

type OpenerProps = { opens: string; className?: string; children: ReactNode };

/**
 * Opens a dialog without scripts: as a modal where the browser supports `command`, else as a popover. Browsers with
 * neither show it inline at `#id`.
 */
export function DialogOpener({ opens, className, children }: OpenerProps) {
  const invokers = {
    command: "show-modal",
    commandfor: opens,
    popovertarget: opens,
    popovertargetaction: "show",
  };
  return (
    <>
      <button type="button" className={`needs-popover ${className ?? ""}`} {...invokers}>
        {children}
      </button>
      <a href={`#${opens}`} className={`without-popover ${className ?? ""}`}>
        {children}
      </a>
    </>
  );
}

type DialogProps = { id: string; title: string; lead?: string; wide?: boolean; children: ReactNode };

export function PublicDialog({ id, title, lead, wide = false, children }: DialogProps) {
  const closers = { command: "close", commandfor: id, popovertarget: id, popovertargetaction: "hide" };
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={`public-dialog ${wide ? "max-w-3xl" : "max-w-xl"}`}
      {...{ popover: "auto", closedby: "any" }}
    >
      <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
        <div>
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted">{lead}</p>}
        </div>
        <button
          type="button"
          className="dialog-close -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-wash"
          {...closers}
        >
          <X aria-hidden="true" className="size-5" />
          <span className="sr-only">Close</span>
        </button>
      </div>
      <div className="px-4 py-5 sm:px-6">{children}</div>
    </dialog>
  );
}
