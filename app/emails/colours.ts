/**
 * The site's colours for mail, whose readers know no variables: those of `tailwind.css` by the same names, and a test
 * holds the two together.
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

/** What differs in the dark. */
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
