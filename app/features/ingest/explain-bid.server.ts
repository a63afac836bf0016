import { eq } from "drizzle-orm";
import { notices, opportunities, opportunityDetails } from "#drizzle/schema";
import type { Services } from "~/lib/services";

/** Where an opportunity was placed and which trades it was given, with the reasons; `null` if there is none. */
export async function explainBid({ db }: Pick<Services, "db">, id: number) {
  const [bids, links] = await Promise.all([
    db
      .select({
        id: opportunities.id,
        title: opportunities.title,
        buyer: opportunities.buyer,
        region: opportunities.region,
        city: opportunities.city,
        places: opportunities.places,
        placeReason: opportunityDetails.placeReason,
        services: opportunities.services,
        reasons: opportunities.reasons,
      })
      .from(opportunities)
      .leftJoin(opportunityDetails, eq(opportunityDetails.opportunityId, opportunities.id))
      .where(eq(opportunities.id, id)),
    db
      .select({ portal: notices.portal, key: notices.key, leads: notices.leads })
      .from(notices)
      .where(eq(notices.opportunityId, id)),
  ]);
  const [bid] = bids;
  return bid === undefined ? null : { ...bid, notices: links };
}
