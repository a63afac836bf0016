import { expect, test } from "vitest";
import { ONTARIO_BUYERS, PEEL_BUYERS } from "#drizzle/seed/portal-files/buyers/ontario-municipal";
import { TORONTO_DIVISIONS } from "#drizzle/seed/portal-files/buyers/toronto";
import { NYC_AGENCIES } from "#drizzle/seed/portal-files/buyers/us";
import { SERVICE_KEYS } from "#drizzle/seed/portal-files/content/trades";
import { portalNotices } from "#drizzle/seed/portal-files/portal-notice";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const NOW = new Date("2026-11-22T12:00:00Z");
const NOTICES = 400;
/** Building a splash pad is landscaping too. */
const PARK = "Splash Pad";

const notices = [[...ONTARIO_BUYERS, ...PEEL_BUYERS], TORONTO_DIVISIONS, NYC_AGENCIES].flatMap((buyers) => {
  const plans = Array.from({ length: NOTICES }, (_, at) => ({
    service: SERVICE_KEYS[at % SERVICE_KEYS.length],
  }));
  return [...portalNotices({ seed: 7, now: NOW, buyers, plans })];
});

test.each(["snow", "landscaping", "janitorial", "electrical"] as const)(
  "the demo's notices of other trades are no matches for %s",
  (service) => {
    const untrue = notices
      .filter((notice) => notice.service !== service && !notice.title.en.includes(PARK))
      .filter(({ title, description, kind }) => {
        const sections = { description: description.en.join("\n") };
        const classified = classifiableNotice({ title: title.en, sections, kinds: [kind] });
        return classifyNotice(classified).services.includes(service);
      });
    expect(untrue.map(({ title }) => title.en)).toEqual([]);
  },
);

test.each([
  ["Washroom Plumbing Fixture Renewal, City Hall", "electrical"],
  ["Standing Offer for Licensed Plumbing Contractors, City Hall", "electrical"],
  ["On-call Electrician Services: Electrical Repairs, Civic Centre", "electrical"],
])("%j is for %s alone", (title, service) => {
  for (const kinds of [["construction"], ["services"], []] as const) {
    expect(classifyNotice(classifiableNotice({ title, kinds: [...kinds] })).services).toEqual([service]);
  }
});
