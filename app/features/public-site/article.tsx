import type { ReactNode } from "react";
import { POLICY } from "~/content/policy";
import type { PublicPage } from "./public-page";
import { PublicShell } from "./public-shell";

type ArticleProps = {
  page: PublicPage;
  title: string;
  lead: string;
  /** Shows the policies' effective date. */
  policy?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** A page of text: one column, as wide as a line should be. */
export function Article({ page, title, lead, policy = false, wide = false, children }: ArticleProps) {
  return (
    <PublicShell supportAddress={page.supportAddress}>
      <article className={`mx-auto px-4 py-8 md:px-8 md:py-12 ${wide ? "max-w-page" : "max-w-3xl"}`}>
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-3 max-w-measure text-lg text-muted">{lead}</p>
        {policy && <p className="mt-2 text-muted">Effective date: {POLICY.effectiveDate}</p>}
        {children}
      </article>
    </PublicShell>
  );
}

export function Part({ id, heading, children }: { id?: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-9">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 max-w-measure space-y-3">{children}</div>
    </section>
  );
}

export function Points({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-1.5 pl-5 marker:text-muted">{children}</ul>;
}

export function MailLink({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className="text-link [overflow-wrap:anywhere]">
      {address}
    </a>
  );
}

type TableProps = {
  label: string;
  heads: ReadonlyArray<string>;
  rows: ReadonlyArray<ReadonlyArray<ReactNode>>;
};

/** A table on wide screens; on a phone each row is a block with its column headings beside the values. */
export function PlainTable({ label, heads, rows }: TableProps) {
  return (
    <table aria-label={label} className="plain-table mt-4 w-full text-left">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={column} data-head={heads[column]}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
