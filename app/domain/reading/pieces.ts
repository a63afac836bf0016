/** A sentence, or a line that is no part of one: a stretch of the text. */
export type Piece = { start: number; end: number };

/** Longer sentences are read in parts. */
const MAX_PIECE = 1_500;

/** A point after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(.,])(?:[a-z]|a\.\s?m|p\.\s?m|no|nos|st|ste|ave|av|rd|blvd|boul|dr|hwy|rte|mr|mrs|ms|dept|inc|ltd|co|tel|ext|art|sec|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|janv|fevr|avr|juil|mon|tues?|wed|thurs?|fri|sat|sun|approx|vs|e\.g|i\.e|etc)$/;
const AFTER_END = /^["')\]]{0,2}\s/;
/** A line that ends like this goes on in the next one. */
const LINE_GOES_ON =
  /(?:,|\b(?:at|on|by|until|than|before|the|of|and|to|for|in|is|a|from|le|la|les|au|aux|de|du|des|jusqu'?au|avant|et|pour))\s*$/;
const AFTER_LABEL = /^[a-z]/;

/** `folded` is the text as `fold` returns it. Every character that is no space is in at most one piece. */
export function piecesOf(folded: string): Array<Piece> {
  const pieces: Array<Piece> = [];
  let start = 0;
  const close = (end: number) => {
    const piece = trimmed(folded, start, end);
    if (piece) pieces.push(piece);
    start = end;
  };
  for (const { index } of folded.matchAll(/[.!?;\n]/g)) {
    if (index - start > MAX_PIECE) closeAtSpaces(index);
    if (endsHere(folded, start, index)) close(index + 1);
  }
  closeAtSpaces(folded.length);
  close(folded.length);
  return pieces;

  function closeAtSpaces(end: number) {
    while (end - start > MAX_PIECE) {
      const space = folded.lastIndexOf(" ", start + MAX_PIECE);
      close(space > start ? space : start + MAX_PIECE);
    }
  }
}

function endsHere(folded: string, start: number, index: number): boolean {
  const character = folded[index];
  const before = folded.slice(Math.max(start, index - 12), index);
  const after = folded.slice(index + 1, index + 4);
  if (character === "\n") return after.startsWith("\n") || !(LINE_GOES_ON.test(before) || AFTER_LABEL.test(after));
  if (!AFTER_END.test(after)) return after === "";
  if (character !== ".") return true;
  if (/[ap]\.?\s?m$/.test(before)) return /^\s(?!\(?(?:[a-z]{1,3}t\b|local|on|and|or|prevailing|eastern))/.test(folded.slice(index + 1, index + 14)) && startsSentence(folded, index);
  return !ABBREVIATION.test(before);
}

/** After "a.m." a sentence ends only where the next word usually starts one. */
function startsSentence(folded: string, index: number): boolean {
  return /^\s{1,2}(?:a |all |any |at |attendance|bids?|bidders?|contractors?|each|failure|for |it |late|no |proposals?|proponents?|questions?|sealed|site|submissions?|tenders?|the |there|they|this|to |vendors?|while|with )/.test(
    folded.slice(index + 1, index + 16),
  );
}

function trimmed(folded: string, from: number, to: number): Piece | null {
  let [start, end] = [from, to];
  while (start < end && /\s/.test(folded[start] ?? "")) start += 1;
  while (end > start && /\s/.test(folded[end - 1] ?? "")) end -= 1;
  return end > start ? { start, end } : null;
}
