import { expect, test } from "vitest";
import { readCsv } from "~/sources/formats/csv";
import { sectionFrom } from "~/sources/plain-text";
import type { SourceItem } from "~/sources/source";
import { torontoTitle } from "~/sources/toronto-title";
import { readOcds } from "../../support/read-at-once";
import { collect, noticesAmong, NOW, parseAll, publishedFiles, streamOfAnswer } from "./portal-answers";

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

test.each(publishedFiles("canadabuys/openTenderNotice.csv"))(
  "the published CanadaBuys rows are read: %s",
  async (which, file) => {
    const items = await parseAll("canadabuys", file);
    expect(kindsOf(items)).toEqual(
      which === "sample" ? { notices: 9, ignored: 1, setAside: 0 } : { notices: 39, ignored: 1, setAside: 0 },
    );
    expectClean(items);
  },
);

test.each(publishedFiles("nyc_city_record/dg92-zbpx.json"))(
  "the published City Record rows are read: %s",
  async (which, file) => {
    const items = await parseAll("nyc-city-record", file);
    expect(kindsOf(items)).toEqual({ notices: which === "sample" ? 6 : 20, ignored: 0, setAside: 0 });
    expect(noticesAmong(items).filter(({ status }) => status === "cancelled")).toHaveLength(1);
    expectClean(items);
  },
);

test.each(publishedFiles("seao/hebdo.json"))("the published SEAO week is read: %s", async (_which, file) => {
  const items = await parseAll("seao", file);
  expect(kindsOf(items)).toEqual({ notices: 2, ignored: 1, setAside: 0 });
  expectClean(items);
});

test.each(publishedFiles("sam_gov/search_response.json"))(
  "the published SAM.gov answer is read: %s",
  async (which, file) => {
    const items = await parseAll("sam-gov", file);
    expect(kindsOf(items).setAside).toBe(0);
    expect(kindsOf(items).notices).toBeGreaterThanOrEqual(which === "sample" ? 2 : 4);
    expectClean(items);
  },
);

test.each(publishedFiles("ocds/contracts_finder_releases.json"))(
  "of the published British releases only the calls for bids are notices: %s",
  async (which, file) => {
    const british = {
      language: "en",
      zone: "Europe/London",
      currency: null,
      country: "GB",
      state: null,
    } as const;
    const { items, error } = await collect(readOcds(streamOfAnswer(file), british, NOW));
    expect(error).toBeNull();
    expect(kindsOf(items)).toEqual(
      which === "sample"
        ? { notices: 5, ignored: 3, setAside: 0 }
        : { notices: 20, ignored: 81, setAside: 0 },
    );
    expectClean(items);
  },
);

test.each(publishedFiles("toronto/awarded_contracts.csv"))(
  "Toronto's published descriptions give titles without the forms' openings: %s",
  async (_which, file) => {
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
