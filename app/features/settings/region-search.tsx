import { useRef } from "react";
import { Button } from "~/ui/button";
import { CONTROL } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";

type RegionSearchProps = {
  typed: string;
  /** Where the form is sent without JavaScript. */
  action: string;
  /** Unnamed, the box is not sent with the form. */
  name: string | undefined;
  search: (box: HTMLInputElement) => void;
};

/** A search inside another form. Without JavaScript it sends that form, so that nothing chosen in it is lost. */
export function RegionSearch({ typed, action, name, search }: RegionSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const find = () => {
    if (box.current) search(box.current);
  };
  return (
    <div>
      <label htmlFor="find-region" className="mb-1 block font-semibold">
        Find a place
      </label>
      <div className="flex max-w-md gap-2">
        <input
          key={typed}
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
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            find();
          }}
        />
        <Button
          look="secondary"
          formMethod="get"
          formAction={action}
          formNoValidate
          type={hydrated ? "button" : "submit"}
          onClick={hydrated ? find : undefined}
        >
          Find
        </Button>
      </div>
    </div>
  );
}
