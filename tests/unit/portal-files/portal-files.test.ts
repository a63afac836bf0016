import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { blockPage, truncated } from "#drizzle/seed/portal-files/broken-answers";
import { FEDERAL_BUYERS } from "#drizzle/seed/portal-files/buyers/canadian-federal";
import {
  canadaBuysCsv,
  canadaBuysCsvChunks,
  canadaBuysCsvStream,
} from "#drizzle/seed/portal-files/canada-buys";
import { CANADA_BUYS_COLUMNS } from "#drizzle/seed/portal-files/canada-buys-columns";
import { nycCityRecordRows } from "#drizzle/seed/portal-files/nyc-city-record";
import { ocdsRecordPackage, ocdsReleasePackage } from "#drizzle/seed/portal-files/ocds";
import { anyPlans, portalNotices } from "#drizzle/seed/portal-files/portal-notice";
import { samGovAnswer } from "#drizzle/seed/portal-files/sam-gov";
import { seaoPackage } from "#drizzle/seed/portal-files/seao";
import { torontoDatastoreSearch, torontoDumpCsv } from "#drizzle/seed/portal-files/toronto";
import { publishedFiles } from "../sources/portal-answers";

const NOW = new Date("2026-11-20T15:30:00Z");
const textOf = (file: Uint8Array) => new TextDecoder("utf-8", { ignoreBOM: true }).decode(file);

type Row = Record<string, string>;

function canadaBuysRows(csv: string): Array<Row> {
  return parse(csv, { bom: true, columns: true, record_delimiter: "\r\n" });
}

test.each(publishedFiles("canadabuys/openTenderNotice.csv"))(
  "the CanadaBuys header is the real file's, byte-order mark included: %s",
  (_which, file) => {
    const [realHeader] = textOf(file).split("\r\n");

    const [header] = canadaBuysCsv({ count: 1, now: NOW }).split("\r\n");

    expect(header).toBe(realHeader);
  },
);

test("a CanadaBuys record has 67 cells, all quoted but the one that the portal leaves bare", () => {
  const csv = canadaBuysCsv({ count: 40, now: NOW });
  const bareIndex = CANADA_BUYS_COLUMNS.indexOf("limitedTenderingReason-raisonAppelOffresLimite-fra");

  const records = csv.slice(1).split("\r\n").slice(1, -1);

  expect(records).toHaveLength(40);
  for (const record of records) {
    const cells = record.match(/"(?:[^"]|"")*"|(?<=,)(?=,)/g) ?? [];
    expect(cells).toHaveLength(67);
    expect(cells.flatMap((cell, index) => (cell === "" ? [index] : []))).toEqual([bareIndex]);
  }
});

test("CanadaBuys cells break lines with a line feed only", () => {
  const cells = canadaBuysRows(canadaBuysCsv({ count: 40, now: NOW })).flatMap((row) => Object.values(row));

  expect(cells.some((cell) => cell.includes("\n"))).toBe(true);
  expect(cells.some((cell) => cell.includes("\r"))).toBe(false);
});

