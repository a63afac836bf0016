import { Link, useFetcher, useLocation } from "@remix-run/react";
import { CircleHelp, X } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { HELP } from "~/content/support";
import type { FlashMessage } from "~/lib/flash.server";
import { ErrorSummary, errorsOf } from "~/ui/error-summary";
import { Flash } from "~/ui/flash";
import { ContactForm, type ContactValues } from "~/ui/contact-form";

const ID_PREFIX = "help-";

/** The response of /support to a rejected message. */
type Refusal = { notice: FlashMessage; errors: Partial<Record<string, string>> };

/**
 * The round Help button at the bottom right with its form: a native disclosure, so it works without scripts. With
 * scripts the form is sent in the background, and the panel closes after sending.
 */
export function HelpPanel({ name, email }: Pick<ContactValues, "name" | "email">) {
  const { key, pathname, search } = useLocation();
  const fetcher = useFetcher<Refusal>({ key: `help-${key}` });
  const panel = useRef<HTMLDetailsElement>(null);
  useEscape(panel);
  const { notice, errors = {} } = fetcher.data ?? {};
  const summarized = errorsOf(errors).map((error) => ({ ...error, fieldId: `${ID_PREFIX}${error.fieldId}` }));
  return (
    <details key={key} ref={panel} data-print="hide" className="group fixed right-4 bottom-4 z-20">
      <summary className="ml-auto flex size-12 items-center justify-center rounded-full bg-primary text-on-primary shadow-float hover:bg-pressed">
        <CircleHelp aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
        <span className="sr-only">{HELP.button}</span>
      </summary>
      <div
        role="dialog"
        aria-label={HELP.button}
        className="absolute right-0 bottom-14 max-h-[calc(100dvh-6rem)] w-96 max-w-[calc(100vw-2rem)] space-y-3 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
      >
        <h2 className="text-lg">{HELP.heading}</h2>
        <ul className="flex flex-wrap gap-x-5">
          {HELP.links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} reloadDocument className="text-link flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {notice && <Flash {...notice} />}
        <ErrorSummary errors={summarized} />
        <ContactForm
          values={{ name, email }}
          errors={errors}
          currentUrl={`${pathname}${search}`}
          idPrefix={ID_PREFIX}
          fetcher={fetcher}
        />
      </div>
    </details>
  );
}

/** Closes the disclosure and returns focus to its button. */
function useEscape(disclosure: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      const { current } = disclosure;
      if (key !== "Escape" || !current?.open || !current.contains(document.activeElement)) return;
      current.open = false;
      current.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("keydown", close);
    };
  }, [disclosure]);
}
