import { inJson } from "#drizzle/json-rows";
import { users } from "#drizzle/schema";
import { effectivePreferences } from "~/domain/matching/effective-preferences";
import type { MatchProfile } from "~/domain/matching/match-profile";
import type { AlertList } from "~/emails/alert-email";
import { savedBidChanges } from "~/emails/saved-bid-changes";
import type { MailRenderer, OutboxRow, RenderedEmail, Services } from "~/lib/services";
import { listReaderReasons } from "./reader-reasons.server";
import { completeMail, createBodyRenderer, loadDigestContent } from "./render-digests.server";

/** Alerts are rendered from those of their opportunities that are still active. */
export const alertMail: MailRenderer = {
  render: (services, rows) => renderAlerts(services, "alert", rows),
  reasonsAgainst: (services, rows) =>
    listReaderReasons(services, rows, { isOn: ({ alertInstant }) => alertInstant, right: "instantAlerts" }),
};

/** The same for new bids that state no value. */
export const sameDayMail: MailRenderer = {
  render: (services, rows) => renderAlerts(services, "same-day", rows),
  reasonsAgainst: (services, rows) =>
    listReaderReasons(services, rows, { isOn: ({ alertSameDay }) => alertSameDay, right: "instantAlerts" }),
};

const NO_PROFILE: MatchProfile = { regions: [], serviceTypes: [] };

async function renderAlerts(
  services: Services,
  list: AlertList,
  rows: ReadonlyArray<OutboxRow>,
): Promise<Map<string, RenderedEmail | null>> {
  const [content, profiles] = await Promise.all([
    loadDigestContent(
      services.db,
      rows.flatMap(({ opportunityIds }) => opportunityIds ?? []),
    ),
    findProfiles(services, rows),
  ]);
  const render = createBodyRenderer(content, services.config);

  const rendered = new Map<string, RenderedEmail | null>();
  for (const row of rows) {
    const profile = profiles.get(row.userId ?? "") ?? NO_PROFILE;
    const body = render.alert(list, row.opportunityIds ?? [], profile, row.createdAt);
    rendered.set(row.id, body && (await completeMail(services, row, body, savedBidChanges([]))));
  }
  return rendered;
}

/** What the readers follow, to say why each bid is in their alert. */
async function findProfiles({ db }: Services, rows: ReadonlyArray<OutboxRow>) {
  const ids = rows.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const found = await db
    .select({
      id: users.id,
      role: users.role,
      regions: users.regions,
      serviceTypes: users.serviceTypes,
      partsOff: users.partsOff,
      excluded: users.excluded,
    })
    .from(users)
    .where(inJson(users.id, ids));
  return new Map<string, MatchProfile>(found.map((user) => [user.id, effectivePreferences(user)]));
}
