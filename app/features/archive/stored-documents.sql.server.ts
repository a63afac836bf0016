import { sql } from "drizzle-orm";
import { opportunities, opportunityDetails } from "#drizzle/schema";

/** A bid's documents, with its details joined. A row that was stored by an older release has them in its own column. */
export const STORED_DOCUMENTS = sql`coalesce(${opportunityDetails.documents}, ${opportunities.documents})`
  .mapWith(opportunities.documents)
  .as("stored_documents");
