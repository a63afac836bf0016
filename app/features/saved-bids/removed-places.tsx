import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { SavedBidView } from "./saved-bids-view";

/** How long a removed row's place stays if no pointer is on it. */
const PLACE_MS = 5_000;

type Place = { id: number; title: string; index: number; height: number };

/**
 * Keeps the places of rows that were removed on this page, until the pointer leaves them or a few seconds have passed, so
 * that a second click does not reach the next row. `onSubmit` belongs on the list.
 */
export function useRemovedPlaces(bids: ReadonlyArray<SavedBidView>) {
  const [pressed, setPressed] = useState<ReadonlyArray<Place>>([]);
  const places = pressed.filter(({ id }) => bids.every(({ card }) => card.id !== id));
  const rows: Array<{ bid: SavedBidView } | { place: Place }> = bids.map((bid) => ({ bid }));
  for (const place of [...places].sort((a, b) => a.index - b.index)) rows.splice(place.index, 0, { place });

  const forget = (gone: number) => {
    setPressed((before) => before.filter(({ id }) => id !== gone));
  };
  const onSubmit = ({ target }: FormEvent) => {
    const form = target as HTMLFormElement;
    if (new FormData(form).get("intent") !== "remove") return;
    const row = form.closest("li")!;
    const index = [...row.parentElement!.children].indexOf(row);
    const current = rows[index];
    if (!current || !("bid" in current)) return;
    const { id, title } = current.bid.card;
    const place = { id, title, index, height: row.offsetHeight };
    setPressed((before) => [...before.filter((other) => other.id !== id), place]);
  };
  return { rows, onSubmit, forget };
}

type RemovedPlaceProps = { place: Place; onGone: (id: number) => void };

/** Gives the focus of a place that goes to the row that follows it, or to the one before if it was the last. */
function passFocusOn(place: HTMLElement) {
  if (document.activeElement !== place) return;
  const { nextElementSibling: next, previousElementSibling: before } = place;
  (next ?? before)?.querySelector("a")?.focus({ preventScroll: true });
}

/** Takes the focus that the removed row had. */
export function RemovedPlace({ place: { id, title, height }, onGone }: RemovedPlaceProps): ReactNode {
  const item = useRef<HTMLLIElement | null>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (document.activeElement === document.body) item.current?.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      if (item.current) passFocusOn(item.current);
      gone.current(id);
    }, PLACE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [id]);
  return (
    <li
      ref={(element) => {
        item.current = element;
        // Not an attribute, which the page's policy forbids.
        if (element) element.style.height = `${height}px`;
      }}
      tabIndex={-1}
      onPointerLeave={({ currentTarget }) => {
        passFocusOn(currentTarget);
        onGone(id);
      }}
      className="flex items-center overflow-hidden px-4 text-muted"
    >
      <span className="line-clamp-2">Removed: {title}</span>
    </li>
  );
}
