import { Menu } from "lucide-react";
import type { ReactNode } from "react";
import { HERO } from "~/content/landing";
import { BrandLink } from "~/ui/brand";
import { LinkButton } from "~/ui/button";
import { SkipLink } from "~/ui/skip-link";
import { ContactDialog } from "./contact";
import { DialogOpener } from "./dialog";
import { PublicFooter } from "./public-footer";

type PublicShellProps = {
  supportAddress: string;
  /**
   * The landing page's own path ("/" or "/index"), which has the sections and dialogs that the header links to.
   * Undefined on other pages.
   */
  landingPath?: string;
  contactForm?: ReactNode;
  children: ReactNode;
};

const MENU_ITEM = "flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-wash";
const BAR_ITEM = "inline-flex min-h-11 items-center rounded-control px-3 font-medium hover:bg-wash";

/** The layout of every public page: sticky header, menu, footer. */
export function PublicShell({ supportAddress, landingPath, contactForm, children }: PublicShellProps) {
  const section = (id: string) => (landingPath ? `#${id}` : `/#${id}`);
  const sampleDigest = (className: string) =>
    landingPath ? (
      <DialogOpener opens="sample-digest" className={className}>
        Sample Digest
      </DialogOpener>
    ) : (
      <a href="/#sample-digest" className={className}>
        Sample Digest
      </a>
    );
  // Link to the page's other address: the full load closes the menu without a script.
  const menuSection = (id: string) => `${landingPath === "/" ? "/index" : "/"}#${id}`;

  return (
    <div className="public-page">
      <SkipLink />
      <header data-print="hide" className="sticky top-0 z-20 border-b border-line bg-paper">
        <div className="mx-auto flex max-w-page items-center gap-x-2 px-4 py-1.5 md:px-8">
          <BrandLink to="/" compact />
          <nav aria-label="Main" className="ml-auto hidden items-center gap-x-1 md:flex">
            <a href={section("features")} className={BAR_ITEM}>
              Features
            </a>{" "}
            <a href={section("pricing")} className={BAR_ITEM}>
              Pricing
            </a>{" "}
            {sampleDigest(BAR_ITEM)}{" "}
            <a href="/sign-in" className={BAR_ITEM}>
              Sign In
            </a>{" "}
            <LinkButton to="/sign-up" reloadDocument className="ml-2">
              {HERO.primaryCall}
            </LinkButton>
          </nav>
          <LinkButton to="/sign-up" reloadDocument className="ml-auto max-[22rem]:px-2.5 md:hidden">
            {HERO.primaryCall}
          </LinkButton>
          <details className="group relative md:hidden">
            <summary className="flex min-h-11 items-center gap-2 rounded-control px-2 font-semibold group-open:bg-wash hover:bg-wash">
              <Menu aria-hidden="true" className="size-6" />
              Menu
            </summary>
            <nav
              aria-label="Menu"
              className="absolute right-0 mt-1.5 w-64 rounded-card border border-line bg-surface p-2 shadow-float"
            >
              <a href={menuSection("features")} className={MENU_ITEM}>
                Features
              </a>
              <a href={menuSection("pricing")} className={MENU_ITEM}>
                Pricing
              </a>
              {sampleDigest(MENU_ITEM)}
              <a href="/sign-in" className={MENU_ITEM}>
                Sign In
              </a>
              <a href="/sign-up" className={`${MENU_ITEM} font-semibold text-primary`}>
                {HERO.primaryCall}
              </a>
            </nav>
          </details>
        </div>
      </header>
      <main id="content">{children}</main>
      <PublicFooter supportAddress={supportAddress} sampleDigestHref={section("sample-digest")} />
      <ContactDialog supportAddress={supportAddress} form={contactForm} />
    </div>
  );
}
