import type { Notice, Translation } from "~/domain/opportunities/notice";
import { SOURCES } from "~/sources";
import {
  documentTitleFrom,
  nameFrom,
  sectionFrom,
  summaryFrom,
  termFrom,
  TITLE_LENGTH,
  titleFrom,
} from "~/sources/plain-text";

/** A stored notice with its texts cleaned by today's rules. The portal's own text is not stored. */
export function renewNotice(notice: Notice, portal: string): Notice {
  const sections = renewSections(notice.sections);
  const renewed: Notice = {
    ...notice,
    title: titleFrom(notice.title) || notice.title,
    summary: summaryOf(notice, sections),
    sections,
    buyer: nameFrom(notice.buyer, TITLE_LENGTH),
    noticeType: termFrom(notice.noticeType, TITLE_LENGTH),
    procurementMethod: termFrom(notice.procurementMethod, TITLE_LENGTH),
    ...(notice.translation && { translation: renewTranslation(notice.translation) }),
    documents: notice.documents.map(({ title, url }) => ({
      title: documentTitleFrom(title, TITLE_LENGTH),
      url,
    })),
  };
  const source = SOURCES.find((one) => one.portal === portal);
  if (!source?.titleOf) return renewed;
  return { ...renewed, title: source.titleOf(renewed) ?? renewed.title, isTitleMade: true };
}

function renewSections(sections: Notice["sections"]): Notice["sections"] {
  return Object.fromEntries(Object.entries(sections).map(([key, section]) => [key, sectionFrom(section)]));
}

function renewTranslation({ language, title, sections }: Translation): Translation {
  return { language, title: titleFrom(title) || title, sections: renewSections(sections) };
}

/** The summary of the first section is made again; one that a portal sent by itself is cleaned. */
function summaryOf({ summary, sections: before }: Notice, sections: Notice["sections"]): string | null {
  const [oldText] = Object.values(before);
  const [text] = Object.values(sections);
  const isOfText = oldText !== undefined && summary === summaryFrom(oldText);
  if (isOfText && text !== undefined) return summaryFrom(text);
  return summary === null ? null : summaryFrom(sectionFrom(summary));
}
