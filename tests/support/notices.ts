import type { Notice } from "~/domain/opportunities/notice";

/** A plain snow-clearing notice in Peel; a test overrides the fields that it is about. */
export function noticeOf(overrides: Partial<Notice> = {}): Notice {
  return {
    key: "N-1",
    reference: "RFT-2026-0415",
    title: "Snow clearing and de-icing of civic facilities, winter 2026-2027",
    language: "en",
    summary: "Snow clearing and de-icing at twelve civic facilities.",
    sections: {
      description: "Snow clearing and de-icing at twelve civic facilities. Liability insurance is mandatory.",
    },
    // A buyer's name can say where a notice is, so one in another place has a buyer that names none.
    buyer: overrides.place ? "Department of Public Works" : "Regional Municipality of Peel",
    status: "active",
    noticeType: "Request for Tender",
    procurementMethod: null,
    kinds: ["services"],
    codes: [],
    tags: [],
    place: {
      regions: ["Peel Region"],
      city: null,
      state: "ON",
      country: "CA",
      buyerCity: null,
      buyerState: null,
    },
    published: new Date("2026-11-18T05:00:00Z"),
    deadline: new Date("2026-12-04T19:00:00Z"),
    farDeadline: null,
    revision: "",
    value: {
      contractValue: null,
      estimatedValue: 120_000,
      budgetMin: null,
      budgetMax: null,
      currency: "CAD",
    },
    url: "https://portal.example/notices/1",
    documents: [],
    ...overrides,
  };
}

export function placeIn(region: string): Notice["place"] {
  return { regions: [region], city: null, state: null, country: null, buyerCity: null, buyerState: null };
}
