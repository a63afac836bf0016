import { useSearchParams } from "@remix-run/react";
import { LinkButton } from "~/ui/button";

/** Opens the upgrade dialog over the current page and keeps the rest of the URL. */
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
