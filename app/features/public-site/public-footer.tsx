import { PRODUCT_LINE, PRODUCT_NAME } from "~/content/product";
import { DISCLAIMER, FOOTER } from "~/content/public-pages";
import { Mark } from "~/ui/brand";
import { DialogOpener } from "./dialog";

const LINK = "inline-flex min-h-11 items-center text-left underline-offset-4 hover:underline sm:min-h-9";

export function PublicFooter({
  supportAddress,
  sampleDigestHref,
}: {
  supportAddress: string;
  sampleDigestHref: string;
}) {
  return (
    <footer data-print="hide" className="mt-16 border-t border-line bg-wash">
      <div className="mx-auto grid max-w-page gap-x-8 gap-y-8 px-4 py-10 sm:grid-cols-2 md:px-8 lg:grid-cols-[2fr_1fr_1.5fr_1fr]">
        <div className="max-w-sm">
          <p className="flex items-center gap-2.5 text-lg font-bold">
            <Mark />
            {PRODUCT_NAME}
          </p>
          <p className="mt-2 text-muted">{PRODUCT_LINE}.</p>
          <p className="mt-4 text-sm text-muted">{DISCLAIMER}</p>
        </div>
        <nav aria-labelledby="footer-product">
          <h2 id="footer-product" className="text-base">
            Product
          </h2>
          <ul className="mt-2">
            <li>
              <a href="/signup" className={LINK}>
                {FOOTER.freeTrial}
              </a>
            </li>
            <li>
              <a href={sampleDigestHref} className={LINK}>
                Sample digest
              </a>
            </li>
            <li>
              <a href="/bids-in" className={LINK}>
                Bids by region
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-help">
          <h2 id="footer-help" className="text-base">
            Help
          </h2>
          <ul className="mt-2">
            <li>
              <a href="/support" className={LINK}>
                {FOOTER.helpCenter}
              </a>
            </li>
            <li>
              <a href="/faq" className={LINK}>
                FAQ
              </a>
            </li>
            <li>
              <a href="/status" className={LINK}>
                {FOOTER.status}
              </a>
            </li>
            <li>
              <DialogOpener opens="contact" className={LINK}>
                {FOOTER.contactUs}
              </DialogOpener>
            </li>
            <li>
              <a href={`mailto:${supportAddress}`} className={`${LINK} [overflow-wrap:anywhere]`}>
                {supportAddress}
              </a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 id="footer-legal" className="text-base">
            Legal
          </h2>
          <ul className="mt-2">
            {FOOTER.legal.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={LINK}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
