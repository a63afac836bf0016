/** A subregion: its name, its other names and towns (comma-separated), and its time zone if it differs. */
export type PlaceSeed = readonly [name: string, towns?: string, timeZone?: string];

/** A subregion with its own code: "PEL", or "PEL-MIS" for a place inside another subregion. */
export type CodedSeed = readonly [segment: string, ...place: PlaceSeed];
