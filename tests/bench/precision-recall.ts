/** How often a label was found where it should be (`right`), found at all, and wanted. */
export type Counts = { right: number; found: number; wanted: number };

export const NO_COUNTS: Counts = { right: 0, found: 0, wanted: 0 };

/** A share with the interval that holds the true one with 95 % confidence. */
export type Share = { share: number; low: number; high: number };

export function precision({ right, found }: Counts): Share | null {
  return shareOf(right, found);
}

export function recall({ right, wanted }: Counts): Share | null {
  return shareOf(right, wanted);
}

/** Two-sided 95 % of the normal distribution. */
const Z = 1.96;

/** Wilson's score interval; `null` of nothing. */
function shareOf(part: number, whole: number): Share | null {
  if (whole === 0) return null;
  const share = part / whole;
  const centre = share + Z ** 2 / (2 * whole);
  const margin = Z * Math.sqrt((share * (1 - share)) / whole + Z ** 2 / (4 * whole ** 2));
  const scale = 1 + Z ** 2 / whole;
  return { share, low: Math.max(0, (centre - margin) / scale), high: (centre + margin) / scale };
}

/** "96.2 % (94.0–97.6)" */
export function shareLabel(value: Share | null): string {
  if (value === null) return "-";
  const percent = (share: number) => (share * 100).toFixed(1);
  return `${percent(value.share)} % (${percent(value.low)}–${percent(value.high)})`;
}
