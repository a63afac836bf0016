import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { answerFeed } from "~/features/calendar/answer-feed.server";

/** The private calendar of saved bids, which calendar programs read without signing in. */
export function loader({ request, params, context: { services } }: LoaderFunctionArgs) {
  return answerFeed(services, request, params["name"] ?? "");
}
