import { MAX_PUSH_BYTES } from "~/features/push/receive-push.server";

/** As large as a push may be, with long notices. */
export function pushOf(publishedAt: Date): string {
  const description = "Clearing of snow and ice from lots, walks and stairs. ".repeat(740);
  const count = Math.floor((MAX_PUSH_BYTES - 1_000) / (description.length + 200));
  const notices = Array.from({ length: count }, (_, index) => ({
    key: `bench-${index}`,
    title: `Snow clearing ${index}`,
    region: "CA-ON",
    description,
    publishedAt: publishedAt.toISOString(),
  }));
  return JSON.stringify({ portal: "bench-bids", notices });
}
