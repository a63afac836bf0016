import type { keyDatesView } from "~/features/key-dates/key-dates-view.server";

export type Rows = Parameters<typeof keyDatesView>[1];
export type Row = Rows[number];
export type Own = Parameters<typeof keyDatesView>[2][number];

export const NOW = new Date("2026-11-20T15:00:00Z");
export const BID = {
  id: 7,
  region: "CA-ON-PEL",
  updatedAt: new Date("2026-11-19T14:14:00Z"),
  status: "active",
  deadline: new Date("2026-12-04T19:00:00Z"),
  portalSource: "CanadaBuys",
  hasText: true,
};

export function dateOf(changes: Partial<Row> = {}): Row {
  return {
    id: "read",
    opportunityId: 7,
    kind: "site_meeting",
    at: new Date("2026-11-21T15:00:00Z"),
    localDay: "2026-11-21",
    localTime: "10:00",
    zone: "America/Toronto",
    zoneBasis: "place",
    precision: "instant",
    mandatory: "yes",
    place: "6500 Mayfield Road",
    days: null,
    sentence: "A mandatory site meeting …",
    start: 0,
    end: 26,
    section: "scope",
    language: "en",
    rule: "site_meeting/x",
    ruleVersion: 1,
    standing: "sure",
    doubts: [],
    conflictsWith: null,
    origin: "text",
    portal: null,
    sequence: 0,
    changedAt: NOW,
    ...changes,
  };
}

export const OWN: Own = {
  id: "own",
  userId: "reader",
  opportunityId: 7,
  kind: "site_meeting",
  keyDateId: "read",
  at: null,
  localDay: "2026-11-24",
  localTime: null,
  zone: "America/Toronto",
  mandatory: "no",
  place: null,
  deniedMoment: null,
  createdAt: NOW,
};
