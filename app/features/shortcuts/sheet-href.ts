/** The Help button, whose panel leads to the sheet. */
export const HELP_ID = "help";

/** In the address of any signed-in page: the list of the keys is open. */
export const SHEET_FIELD = "keys";

type Place = { pathname: string; search: string };

export const isSheetOpen = ({ search }: Place) => new URLSearchParams(search).has(SHEET_FIELD);

export function hrefOfSheet({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  query.set(SHEET_FIELD, "shown");
  return `${pathname}?${query.toString()}`;
}

export function hrefWithoutSheet({ pathname, search }: Place): string {
  const query = new URLSearchParams(search);
  query.delete(SHEET_FIELD);
  const rest = query.toString();
  return rest === "" ? pathname : `${pathname}?${rest}`;
}
