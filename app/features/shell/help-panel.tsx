import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useLocation } from "@remix-run/react";
import { HELP } from "~/content/support";
import { HELP_ID, hrefOfSheet } from "~/features/shortcuts/sheet-href";
import type { FlashMessage } from "~/lib/flash.server";
import { ContactForm } from "~/ui/contact-form";
import { DrawnIcon } from "~/ui/drawn-icon";
import { Flash } from "~/ui/flash";
import { Menu } from "~/ui/menu";
import { RowLink } from "~/ui/row-link";

/** The response of /support to a rejected message. */
type Refusal = { notice: FlashMessage; answer: SubmissionResult };

/**
 * The round Help button at the bottom right with its form. With scripts the form is sent in the background, and the
 * panel closes after sending.
 */
export function HelpPanel(known: { name: string; email: string }) {
  const location = useLocation();
  const { key, pathname, search } = location;
  const fetcher = useFetcher<Refusal>({ key: `help-${key}` });
  const { notice, answer } = fetcher.data ?? {};
  return (
    <Menu
      id={HELP_ID}
      className="fixed right-4 bottom-4 z-20"
      buttonClassName="ml-auto flex size-12 items-center justify-center rounded-full bg-primary text-on-primary shadow-float hover:bg-pressed"
      button={
        <>
          <DrawnIcon name="help" className="size-6 menu-open:hidden" />
          <DrawnIcon name="x" className="hidden size-6 menu-open:block" />
          <span className="sr-only">{HELP.button}</span>
        </>
      }
      dialogName={HELP.button}
      panelClassName="absolute right-0 bottom-14 max-h-[calc(100dvh-6rem)] w-96 max-w-[calc(100vw-2rem)] space-y-3 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
    >
      <h2 className="text-lg">{HELP.heading}</h2>
      <ul className="flex flex-wrap gap-x-5">
        {HELP.links.map(({ label, href }) => (
          <li key={href}>
            <a href={href} className="text-link flex min-h-11 items-center">
              {label}
            </a>
          </li>
        ))}
        <li>
          <RowLink href={hrefOfSheet(location)} className="text-link flex min-h-11 items-center">
            {HELP.shortcuts}
          </RowLink>
        </li>
      </ul>
      {notice && <Flash {...notice} />}
      <ContactForm
        answer={answer}
        known={known}
        currentUrl={`${pathname}${search}`}
        idPrefix="help-"
        fetcher={fetcher}
      />
    </Menu>
  );
}
