import { expect, test } from "vitest";
import { isOlderRevision } from "~/domain/opportunities/revision";
import { PortalUnavailable } from "~/sources/source";
import { readPortal } from "../../support/read-at-once";
import {
  collect,
  fakePortal,
  noticesAmong,
  NOW,
  parseAll,
  parseNotice,
  requireSource,
} from "./portal-answers";

const DOCK = {
  noticeId: "0123456789abcdef0123456789abcdef",
  title: "Z2--Repair loading dock",
  solicitationNumber: "36C242-26-B-0012",
  fullParentPathName:
    "VETERANS AFFAIRS, DEPARTMENT OF.VETERANS AFFAIRS, DEPARTMENT OF.242-NETWORK CONTRACT OFFICE 02",
  postedDate: "2026-07-30",
  type: "Solicitation",
  typeOfSetAsideDescription: "Total Small Business Set-Aside (FAR 19.5)",
  responseDeadLine: "2026-09-01T14:00:00-04:00",
  naicsCode: "236220",
  naicsCodes: ["236220"],
  classificationCode: "Z2AA",
  active: "Yes",
  award: null,
  pointOfContact: [{ fullName: "Pat Contact", email: "pat@va.gov", phone: "212-555-2671" }],
  description: "https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=0123",
  officeAddress: { zipcode: "12208", city: "ALBANY", countryCode: "USA", state: "NY" },
  placeOfPerformance: {
    city: { code: "1000", name: "Albany" },
    state: { code: "NY", name: "New York" },
    country: { code: "USA", name: "UNITED STATES" },
  },
  additionalInfoLink: "null",
  uiLink: "https://sam.gov/workspace/contract/opp/0123456789abcdef0123456789abcdef/view?api_key=SECRET",
  resourceLinks: ["https://sam.gov/api/prod/opps/v3/opportunities/resources/files/1/download?api_key=SECRET"],
};

function answerOf(...records: ReadonlyArray<object>) {
  return JSON.stringify({
    totalRecords: records.length,
    limit: 1000,
    offset: 0,
    opportunitiesData: records,
    links: [],
  });
}

function dockWith(change: object) {
  return parseNotice("sam-gov", answerOf({ ...DOCK, ...change }));
}

test("an opportunity becomes a notice without people, keys or product-code prefix", async () => {
  const notice = await dockWith({});
  expect(notice).toMatchObject({
    key: "36C24226B0012",
    reference: "36C242-26-B-0012",
    title: "Repair loading dock",
    summary: null,
    sections: {},
    buyer: "Department of Veterans Affairs, 242-Network Contract Office 02",
    status: "active",
    noticeType: "Solicitation",
    procurementMethod: "Total Small Business Set-Aside (FAR 19.5)",
    kinds: ["construction"],
    codes: [
      { scheme: "NAICS", code: "236220" },
      { scheme: "PSC", code: "Z2AA" },
    ],
    place: { city: "Albany", state: "NY", country: "US", buyerCity: "ALBANY", buyerState: "NY" },
    published: new Date("2026-07-30T04:00:00Z"),
    deadline: new Date("2026-09-01T18:00:00Z"),
    url: "https://sam.gov/workspace/contract/opp/0123456789abcdef0123456789abcdef/view",
    documents: [{ url: "https://sam.gov/api/prod/opps/v3/opportunities/resources/files/1/download" }],
    textAddress: "https://api.sam.gov/prod/opportunities/v1/noticedesc?noticeid=0123",
  });
  expect(JSON.stringify(notice)).not.toMatch(/pat@|2671|SECRET/);
});

test("null, an empty object and the word null in any field leave a notice", async () => {
  const notice = await dockWith({
    solicitationNumber: null,
    fullParentPathName: null,
    responseDeadLine: null,
    naicsCode: null,
    naicsCodes: null,
    classificationCode: null,
    officeAddress: null,
    placeOfPerformance: null,
    uiLink: "null",
    resourceLinks: null,
    postedDate: null,
  });
  expect(notice).toMatchObject({
    key: DOCK.noticeId,
    buyer: null,
    deadline: null,
    codes: [],
    place: { state: null, country: "US" },
    published: null,
    url: `https://sam.gov/opp/${DOCK.noticeId}/view`,
  });
});

test.each(["2026-09-01", "2026-09-01 14:00:00.000-04", "09/01/2026"])(
  "the deadline %s is read",
  async (text) => {
    expect((await dockWith({ responseDeadLine: text })).deadline?.toISOString()).toMatch(/^2026-09-0[12]/);
  },
);

