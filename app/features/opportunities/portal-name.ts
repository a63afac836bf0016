import { findSource } from "~/sources";

/** The portal's name for users; the id itself for one that pushes to us. */
export function portalName(portal: string): string {
  return findSource(portal)?.name ?? portal;
}
