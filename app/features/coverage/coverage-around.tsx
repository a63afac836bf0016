import { Fragment } from "react";
import { COVERAGE } from "~/content/coverage";
import type { CoverageAroundView, PortalLink } from "./coverage-view";

/** What is read around the reader, and what is not, with the portals' own addresses. */
export function CoverageAround({ view: { read, places, more } }: { view: CoverageAroundView }) {
  return (
    <div className="max-w-measure space-y-2 text-sm">
      <p>
        <strong>{COVERAGE.read}</strong>{" "}
        {read.map((portal, i) => (
          <Fragment key={portal.url}>
            {i > 0 && ", "}
            <Portal {...portal} />
          </Fragment>
        ))}
        .
      </p>
      {places.map(({ name, portals, others }) => (
        <p key={name}>
          <strong>{COVERAGE.notRead(name)}</strong>{" "}
          {portals.map(({ why, ...portal }) => (
            <Fragment key={portal.url}>
              <Portal {...portal} /> ({why});{" "}
            </Fragment>
          ))}
          {others}.
        </p>
      ))}
      <p className="text-muted">
        {more > 0 && `${COVERAGE.more(more)} `}
        <a href="/legal#coverage" className="text-link">
          {COVERAGE.everyPlace}
        </a>
      </p>
    </div>
  );
}

function Portal({ name, url }: PortalLink) {
  return (
    <a href={url} rel="noopener" className="text-link">
      {name}
    </a>
  );
}
