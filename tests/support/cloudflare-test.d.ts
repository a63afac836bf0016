import type { D1Migration } from "cloudflare:test";
import type { OpportunityBroadcaster } from "../../workers/opportunity-broadcaster";

declare global {
  namespace Cloudflare {
    interface Env {
      DB: D1Database;
      ARCHIVE: D1Database;
      BROADCASTER: DurableObjectNamespace<OpportunityBroadcaster>;
      MIGRATIONS: Array<D1Migration>;
      ARCHIVE_MIGRATIONS: Array<D1Migration>;
    }
  }
}
