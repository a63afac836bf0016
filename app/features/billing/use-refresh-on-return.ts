import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";

/**
 * For a form that opens the payment provider in a new tab: once it has been submitted, this page loads its data again
 * whenever the user comes back to it, so that it does not keep showing the plan from before.
 */
export function useRefreshOnReturn(): () => void {
  const { revalidate } = useRevalidator();
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    if (!isAway) return;
    const refresh = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    document.addEventListener("visibilitychange", refresh);
    window.addEventListener("focus", refresh);
    return () => {
      document.removeEventListener("visibilitychange", refresh);
      window.removeEventListener("focus", refresh);
    };
  }, [isAway, revalidate]);
  return () => {
    setIsAway(true);
  };
}
