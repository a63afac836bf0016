import { DISCLAIMER } from "~/content/public-pages";
import { Article, MailLink, Part, PlainTable, Points } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";
import type { CoverageView } from "./coverage.server";

export function LegalPage({ page, coverage }: { page: PublicPage; coverage: CoverageView }) {
  return (
    <Article
      page={page}
      title="Sources and legal"
      lead="Where the notices come from, what we leave out, and how far you can rely on them."
      policy
      wide
    >
      <Part heading="Informational, not legal advice">
        <p>{DISCLAIMER}</p>
        <p>
          We copy what buyers publish and sort it. We may read a notice late, place it wrongly or miss it.
          Only the closing date, documents and conditions on the buyer&apos;s own page are binding; every bid
          links to it. Nothing here is an offer by a buyer, and we do not act for any buyer.
        </p>
      </Part>
      <Part id="sources" heading="What we read">
        <p>
          Only feeds that their publishers release for reuse, at the pace they publish, under our own name.
          Each is named on every bid that comes from it. The publishers have not endorsed this service.
        </p>
      </Part>
      <PlainTable
        label="Sources"
        heads={["Source", "What it covers", "Last read", "Licence and attribution"]}
        rows={coverage.sources.map(({ name, homepage, coverage: covers, lastRead, licence, attribution }) => [
          <a key="name" href={homepage} rel="noopener" className="text-link">
            {name}
          </a>,
          covers,
          lastRead,
          <>
            <a href={licence.url} rel="noopener" className="text-link">
              {licence.name}
            </a>
            <span className="block text-sm text-muted">{attribution}</span>
          </>,
        ])}
      />
      <div className="mt-4 max-w-measure space-y-3">
        <p>
          SEAO&apos;s notices are changed in form: we take the fields we show and sort them. US dollars are
          added up at the Bank of Canada&apos;s published rate.
        </p>
        <p>
          The names of smaller places are from{" "}
          <a href="https://www.geonames.org" rel="noopener" className="text-link">
            GeoNames
          </a>{" "}
          (
          <a href="https://creativecommons.org/licenses/by/4.0/" rel="noopener" className="text-link">
            CC BY 4.0
          </a>
          ); we chose among them and assigned them to counties and regions.
        </p>
        <p>
          Some buyers send us their notices themselves, by agreement; such a bid names the portal that sent
          it.
        </p>
      </div>
      <Part id="coverage" heading="What we cover, place by place">
        <p>
          No service has every bid. This is what we have, and what you still have to check yourself.
          State-level notices of New Jersey, Massachusetts, Pennsylvania, Connecticut, Rhode Island, Vermont,
          New Hampshire and Maine are not published in any open feed that we know of. There we have only
          federal notices.
        </p>
      </Part>
      <PlainTable
        label="Coverage by province, territory and state"
        heads={["Place", "What we read", "What we do not read"]}
        rows={coverage.places.map(({ name, sources, notRead }) => [name, sources, notRead])}
      />
      <Part id="left-out" heading="What we leave out on purpose">
        <Points>
          <li>
            Names, email addresses, telephone and fax numbers of buyers&apos; staff: a program removes them
            before we store a notice.
          </li>
          <li>Portals whose terms forbid automated reading, whatever their pages show.</li>
          <li>Awards and contracts given without competition: you cannot bid on them.</li>
        </Points>
        <p>
          Do you publish a portal and want your notices listed or removed? Write to{" "}
          <MailLink address={page.supportAddress} />.
        </p>
      </Part>
      <Part heading="Names and marks">
        <p>
          Names of portals, buyers and products belong to their owners and are used here to say where a notice
          comes from. The texts and the design of this site are ours.
        </p>
        <p>
          See also the{" "}
          <a href="/terms" className="text-link">
            terms
          </a>{" "}
          and the{" "}
          <a href="/privacy" className="text-link">
            privacy policy
          </a>
          .
        </p>
      </Part>
    </Article>
  );
}
