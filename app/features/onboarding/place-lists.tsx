import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Badge } from "~/ui/badge";
import type { PlaceOption } from "./views";

type PlaceListsProps = {
  name: string;
  /** One list for each parent, in this order. */
  parents: ReadonlyArray<PlaceOption>;
  places: ReadonlyArray<PlaceOption>;
  chosen: ReadonlyArray<string>;
};

/** Checkboxes in columns, collapsed by state so that a long list does not bury the page. */
export function PlaceLists({ name, parents, places, chosen }: PlaceListsProps) {
  return (
    <div className="space-y-2">
      {parents.map((parent) => (
        <PlaceList
          key={parent.code}
          {...{ name, parent, chosen }}
          places={places.filter((place) => place.parent === parent.code)}
        />
      ))}
    </div>
  );
}

type PlaceListProps = Omit<PlaceListsProps, "parents"> & { parent: PlaceOption };

function PlaceList({ name, parent, places, chosen }: PlaceListProps) {
  const count = places.filter(({ code }) => chosen.includes(code)).length;
  // Starts open if it contains a choice; after that the user decides.
  const [open] = useState(count > 0);
  if (places.length === 0) return null;
  return (
    <details open={open} className="group rounded-control border border-edge bg-surface">
      <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 font-semibold hover:bg-wash">
        {parent.name}
        <Badge tone={count > 0 ? "plain" : "outline"}>
          {count > 0 ? `${count} of ${places.length} chosen` : "All of it"}
        </Badge>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <div className="relative px-3 pb-3 max-sm:max-h-96 max-sm:overflow-y-auto">
        <div
          role="group"
          aria-label={parent.name}
          className="gap-x-4 min-[26rem]:columns-2 md:columns-3 lg:columns-4"
        >
          {places.map(({ code, name: label }) => (
            <label
              key={code}
              className="flex min-h-11 break-inside-avoid items-center gap-3 py-1 leading-5 lg:min-h-9"
            >
              <input
                type="checkbox"
                name={name}
                value={code}
                defaultChecked={chosen.includes(code)}
                className="size-5 shrink-0"
              />
              <span className="min-w-0">{label}</span>
            </label>
          ))}
        </div>
      </div>
    </details>
  );
}
