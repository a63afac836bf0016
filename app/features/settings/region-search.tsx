import { useEffect, useRef } from "react";
import { Button } from "~/ui/button";
import { CONTROL } from "~/ui/field";
import { useAfterHydration } from "~/ui/use-after-hydration";
import { useHydrated } from "~/ui/use-hydrated";
import type { RegionPickerView } from "./settings-view";

/** After the last letter. */
const DEBOUNCE_MS = 250;

type RegionSearchProps = {
  /** What was searched for, and the places that were found. */
  found: RegionPickerView | null;
  /** Where the form is sent without JavaScript. */
  action: string;
  /** Unnamed, the box is not sent with the form. */
  name: string | undefined;
  search: (box: HTMLInputElement) => void;
};

/**
 * A search inside another form. With JavaScript the list follows what is typed; without, the button sends that form, so
 * that nothing chosen in it is lost.
 */
export function RegionSearch({ found, action, name, search }: RegionSearchProps) {
  const typed = found?.typed ?? "";
  const { box, findSoon, findNow } = useSearchWhileTyping(typed, search);
  const hydrated = useHydrated();
  return (
    <div>
      <label htmlFor="find-region" className="mb-1 block font-semibold">
        Find a place
      </label>
      <div className="flex max-w-md gap-2">
        <input
          ref={box}
          id="find-region"
          type="search"
          name={name}
          defaultValue={typed}
          maxLength={60}
          placeholder="City, county, province or state"
          autoComplete="off"
          enterKeyHint="search"
          className={CONTROL}
          onChange={(event) => {
            event.stopPropagation();
            findSoon();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            findNow();
          }}
        />
        <Button
          look="secondary"
          formMethod="get"
          formAction={action}
          formNoValidate
          type={hydrated ? "button" : "submit"}
          onClick={hydrated ? findNow : undefined}
        >
          Find
        </Button>
      </div>
      <p role="status" className="sr-only">
        {found && typed !== "" && saidOf(found)}
      </p>
    </div>
  );
}

const saidOf = ({ heading, choices }: RegionPickerView) =>
  choices.length === 0 ? heading : `${heading}: ${choices.map(({ name }) => name).join("; ")}`;

function useSearchWhileTyping(typed: string, search: RegionSearchProps["search"]) {
  const box = useRef<HTMLInputElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });

  const stop = () => {
    window.clearTimeout(timer.current);
  };
  const findNow = () => {
    stop();
    if (box.current) latest.current(box.current);
  };
  const findSoon = () => {
    stop();
    timer.current = window.setTimeout(findNow, DEBOUNCE_MS);
  };

  // What was typed before the scripts came is searched for; a form that is sent ends the search.
  useAfterHydration(() => {
    const input = box.current;
    if (input && input.value !== input.defaultValue) findSoon();
    const form = input?.form;
    form?.addEventListener("submit", stop);
    return () => {
      stop();
      form?.removeEventListener("submit", stop);
    };
  });

  // A link that leaves the search empties the box, but nothing is changed under the typing hand.
  const shown = useRef(typed);
  useEffect(() => {
    if (shown.current === typed) return;
    shown.current = typed;
    if (box.current && box.current !== document.activeElement) box.current.value = typed;
  }, [typed]);

  return { box, findSoon, findNow };
}
