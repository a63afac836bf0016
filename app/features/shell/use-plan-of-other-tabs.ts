import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const CHANNEL = "plan";

type Told = { owner: string; plan: string };

/**
 * Tells the account's other tabs which plan this page shows, and loads the page's data again when another tab shows a
 * different one: somebody who pays in one tab does not go on seeing the old plan in another.
 */
export function usePlanOfOtherTabs(owner: string, plan: string) {
  const { revalidate } = useRevalidator();
  const latest = useRef({ owner, plan, revalidate });
  const channel = useRef<BroadcastChannel | null>(null);

  useEffect(() => {
    latest.current = { owner, plan, revalidate };
  });

  useEffect(() => {
    const opened = new BroadcastChannel(CHANNEL);
    channel.current = opened;
    opened.onmessage = ({ data }: MessageEvent<Told>) => {
      const here = latest.current;
      if (data.owner === here.owner && data.plan !== here.plan) here.revalidate();
    };
    return () => {
      opened.close();
    };
  }, []);

  // A page that has just been loaded, or whose plan has just changed, has the newer answer.
  useEffect(() => {
    const told: Told = { owner, plan };
    channel.current?.postMessage(told);
  }, [owner, plan]);
}
