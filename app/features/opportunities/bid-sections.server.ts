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
    { heading: "Compliance Requirements", note: PICKED_OUT.compliance, paragraphs: [], items: compliance },
    {
      heading: "Required Materials & Equipment",
      note: PICKED_OUT.materials,
      paragraphs: [],
      items: materials,
    },
  ];
}

/** A text without a part on the scope has it in its summary, if anywhere: it is not said to be missing. */
function scopeSection(scope: ReadonlyArray<string>, summary: ReadonlyArray<string>): Section {
  const heading = "Detailed Scope";
  const isSameText = scope.length > 0 && scope.join("\n") === summary.join("\n");
  if (isSameText) return { heading, paragraphs: [SAME_TEXT], items: [], isOurs: true };
  if (scope.length === 0 && summary.length > 0)
    return { heading, paragraphs: [NO_PART], items: [], isOurs: true };
  return { heading, paragraphs: [...scope], items: [] };
}

const PICKED_OUT = {
  compliance: "Lines picked out of the text by their words. The documents may ask for more.",
  materials: "Lines of the text that name materials or equipment with a number.",
};
const SAME_TEXT = "The notice describes the scope in its summary.";
const NO_PART = "The notice has no separate part on the scope. Read the summary above and the documents.";

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
