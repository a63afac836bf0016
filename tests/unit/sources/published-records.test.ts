import { expect, test } from "vitest";
import { readCsv } from "~/sources/csv";
import { parseOcds } from "~/sources/ocds";
import { sectionFrom } from "~/sources/plain-text";
import type { SourceItem } from "~/sources/source";
import { torontoTitle } from "~/sources/toronto-title";
import { NOW, collect, noticesAmong, parseAll, publishedFile, streamOfAnswer } from "./portal-answers";

const EMAIL = /[\w.+-]+@[\w-]+\.[a-z]{2,}/i;

function kindsOf(items: ReadonlyArray<SourceItem>) {
  const count = (kind: SourceItem["kind"]) => items.filter((item) => item.kind === kind).length;
  return { notices: count("notice"), ignored: count("ignored"), setAside: count("set-aside") };
}

function expectClean(items: ReadonlyArray<SourceItem>) {
  for (const notice of noticesAmong(items)) {
    const texts = [notice.title, notice.summary ?? "", ...Object.values(notice.sections)];
    for (const text of texts) {
      expect(text).not.toMatch(/<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);|[^\P{Cc}\n]/iu);
      expect(text).not.toMatch(EMAIL);
    }
    expect(notice.title.length).toBeGreaterThan(3);
    expect(notice.url ?? "https://").toMatch(/^https?:/);
  }
}

async function itemsOf(id: string, name: string) {
  const file = publishedFile(name);
  return file && (await parseAll(id, file));
}

test.skipIf(!publishedFile("canadabuys/openTenderNotice.csv"))(
  "the published CanadaBuys rows are read",
  async () => {
    const items = (await itemsOf("canadabuys", "canadabuys/openTenderNotice.csv")) ?? [];
    expect(kindsOf(items)).toEqual({ notices: 39, ignored: 1, setAside: 0 });
    expectClean(items);
  },
);

test.skipIf(!publishedFile("nyc_city_record/dg92-zbpx.json"))(
  "the published City Record rows are read",
  async () => {
    const items = (await itemsOf("nyc-city-record", "nyc_city_record/dg92-zbpx.json")) ?? [];
    expect(kindsOf(items)).toEqual({ notices: 20, ignored: 0, setAside: 0 });
    expect(noticesAmong(items).filter(({ status }) => status === "cancelled")).toHaveLength(1);
    expectClean(items);
  },
);

test.skipIf(!publishedFile("seao/hebdo.json"))("the published SEAO week is read", async () => {
  const items = (await itemsOf("seao", "seao/hebdo.json")) ?? [];
  expect(kindsOf(items)).toEqual({ notices: 2, ignored: 1, setAside: 0 });
  expectClean(items);
});

test.skipIf(!publishedFile("sam_gov/search_response.json"))(
  "the published SAM.gov answer is read",
  async () => {
    const items = (await itemsOf("sam-gov", "sam_gov/search_response.json")) ?? [];
    expect(kindsOf(items).setAside).toBe(0);
    expect(kindsOf(items).notices).toBeGreaterThanOrEqual(4);
    expectClean(items);
  },
);

test.skipIf(!publishedFile("ocds/contracts_finder_releases.json"))(
  "of the published British releases only the calls for bids are notices",
  async () => {
    const file = publishedFile("ocds/contracts_finder_releases.json") ?? new Uint8Array();
    const british = {
      language: "en",
      zone: "Europe/London",
      currency: null,
      country: "GB",
      state: null,
    } as const;
    const { items, error } = await collect(parseOcds(streamOfAnswer(file), british, NOW));
    expect(error).toBeNull();
    expect(kindsOf(items)).toEqual({ notices: 20, ignored: 81, setAside: 0 });
    expectClean(items);
  },
);

test.skipIf(!publishedFile("toronto/awarded_contracts.csv"))(
  "Toronto's published descriptions give titles without the forms' openings",
  async () => {
    const file = publishedFile("toronto/awarded_contracts.csv") ?? new Uint8Array();
    const { items: rows } = await collect(
      readCsv(streamOfAnswer(file), ["Solicitation Document Description"]),
    );
    const descriptions = rows
      .map((row) => sectionFrom(row.cell("Solicitation Document Description")))
      .filter((description) => description !== "");
    const titles = descriptions.flatMap((description) => torontoTitle(description) ?? []);
    expect(titles.length).toBeGreaterThan(descriptions.length * 0.95);
    const boilerplate = titles.filter((title) =>
      /^(?:this (?:rf|request)|request for|bids are|quotations are|for )/i.test(title),
    );
    expect(boilerplate).toEqual([]);
  },
);
