import { summarizeBid } from "~/domain/opportunities/bid-summary";
import type { SectionKey } from "~/domain/opportunities/notice";
import type { OpportunityDetailView } from "./opportunity-view";

type Section = OpportunityDetailView["sections"][number];

type BidWords = {
  words: { language: "en" | "fr"; sections: Partial<Record<SectionKey, string>> | null };
  hasText: boolean;
  /** When it closes; `null` if that is not stated. */
  closes: string | null;
  reference: string | null;
  portal: string;
};

/** The sections of a bid's page. A bid without a text has only the guidelines, which are made of its facts. */
export function bidSections(bid: BidWords): Array<Section> {
  const { projectSummary, detailedScope, compliance, materials } = summarizeBid(
    bid.words.sections ?? {},
    bid.words.language,
  );
  const fromNotice: Array<Section> = [
    { heading: "Project Summary", paragraphs: projectSummary, items: [] },
    { heading: "Detailed Scope", paragraphs: detailedScope, items: [] },
    { heading: "Compliance Requirements", paragraphs: [], items: compliance },
    { heading: "Required Materials & Equipment", paragraphs: [], items: materials },
  ];
  return [...(bid.hasText ? fromNotice.map(withFallback) : []), guidelines(bid)];
}

function withFallback(section: Section): Section {
  return section.paragraphs.length + section.items.length > 0
    ? section
    : { ...section, paragraphs: ["Not in the notice. See the documents."], isOurs: true };
}

function guidelines({ closes, reference, portal }: BidWords): Section {
  const quote = reference === null ? "" : ` Quote reference ${reference}.`;
  return {
    heading: "Submission Guidelines",
    paragraphs: [
      `${closes === null ? "The closing time is not specified." : `Closes ${closes}.`}${quote}`,
      `Follow the submission rules on ${portal}. This page is only a summary.`,
    ],
    items: [],
    isOurs: true,
  };
}
