import type { ReactNode } from "react";

/** The look of the button or link that closes a dialog from its head. */
export const HEAD_CLOSE =
  "-my-1 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-wash";

type DialogHeadProps = {
  id?: string;
  title: string;
  /** The title's language, if it is not the page's. */
  language?: string | undefined;
  /** Under the title. */
  lead?: ReactNode;
  close?: ReactNode;
};

/** The first row of every dialog. */
export function DialogHead({ id, title, language, lead, close }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line px-4 py-3 sm:px-6">
      <div className="min-w-0 py-1 wrap-anywhere">
        <h2 id={id} lang={language} className="text-lg leading-6 sm:text-xl">
          {title}
        </h2>
        {lead}
      </div>
      {close}
    </div>
  );
}
