/**
 * The site's colours as literals, because email clients do not support CSS variables. A test compares them with
 * `styles/theme.css`.
 */
export const COLOURS = {
  paper: "#FBFAF7",
  surface: "#FFFFFF",
  ink: "#14262B",
  muted: "#51646A",
  line: "#D9DED9",
  primary: "#0B5C63",
  "on-primary": "#FFFFFF",
  beacon: "#F5A524",
  urgent: "#B3261E",
} as const;

/** Only the colours that differ in dark mode. */
export const DARK_COLOURS = {
  paper: "#0E191C",
  surface: "#152529",
  ink: "#EAF0EE",
  muted: "#A3B4B5",
  line: "#2A3B40",
  primary: "#5CC4C4",
  "on-primary": "#0E191C",
  urgent: "#FF9B8F",
} as const satisfies Partial<Record<keyof typeof COLOURS, string>>;
