import type { Notice } from "~/domain/opportunities/notice";

const MOST_NOTICES = 40;
const MOST_TEXT = 200_000;

/**
 * Notices to be stored in one transaction each. The database does nothing else meanwhile, so a transaction is short
 * enough for the pages that wait for it.
 */
export function groupsToStore(notices: ReadonlyArray<Notice>): Array<Array<Notice>> {
  const groups: Array<Array<Notice>> = [];
  let text = 0;
  for (const notice of notices) {
    const own = textLengthOf(notice);
    const group = groups.at(-1);
    if (group && group.length < MOST_NOTICES && text + own <= MOST_TEXT) {
      group.push(notice);
      text += own;
    } else {
      groups.push([notice]);
      text = own;
    }
  }
  return groups;
}

/** Of a notice's sections, in both languages. */
export const textLengthOf = ({ sections, translation }: Notice) =>
  [...Object.values(sections), ...Object.values(translation?.sections ?? {})].reduce(
    (length, text) => length + text.length,
    0,
  );
