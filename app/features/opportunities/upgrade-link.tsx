import { useSearchParams } from "@remix-run/react";
import { LinkButton } from "~/ui/button";

/** Opens what Pro adds over the page it stands on, whose address stays as it is otherwise. */
export function UpgradeLink() {
  const [query] = useSearchParams();
  const withDialog = new URLSearchParams(query);
  withDialog.set("upgrade", "1");
  return (
    <LinkButton to={`?${withDialog.toString()}`} preventScrollReset>
      Upgrade to Pro
    </LinkButton>
  );
}
