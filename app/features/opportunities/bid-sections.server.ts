import { BID_SECTIONS } from "~/content/bid-sections";
import { summarizeBid } from "~/domain/opportunities/bid-summary";
import { withPointers } from "~/domain/opportunities/cut-details";
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

/** The words under each heading, and the headings about which the notice says nothing. */
type Sections = { sections: Array<Section>; missing: Array<string> };

/** The sections of a bid's page. A bid without a text has only the guidelines, which are made of its facts. */
export function bidSections(bid: BidWords): Sections {
  const sections = bid.hasText ? sectionsOfNotice(bid.words) : [];
  const isFilled = ({ paragraphs, items }: Section) => paragraphs.length + items.length > 0;
  return {
    sections: [...sections.filter(isFilled), guidelines(bid)],
    missing: sections.filter((section) => !isFilled(section)).map(({ heading }) => heading),
  };
}

/** The text as it was published, and the lines of it that name a requirement or materials. */
function sectionsOfNotice({ sections, language }: BidWords["words"]): Array<Section> {
  const readable = Object.fromEntries(
    Object.entries(sections ?? {}).map(([key, text]) => [key, withPointers(text, language)]),
  );
  const { projectSummary, detailedScope, compliance, materials } = summarizeBid(readable, language);
  return [
    { heading: "Project Summary", paragraphs: projectSummary, items: [] },
    scopeSection(detailedScope, projectSummary),
    { heading: "Compliance Requirements", note: BID_SECTIONS.compliance, paragraphs: [], items: compliance },
    {
      heading: "Required Materials & Equipment",
      note: BID_SECTIONS.materials,
      paragraphs: [],
      items: materials,
    },
  ];
}

/** A text without a part on the scope has it in its summary, if anywhere: it is not said to be missing. */
function scopeSection(scope: ReadonlyArray<string>, summary: ReadonlyArray<string>): Section {
  const heading = "Detailed Scope";
  const isSameText = scope.length > 0 && scope.join("\n") === summary.join("\n");
  if (isSameText) return { heading, paragraphs: [BID_SECTIONS.scopeInSummary], items: [], isOurs: true };
  if (scope.length === 0 && summary.length > 0)
    return { heading, paragraphs: [BID_SECTIONS.noScope], items: [], isOurs: true };
  return { heading, paragraphs: [...scope], items: [] };
}

function guidelines({ closes, reference, portal }: BidWords): Section {
  const quote = reference === null ? "" : ` Quote reference ${reference}.`;
  return {
    heading: "Submission Guidelines",
    paragraphs: [
      `${closes === null ? BID_SECTIONS.noClosing : `Closes ${closes}.`}${quote}`,
      BID_SECTIONS.followRules(portal),
    ],
    items: [],
    isOurs: true,
  };
}
