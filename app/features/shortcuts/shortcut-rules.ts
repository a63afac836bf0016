/** What a key asks for. */
export type Shortcut =
  "next" | "previous" | "open" | "save" | "search" | "help" | "dashboard" | "browse" | "saved";

export type KeyPress = {
  key: string;
  /** Ctrl, Alt or the command key: the shortcut belongs to the browser. */
  hasModifier: boolean;
  /** The key is held down and repeats. */
  isHeld: boolean;
  /** The focus is where keys mean something else: in a field or a menu. */
  isTyping: boolean;
  inDialog: boolean;
  /** Milliseconds. */
  at: number;
};

/** Selects what covers the page, or stands beside it and waits for an answer. */
export const OPEN_DIALOG = "[role=dialog][aria-modal=true], dialog[open]";

const ALONE = new Map<string, Shortcut>([
  ["j", "next"],
  ["k", "previous"],
  ["o", "open"],
  ["s", "save"],
  ["/", "search"],
  ["?", "help"],
]);

const AFTER_G = new Map<string, Shortcut>([
  ["d", "dashboard"],
  ["b", "browse"],
  ["s", "saved"],
]);

/** A bid is a dialog too. In one that is no bid, only the help has an effect. */
const IN_DIALOG: ReadonlyArray<Shortcut> = ["next", "previous", "save", "help"];

/** Holding any other key does nothing more than pressing it. */
const WHILE_HELD: ReadonlyArray<Shortcut> = ["next", "previous"];

/** How long `g` waits for its second key. */
const AFTER_G_MS = 1_500;

/** What a key asks for, and when `g` was pressed if it waits for its second key. */
export function readKey(
  press: KeyPress,
  gPressedAt: number | null,
): { shortcut: Shortcut | null; gPressedAt: number | null } {
  const { key, at, inDialog, isHeld } = press;
  if (press.hasModifier || press.isTyping) return { shortcut: null, gPressedAt: null };
  if (key === "g" && !inDialog) return { shortcut: null, gPressedAt: at };
  // The shift key of "?" is a key of its own.
  if (key === "Shift") return { shortcut: null, gPressedAt };
  const followsG = gPressedAt !== null && at - gPressedAt <= AFTER_G_MS;
  const shortcut = (followsG ? AFTER_G : ALONE).get(key) ?? null;
  const isRefused =
    shortcut === null ||
    (inDialog && !IN_DIALOG.includes(shortcut)) ||
    (isHeld && !WHILE_HELD.includes(shortcut));
  return { shortcut: isRefused ? null : shortcut, gPressedAt: null };
}
