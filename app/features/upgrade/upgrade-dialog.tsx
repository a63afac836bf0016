import type { ReactNode } from "react";
import { UPGRADE } from "~/content/billing";
import { Dialog } from "~/ui/dialog";
import { UpgradeContent } from "./upgrade-content";
import type { UpgradeView } from "./upgrade-view";

type UpgradeDialogProps = {
  view: UpgradeView;
  closeHref: string;
  /** Why the dialog opened, if the user did not open it; the button that buys follows it. */
  children?: ReactNode;
};

/** Any page shows it at `?upgrade=1`: inline on a full load, as a dialog after client navigation. */
export function UpgradeDialog({ view, closeHref, children }: UpgradeDialogProps) {
  return (
    <Dialog title={UPGRADE.title} closeHref={closeHref}>
      <UpgradeContent view={view} closeHref={closeHref} lead={children} />
    </Dialog>
  );
}
