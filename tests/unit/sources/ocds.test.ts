import fc from "fast-check";
import { expect, test } from "vitest";
import { isOlderRevision } from "~/domain/opportunities/revision";
import type { OcdsPublisher } from "~/sources/ocds-fields";
import { readOcds, readPortal } from "../../support/read-at-once";
import {
  collect,
  fakePortal,
  noticesAmong,
  NOW,
  parseAll,
  parseNotice,
  requireSource,
  streamOfAnswer,
} from "./portal-answers";

const PUBLISHER: OcdsPublisher = {
  language: "en",
  zone: "America/Toronto",
  currency: null,
  country: "CA",
  state: null,
};

const TENDER = {
  id: "25-107",
  title: "Réfection du pont Ste-Anne\t\t\t",
  status: "active",
  procurementMethod: "open",
  procurementMethodDetails: "Avis d’appel d’offres",
  mainProcurementCategory: "works",
  additionalProcurementCategories: ["Services professionnels"],
  items: [
    {
      id: "C02",
      description: "C02 - Ouvrages de génie civil",
      classification: { scheme: "UNSPSC", id: "72141100", description: "Infrastructure" },
      additionalClassifications: [
        { scheme: "UNSPSC", id: "72141100" },
        { scheme: "X-OTHER", id: "9" },
      ],
    },
  ],
  value: { amount: 653199 },
  minValue: { amount: 368000 },
  tenderPeriod: { startDate: "2026-07-20T09:45:38-04:00", endDate: "2026-08-27T11:00:00-04:00" },
  documents: [{ url: "https://seao.gouv.qc.ca/avis?ItemId=1" }],
};

const RELEASE = {
  ocid: "ocds-ec9k95-20000001",
  id: "20260720134538",
  date: "2026-07-20T09:45:38-04:00",
  tag: ["tender"],
  language: "fr",
  buyer: { id: "OP-1", name: "Ville de Ste-Anne" },
  parties: [
    { id: "FO-9", name: "Un fournisseur", roles: ["supplier"], address: { locality: "Laval" } },
    {
      id: "OP-1",
      name: "Ville de Ste-Anne",
      roles: ["buyer"],
      address: { locality: "Ste-Anne", region: "QC", countryName: "CAN" },
      contactPoint: { name: "Pat Contact", email: "pat@ste-anne.ca", telephone: "450-555-2671" },
    },
  ],
  tender: TENDER,
};

function packageOf(...releases: ReadonlyArray<object>) {
  return JSON.stringify({ version: "1.1", publisher: { name: "x" }, releases });
}

async function parse(answer: string) {
  const { items, error } = await collect(readOcds(streamOfAnswer(answer), PUBLISHER, NOW));
  if (error) throw error;
  return items;
}

test("a weekly SEAO release becomes a French notice in Quebec, in Canadian dollars", async () => {
  const notice = await parseNotice("seao", `\uFEFF${packageOf(RELEASE)}`);
  expect(notice).toMatchObject({
    key: "ocds-ec9k95-20000001",
    reference: "25-107",
    title: "Réfection du pont Ste-Anne",
    language: "fr",
    summary: expect.stringContaining("Catégorie : C02 - Ouvrages de génie civil; ") as string,
    isComposed: true,
    buyer: "Ville de Ste-Anne",
    status: "active",
    noticeType: "Avis d’appel d’offres",
    procurementMethod: "open",
    kinds: ["construction", "professional-services"],
    codes: [
      { scheme: "UNSPSC", code: "72141100", label: "Infrastructure" },
      { scheme: "SEAO", code: "C02", label: "Ouvrages de génie civil" },
    ],
    place: { city: null, state: "QC", country: "CA", buyerCity: "Ste-Anne", buyerState: "QC" },
    published: new Date("2026-07-20T13:45:38Z"),
    deadline: new Date("2026-08-27T15:00:00Z"),
    value: { estimatedValue: 653199, budgetMin: 368000, budgetMax: 653199, currency: "CAD" },
    url: "https://seao.gouv.qc.ca/avis?ItemId=1",
    documents: [],
  });
  expect(JSON.stringify(notice)).not.toMatch(/pat|2671/i);
});

