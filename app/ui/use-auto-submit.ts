import { useLocation, useNavigationType, useSubmit } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isEdited } from "./is-edited";
import { useOnChangeOf } from "./use-after-hydration";

/** The debounce for search and filters (spec section 9). */
const DEBOUNCE_MS = 250;

/** Marks an entry of the browser's history that editing made, so that further editing replaces it. */
type EntryState = { edited?: number } | null;

/**
 * Submits a GET form while it is edited. Back leads to the list before the first edit. When the URL changes otherwise (a
 * removed chip, Back), the form shows the URL's values again. Without JavaScript the form has its own button.
 */
export function useAutoSubmit() {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const isRunning = useRef(false);
  const isOwnEntry = useRef(false);
  const submissions = useRef(0);
  const submit = useSubmit();
  const isBackOrForward = useNavigationType() === "POP";
  const { search, state } = useLocation() as { search: string; state: EntryState };

  useEffect(() => {
    isOwnEntry.current = state?.edited !== undefined;
  }, [state]);

  function stop() {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }

  useEffect(() => stop, []);

  useOnChangeOf(search, () => {
    if (!form.current) return;
    const isNew = !isRunning.current;
    isRunning.current = true;
    const changedSince = timer.current !== undefined;
    // Count what was chosen before hydration as a change.
    if (isNew && isEdited(form.current)) onChange();
    else if (!changedSince && (isBackOrForward || !isOvertaken(state, submissions.current)))
      showQuery(form.current, new URLSearchParams(search));
  });

  function onChange() {
    stop();
    timer.current = window.setTimeout(() => {
      timer.current = undefined;
      if (!form.current) return;
      submissions.current += 1;
      const edited: EntryState = { edited: submissions.current };
      submit(form.current, { replace: isOwnEntry.current, state: edited, preventScrollReset: true });
    }, DEBOUNCE_MS);
  }

  return { ref: form, onChange, onSubmit: stop };
}

/** Whether the form has been sent again since: what this answer lacks is on its way, so it must not be taken out. */
export function isOvertaken(state: EntryState, submissions: number): boolean {
  return state?.edited !== undefined && state.edited < submissions;
}

const TEXT_TYPES: ReadonlyArray<string> = ["search", "text", "date"];

/** Do not overwrite the text being typed: the server may have trimmed it. */
function showQuery(form: HTMLFormElement, query: URLSearchParams) {
  for (const control of form.elements) {
    // A control without a name, such as a list's search box, is not of the query.
    if (!("name" in control) || control.name === "") continue;
    if (control instanceof HTMLSelectElement) {
      control.value = query.get(control.name) ?? "";
      // The usual choice has no value of its own, and an address may name it all the same.
      if (control.selectedIndex < 0) control.value = "";
      if (control.selectedIndex < 0) control.selectedIndex = 0;
    } else if (control instanceof HTMLInputElement && control.type === "radio") {
      control.checked = query.get(control.name) === control.value;
    } else if (control instanceof HTMLInputElement && control.type === "checkbox") {
      control.checked = query.getAll(control.name).includes(control.value);
    } else if (control instanceof HTMLInputElement && TEXT_TYPES.includes(control.type)) {
      if (control !== document.activeElement) control.value = query.get(control.name) ?? "";
    }
  }
}
