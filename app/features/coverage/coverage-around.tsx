import { Fragment } from "react";
import { COVERAGE } from "~/content/coverage";
import type { CoverageAroundView, PortalLink } from "./coverage-view";

/** What is read around the reader, and what is not, with the portals' own addresses. */
export function CoverageAround({ view }: { view: CoverageAroundView }) {
  return (
    <div className="max-w-measure space-y-2 text-sm">
      <p>
        <strong>{COVERAGE.read}</strong> <Portals portals={view.read} />.
      </p>
      {view.places.map(({ name, portals, notRead }) => (
        <p key={name}>
          <strong>{COVERAGE.notRead(name)}</strong> {notRead}
          {portals.length > 0 && (
            <>
              {" "}
              {COVERAGE.lookYourself} <Portals portals={portals} />.
            </>
          )}
        </p>
      ))}
      <p className="text-muted">
        {view.more > 0 && `${COVERAGE.more(view.more)} `}
        <a href="/legal#coverage" className="text-link">
          {COVERAGE.everyPlace}
        </a>
      </p>
    </div>
  );
}

function Portals({ portals }: { portals: ReadonlyArray<PortalLink> }) {
  return portals.map(({ name, url }, i) => (
    <Fragment key={url}>
      {i > 0 && ", "}
      <a href={url} rel="noopener" className="text-link">
        {name}
      </a>
    </Fragment>
  ));
}