test("a release without parties, address, period or value is still a notice", async () => {
  const notice = await parseNotice(
    "seao",
    packageOf({
      ocid: "ocds-x-1",
      date: "2026-07-20T09:45:38Z",
      tag: ["tender"],
      tender: { title: "Peinture", value: null },
    }),
  );
  expect(notice).toMatchObject({
    buyer: null,
    deadline: null,
    url: null,
    value: { estimatedValue: null, currency: null },
  });
});

test.each([
  [{ tag: ["award"] }, "Not a call for bids: award."],
  [{ tag: ["planning"] }, "Not a call for bids: planning."],
  [{ tender: { ...TENDER, procurementMethod: "direct" } }, "Procurement method: direct."],
  [{ tender: { ...TENDER, status: "complete" } }, "Tender status: complete."],
  [{ tender: { ...TENDER, status: "planned" } }, "Tender status: planned."],
  [{ tender: undefined }, "The release has no tender."],
])("%j is ignored", async (change, reason) => {
  expect(await parse(packageOf({ ...RELEASE, ...change }))).toEqual([
    { kind: "ignored", key: RELEASE.ocid, reason },
  ]);
});

test.each([
  [{ tag: ["tenderCancellation"] }, "cancelled"],
  [{ tag: ["tenderUpdate"], tender: { ...TENDER, status: "cancelled" } }, "cancelled"],
  [{ tender: { ...TENDER, status: "unsuccessful" } }, "cancelled"],
  [{ tender: { ...TENDER, status: "withdrawn" } }, "withdrawn"],
])("%j is no longer biddable", async (change, status) => {
  expect(noticesAmong(await parse(packageOf({ ...RELEASE, ...change })))[0]?.status).toBe(status);
});

test("within one answer the newest release of a process wins, whatever the order and the offsets", async () => {
  const newer = { ...RELEASE, date: "2026-07-21T01:00:00+01:00", tag: ["tenderUpdate"] };
  const older = { ...RELEASE, date: "2026-07-20T23:30:00Z" };
  expect(await parse(packageOf(newer, older))).toMatchObject([{ kind: "notice" }, { kind: "ignored" }]);
  const revisions = noticesAmong(await parse(packageOf(older, newer))).map(({ revision }) => revision);
  expect([...revisions].sort()).toEqual(revisions);
  expect(new Set(revisions).size).toBe(2);
});

test("of releases of one date the same one wins in any order: the higher ID, the end of the call, the later closing", async () => {
  const update = { ...RELEASE, tag: ["tenderUpdate"] };
  const closing = (endDate: string) => ({ ...TENDER, tenderPeriod: { endDate } });
  const [early, late] = ["2026-09-10T14:00:00-04:00", "2026-09-20T14:00:00-04:00"].map(closing);
  const cases = [
    [
      { ...update, id: "9", tender: late },
      { ...update, id: "10", tender: early },
      { deadline: "2026-09-10" },
    ],
    [{ ...update, tender: early }, { ...update, tender: late }, { deadline: "2026-09-20" }],
    [
      { ...update, tender: late },
      { ...update, tender: { ...early, status: "cancelled" } },
      { status: "cancelled" },
    ],
  ] as const;
  for (const [one, other, wins] of cases)
    for (const releases of [
      [one, other],
      [other, one],
    ]) {
      const notices = noticesAmong(await parse(packageOf(...releases)));
      const last = notices.reduce((newest, notice) =>
        isOlderRevision(notice.revision, newest.revision) ? newest : notice,
      );
      expect({ status: last.status, deadline: last.deadline?.toISOString().slice(0, 10) }).toMatchObject(
        wins,
      );
    }
});

