const grouped = new Intl.NumberFormat("en-CA");

/** "1,250" */
export function formatCount(count: number): string {
  return grouped.format(count);
}
