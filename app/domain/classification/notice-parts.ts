import { type DescriptionParts, partsOfDescription } from "~/domain/classification/description-parts";
import { type FoldedText, foldText } from "~/domain/classification/folded-text";
import { afterInvitation, bodyOf, saysNothing } from "~/domain/classification/notice-text";
import type { Notice } from "~/domain/opportunities/notice";

export type ClassifiableNotice = Pick<
  Notice,
  | "title"
  | "summary"
  | "sections"
  | "buyer"
  | "noticeType"
  | "procurementMethod"
  | "kinds"
  | "codes"
  | "tags"
  | "language"
> & {
  /** Where the work is: some words mean something else in the United States. */
  place?: Pick<Notice["place"], "country" | "home">;
};

/** The texts that trades are looked for in. */
export type Texts = {
  title: FoldedText;
  /** Whether the title is a form of words, so that the description's first sentences stand in for it. */
  isTitleSilent: boolean;
  /** Whether the title says something, but names no trade. */
  isTitleUnclear?: true;
  opening: FoldedText;
  body: FoldedText;
  parts: DescriptionParts;
  buyer: FoldedText | null;
};

export function textsOf(notice: ClassifiableNotice): Texts {
  const title = foldText(notice.title);
  const body = bodyOf(notice);
  const isTitleSilent = saysNothing(title);
  // A title that is a whole sentence may be all there is.
  const described = body.tokens.length > 0 ? body : title;
  return {
    title,
    isTitleSilent,
    opening: afterInvitation(described),
    body: isTitleSilent ? described : body,
    parts: partsOfDescription(described),
    buyer: notice.buyer ? foldText(notice.buyer) : null,
  };
}
