import { Badge } from "~/ui/badge";
import { CheckboxList } from "~/ui/checkbox-list";
import type { PlaceOption } from "./wizard-view";

type PlaceListsProps = {
  name: string;
  /** One list for each parent, in this order. */
  parents: ReadonlyArray<PlaceOption>;
  places: ReadonlyArray<PlaceOption>;
  chosen: ReadonlyArray<string>;
};

/** Collapsed by state, so that a long list does not bury the page; open if it has a choice. */
export function PlaceLists({ name, parents, places, chosen }: PlaceListsProps) {
  return (
    <div className="space-y-2">
      {parents.map((parent) => {
        const options = places
          .filter((place) => place.parent === parent.code)
          .map(({ code, name: label }) => ({ value: code, label, selected: chosen.includes(code) }));
        if (options.length === 0) return null;
        return (
          <CheckboxList
            key={parent.code}
            name={name}
            legend={parent.name}
            options={options}
            startsOpen={options.some(({ selected }) => selected)}
            isFramed
            count={(ticked) => (
              <Badge tone={ticked > 0 ? "plain" : "outline"}>
                {ticked > 0 ? `${ticked} of ${options.length} chosen` : "All of it"}
              </Badge>
            )}
          />
        );
      })}
    </div>
  );
}
