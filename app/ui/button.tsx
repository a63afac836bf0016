import { Link, type LinkProps } from "@remix-run/react";
import type { ButtonHTMLAttributes } from "react";
import { classes } from "./classes";

type Look = "primary" | "secondary" | "quiet";

const LOOKS: Record<Look, string> = {
  primary: "border-transparent px-4 bg-primary text-on-primary hover:bg-pressed active:bg-pressed",
  secondary: "border-edge px-4 bg-surface text-ink hover:bg-wash active:bg-wash",
  quiet: "border-transparent px-2 text-primary underline-offset-4 hover:underline active:text-pressed",
};

function buttonClasses(look: Look, className?: string) {
  return classes(
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-control border py-2",
    "text-center text-base leading-5 font-semibold transition-colors duration-150",
    LOOKS[look],
    className,
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look };

/** A submit button by default, because every button must work without JavaScript. */
export function Button({ look = "primary", className, type = "submit", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClasses(look, className)} {...rest} />;
}

/** A link that looks like a button. */
export function LinkButton({ look = "primary", className, ...rest }: LinkProps & { look?: Look }) {
  return <Link className={buttonClasses(look, className)} {...rest} />;
}
