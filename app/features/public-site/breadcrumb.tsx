/** The way from "All regions" to a page; a step without an address is the page itself. */
export function Breadcrumb({ steps }: { steps: ReadonlyArray<{ label: string; href?: string }> }) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {[{ label: "All regions", href: "/bids-in" }, ...steps].map(({ label, href }, position) => (
          <li key={label}>
            {position > 0 && (
              <span aria-hidden="true" className="mr-2 text-muted">
                /
              </span>
            )}
            {href ? (
              <a href={href} className="text-link">
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
