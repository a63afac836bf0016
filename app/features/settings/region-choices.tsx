import { Link } from "@remix-run/react";
import { classes } from "~/ui/classes";
import type { Choose } from "./chosen-regions";
import type { RegionChoiceView, RegionLink, RegionPickerView } from "./settings-view";

type RegionChoicesProps = {
  many: boolean;
  picker: RegionPickerView;
  ticked: ReadonlyArray<string>;
  choose: Choose;
  /** Unnamed boxes are not sent with the form. */
  name: string | undefined;
  /** Whether a step in the tree sends the whole form of the settings, as it does without JavaScript. */
  sendsForm?: boolean;
  /** Chosen regions whose box is above, so that unticking that one is enough. */
  leftOut: ReadonlyArray<string>;
};

/** The places that fit the search or are inside the opened place, and the way back up. */
export function RegionChoices({ picker, leftOut, sendsForm = false, ...rest }: RegionChoicesProps) {
  const { heading, path, choices } = picker;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{heading}</legend>
      {path.length > 0 && (
        <nav aria-label="Places above" className="flex flex-wrap gap-x-4 text-sm">
          {path.map((place) => (
            <Step key={place.href} place={place} sendsForm={sendsForm} />
          ))}
        </nav>
      )}
      <ul
        role="list"
        className="mt-1 max-h-[28rem] divide-y divide-line overflow-y-auto border-y border-line"
      >
        {choices.map((choice) => (
          <li key={choice.code} className="flex flex-wrap items-start gap-x-4 py-1">
            {choice.parts && !rest.many ? (
              <p className="min-h-11 flex-1 basis-60 py-2.5 text-muted">
                {choice.name}: {choice.covers}
              </p>
            ) : placesOf(choice).every(({ code }) => leftOut.includes(code)) ? (
              <p className="min-h-11 flex-1 basis-60 py-2.5 text-muted">{choice.name}: in your list above</p>
            ) : (
              <Choice choice={choice} {...rest} />
            )}
            {choice.inside && (
              <Step place={choice.inside} sendsForm={sendsForm} className="text-sm max-sm:pl-8" />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The places that a choice adds: its own, or all of an area's. */
const placesOf = ({ code, name, parts }: RegionChoiceView) =>
  parts ?? [{ code, name: name.replace(/ \(all\)/, "") }];

type StepProps = { place: RegionLink; sendsForm: boolean; className?: string };

/** Up or down the tree. Without JavaScript the whole form is sent along, so that nothing in it is lost. */
function Step({ place: { name, code, href }, sendsForm, className }: StepProps) {
  const look = classes("inline-flex min-h-11 items-center text-link", className);
  return sendsForm ? (
    <button
      type="submit"
      formMethod="get"
      formAction="/dashboard/settings"
      formNoValidate
      name="in"
      value={code}
      className={look}
    >
      {name}
    </button>
  ) : (
    <Link to={href} preventScrollReset className={look}>
      {name}
    </Link>
  );
}

type ChoiceProps = Pick<RegionChoicesProps, "many" | "ticked" | "choose" | "name"> & {
  choice: RegionChoiceView;
};

function Choice({ choice, many, ticked, choose, name: fieldName }: ChoiceProps) {
  const { code, name, covers } = choice;
  return (
    <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-start gap-3 py-2.5">
      <input
        type={many ? "checkbox" : "radio"}
        name={fieldName}
        value={code}
        data-region
        aria-describedby={`covers-${code}`}
        aria-labelledby={`place-${code}`}
        checked={placesOf(choice).every((place) => ticked.includes(place.code))}
        onChange={(event) => {
          choose(placesOf(choice), event.currentTarget.checked);
        }}
        className="mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0">
        <span id={`place-${code}`} className="block">
          {name}
        </span>
        <span id={`covers-${code}`} className="block text-sm text-muted">
          {covers}
        </span>
      </span>
    </label>
  );
}
