import { expect, test } from "vitest";
import { demoPushedNotices } from "#drizzle/seed/portal-files/demo";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";
import { renewNotice } from "~/features/reclassify/renew-notice";
import { noticeOf } from "../../support/notices";
import { noticesAmong, parseAll, publishedFiles } from "../sources/portal-answers";

const NOW = new Date("2026-08-05T12:00:00Z");

test.each([
  ["canadabuys", "canadabuys/openTenderNotice.csv"],
  ["nyc-city-record", "nyc_city_record/dg92-zbpx.json"],
  ["sam-gov", "sam_gov/search_response.json"],
  ["seao", "seao/hebdo.json"],
])("what today's rules made of the published records of %s stays as it is", async (id, path) => {
  for (const [, file] of publishedFiles(path)) {
    const notices = noticesAmong(await parseAll(id, file, NOW));
    expect(notices.length).toBeGreaterThan(0);
    for (const notice of notices) expect(renewNotice(notice, id)).toEqual(notice);
  }
});

test("what today's rules made of pushed notices stays as it is", () => {
  for (const pushed of pushSchema.parse({ notices: demoPushedNotices(NOW) }).notices) {
    const notice = noticeOfPushed(pushed, NOW);
    expect(renewNotice(notice, "peel-bids")).toEqual(notice);
  }
});

test("contact details that older rules left are removed from every text", () => {
  const text = "Write to dana@portal.example about the work.";
  const cleaned = "Write to [e-mail on the portal] about the work.";
  const stored = noticeOf({
    title: text,
    buyer: text,
    summary: text,
    sections: { description: text, scope: text },
    documents: [{ title: text, url: "https://portal.example/a" }],
  });
  expect(renewNotice(stored, "peel-bids")).toEqual({
    ...stored,
    title: cleaned,
    buyer: cleaned,
    summary: cleaned,
    sections: { description: cleaned, scope: cleaned },
    documents: [{ title: cleaned, url: "https://portal.example/a" }],
  });
});

test("Toronto's titles are made again from the stored text", () => {
  const description = "The City of Toronto is seeking bids for the repaving of Bloor Street.";
  const stored = noticeOf({ title: "Solicitation 123456", sections: { description } });
  expect(renewNotice(stored, "toronto").title).toMatch(/repaving of Bloor Street/i);
  expect(renewNotice(stored, "peel-bids").title).toBe("Solicitation 123456");
});
