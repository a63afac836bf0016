import { findSource } from ".";

/** The name of a portal that we read. For one that pushes to us, derived from its id: "Peel Bids" for "peel-bids". */
export function portalName(portal: string): string {
  return findSource(portal)?.name ?? inTitleCase(portal);
}

function inTitleCase(id: string): string {
  return id.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => `${gap ? " " : ""}${letter.toUpperCase()}`,
  );
}
