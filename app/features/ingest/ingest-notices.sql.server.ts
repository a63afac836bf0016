import { sql } from "drizzle-orm";
import { raw } from "#drizzle/batch";
import { jsonEach } from "#drizzle/json-rows";
import { opportunities, opportunityFingerprints } from "#drizzle/schema";

type Fingerprint = {
  fingerprint: string;
  /** The key of the new notice with this fingerprint. */
  key: string;
};

/**
 * Active opportunities with one of these fingerprints and without a notice of this portal. One that closed so long ago
 * that its texts are in the archive has no fingerprints: a new notice is another solicitation.
 */
export function findTwins(portal: string, fingerprints: ReadonlyArray<Fingerprint>) {
  return raw(
    sql`
      select f.fingerprint, f.opportunity_id, o.places
      from ${jsonEach(fingerprints)} wanted
      join opportunity_fingerprints f on f.fingerprint = wanted.value ->> 'fingerprint'
      join opportunities o on o.id = f.opportunity_id
      where o.status = 'active'
        and not exists (select 1 from notices n where n.opportunity_id = o.id and n.portal = ${portal})
        and not exists (
          select 1 from undone_merges u
          where u.portal = ${portal} and u.key = wanted.value ->> 'key' and u.opportunity_id = o.id
        )
      order by f.opportunity_id
    `,
    {
      fingerprint: opportunityFingerprints.fingerprint,
      opportunityId: opportunityFingerprints.opportunityId,
      places: opportunities.places,
    },
  );
}
