import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { canadaBuysReference } from "#drizzle/seed/portal-files/canada-buys";
import { SERVICE_KEYS, TRADES } from "#drizzle/seed/portal-files/content/trades";
import { datedSentences } from "#drizzle/seed/portal-files/dated-sentences";
import { demoNotices, demoPortalFiles, demoPushedNotices } from "#drizzle/seed/portal-files/demo";
import { cityRecordRequestId } from "#drizzle/seed/portal-files/nyc-city-record";
import type { PortalNotice } from "#drizzle/seed/portal-files/portal-notice";
import { samGovNoticeId } from "#drizzle/seed/portal-files/sam-gov";
import { seaoOcid } from "#drizzle/seed/portal-files/seao";
import { torontoDocumentNumber } from "#drizzle/seed/portal-files/toronto";
import { SOURCE_IDS } from "~/sources/source";
import { noticesAmong, parseAll } from "../sources/portal-answers";

const NOW = new Date("2026-11-20T15:30:00Z");
const LATE_EVENING = new Date("2026-07-05T03:40:00Z");
const NEW_YEAR = new Date("2027-01-01T13:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

const NOTICES = new Map(
  [NOW, LATE_EVENING, NEW_YEAR].map((now) => [now, Object.values(demoNotices(now)).flat()]),
);

/** Made once for each moment: a demo is a thousand notices. */
function allNotices(now = NOW): Array<PortalNotice> {
  return NOTICES.get(now) ?? [];
}

function openNotices(now = NOW) {
  return allNotices(now).filter(({ closesAt }) => closesAt === null || closesAt > now);
}

function daysAhead({ closesAt, buyer }: PortalNotice, now: Date) {
  if (!closesAt) return null;
  const day = (at: Date) => DateTime.fromJSDate(at, { zone: buyer.zone }).startOf("day");
  return Math.round(day(closesAt).diff(day(now), "days").days);
}

test("the portal files hold at least 640 notices", () => {
  const { pushed, ...read } = demoNotices(NOW);

  expect(Object.values(read).flat().length).toBeGreaterThanOrEqual(640);
  expect(pushed.length).toBeGreaterThanOrEqual(300);
});

test("every source has a demo file, which it reads without setting a record aside", async () => {
  const files = demoPortalFiles(NOW);

  // The second file of CanadaBuys is made of the first one by the stand-in for the portal.
  const expected = SOURCE_IDS.filter((id) => id !== "canadabuys-new");
  expect(
    files.map(({ sourceId }) => sourceId).sort(),
    "demoPortalFiles in drizzle/seed/portal-files/demo.ts",
  ).toEqual([...expected].sort());
  for (const { sourceId, body } of files) {
    const items = await parseAll(sourceId, body, NOW);
    expect(noticesAmong(items).length, `notices of ${sourceId}`).toBeGreaterThan(0);
    expect(
      items.filter(({ kind }) => kind === "set-aside"),
      sourceId,
    ).toEqual([]);
  }
});

test("the demo is the same each time for the same moment", () => {
  expect(demoPortalFiles(NOW)).toEqual(demoPortalFiles(NOW));
  expect(demoPushedNotices(NOW)).toEqual(demoPushedNotices(NOW));
});

test("the key of every notice is its own", () => {
  const { canadaBuys, seao, samGov, nycCityRecord, toronto } = demoNotices(NOW);
  const keys = [
    canadaBuys.map((notice) => canadaBuysReference(notice)),
    seao.map(seaoOcid),
    samGov.map(samGovNoticeId),
    nycCityRecord.map(cityRecordRequestId),
    toronto.map(torontoDocumentNumber),
    demoPushedNotices(NOW).map(({ key }) => key),
  ];

  for (const list of keys) expect(new Set(list).size).toBe(list.length);
});

test("no two notices share title and buyer, or number and buyer", () => {
  const notices = allNotices();

  expect(new Set(notices.map(({ title, buyer }) => `${buyer.name}|${title.en}`)).size).toBe(notices.length);
  expect(new Set(notices.map(({ title, buyer }) => `${buyer.name}|${title.fr}`)).size).toBe(notices.length);
  expect(new Set(notices.map((notice) => `${notice.buyer.name}|${notice.solicitationNumber}`)).size).toBe(
    notices.length,
  );
});

test("every trade has at least 25 titles and 40 notices", () => {
  const notices = allNotices();

  for (const service of SERVICE_KEYS) {
    const titles = new Set(TRADES[service].flatMap((trade) => trade.titles.map(([english]) => english)));
    expect(titles.size).toBeGreaterThanOrEqual(25);
    expect(notices.filter((notice) => notice.service === service).length).toBeGreaterThanOrEqual(40);
  }
});

test("every title names its trade in a word that contractors search for", () => {
  const words: Record<Exclude<PortalNotice["service"], "other">, [english: RegExp, french: RegExp]> = {
    snow: [
      /snow|winter (maintenance|control)|de-icing/i,
      /déneigement|déblaiement|neige|hivernal|déglaçage/i,
    ],
    landscaping: [
      /landscap|grounds|lawn|mowing|grass|tree (removal|pruning)|pruning|sod /i,
      /paysag|tonte|gazon|élagage|abattage|entretien (des|du) (terrains|gazon)|horticult|arbori/i,
    ],
    janitorial: [
      /janitor|custodial|cleaning services?|(building|window) cleaning/i,
      /entretien ménager|conciergerie|nettoyage|lavage de vitres/i,
    ],
    construction: [
      /construction|renovation|general contract|fit-?up|retrofit|rehabilitation|addition/i,
      /construction|rénovation|réfection|réaménagement|agrandissement|mise aux normes/i,
    ],
    electrical: [
      /electric|generator|switchgear|power distribution|lighting|plumbing|backflow/i,
      /électri|génératrice|éclairage|plomberie/i,
    ],
    hvac: [
      /\bhvac\b|heating|ventilation|air condition|chiller|boiler|furnace|refrigeration/i,
      /cvac|chauffage|climatisation|chaudière|thermopompe|refroidisseur|ventilation|réfrigération/i,
    ],
    paving: [/asphalt|paving|pavement|resurfacing|milling/i, /asphalte|pavage|resurfaçage|enrobé/i],
  };

  for (const [service, [english, french]] of Object.entries(words)) {
    for (const [en, fr] of TRADES[service as keyof typeof words].flatMap(({ titles }) => titles)) {
      expect(en).toMatch(english);
      expect(fr).toMatch(french);
    }
  }
});

test("titles and descriptions are filled and read on one line and in paragraphs", () => {
  for (const { title, description } of allNotices()) {
    for (const text of [title.en, title.fr, ...description.en, ...description.fr]) {
      expect(text).not.toMatch(/[{}]|undefined/);
      expect(text.trim()).toBe(text);
      expect(text).not.toBe("");
    }
    expect(`${title.en}${title.fr}`).not.toContain("\n");
  }
});

test.each([NOW, LATE_EVENING, NEW_YEAR])("the demo profiles see enough open notices at %s", (now) => {
  const open = openNotices(now);
  const count = (fits: (notice: PortalNotice) => boolean) => open.filter(fits).length;

  expect(count(({ service, buyer }) => service === "snow" && buyer.state === "ON")).toBeGreaterThan(40);
  expect(
    count(({ service, buyer }) => service === "snow" && buyer.region === "Peel Region"),
  ).toBeGreaterThanOrEqual(20);
  expect(
    count(({ service, buyer }) => service === "janitorial" && buyer.city === "Toronto"),
  ).toBeGreaterThanOrEqual(10);
  expect(
    count(({ service, buyer }) => service === "electrical" && buyer.state === "NY"),
  ).toBeGreaterThanOrEqual(8);
});

test.each([NOW, LATE_EVENING, NEW_YEAR])("a digest at %s has thirty new snow calls in Ontario", (now) => {
  const fresh = openNotices(now).filter(
    ({ service, buyer, publishedAt }) =>
      service === "snow" && buyer.state === "ON" && now.getTime() - publishedAt.getTime() < 6 * DAY_MS,
  );

  expect(fresh.length).toBeGreaterThanOrEqual(30);
});

test.each([NOW, LATE_EVENING, NEW_YEAR])(
  "closing days at %s include every edge and reach eight weeks",
  (now) => {
    const days = allNotices(now).map((notice) => daysAhead(notice, now));

    expect(days).toEqual(expect.arrayContaining([0, 1, 7, 8, null]));
    expect(days.filter((day) => day !== null && day < 0).length).toBeGreaterThan(20);
    expect(days.filter((day) => day !== null && day > 42).length).toBeGreaterThan(20);
    expect(Math.max(...days.map((day) => day ?? 0))).toBeLessThanOrEqual(60);
  },
);

test.each([NOW, LATE_EVENING, NEW_YEAR])("a call that closes on the day of %s is still open", (now) => {
  const today = allNotices(now).filter((notice) => daysAhead(notice, now) === 0);

  expect(today.length).toBeGreaterThan(10);
  for (const { closesAt } of today) expect(closesAt?.getTime()).toBeGreaterThan(now.getTime());
});

test.each([NOW, LATE_EVENING, NEW_YEAR])(
  "publication at %s is in the last three weeks and before closing",
  (now) => {
    for (const { publishedAt, closesAt } of allNotices(now)) {
      expect(publishedAt.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(now.getTime() - publishedAt.getTime()).toBeLessThan(22 * DAY_MS);
      if (closesAt) expect(publishedAt.getTime()).toBeLessThan(closesAt.getTime());
    }
  },
);

test("closing times are working hours of the place", () => {
  const ahead = allNotices().filter((notice) => (daysAhead(notice, NOW) ?? 0) > 0);

  for (const { closesAt, buyer } of ahead) {
    const { hour } = DateTime.fromJSDate(closesAt ?? NOW, { zone: buyer.zone });
    expect(hour).toBeGreaterThanOrEqual(11);
    expect(hour).toBeLessThanOrEqual(16);
  }
});

test("a tenth to a sixth of the notices carries no code", () => {
  const notices = allNotices();
  const share = notices.filter(({ code }) => code === null).length / notices.length;

  expect(share).toBeGreaterThanOrEqual(0.1);
  expect(share).toBeLessThanOrEqual(0.16);
});

test("values range from 8 thousand to 24 million, on both sides of the alert limit", () => {
  const pushed = demoPushedNotices(NOW);
  const amounts = pushed.flatMap(({ estimatedValue, budgetMax }) => estimatedValue ?? budgetMax ?? []);

  expect(amounts).toEqual(expect.arrayContaining([8_000, 100_000, 100_001, 24_000_000]));
  expect(Math.min(...amounts)).toBe(8_000);
  expect(Math.max(...amounts)).toBe(24_000_000);
  expect(pushed.length - amounts.length).toBeGreaterThan(20);
});

test("all nine states have calls on SAM.gov", () => {
  const states = new Set(demoNotices(NOW).samGov.map(({ buyer }) => buyer.state));

  expect([...states].sort()).toEqual(["CT", "MA", "ME", "NH", "NJ", "NY", "PA", "RI", "VT"]);
});

test("one CanadaBuys notice is cancelled and a few are amended", () => {
  const body = demoPortalFiles(NOW)[0]?.body ?? "";

  expect(body.match(/"Cancelled"/g)).toHaveLength(1);
  expect(body.match(/"001","[^"]*","\d{4}-/g)).toHaveLength(4);
});

test("two solicitations are on CanadaBuys and also pushed", () => {
  const { canadaBuys } = demoNotices(NOW);
  const shared = demoPushedNotices(NOW).filter((sent) =>
    canadaBuys.some(
      ({ solicitationNumber, buyer, title }) =>
        solicitationNumber === sent.reference && buyer.name === sent.buyer && title.en === sent.title,
    ),
  );

  expect(shared).toHaveLength(2);
});

test("pushed notices are plain JSON, seldom tagged, and leave out what they do not know", () => {
  const pushed = demoPushedNotices(NOW);

  expect(JSON.parse(JSON.stringify(pushed))).toEqual(pushed);
  expect(pushed.filter(({ tags }) => tags).length).toBeLessThan(pushed.length / 8);
  expect(pushed.some((sent) => !("closesAt" in sent))).toBe(true);
  expect(pushed.some(({ budgetMin }) => budgetMin !== undefined)).toBe(true);
});

test("a notice in two languages says the same of visits, questions, terms and validity", () => {
  const said = (texts: ReadonlyArray<string>, patterns: ReadonlyArray<RegExp>) =>
    patterns.map((pattern) => pattern.exec(texts.join(" "))?.[1] ?? null);
  const english = [
    /up to (\d) days before/,
    /runs for (\d) years/,
    /term is (\d+) months/,
    /for (\d+) days after/,
  ];
  const french = [
    /jusqu'à (\d) jours avant/,
    /durée de (\d) ans/,
    /est de (\d+) mois/,
    /valides (\d+) jours/,
  ];
  const canadian = allNotices().filter(({ buyer }) => buyer.country === "CA");
  for (const { description } of canadian)
    expect(said(description.fr, french)).toEqual(said(description.en, english));
  const visits = canadian.filter(({ description }) => description.en.join(" ").includes("compulsory"));
  expect(visits.length).toBeGreaterThan(0);
  for (const { description } of visits)
    expect(description.fr.join(" ")).toMatch(/visite des lieux est obligatoire/);
});

test("meetings of the demo are on working days", () => {
  const format = new Intl.DateTimeFormat("en-US", { weekday: "short", timeZone: "UTC" });
  const days = allNotices()
    .flatMap((notice) => datedSentences(notice))
    .flatMap((sentence) => / on (\w+ \d{1,2}, 20\d\d)/.exec(sentence)?.[1] ?? []);
  expect(days.length).toBeGreaterThan(0);
  for (const day of days) {
    expect(["Sat", "Sun"]).not.toContain(format.format(new Date(`${day} UTC`)));
    expect(day).not.toMatch(/^(?:December 2[4-8]|December 31|January 1),/);
  }
});
