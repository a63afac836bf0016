import { classes } from "~/ui/classes";
import type { DeadlineView } from "./opportunity-view";

type ClosingDateProps = { deadline: DeadlineView; className?: string };

/** When a bid closes and how many days are left. What closes today is red. */
export function ClosingDate({ deadline, className }: ClosingDateProps) {
  const { iso, daysLeft, urgent, expired } = deadline;
  const label = deadline.shortLabel ?? deadline.label;
  return (
    <p className={classes("bid-closing", className)}>
      <span className="sr-only">Closes </span>
      {iso ? <time dateTime={iso}>{label}</time> : <strong>{label}</strong>}{" "}
      {daysLeft && (
        <span
          className={
            classes(
              urgent && "font-semibold",
              daysLeft === "Due today" && "text-urgent",
              expired && "text-muted",
            ) || undefined
          }
        >
          {daysLeft}
        </span>
      )}
    </p>
  );
}
