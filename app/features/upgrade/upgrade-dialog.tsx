import type { ReactNode } from "react";
import { UPGRADE } from "~/content/billing";
import { Dialog } from "~/ui/dialog";
import { UpgradeContent } from "./upgrade-content";
import type { UpgradeView } from "./upgrade-view";

type UpgradeDialogProps = {
  view: UpgradeView;
  closeHref: string;
  /** Why the dialog opened, if the user did not open it. */
  children?: ReactNode;
};

/** Any page shows it at `?upgrade=1`: inline on a full load, as a dialog after client navigation. */
export function UpgradeDialog({ view, closeHref, children }: UpgradeDialogProps) {
  return (
    <Dialog title={UPGRADE.title} closeHref={closeHref}>
      {children && <div className="mb-4 max-w-measure space-y-1">{children}</div>}
      <UpgradeContent view={view} closeHref={closeHref} />
    </Dialog>
  );
}
