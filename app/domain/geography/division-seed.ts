/** A subregion in short: its name, other names and towns inside it (comma-separated), its zone where it differs. */
export type PlaceSeed = readonly [name: string, towns?: string, timeZone?: string];

/** One whose code is chosen by hand: "PEL", or "PEL-MIS" for a place inside another subregion. */
export type CodedSeed = readonly [segment: string, ...place: PlaceSeed];
