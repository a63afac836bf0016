import { namesWork } from "~/domain/classification/phrases/work-words";

/** Where a building's cars stand is paved again when it is "reconstructed", as it is when it is resurfaced. */
const CAR_PARKS = new Set(["parking", "car", "stationnement"]);

/** Whether work builds a thing anew or makes it larger. "Garage and parking lot": the garage is built. */
export function isRebuiltBy(work: string, thing: string, { isJoined }: { isJoined: boolean }): boolean {
  if (!namesWork("rebuild", work)) return false;
  return isJoined || !CAR_PARKS.has(thing) || !work.startsWith("reconstr");
}
