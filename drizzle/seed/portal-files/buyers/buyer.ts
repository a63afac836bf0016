/** An institution that buys, and the places that its notices name. Never a person. */
export type Buyer = {
  name: string;
  frenchName: string;
  city: string;
  /** Code of the state or province. */
  state: string;
  country: "CA" | "US";
  /** The region's everyday name ("Peel Region"); the city's name if it is not part of a region. */
  region: string;
  zone: "America/Toronto" | "America/New_York";
  /** Buildings and sites, as written in a title. */
  facilities: ReadonlyArray<string>;
  roads: ReadonlyArray<string>;
  parks: ReadonlyArray<string>;
  /** What its solicitation numbers look like: `{yy}` is the year, each `#` a digit. */
  numbering: string;
};

type Sites = Partial<Pick<Buyer, "facilities" | "roads" | "parks">>;

/** Shorthand for the lists in this folder: sites are separated by semicolons. */
export function sites(text: { facilities: string; roads?: string; parks?: string }): Required<Sites> {
  const split = (list = "") =>
    list
      .split(";")
      .map((site) => site.trim())
      .filter(Boolean);
  return { facilities: split(text.facilities), roads: split(text.roads), parks: split(text.parks) };
}
