import { X } from "lucide-react";
import type { ReactNode } from "react";
import { DialogHead, HEAD_CLOSE } from "~/ui/dialog-head";

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

type PublicDialogProps = { id: string; title: string; lead?: string; wide?: boolean; children: ReactNode };

/** The dialog of pages without scripts, with the same head and closing gestures as `ui/dialog.tsx`. */
export function PublicDialog({ id, title, lead, wide = false, children }: PublicDialogProps) {
  const closers = { command: "close", commandfor: id, popovertarget: id, popovertargetaction: "hide" };
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className={`public-dialog ${wide ? "max-w-3xl" : "max-w-xl"}`}
      {...{ popover: "auto", closedby: "any" }}
    >
      <span className="second-click-guard" />
      <DialogHead
        id={`${id}-title`}
        title={title}
        lead={lead && <p className="mt-1 text-muted">{lead}</p>}
        close={
          <button type="button" className={`dialog-close ${HEAD_CLOSE}`} {...closers}>
            <X aria-hidden="true" className="size-5" />
            <span className="sr-only">Close</span>
          </button>
        }
      />
      <div className="px-4 py-5 sm:px-6">{children}</div>
    </dialog>
  );
}
