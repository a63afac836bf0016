import type { Cue } from "../cues";
import type { KeyDateKind } from "../key-date";
import type { Moment } from "../moments/moments";

/** A moment with what it is for. */
export type Found = { kind: KeyDateKind; rule: string; moment: Moment; cue: Cue | null };
