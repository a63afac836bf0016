import { EQUIPMENT } from "./equipment";
import { NAMES } from "./names";
import { OTHER_WORK } from "./other-work";
import { SAYINGS } from "./sayings";

/** Phrases that contain a trade's word but mean something else. They are longer than the word, so they win over it. */
export const TRAP_PHRASES: ReadonlyArray<string> = [...SAYINGS, ...EQUIPMENT, ...OTHER_WORK, ...NAMES];
