import { findSource } from ".";

/** What users call a portal: the name of one that we read; "Peel Bids" for "peel-bids", which pushes to us. */
export function portalName(portal: string): string {
  return findSource(portal)?.name ?? inTitleCase(portal);
}

function inTitleCase(id: string): string {
  return id.replace(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => `${gap ? " " : ""}${letter.toUpperCase()}`,
  );
}
