import type { KeyDateKind } from "../key-date";

/** Whose closing date counts for a reader. A bid is open or closed by its portal's, whatever a reader has noted. */
export type WhoseClosing = "reader" | "portal" | "text";

type Noted = { kind: KeyDateKind; localDay: string | null };

/** The reader's own before the portal's, and the one in the notice's text only if there is neither. */
export function whoseClosing(
  { deadline }: { deadline: Date | null },
  own: ReadonlyArray<Noted>,
): WhoseClosing {
  if (own.some(({ kind, localDay }) => kind === "closing" && localDay !== null)) return "reader";
  return deadline === null ? "text" : "portal";
}

/** Whether a date that was read or noted counts, as far as closings go. The portal's own has no such record. */
export const countsAsClosing = (whose: WhoseClosing, kind: KeyDateKind, isOwn: boolean): boolean =>
  kind !== "closing" || whose === (isOwn ? "reader" : "text");
