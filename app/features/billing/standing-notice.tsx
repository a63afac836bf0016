import { LinkButton } from "~/ui/button";
import { classes } from "~/ui/classes";
import type { StandingView } from "./standing-view";

/** The state of the reader's subscription, with the way to change it. */
export function StandingNotice({ view }: { view: StandingView }) {
  const { title, text, link, isUrgent } = view;
  return (
    <section
      aria-label="Your subscription"
      data-print="hide"
      className={classes(
        "flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border px-4 py-2",
        isUrgent ? "border-urgent bg-urgent-tint" : "border-saved bg-saved-tint",
      )}
    >
      <p className="min-w-0 flex-1 basis-64 tabular-nums">
        <strong className="font-semibold">{title}</strong> {text}
      </p>
      <LinkButton to={link.href} look="secondary">
        {link.label}
      </LinkButton>
    </section>
  );
}