test("a state may have a name only, and a past deadline with active Yes is left as it is", async () => {
  const notice = await dockWith({
    placeOfPerformance: { state: { name: "New York" } },
    responseDeadLine: "2026-07-01T10:00:00-04:00",
  });
  expect(notice).toMatchObject({
    place: { state: "New York" },
    status: "active",
    deadline: new Date("2026-07-01T14:00:00Z"),
  });
});

test("an inactive opportunity is withdrawn; awards and justifications are ignored", async () => {
  expect((await dockWith({ active: "No" })).status).toBe("withdrawn");
  const items = await parseAll(
    "sam-gov",
    answerOf({ ...DOCK, type: "Award Notice" }, { ...DOCK, type: "Justification" }),
  );
  expect(items.map(({ kind }) => kind)).toEqual(["ignored", "ignored"]);
});

test("of several notices for one solicitation the newest counts, however its number is printed", async () => {
  const older = { ...DOCK, noticeId: "older", solicitationNumber: "36C24226B0012", postedDate: "2026-07-01" };
  expect(await parseAll("sam-gov", answerOf(DOCK, older))).toMatchObject([
    { kind: "notice" },
    { kind: "ignored" },
  ]);
  const placeholders = [1, 2].map((number) => ({
    ...DOCK,
    noticeId: `n${number}`,
    solicitationNumber: "TBD",
  }));
  expect(noticesAmong(await parseAll("sam-gov", answerOf(...placeholders))).map(({ key }) => key)).toEqual([
    "n1",
    "n2",
  ]);
});

test("one run makes one call a state with the key, and fits ten calls a day", async () => {
  const portal = fakePortal([
    ["state=VT", new PortalUnavailable("no data", { status: 404 })],
    ["state=", answerOf(DOCK)],
  ]);
  const { items, error } = await collect(
    readPortal(requireSource("sam-gov"), { fetch: portal.fetch, keys: { samGovApiKey: "SECRET" } }, NOW),
  );
  expect(error).toBeNull();
  expect(portal.asked).toHaveLength(9);
  expect(noticesAmong(items)).toHaveLength(8);
  const asked = new URL(portal.asked[0]?.url ?? "").searchParams;
  expect(Object.fromEntries(asked)).toMatchObject({
    api_key: "SECRET",
    state: "NY",
    limit: "1000",
    offset: "0",
    postedTo: "08/05/2026",
    rdlfrom: "08/05/2026",
  });
});

test("a state with more than a thousand notices gets the call to spare, and no more", async () => {
  const many = JSON.stringify({ totalRecords: 5_000, opportunitiesData: [DOCK] });
  const portal = fakePortal([["state=", many]]);
  await collect(
    readPortal(requireSource("sam-gov"), { fetch: portal.fetch, keys: { samGovApiKey: "SECRET" } }, NOW),
  );
  const asked = portal.asked.map(({ url }) => new URL(url).searchParams);
  expect(asked).toHaveLength(10);
  expect(asked.filter((query) => query.get("state") === "NY").map((query) => query.get("offset"))).toEqual([
    "0",
    "1",
  ]);
  expect(asked.at(-1)?.get("state")).toBe("ME");
});

test("a used-up key is reported with the time it works again", async () => {
  const refused = new PortalUnavailable("answered 429", {
    status: 429,
    explanation:
      '{"code":"900804","description":"You have exceeded your quota. You can access API after 2026-Aug-06 00:00:00+0000 UTC"}',
  });
  const portal = fakePortal([["state=", refused]]);
  const { error } = await collect(
    readPortal(requireSource("sam-gov"), { fetch: portal.fetch, keys: { samGovApiKey: "SECRET" } }, NOW),
  );
  expect(error).toMatchObject({
    name: "PortalUnavailable",
    status: 429,
    retryAt: new Date("2026-08-06T00:00:00Z"),
  });
  expect(error?.message).toContain("2026-08-06T00:00:00.000Z");
});

test("without a key the source is off, with the reason", () => {
  expect(requireSource("sam-gov").offBecause({ samGovApiKey: null })).toContain("API key");
  expect(requireSource("sam-gov").offBecause({ samGovApiKey: "x" })).toBeNull();
});

const FILE_COLUMNS =
  "NoticeId,Title,Sol#,Department/Ind.Agency,CGAC,Sub-Tier,FPDS Code,Office,AAC Code,PostedDate,Type,BaseType,ArchiveType,ArchiveDate,SetASideCode,SetASide,ResponseDeadLine,NaicsCode,ClassificationCode,PopStreetAddress,PopCity,PopState,PopZip,PopCountry,Active,AwardNumber,AwardDate,Award$,Awardee,PrimaryContactTitle,PrimaryContactFullname,PrimaryContactEmail,PrimaryContactPhone,PrimaryContactFax,SecondaryContactTitle,SecondaryContactFullname,SecondaryContactEmail,SecondaryContactPhone,SecondaryContactFax,OrganizationType,State,City,ZipCode,CountryCode,AdditionalInfoLink,Link,Description".split(
    ",",
  );

