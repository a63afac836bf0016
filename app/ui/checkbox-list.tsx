import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { optionsFound } from "~/domain/label-search";
import { classes } from "./classes";
import { CONTROL } from "./field";
import { useHydrated } from "./use-hydrated";

export type CheckboxOption = {
  value: string;
  label: string;
  selected: boolean;
  group?: string;
  /** Other names that find it. */
  also?: ReadonlyArray<string>;
  /** A number beside the label. */
  count?: string;
};

type CheckboxListProps = {
  /** The form field's name; the All and None buttons use it too. */
  name: string;
  legend: string;
  options: ReadonlyArray<CheckboxOption>;
  /** After that the user decides. */
  startsOpen?: boolean;
  /** Always open on wide screens. */
  unfolds?: boolean;
  /** A field of the form for the search box, so that a list of a GET form can be searched without JavaScript. */
  finder?: { name: string; term: string };
  /** What the summary says about the number of ticked boxes. */
  count?: (ticked: number) => ReactNode;
  /**
   * Submit buttons (`all=<name>`, `none=<name>`), so they work without JavaScript: the server redirects to the URL with
   * those choices.
   */
  hasAllAndNone?: boolean;
  /** Shows the first options of a long group, and the others after "Show all". */
  isShortened?: boolean;
  isFramed?: boolean;
  /** Why there are no options yet; disables the list. */
  disabledBecause?: string | undefined;
};

/** A longer list has a search box. */
const SEARCHED_FROM = 16;
/** A longer group is shortened. */
const SHORTENED_FROM = 20;
const SHOWN_FIRST = 10;

/** A disclosure of native checkboxes. With JavaScript the search box is not submitted. */
export function CheckboxList(props: CheckboxListProps) {
  const { name, legend, options, startsOpen = false, count = countBadge, disabledBecause } = props;
  const { hasAllAndNone = false, isShortened = false, isFramed = false } = props;
  const { unfolds = false, finder } = props;
  const [open] = useState(startsOpen || Boolean(finder?.term));
  const { ticked, ...counted } = useTicked(options);
  const [term, setTerm] = useState(finder?.term ?? "");
  const hydrated = useHydrated();
  const isSearched = (hydrated || finder !== undefined) && options.length >= SEARCHED_FROM;
  const found = optionsFound(options, term);
  const hintId = `${name}-hint`;
  return (
    <details
      open={open}
      className={classes(
        "group",
        unfolds && "unfold-lg",
        isFramed && "rounded-control border border-edge bg-surface",
      )}
    >
      <summary
        className={classes(
          "flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-2 font-semibold",
          isFramed && "px-3 hover:bg-wash",
        )}
      >
        <span>{legend}</span>
        {count(ticked)}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-5 shrink-0 text-muted group-open:rotate-180"
        />
      </summary>
      <fieldset
        disabled={Boolean(disabledBecause)}
        aria-describedby={disabledBecause ? hintId : undefined}
        aria-label={legend}
        {...counted}
        className={classes("min-w-0 pb-4", isFramed && "px-3")}
      >
        {unfolds && (
          <p
            aria-hidden="true"
            className="hidden gap-x-3 pt-3 pb-1 font-semibold supports-[selector(::details-content)]:lg:flex"
          >
            {legend}
            {count(ticked)}
          </p>
        )}
        {disabledBecause && (
          <p id={hintId} className="text-sm text-muted">
            {disabledBecause}
          </p>
        )}
        {options.length > 0 && hasAllAndNone && (
          <div className="mb-1 flex gap-2">
            <AllOrNone action="all" name={name} legend={legend} />
            <AllOrNone action="none" name={name} legend={legend} />
          </div>
        )}
        {isSearched && (
          <SearchBox
            {...{ legend, term, setTerm }}
            found={found.length}
            field={hydrated ? null : finder!.name}
          />
        )}
        {inGroups(options).map(([group, members]) => (
          <div
            key={group}
            role={group ? "group" : undefined}
            aria-label={group || undefined}
            hidden={!members.some((option) => found.includes(option))}
          >
            {group && <p className="pt-2 text-sm font-semibold text-muted">{group}</p>}
            <Boxes {...{ name, members, found, isShortened }} isOpen={term !== ""} />
          </div>
        ))}
      </fieldset>
    </details>
  );
}

function countBadge(ticked: number) {
  return (
    ticked > 0 && (
      <span className="rounded-full bg-wash px-2 text-sm tabular-nums">
        {ticked}
        <span className="sr-only"> selected</span>
      </span>
    )
  );
}

