import type { ReactNode } from "react";
import { classes } from "./classes";

const TONES = {
  soon: "bg-beacon text-on-beacon border-beacon",
  plain: "bg-wash text-ink border-transparent",
  outline: "text-muted border-line",
  good: "bg-won-tint text-won border-transparent",
  bad: "bg-urgent-tint text-urgent border-transparent",
} as const;

export type BadgeTone = keyof typeof TONES;

export function Badge({ tone = "plain", children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        "inline-block max-w-full shrink-0 truncate rounded-control border px-2 align-middle text-sm leading-[1.375rem] font-medium",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
