import type { App } from "./app";

/** The local build's secret in wrangler.toml. */
const OPERATORS_SECRET = "local-ingest-secret";
const DAY_MS = 24 * 60 * 60 * 1000;

type Pushed = {
  key: string;
  region: string;
  title?: string;
  /** `null` makes a bid without a text. */
  description?: string | null;
  url?: string;
  closesInDays?: number;
  status?: "active" | "withdrawn";
};

const LOTS = "The lots are cleared and salted before seven in the morning.";

/** Sends a snow-clearing notice through the push endpoint; returns the opportunity's id. */
export async function pushNotice(
  app: App,
  { closesInDays = 20, title = "Snow clearing of parking lots", description = LOTS, ...notice }: Pushed,
): Promise<number> {
  const closesAt = new Date(Math.floor(Date.now() / DAY_MS + closesInDays) * DAY_MS).toISOString();
  const answer = await fetch(`${app.origin}/internal/ingest`, {
    method: "POST",
    headers: { Authorization: `Bearer ${OPERATORS_SECRET}` },
    body: JSON.stringify({
      portal: "live-bids",
      notices: [
        {
          title,
          description,
          publishedAt: new Date().toISOString().slice(0, 10) + "T00:00:00Z",
          closesAt,
          ...notice,
        },
      ],
    }),
  });
  const body = await answer.json<{ opportunities: Array<number> }>();
  if (!answer.ok) throw new Error(`The push was refused: ${JSON.stringify(body)}`);
  return body.opportunities[0] ?? 0;
}
