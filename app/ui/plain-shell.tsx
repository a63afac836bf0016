import type { ReactNode } from "react";
import { BrandLink } from "./brand";
import { SkipLink } from "./skip-link";

type PlainShellProps = { /** Beside the name, at the top right. */ aside?: ReactNode; children: ReactNode };

/** The layout of pages without an account: landing, errors and the local build's own. */
export function PlainShell({ aside, children }: PlainShellProps) {
  return (
    <>
      <SkipLink />
      <header className="border-b border-line" data-print="hide">
        <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-2 md:px-8">
          <BrandLink to="/" />
          {aside}
        </div>
      </header>
      <main id="content" className="mx-auto max-w-page px-4 py-8 md:px-8 md:py-12">
        {children}
      </main>
    </>
  );
}
