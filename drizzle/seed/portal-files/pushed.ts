import type { CodeScheme, ProcurementKind } from "~/domain/opportunities/notice";
import { datedSentences } from "./dated-sentences";
import type { PortalNotice } from "./portal-notice";

/** A notice as a portal pushes it to us: plain JSON, without the members that the portal does not know. */
export type PushedNotice = {
  key: string;
  reference: string;
  title: string;
  description: string;
  buyer: string;
  city: string;
  region: string;
  noticeType: string;
  kinds: Array<ProcurementKind>;
  codes: Array<{ scheme: CodeScheme; code: string; label: string }>;
  publishedAt: string;
  closesAt?: string;
  estimatedValue?: number;
  budgetMin?: number;
  budgetMax?: number;
  currency?: "CAD" | "USD";
  url: string;
  documents: Array<{ title: string; url: string }>;
  tags?: Array<string>;
};

const SHARE_WITH_TAGS = 12;

export function pushedNotice(notice: PortalNotice): PushedNotice {
  const { buyer, closesAt, code, serial } = notice;
  const page = `https://tenders.example.invalid/notices/${pushedKey(notice)}`;
  return {
    key: pushedKey(notice),
    reference: notice.solicitationNumber,
    title: notice.title.en,
    description: [...notice.description.en, ...datedSentences(notice)].join("\n\n"),
    buyer: buyer.name,
    city: buyer.city,
    region: buyer.region,
    noticeType: noticeType(notice),
    kinds: [notice.kind],
    codes: code ? [{ scheme: "UNSPSC", code: code.unspsc, label: code.label.en }] : [],
    publishedAt: notice.publishedAt.toISOString(),
    ...(closesAt ? { closesAt: closesAt.toISOString() } : {}),
    ...amounts(notice),
    url: page,
    documents: Array.from({ length: notice.documentCount }, (_, index) => ({
      title: DOCUMENT_TITLES[index] ?? "Appendix",
      url: `${page}/documents/${index + 1}.pdf`,
    })),
    ...(serial % SHARE_WITH_TAGS === 0 && TAGS[notice.service] ? { tags: [TAGS[notice.service]] } : {}),
  };
}

const DOCUMENT_TITLES = ["Tender document", "Form of offer", "Drawings"];

const TAGS: Record<PortalNotice["service"], string> = {
  snow: "Snow Removal",
  landscaping: "Landscaping",
  janitorial: "Janitorial",
  construction: "Construction",
  electrical: "Electrical",
  hvac: "HVAC",
  paving: "Paving",
  other: "Other",
};

export function pushedKey({ serial, token }: PortalNotice): string {
  return `${serial}-${token.slice(0, 8)}`;
}

function noticeType({ kind, serial }: PortalNotice) {
  if (kind === "professional-services") return "Request for Proposal";
  if (kind === "goods") return "Request for Quotation";
  if (serial % 14 === 0) return "Request for Prequalification";
  return kind === "construction" || serial % 3 === 0 ? "Request for Tender" : "Request for Quotation";
}

function amounts({
  value,
  buyer,
}: PortalNotice): Pick<PushedNotice, "estimatedValue" | "budgetMin" | "budgetMax" | "currency"> {
  if (!value) return {};
  const currency = buyer.country === "CA" ? "CAD" : "USD";
  if (value.least === null) return { estimatedValue: value.amount, currency };
  return { budgetMin: value.least, budgetMax: value.amount, currency };
}
