import type { ReactNode } from "react";
import { CONTACT } from "~/content/public-pages";
import { PublicDialog } from "./dialog";

type ContactDialogProps = {
  supportAddress: string;
  /** The form; without it the dialog links to the page that has one. */
  form?: ReactNode;
};

export function ContactDialog({ supportAddress, form }: ContactDialogProps) {
  return (
    <PublicDialog id="contact" title={CONTACT.title} lead={CONTACT.lead}>
      {form ?? (
        <p>
          <a href="/support#contact" className="text-link">
            {CONTACT.formLink}
          </a>
        </p>
      )}
      <p className="mt-4 text-muted">
        {CONTACT.orMail}{" "}
        <a href={`mailto:${supportAddress}`} className="text-link [overflow-wrap:anywhere]">
          {supportAddress}
        </a>
      </p>
    </PublicDialog>
  );
}
