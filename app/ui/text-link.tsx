import { Link, type LinkProps } from "@remix-run/react";
import { classes } from "./classes";

/** A link within a sentence. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      className={classes(
        "font-semibold text-primary underline underline-offset-4 hover:text-pressed",
        className,
      )}
      {...rest}
    />
  );
}
