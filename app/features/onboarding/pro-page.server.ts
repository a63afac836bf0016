import type { Profile } from "#drizzle/schema";
import { CHOOSE_STEP, sanitizeSelection } from "~/domain/account/onboarding";
import type { Services } from "~/lib/services";
import { proOffer } from "./pro-offer.server";
import { readSelection, wizardHref } from "./wizard-query";

/** What Pro adds, for somebody who has not finished setting up. The choices stay in the URL. */
export function loadProPage({ now }: Services, profile: Profile, query: URLSearchParams) {
  const { id, email, companyName } = profile;
  return {
    view: {
      ...proOffer(profile, now()),
      backHref: wizardHref(CHOOSE_STEP, sanitizeSelection(readSelection(query))),
    },
    account: { email, companyName },
    owner: id,
  };
}
