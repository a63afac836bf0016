import { Link } from "@remix-run/react";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { UPGRADE } from "~/content/billing";
import { PageOrDialog } from "~/ui/page-or-dialog";
import { UpgradeContent } from "./upgrade-content";
import type { UpgradeView } from "./views";

type UpgradeDialogProps = {
  view: UpgradeView;
  closeHref: string;
  /** Why the dialog opened, if the user did not open it. */
  children?: ReactNode;
};

/** Any page shows it at `?upgrade=1`: inline on a full load, as a dialog after client navigation. */
export function UpgradeDialog({ view, closeHref, children }: UpgradeDialogProps) {
  return (
    <PageOrDialog title={UPGRADE.title} closeHref={closeHref}>
      {() => (
        <div className="min-h-0 overflow-y-auto p-5">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 className="text-xl">{UPGRADE.title}</h2>
            <Link
              to={closeHref}
              replace
              preventScrollReset
              className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-wash"
            >
              <X aria-hidden="true" className="size-6" />
              <span className="sr-only">Close</span>
            </Link>
          </div>
          {children && <div className="mb-4 max-w-measure space-y-1">{children}</div>}
          <UpgradeContent view={view} closeHref={closeHref} />
        </div>
      )}
    </PageOrDialog>
  );
}
