import type { Notice } from "~/domain/opportunities/notice";

const MOST_NOTICES = 10;
const MOST_TEXT = 50_000;
/** A group takes up to 30 statements, and one invocation may run 1,000. */
export const MOST_GROUPS = 30;

/**
 * Notices to be stored in one transaction each. The database does nothing else meanwhile, so a transaction is short
 * enough for the pages that wait for it. They are longer if there would be too many for one invocation.
 */
export function groupsToStore(notices: ReadonlyArray<Notice>): Array<Array<Notice>> {
  for (let times = 1; ; times *= 2) {
    const groups = groupsOf(notices, MOST_NOTICES * times, MOST_TEXT * times);
    if (groups.length <= MOST_GROUPS) return groups;
  }
}

function groupsOf(notices: ReadonlyArray<Notice>, mostNotices: number, mostText: number) {
  const groups: Array<Array<Notice>> = [];
  let text = 0;
  for (const notice of notices) {
    const own = textLengthOf(notice);
    const group = groups.at(-1);
    if (group && group.length < mostNotices && text + own <= mostText) {
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