test("CanadaBuys dates, amendments and lists are written as the portal writes them", () => {
  for (const row of canadaBuysRows(canadaBuysCsv({ count: 60, now: NOW }))) {
    expect(row["publicationDate-datePublication"]).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(row["tenderClosingDate-appelOffresDateCloture"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    expect(row["amendmentNumber-numeroModification"]).toBe("000");
    expect(row["procurementCategory-categorieApprovisionnement"]).toMatch(/^\*(CNST|GD|SRV)$/);
    expect(row["unspsc"]).toMatch(/^(\*\d{8}(\n\*\d{8})*)?$/);
    expect(row["referenceNumber-numeroReference"]).toMatch(/^(MX-\d{12}|cb-\d{3}-\d{8}|WS\d{10}-Doc\d{10})$/);
  }
});

test("CanadaBuys contact columns hold placeholders only", () => {
  for (const row of canadaBuysRows(canadaBuysCsv({ count: 30, now: NOW }))) {
    expect(row["contactInfoName-informationsContactNom"]).toBe("Contact Person");
    expect(row["contactInfoEmail-informationsContactCourriel"]).toBe("buyer@example.invalid");
    expect(row["contactInfoPhone-contactInfoTelephone"]).toBe("999-999-9999");
  }
});

test("a CanadaBuys row from MERX has no code, notice type or delivery region but a link", () => {
  const rows = canadaBuysRows(canadaBuysCsv({ count: 5, now: NOW, quirks: { merx: 5 } }));

  for (const row of rows) {
    expect(row["referenceNumber-numeroReference"]).toMatch(/^MX-/);
    expect(row["unspsc"]).toBe("");
    expect(row["noticeType-avisType-eng"]).toBe("");
    expect(row["regionsOfDelivery-regionsLivraison-eng"]).toBe("");
    expect(row["noticeURL-URLavis-eng"]).toMatch(/^https:\/\/www\.merx\.com\//);
  }
});

test("an amended CanadaBuys row keeps its reference and moves its closing date", () => {
  const [before] = canadaBuysRows(canadaBuysCsv({ count: 1, seed: 7, now: NOW }));
  const [after] = canadaBuysRows(canadaBuysCsv({ count: 1, seed: 7, now: NOW, quirks: { amended: 1 } }));
  const closing = "tenderClosingDate-appelOffresDateCloture";

  expect(after?.["referenceNumber-numeroReference"]).toBe(before?.["referenceNumber-numeroReference"]);
  expect(after?.["amendmentNumber-numeroModification"]).toBe("001");
  expect(after?.["amendmentDate-dateModification"]).toBe("2026-11-20");
  expect(String(after?.[closing]) > String(before?.[closing])).toBe(true);
});

test("quirks are dealt to successive CanadaBuys rows in the order of their list", () => {
  const csv = canadaBuysCsv({
    count: 8,
    now: NOW,
    quirks: {
      cancelled: 1,
      sentinelDate: 1,
      entities: 1,
      tags: 1,
      newlinesInTitle: 1,
      emptyEnglish: 1,
      unreadableClosing: 1,
      notBiddable: 1,
    },
  });
  const [cancelled, sentinel, entities, tags, breaks, french, unreadable, directed] = canadaBuysRows(csv);
  const description = "tenderDescription-descriptionAppelOffres-fra";

  expect(cancelled?.["tenderStatus-appelOffresStatut-eng"]).toBe("Cancelled");
  expect(sentinel?.["tenderClosingDate-appelOffresDateCloture"]).toBe("2076-12-31T14:00:00");
  expect(entities?.[description]).toContain("&eacute;");
  expect(tags?.[description]).toContain("<p>");
  expect(breaks?.["title-titre-eng"]).toContain("\n");
  expect(french?.["title-titre-eng"]).toBe("");
  expect(french?.["title-titre-fra"]).not.toBe("");
  expect(unreadable?.["tenderClosingDate-appelOffresDateCloture"]).toBe("to be announced");
  expect(directed?.["noticeType-avisType-eng"]).toBe("Advance Contract Award Notice");
});

test("a broken CanadaBuys record has a cell too few", () => {
  const csv = canadaBuysCsv({ count: 2, now: NOW, quirks: { brokenRecord: 1 } });
  const records: Array<Array<string>> = parse(csv, { bom: true, relax_column_count: true });

  expect(records.map((cells) => cells.length)).toEqual([67, 66, 67]);
});

test("the chunks of a CanadaBuys file are its bytes", () => {
  const options = { count: 300, now: NOW };

  const chunks = [...canadaBuysCsvChunks(options)];

  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const text = chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("");
  expect(chunks.length).toBeGreaterThan(5);
  expect(text).toBe(canadaBuysCsv(options));
});

test("a streamed CanadaBuys file generates notices only as they are read", async () => {
  let made = 0;
  function* counted() {
    for (const notice of portalNotices({
      seed: 1,
      now: NOW,
      buyers: FEDERAL_BUYERS,
      plans: anyPlans(10_000),
    })) {
      made++;
      yield notice;
    }
  }
  const reader = canadaBuysCsvStream({ notices: counted(), now: NOW }).getReader();

  const { value } = await reader.read();
  await reader.cancel();

  expect(value?.byteLength).toBeLessThan(100_000);
  expect(made).toBeLessThan(100);
});

test("ten thousand streamed notices have ten thousand keys, in pieces of bounded size", () => {
  const decoder = new TextDecoder();
  const keys = new Set<string>();
  let largest = 0;
  for (const chunk of canadaBuysCsvChunks({ count: 10_000, now: NOW })) {
    largest = Math.max(largest, chunk.byteLength);
    for (const [key] of decoder.decode(chunk).matchAll(/"(MX-\d+|cb-\d+-\d+|WS\d+-Doc\d+)"/g)) keys.add(key);
  }

  expect(keys.size).toBe(10_000);
  expect(largest).toBeLessThan(100_000);
}, 30_000);

test("the same seed and time give the same file, another seed another one", () => {
  const csv = canadaBuysCsv({ count: 20, seed: 5, now: NOW });

  expect(canadaBuysCsv({ count: 20, seed: 5, now: NOW })).toBe(csv);
  expect(canadaBuysCsv({ count: 20, seed: 6, now: NOW })).not.toBe(csv);
});

test.each(publishedFiles("seao/hebdo.json"))(
  "a SEAO package has the members of a real one, in its order: %s",
  (_which, file) => {
    const real = JSON.parse(textOf(file));
    const made = JSON.parse(JSON.stringify(seaoPackage({ count: 12, now: NOW })));
    const full = made.releases.find(
      (release: { parties: Array<object> }) => "address" in (release.parties[0] ?? {}),
    );

    expect(Object.keys(made)).toEqual(Object.keys(real));
    expect(Object.keys(full)).toEqual(Object.keys(real.releases[1]));
    expect(Object.keys(real.releases[1].tender)).toEqual(expect.arrayContaining(Object.keys(full.tender)));
  },
);

test("a SEAO release names the notice in its ocid and its publication in its id", () => {
  const [before] = seaoPackage({ count: 1, seed: 3, now: NOW }).releases;
  const [after] = seaoPackage({ count: 1, seed: 3, now: NOW, quirks: { amended: 1 } }).releases;

  expect(after).toMatchObject({ ocid: (before as { ocid: string }).ocid, tag: ["tenderUpdate"] });
  expect(after).not.toHaveProperty("id", (before as { id: string }).id);
});

test("a SEAO package has cancellations, direct contracts and records that are not notices", () => {
  const { releases } = seaoPackage({
    count: 4,
    now: NOW,
    quirks: { cancelled: 1, brokenRecord: 1, unreadableClosing: 1, notBiddable: 1 },
  });

  expect(releases[0]).toMatchObject({ tag: ["tenderCancellation"], tender: { status: "cancelled" } });
  expect(releases[1]).toBe("illisible");
  expect(releases[2]).toMatchObject({ tender: { tenderPeriod: { endDate: "à venir" } } });
  expect(releases[3]).toMatchObject({ tag: ["contract"], tender: { procurementMethod: "direct" } });
});

test("an OCDS record has a notice's releases and the compiled one", () => {
  const [record] = ocdsRecordPackage({ count: 1, seed: 2, now: NOW, quirks: { amended: 1 } }).records;
  const [release] = ocdsReleasePackage({ count: 1, seed: 2, now: NOW, quirks: { amended: 1 } }).releases;

  expect(record?.releases.map(({ tag }) => tag)).toEqual([["tender"], ["tenderUpdate"]]);
  expect(record?.compiledRelease).toMatchObject({ tag: ["compiled"], tender: release?.tender });
});

test.each(publishedFiles("sam_gov/search_response.json"))(
  "a SAM.gov record has the members of a real one, in its order: %s",
  (_which, file) => {
    const real = JSON.parse(textOf(file));
    const made = samGovAnswer({ count: 3, now: NOW });

    expect(Object.keys(made)).toEqual(Object.keys(real));
    expect(Object.keys(made.opportunitiesData[0] ?? {})).toEqual(Object.keys(real.opportunitiesData[0]));
  },
);

test("an amendment on SAM.gov is a new notice of the same solicitation", () => {
  const [before] = samGovAnswer({ count: 1, seed: 4, now: NOW }).opportunitiesData;
  const [after] = samGovAnswer({ count: 1, seed: 4, now: NOW, quirks: { amended: 1 } }).opportunitiesData;

  expect(before).toHaveProperty("noticeId", expect.stringMatching(/^[0-9a-f]{32}$/));
  expect(after).not.toHaveProperty("noticeId", (before as { noticeId: string }).noticeId);
  expect(after).toHaveProperty(
    "solicitationNumber",
    (before as { solicitationNumber: string }).solicitationNumber,
  );
});

test("City Record rows leave out what is null and hold text only", () => {
  const rows = nycCityRecordRows({ count: 40, now: NOW });

  expect(rows.every((row) => Object.values(row).every((value) => typeof value === "string"))).toBe(true);
  expect(rows.some((row) => !("pin" in row))).toBe(true);
  expect(rows.some((row) => !("contract_amount" in row))).toBe(true);
  expect(rows[0]?.["start_date"]).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000$/);
  expect(rows[0]?.["additional_description_1"]).toMatch(/^<p>.*&nbsp;<\/p>$/);
});

test("City Record titles say extension and cancellation, and can hold a control character", () => {
  const rows = nycCityRecordRows({
    count: 3,
    now: NOW,
    quirks: { amended: 1, cancelled: 1, newlinesInTitle: 1 },
  });

  expect(rows[0]?.["short_title"]).toMatch(/^Bid Extension: /);
  expect(rows[1]?.["short_title"]).toMatch(/^Cancellation: /);
  expect(rows[2]?.["short_title"]).toContain("\u001a");
});

test("Toronto's dump and its search answer hold the same rows under the official columns", () => {
  const options = { count: 15, now: NOW };
  const { result } = torontoDatastoreSearch(options);
  const dumped: Array<Row> = parse(torontoDumpCsv(options), { columns: true });

  expect(Object.keys(result.records[0] ?? {})).toEqual(result.fields.map(({ id }) => id));
  expect(dumped.map((row) => row["Document Number"])).toEqual(
    result.records.map((row) => row["Document Number"]),
  );
  expect(result.total).toBe(15);
});

test("one solicitation can be written by two portals", () => {
  const notices = [...portalNotices({ seed: 9, now: NOW, buyers: FEDERAL_BUYERS, plans: anyPlans(1) })];
  const [row] = canadaBuysRows(canadaBuysCsv({ notices, now: NOW }));
  const [release] = ocdsReleasePackage({ notices, now: NOW }).releases;

  expect(release?.tender.id).toBe(row?.["solicitationNumber-numeroSollicitation"]);
  expect(release?.tender.title).toBe(row?.["title-titre-eng"]);
  expect(release?.buyer.name).toBe(row?.["contractingEntityName-nomEntitContractante-eng"]);
});

test("a cut-off answer is not JSON and a block page is HTML", () => {
  const body = JSON.stringify(samGovAnswer({ count: 2, now: NOW }));

  expect(() => JSON.parse(truncated(body))).toThrow(SyntaxError);
  expect(blockPage()).toMatch(/^<html>/);
});
