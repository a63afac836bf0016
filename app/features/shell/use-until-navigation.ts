import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { isReloadOf } from "~/ui/reload-in-place";

/** What comes once, such as a flash message: kept while the same page revalidates or reloads in place. */
export function useUntilNavigation<T>(value: T | null): T | null {
  const { key, state } = useLocation() as { key: string; state: unknown };
  const [kept, setKept] = useState({ key, value });
  const isSamePage = kept.key === key || isReloadOf(state, kept.key);
  const shown = value ?? (isSamePage ? kept.value : null);
  if (kept.key !== key || shown !== kept.value) setKept({ key, value: shown });
  return shown;
}
