import { Link, useLocation } from "@remix-run/react";
import { SHORTCUTS } from "~/content/shortcuts";
import { Dialog, DialogClose } from "~/ui/dialog";
import { HELP_ID, hrefWithoutSheet, isSheetOpen } from "./sheet-href";

/** The list of the keys, if the page's address says that it is open. */
export function ShortcutSheet({ areOn }: { areOn: boolean }) {
  const location = useLocation();
  if (!isSheetOpen(location)) return null;
  return (
    <Dialog
      title={SHORTCUTS.heading}
      closeHref={hrefWithoutSheet(location)}
      returnTo={HELP_ID}
      width="narrow"
      footer={<DialogClose>Close</DialogClose>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5">
        {SHORTCUTS.keys.map(({ keys, text }) => (
          <div key={text} className="contents">
            <dt className="whitespace-nowrap">
              {keys.map((key, index) => (
                <span key={key}>
                  {index > 0 && " or "}
                  <kbd className="rounded-control border border-edge px-1.5 font-semibold">{key}</kbd>
                </span>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-muted">
        {areOn ? SHORTCUTS.whenOn : SHORTCUTS.whenOff}{" "}
        <Link to="/dashboard/profile#keys" className="text-link">
          {areOn ? SHORTCUTS.turnOff : SHORTCUTS.turnOn}
        </Link>
      </p>
    </Dialog>
  );
}
