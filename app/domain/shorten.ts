/** Cuts the text to `maxLength` with an ellipsis, at the end of a word if there is one in the second half. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
  const lastSpace = room.search(/\s\S*$/);
  return `${room.slice(0, lastSpace > maxLength / 2 ? lastSpace : room.length).trimEnd()}…`;
}
