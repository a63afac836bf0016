import type { HTMLAttributes } from "react";
import { classes } from "./classes";

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classes("rounded-card border border-line bg-surface", className)} {...rest} />;
}

/** One frame for many rows, separated by lines. */
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
