import { useLocation } from "@remix-run/react";
import { CircleHelp, X } from "lucide-react";
import { ContactForm } from "./contact-form";
import { TextLink } from "./text-link";

type HelpButtonProps = { email: string; companyName: string | null };

/**
 * The round button at the bottom right, and what it opens: a native disclosure, so that it works without scripts. It is
 * closed again on every new page.
 */
export function HelpButton({ email, companyName }: HelpButtonProps) {
  const { key, pathname, search } = useLocation();
  return (
    <details key={key} data-print="hide" className="group fixed right-4 bottom-4 z-20">
      <summary className="flex size-12 items-center justify-center rounded-full bg-primary text-on-primary shadow-float hover:bg-pressed">
        <CircleHelp aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
        <span className="sr-only">Help</span>
      </summary>
      <div
        role="dialog"
        aria-label="Help"
        className="absolute right-0 bottom-14 max-h-[calc(100dvh-6rem)] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
      >
        <p className="font-semibold">How can we help?</p>
        <ul className="flex flex-wrap gap-x-4">
          {LINKS.map(({ label, href }) => (
            <li key={href}>
              <TextLink to={href} reloadDocument className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-1 mb-3">Or write to us:</p>
        <ContactForm
          values={{ name: companyName ?? "", email }}
          currentUrl={`${pathname}${search}`}
          idPrefix="help-"
        />
      </div>
    </details>
  );
}

const LINKS = [
  { label: "Help Center", href: "/support" },
  { label: "Questions and answers", href: "/faq" },
];
