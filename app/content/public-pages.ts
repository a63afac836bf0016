/** Shown on every public page, on the legal page and under every digest. */
export const DISCLAIMER =
  "Tenderlight is an informational service and not legal advice. The buyer's own notice is what counts: read it before you bid.";

export const FOOTER = {
  freeTrial: "Start free trial",
  helpCenter: "Help Center",
  status: "Service status",
  contactUs: "Contact Us",
  legal: [
    { label: "Sources and legal", href: "/legal" },
    { label: "Privacy", href: "/privacy" },
    { label: "Terms", href: "/terms" },
    { label: "Cookies", href: "/cookies" },
  ],
} as const;

export const CONTACT = {
  title: "Contact Us",
  lead: "A person reads every message.",
  formLink: "Write to us with the form on the support page",
  orMail: "Or by email:",
} as const;