test("a release that is dated in the future does not keep a later one out", async () => {
  const future = { ...RELEASE, date: "2099-01-01T00:00:00Z" };
  const cancelled = { ...RELEASE, date: "2026-08-01T00:00:00Z", tag: ["tenderCancellation"] };
  for (const releases of [
    [future, cancelled],
    [cancelled, future],
  ]) {
    const notices = noticesAmong(await parse(packageOf(...releases)));
    const last = notices.reduce((newest, notice) => (notice.revision >= newest.revision ? notice : newest));
    expect(last.status).toBe("cancelled");
  }
  const [dated] = noticesAmong(await parse(packageOf(future)));
  expect(dated?.revision).toContain("2026-07-20T13:45:38.000Z");
  const amended = {
    ...future,
    tender: { ...TENDER, amendments: [{ date: "2026-07-25T00:00:00Z" }, { date: "2098-07-25T00:00:00Z" }] },
  };
  expect(noticesAmong(await parse(packageOf(amended)))[0]?.revision).toContain("2026-07-25T00:00:00.000Z");
});

test("the contact points of a release are cut from its texts", async () => {
  const contact = { contactPoint: { name: "Oluwaseun Adeyemi" } };
  const tender = { ...TENDER, title: "Toit, Adeyemi", description: "Voir Oluwaseun au bureau." };
  for (const change of [
    { tender: { ...tender, ...contact } },
    { tender: { ...tender, procuringEntity: { name: "Ville", ...contact } } },
    { tender, buyer: { name: "Ville", ...contact } },
    { tender, parties: [{ roles: ["buyer"], name: "Ville (Adeyemi)", ...contact }] },
    { tender, parties: [{ roles: ["buyer"], additionalContactPoints: [{ name: "Adeyemi, Oluwaseun" }] }] },
  ])
    expect(JSON.stringify(await parse(packageOf({ ...RELEASE, ...change })))).not.toMatch(
      /adeyemi|oluwaseun/i,
    );
});

test("record packages, lists, single releases and one release a line are read alike", async () => {
  const compiled = { ...RELEASE, tag: ["compiled"] };
  const answers = [
    JSON.stringify({ records: [{ ocid: RELEASE.ocid, compiledRelease: compiled, releases: [RELEASE] }] }),
    JSON.stringify({ records: [{ ocid: RELEASE.ocid, releases: [RELEASE] }] }),
    JSON.stringify([RELEASE]),
    JSON.stringify(RELEASE, null, 2),
    `${JSON.stringify(RELEASE)}\n${JSON.stringify({ ...RELEASE, ocid: "ocds-x-2" })}\n`,
  ];
  const keys = await Promise.all(
    answers.map(async (answer) => noticesAmong(await parse(answer)).map(({ key }) => key)),
  );
  expect(keys).toEqual([
    [RELEASE.ocid],
    [RELEASE.ocid],
    [RELEASE.ocid],
    [RELEASE.ocid],
    [RELEASE.ocid, "ocds-x-2"],
  ]);
});

test("amounts in a currency that nothing can compare are left out", async () => {
  const [notice] = noticesAmong(
    await parse(packageOf({ ...RELEASE, tender: { ...TENDER, value: { amount: 5, currency: "GBP" } } })),
  );
  expect(notice?.value).toMatchObject({ estimatedValue: null, currency: null });
});

test("a delivery address says where the work is, a CPV code loses its check digit, a typed notice is the link", async () => {
  const [notice] = noticesAmong(
    await parse(
      packageOf({
        ...RELEASE,
        tender: {
          ...TENDER,
          classification: { scheme: "CPV", id: "45233162-2" },
          items: [{ deliveryAddresses: [{ locality: "Hull", region: "Outaouais", countryName: "Canada" }] }],
          documents: [
            { url: "https://x.ca/plans.pdf", documentType: "technicalSpecifications", title: "Plans" },
            { url: "https://x.ca/notice", documentType: "tenderNotice" },
            { url: "javascript:alert(1)", documentType: "tenderNotice" },
          ],
        },
      }),
    ),
  );
  expect(notice).toMatchObject({
    codes: [{ scheme: "CPV", code: "45233162" }],
    place: { regions: ["Outaouais"], city: "Hull", country: "Canada" },
    url: "https://x.ca/notice",
    documents: [{ title: "Plans", url: "https://x.ca/plans.pdf" }],
  });
});

