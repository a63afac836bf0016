import type { Notice } from "~/domain/opportunities/notice";
import { isOlderRevision } from "~/domain/opportunities/revision";

/** The newest version of each notice; of several that are as new, the last. */
export function newestOfEachKey(notices: ReadonlyArray<Notice>): Array<Notice> {
  const newest = new Map<string, Notice>();
  for (const notice of notices) {
    const other = newest.get(notice.key);
    if (!other || !isOlderRevision(notice.revision, other.revision)) newest.set(notice.key, notice);
  }
  return [...newest.values()];
}
