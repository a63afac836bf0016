import { expect, test } from "vitest";
import { draftOpportunity } from "~/features/ingest/opportunity-draft.server";
import { keyDatesOf } from "~/features/key-dates/key-dates-of-draft.server";
import { noticeOf } from "../../support/notices";

const TEXT = "Questions must be received by 2:00 p.m. local time on November 25, 2026.";
const PLACE = { regions: [], city: null, state: null, country: "CA", buyerCity: null, buyerState: null };

function questionsOf(place: Partial<typeof PLACE> & { home?: string }, text = TEXT) {
  const notice = noticeOf({
    title: "Snow clearing across Canada",
    buyer: "Snow Agency",
    sections: { description: text },
    place: { ...PLACE, ...place },
  });
  const [date] = keyDatesOf(draftOpportunity(notice));
  return [date?.standing, date?.zoneBasis, date?.at?.toISOString()];
}

test("an hour in a notice for one place counts in that place's zone", () => {
  const place = { regions: ["Kenora District"], state: "ON", buyerCity: "Toronto", buyerState: "ON" };
  const notice = noticeOf({
    title: "Snow clearing",
    buyer: null,
    sections: { description: TEXT },
    place: { ...PLACE, ...place },
  });
  const [date] = keyDatesOf(draftOpportunity(notice));
  expect([date?.zoneBasis, date?.at?.toISOString()]).toEqual(["place", "2026-11-25T20:00:00.000Z"]);
});

test.each([
  ["ON", "Ottawa", "2026-11-25T19:00:00.000Z"],
  ["ON", "Kenora", "2026-11-25T20:00:00.000Z"],
  ["NL", null, "2026-11-25T17:30:00.000Z"],
  ["SK", "Regina", "2026-11-25T20:00:00.000Z"],
])(
  "work in a whole country counts in the zone of its buyer's office: %s, %s",
  (buyerState, buyerCity, at) => {
    expect(questionsOf({ regions: ["Canada"], buyerState, buyerCity } as never)).toEqual([
      "sure",
      "buyer",
      at,
    ]);
  },
);

test("without a buyer's office the zone of the portal's home counts, and without that the hour is not sure", () => {
  expect(questionsOf({ regions: ["Canada"], home: "CA-MB" } as never)[1]).toBe("portal");
  expect(questionsOf({ regions: ["Canada"] } as never)).toEqual(["check", null, undefined]);
});
