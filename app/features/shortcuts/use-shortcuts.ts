import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { type KeyPress, OPEN_DIALOG, readKey } from "./shortcut-rules";

const USES_KEYS = "input, select, textarea, [contenteditable], [role=menu], [role=listbox]";

/** Listens for the keys. What they do is loaded with the first one that is pressed. */
export function useShortcuts(areOn: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!areOn) return;
    let gPressedAt: number | null = null;
    // One after the other, also while the code is still on its way.
    let done = Promise.resolve();

    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const read = readKey(pressOf(event), gPressedAt);
      ({ gPressedAt } = read);
      const { shortcut } = read;
      if (shortcut === null) return;
      event.preventDefault();
      done = done
        .then(() => import("./run-shortcut"))
        .then(
          ({ runShortcut }) => {
            runShortcut(shortcut, navigate);
          },
          () => undefined,
        );
    }

    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [areOn, navigate]);
}

function pressOf(event: KeyboardEvent): KeyPress {
  const within = (selector: string) =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  return {
    key: event.key,
    hasModifier: event.ctrlKey || event.metaKey || event.altKey,
    isHeld: event.repeat,
    isTyping: within(USES_KEYS),
    inDialog: within("[role=dialog]") || document.querySelector(OPEN_DIALOG) !== null,
    at: event.timeStamp,
  };
}
