import { COOKIES } from "~/content/cookies";
import { Article, Part, PlainTable } from "~/features/public-site/article";
import type { PublicPage } from "~/features/public-site/public-page";

export function CookiesPage({ page }: { page: PublicPage }) {
  return (
    <Article
      page={page}
      title="Cookies"
      lead="Only what the service needs to work. None of them tracks you, so there is no cookie banner."
      policy
    >
      <Part heading="What we set">
        <p>
          Before you sign in, we set none, except to show a message on the next page. This is the whole list:
        </p>
      </Part>
      <PlainTable
        label="Cookies"
        heads={["Name", "What it is for", "How long it lasts"]}
        rows={COOKIES.map(({ name, purpose, lasts }) => [
          <code key="name" className="font-mono text-sm">
            {name}
          </code>,
          purpose,
          lasts,
        ])}
      />
      <Part heading="What we do not set">
        <p>
          No advertising, no analytics, no third-party cookies, no fingerprints, and nothing in the
          browser&apos;s local storage. Our pages load nothing from other sites.
        </p>
        <p>
          The checkout and the billing portal are pages of our payment provider on its own site, with its own
          cookies and its own notice.
        </p>
      </Part>
      <Part heading="How to get rid of them">
        <p>
          Sign out, which ends the session everywhere, or delete cookies in your browser. Without cookies you
          can read every public page; signing in needs the first one.
        </p>
        <p>
          See also the{" "}
          <a href="/privacy" className="text-link">
            privacy policy
          </a>
          .
        </p>
      </Part>
    </Article>
  );
}
