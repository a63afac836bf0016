import { useState } from "react";
import { Flash, type FlashProps } from "./flash";

/** Whether a notice came while the page was in use. One that comes with the page has a place in it, which it keeps. */
export function useIsLate(notice: FlashProps | null): boolean {
  const [first] = useState(notice);
  return first === null && notice !== null;
}

/** Lies over the page's heading, so that the list does not move under the reader's hand. Can be closed. */
export function FloatingNotice({ notice }: { notice: FlashProps | null }) {
  const [closed, setClosed] = useState<FlashProps | null>(null);
  return (
    <div className="sticky top-2 z-20 mb-0 h-0 md:pr-64">
      {notice && notice !== closed && (
        <Flash
          {...notice}
          onClose={() => {
            setClosed(notice);
          }}
        />
      )}
    </div>
  );
}
