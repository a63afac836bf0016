import type { HTMLAttributes } from "react";
import { classes } from "./classes";

/** The frame around one group of things. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classes("rounded-card border border-line bg-surface", className)} {...rest} />;
}

/** One frame for many rows: lines separate items, white space separates groups. */
export function RowList({ className, ...rest }: HTMLAttributes<HTMLUListElement>) {
  return (
    <ul
      className={classes(
        "divide-y divide-line overflow-clip rounded-card border border-line bg-surface",
        className,
      )}
      {...rest}
    />
  );
}
