import { CircleHelp, X } from "lucide-react";

/**
 * The round button at the bottom right, and what it opens: a native disclosure, so that it works without scripts. The
 * whole form is a page of its own.
 */
export function HelpButton() {
  return (
    <details data-print="hide" className="group fixed right-4 bottom-4 z-20">
      <summary className="flex size-12 items-center justify-center rounded-full bg-primary text-on-primary shadow-float hover:bg-pressed">
        <CircleHelp aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
        <span className="sr-only">Help</span>
      </summary>
      <div
        role="dialog"
        aria-label="Help"
        className="absolute right-0 bottom-14 w-72 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-4 shadow-float"
      >
        <p className="font-semibold">How can we help?</p>
        <ul className="mt-2">
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                className="flex min-h-11 items-center text-primary underline underline-offset-4 hover:text-pressed"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const LINKS = [
  { label: "Write to us", href: "/support#contact" },
  { label: "Help Center", href: "/support" },
  { label: "Questions and answers", href: "/faq" },
];
