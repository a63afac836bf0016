import type { Cue } from "../cues";
import type { JoinedHour, Moment } from "../moments/moments";
import type { Piece } from "./pieces";

/** A sentence, or a label with the lines of its value, with what is written in it. Offsets are within the sentence. */
export type Sentence = Piece & {
  text: string;
  /** Its words without layout, as written and folded. */
  plain: string;
  folded: string;
  cues: ReadonlyArray<Cue>;
  moments: ReadonlyArray<Moment>;
  /** Hours that belong to no day of the sentence. */
  loneHours: ReadonlyArray<JoinedHour>;
};