function fileOf(cells: Readonly<Record<string, string>>) {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [FILE_COLUMNS, FILE_COLUMNS.map((column) => cells[column] ?? "")]
    .map((row) => row.map(quoted).join(","))
    .join("\n");
}

const DOCK_IN_FILE = {
  NoticeId: "0123456789abcdef0123456789abcdef",
  Title: "Repair loading dock \u0097 Hudson\u0092s",
  "Sol#": "36C24226B0012",
  "Department/Ind.Agency": "VETERANS AFFAIRS, DEPARTMENT OF",
  PostedDate: "2026-07-30 10:00:00.123-04",
  Type: "Solicitation",
  ResponseDeadLine: "2026-09-01T14:00:00-04:00",
  NaicsCode: "236220",
  PopCity: "Albany",
  PopState: "NY",
  PopCountry: "USA",
  Active: "Yes",
  PrimaryContactFullname: "Pat Contact",
  PrimaryContactEmail: "pat@va.gov",
  Link: "https://sam.gov/opp/0123456789abcdef0123456789abcdef/view",
  Description: "Repair the dock.\nCaf\u00e9 stays open.",
};

test("the full file, in windows-1252, holds the same notice with its description", async () => {
  const bytes = Uint8Array.from(fileOf(DOCK_IN_FILE), (character) => character.charCodeAt(0));
  const notice = await parseNotice("sam-gov", bytes);
  expect(notice).toMatchObject({
    key: "36C24226B0012",
    title: "Repair loading dock — Hudson’s",
    sections: { description: "Repair the dock.\nCafé stays open." },
    place: { city: "Albany", state: "NY", country: "US" },
    published: new Date("2026-07-30T14:00:00.123Z"),
  });
  expect(JSON.stringify(notice)).not.toMatch(/pat@/i);
});

test("a full file with renamed columns fails by name", async () => {
  await expect(parseAll("sam-gov", fileOf(DOCK_IN_FILE).replace('SetASide"', 'SetAside"'))).rejects.toThrow(
    "SetASide",
  );
});

test("a special notice is none of the solicitation's versions", async () => {
  const special = await dockWith({ type: "Special Notice", noticeId: "0f".repeat(16) });
  expect(special.key).toBe("0f".repeat(16));
});

test("a running number without a letter is not a key", async () => {
  expect((await dockWith({ solicitationNumber: "20260001" })).key).not.toBe("20260001");
});

test("a number that may hold an officer's name is no key as it is, whoever the contact is", async () => {
  const keyOf = async (solicitationNumber: string) => (await dockWith({ solicitationNumber })).key;
  expect(await keyOf("ADEYEMI26Q0001")).toMatch(/^k-[0-9a-f]{16}$/);
  expect(await keyOf("adeyemi-26-Q-0001")).toBe(await keyOf("ADEYEMI26Q0001"));
  expect(await keyOf("ADEYEMI26Q0002")).not.toBe(await keyOf("ADEYEMI26Q0001"));
  for (const number of ["PANMCC26P0000001", "36C24226B0012", "W912DR26B0001"])
    expect(await keyOf(number)).toBe(number);
});

const VERSIONS = [
  { noticeId: "a1".repeat(16), responseDeadLine: "2026-12-15T14:00:00-05:00" },
  { noticeId: "b2".repeat(16), responseDeadLine: "2026-12-20T14:00:00-05:00" },
  { noticeId: "c3".repeat(16), responseDeadLine: "2026-12-27T14:00:00-05:00", active: "No" },
];

test("of versions posted on the same day one wins in every order: the active one that closes last", async () => {
  const revisions = await Promise.all(VERSIONS.map(async (version) => (await dockWith(version)).revision));
  for (const order of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const winner = order.reduce((stored, next) =>
      isOlderRevision(revisions[next] ?? "", revisions[stored] ?? "") ? stored : next,
    );
    expect(winner).toBe(1);
  }
});

test("a version that is corrected or taken down on its day counts as it is now", async () => {
  const [version] = VERSIONS;
  const stored = (await dockWith(version!)).revision;
  const earlier = { ...version, responseDeadLine: "2026-12-10T14:00:00-05:00" };
  for (const later of [earlier, { ...version, active: "No" }])
    expect(isOlderRevision((await dockWith(later)).revision, stored)).toBe(false);
});

test("of notices posted on the same day, the later stage counts", async () => {
  const [first, second] = await Promise.all(
    ["Presolicitation", "Combined Synopsis/Solicitation"].map((type) => dockWith({ type })),
  );
  expect(isOlderRevision(first?.revision ?? "", second?.revision ?? "")).toBe(true);
});
