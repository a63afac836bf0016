/** At most `maxLength` long: cut at a word where one ends in the second half, with an ellipsis for what is left out. */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const room = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, "");
  const lastSpace = room.search(/\s\S*$/);
  return `${room.slice(0, lastSpace > maxLength / 2 ? lastSpace : room.length).trimEnd()}…`;
}