test("a release without ocid, title or readable date is set aside and the others are read", async () => {
  const items = await parse(
    packageOf(
      { ...RELEASE, ocid: null },
      { ...RELEASE, ocid: "b", tender: { ...TENDER, title: "" } },
      { ...RELEASE, ocid: "c", tender: { ...TENDER, tenderPeriod: { endDate: "bientôt" } } },
      7 as never,
      RELEASE,
    ),
  );
  expect(items.map(({ kind }) => kind)).toEqual([
    "set-aside",
    "set-aside",
    "set-aside",
    "set-aside",
    "notice",
  ]);
});

test("a package cut off at any byte gives only true notices and is malformed", async () => {
  const releases = [1, 2, 3].map((number) => ({ ...RELEASE, ocid: `ocds-x-${number}` }));
  const whole = new TextEncoder().encode(packageOf(...releases));
  const complete = noticesAmong(await parse(packageOf(...releases)));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: whole.length - 1 }), async (cut) => {
      const { items, error } = await collect(readOcds(streamOfAnswer(whole.slice(0, cut)), PUBLISHER, NOW));
      expect(noticesAmong(items)).toEqual(complete.slice(0, items.length));
      expect(error?.name).toBe("MalformedAnswer");
    }),
    { numRuns: 200 },
  );
});

test("values of the wrong type anywhere never break a run", async () => {
  const junk = fc.oneof(
    fc.constant(null),
    fc.integer(),
    fc.string(),
    fc.array(fc.constant(null)),
    fc.object(),
  );
  const wild = fc.record({
    ocid: fc.string({ minLength: 1 }),
    tag: fc.constantFrom(["tender"], null, "tender"),
    date: junk,
    buyer: junk,
    parties: junk,
    language: junk,
    tender: fc.record({
      title: junk,
      items: junk,
      value: junk,
      tenderPeriod: junk,
      documents: junk,
      status: fc.constant("active"),
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(wild, { maxLength: 4 }), async (releases) => {
      expect(await parse(packageOf(...releases))).toHaveLength(releases.length);
    }),
  );
});

test("SEAO reads the newest weekly file, and of two with one name the one changed last", async () => {
  const file = (id: string, name: string, changed: string) => ({
    url: `https://www.donneesquebec.ca/recherche/dataset/d/resource/${id}/download/${name}`,
    last_modified: changed,
  });
  const portal = fakePortal([
    [
      "package_show",
      JSON.stringify({
        success: true,
        result: {
          resources: [
            file("a", "hebdo_20260720_20260726.json", "2026-07-27"),
            file("b", "hebdo_20260727_20260802.json", "2026-08-03T01:00:00"),
            file("c", "hebdo_20260727_20260802.json", "2026-08-03T09:00:00"),
            file("d", "mensuel_20260701_20260731.json", "2026-08-04"),
          ],
        },
      }),
    ],
    ["/resource/c/", packageOf(RELEASE)],
  ]);
  const { items, error } = await collect(readPortal(requireSource("seao"), { fetch: portal.fetch }, NOW));
  expect(error).toBeNull();
  expect(noticesAmong(items)).toHaveLength(1);
  expect(portal.asked[1]).toMatchObject({ accept: "json", conditional: true });
});

test("a catalogue without a weekly file is malformed", async () => {
  const portal = fakePortal([["package_show", JSON.stringify({ result: { resources: [] } })]]);
  const { error } = await collect(readPortal(requireSource("seao"), { fetch: portal.fetch }, NOW));
  expect(error?.name).toBe("MalformedAnswer");
});

test("a single-page application answering 200 is malformed", async () => {
  await expect(parseAll("seao", "<!doctype html><html></html>")).rejects.toThrow("web page");
});

test("a closing date that could be two days is set aside with both", async () => {
  const tender = { ...TENDER, tenderPeriod: { endDate: "03/04/2027 14:00" } };
  expect(await parse(packageOf({ ...RELEASE, tender }))).toMatchObject([
    {
      kind: "set-aside",
      key: RELEASE.ocid,
      reason: "The closing date 03/04/2027 14:00 could be 4 March 2027 or 3 April 2027",
    },
  ]);
});
