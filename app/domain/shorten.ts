/** Cuts the text to `maxLength` with an ellipsis, at the end of a word if there is one in the second half. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, wholeCharacters(text, maxLength - 1));
  const lastSpace = room.search(/\s\S*$/);
  return `${room.slice(0, lastSpace > maxLength / 2 ? lastSpace : room.length).trimEnd()}…`;
}

/** What continues the character before it: the second half of a pair, accents, joiners, skin tones. */
const CONTINUES = /^(?:[\uDC00-\uDFFF]|\p{M}|\u200D|\p{Emoji_Modifier})/u;
/** No real character has more parts. */
const MAX_PARTS = 16;

/** The largest length up to `length` that breaks no character. */
function wholeCharacters(text: string, length: number): number {
  for (let end = length; end > Math.max(0, length - MAX_PARTS); end -= 1) {
    if (!CONTINUES.test(text.slice(end, end + 2)) && text[end - 1] !== "\u200D") return end;
  }
  return isLowSurrogate(text, length) ? length - 1 : length;
}

const isLowSurrogate = (text: string, at: number) => /[\uDC00-\uDFFF]/.test(text.charAt(at));
