import { Share2 } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { useOrigin } from "~/ui/use-origin";
import { mailToShare } from "./mail-to-share";

type ShareBidProps = { id: number; title: string };

/** Ways to pass a bid's address on. The address itself and the mail link work without JavaScript. */
export function ShareBid({ id, title }: ShareBidProps) {
  const url = `${useOrigin()}/bids/${id}`;
  return (
    <details data-print="hide" className="group min-w-0 open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 font-semibold text-primary hover:underline">
        <Share2 aria-hidden="true" className="size-5" />
        Share
      </summary>
      <div className="mt-1 rounded-card border border-line bg-surface p-3">
        <p className="text-sm text-muted">Anyone can open this address, without an account:</p>
        <p className="mt-1 font-semibold wrap-anywhere select-all">{url}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ShareButtons url={url} title={title} />
          <a href={mailToShare(title, url)} className="inline-flex min-h-11 items-center text-link">
            Send by email
          </a>
        </div>
      </div>
    </details>
  );
}

/** What only a script can do. */
function ShareButtons({ url, title }: { url: string; title: string }) {
  const hydrated = useHydrated();
  const [answer, setAnswer] = useState("");
  if (!hydrated) return null;

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setAnswer("Link copied.");
    } catch {
      setAnswer("The browser did not allow it. Select the address above and copy it.");
    }
  }

  async function share() {
    // Rejects when the reader closes the sheet.
    await navigator.share({ title, url }).catch(() => undefined);
  }

  return (
    <>
      {"share" in navigator && (
        <Button type="button" look="secondary" onClick={() => void share()}>
          Share…
        </Button>
      )}
      <Button type="button" look="secondary" onClick={() => void copy()}>
        Copy link
      </Button>
      <span role="status" className="text-sm empty:hidden">
        {answer}
      </span>
    </>
  );
}