/** The number of ticked boxes: the page's, until the user or the next page changes it. */
function useTicked(options: ReadonlyArray<CheckboxOption>) {
  const selected = options.filter((option) => option.selected).length;
  const list = useRef<HTMLFieldSetElement>(null);
  const [counted, setCounted] = useState({ selected, ticked: selected });
  if (counted.selected !== selected) setCounted({ selected, ticked: selected });

  function onChange() {
    const ticked = list.current?.querySelectorAll(":checked").length ?? 0;
    setCounted((before) => ({ ...before, ticked }));
  }

  // Count what was ticked before hydration.
  useEffect(onChange, []);
  return { ticked: counted.ticked, ref: list, onChange };
}

type SearchBoxProps = {
  legend: string;
  term: string;
  setTerm: (term: string) => void;
  found: number;
  /** The form's field until JavaScript runs. */
  field: string | null;
};

function SearchBox({ legend, term, setTerm, found, field }: SearchBoxProps) {
  return (
    <div className="pt-1 pb-2">
      <div className="flex max-w-sm gap-2">
        <input
          type="search"
          name={field ?? undefined}
          aria-label={`Search ${legend}`}
          placeholder="Search this list"
          autoComplete="off"
          value={term}
          className={CONTROL}
          // Typing here changes nothing in the form, and Enter must not submit it.
          onChange={(event) => {
            event.stopPropagation();
            setTerm(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter") event.preventDefault();
          }}
        />
        {field !== null && (
          <noscript>
            <button type="submit" className="min-h-11 rounded-control border border-edge px-3 font-semibold">
              Find<span className="sr-only"> in {legend}</span>
            </button>
          </noscript>
        )}
      </div>
      <p role="status" className={classes("pt-1 text-sm text-muted", found > 0 && "sr-only")}>
        {term !== "" && (found === 0 ? "Nothing in this list matches." : `${found} shown`)}
      </p>
    </div>
  );
}

type BoxesProps = {
  name: string;
  members: ReadonlyArray<CheckboxOption>;
  /** Those that match the search. */
  found: ReadonlyArray<CheckboxOption>;
  isShortened: boolean;
  isOpen: boolean;
};

function Boxes({ name, members, found, isShortened, isOpen }: BoxesProps) {
  const shown = isShortened && members.length > SHORTENED_FROM ? SHOWN_FIRST : members.length;
  const others = members.slice(shown);
  const [showsAll, setShowsAll] = useState(others.some(({ selected }) => selected));
  const boxes = (some: ReadonlyArray<CheckboxOption>) => (
    <div className="columns-[11rem] gap-x-4">
      {some.map((option) => (
        <Box key={option.value} name={name} option={option} isHidden={!found.includes(option)} />
      ))}
    </div>
  );
  return (
    <>
      {boxes(members.slice(0, shown))}
      {others.length > 0 && (
        <details
          open={showsAll || isOpen}
          onToggle={(event) => {
            setShowsAll(event.currentTarget.open);
          }}
          className="group/all flex flex-col"
        >
          <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-primary">
            <span className="group-open/all:hidden">Show all {members.length}</span>
            <span className="hidden group-open/all:inline">Show fewer</span>
          </summary>
          {boxes(others)}
        </details>
      )}
    </>
  );
}

function Box({ name, option, isHidden }: { name: string; option: CheckboxOption; isHidden: boolean }) {
  const id = `${name}-${option.value.replaceAll(/[^A-Za-z0-9]/g, "-")}`;
  return (
    <label
      className={classes(
        "min-h-11 break-inside-avoid items-center gap-3 py-1.5 leading-5 lg:min-h-9",
        isHidden ? "hidden" : "flex",
      )}
    >
      <input
        type="checkbox"
        name={name}
        value={option.value}
        defaultChecked={option.selected}
        aria-labelledby={option.count && `${id}-name`}
        aria-describedby={option.count && `${id}-count`}
        className="size-5 shrink-0"
      />
      <span id={option.count && `${id}-name`} className="min-w-0">
        {option.label}
      </span>
      {option.count && (
        <span id={`${id}-count`} className="ml-auto pl-1 text-sm text-muted tabular-nums">
          {option.count}
          <span className="sr-only"> open</span>
        </span>
      )}
    </label>
  );
}

function AllOrNone({ action, name, legend }: { action: "all" | "none"; name: string; legend: string }) {
  return (
    <button
      type="submit"
      name={action}
      value={name}
      className="min-h-11 min-w-16 rounded-control border border-line px-3 text-sm font-semibold text-primary hover:bg-wash lg:min-h-9"
    >
      {action === "all" ? "All" : "None"}
      <span className="sr-only"> of {legend}</span>
    </button>
  );
}

function inGroups(options: ReadonlyArray<CheckboxOption>) {
  const groups = new Map<string, Array<CheckboxOption>>();
  for (const option of options) {
    const group = option.group ?? "";
    groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  return [...groups];
}
