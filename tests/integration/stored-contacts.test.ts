import { env } from "cloudflare:workers";
import { getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "#drizzle/client";
import * as schema from "#drizzle/schema";
import { noticeOfPushed, pushSchema } from "~/features/push/push-schema";
import { findSource } from "~/sources";
import { readCsv } from "~/sources/formats/csv";
import { createReleaseReader } from "~/sources/ocds";
import { plainText } from "~/sources/plain-text";
import type { Source } from "~/sources/source";
import {
  addressesAndNumbersIn,
  namesBesideContacts,
  namesIn,
  staffReadByEye,
} from "../support/contact-finder";
import { emptyDatabase, servicesAround } from "../support/database";
import { ingestNotices } from "../support/ingest";
import { runSource } from "../support/run-source";

const NOW = new Date("2026-08-05T12:00:00Z");
const SAMPLES = import.meta.glob<string>("../fixtures/portals/*/*.{csv,json}", {
  query: "?raw",
  import: "default",
  eager: true,
});
/** The whole files, where they lie beside the project. */
const WHOLE = import.meta.glob<string>("../../../shared/data/*/*.{csv,json}", {
  query: "?raw",
  import: "default",
  eager: true,
});
const FILES = [...Object.entries(SAMPLES), ...Object.entries(WHOLE)];

const SOURCE_OF_FOLDER: Readonly<Record<string, string>> = {
  canadabuys: "canadabuys",
  nyc_city_record: "nyc-city-record",
  sam_gov: "sam-gov",
  seao: "seao",
};
const OCDS = { language: "en", zone: "Europe/London", currency: null, country: "GB", state: null } as const;
const folderOf = (path: string) => path.split("/").at(-2) ?? "";
const streamOf = (text: string) => new Blob([text]).stream();

function sourceOf(folder: string): Source | null {
  const source = findSource(SOURCE_OF_FOLDER[folder] ?? (folder === "ocds" ? "seao" : ""));
  if (!source) return null;
  const own = { ...source, portal: folder.replace("_", "-") };
  return folder === "ocds"
    ? { ...own, createReader: (now, isNewest) => createReleaseReader(OCDS, now, isNewest) }
    : own;
}

/** Every long text of a file, whether its source stores it or not: both languages, awards, unread columns. */
async function textsOf(path: string, text: string): Promise<ReadonlyArray<string>> {
  if (path.endsWith(".json")) return longTextsIn(JSON.parse(text));
  const columns = text
    .slice(0, text.indexOf("\n"))
    .replace(/[\uFEFF"\r]/g, "")
    .split(",");
  const texts: Array<string> = [];
  for await (const row of readCsv(streamOf(text), []))
    texts.push(...columns.map((column) => row.cell(column)).filter(isLong));
  return texts;
}

const isLong = (text: string) => text.length > 60;

function longTextsIn(value: unknown): Array<string> {
  if (typeof value === "string") return isLong(value) ? [value] : [];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(longTextsIn) : [];
}

/** Notices with this text in every field that a portal can push. */
function pushOf(texts: ReadonlyArray<string>) {
  const notices = texts.map((text, index) => ({
    key: `text ${index}`,
    title: text.slice(0, 500),
    summary: text.slice(0, 5_000),
    description: text.slice(0, 60_000),
    sections: { scope: text.slice(0, 60_000) },
    buyer: text.slice(0, 300),
    noticeType: text.slice(0, 200),
    region: text.slice(0, 200),
    city: text.slice(0, 200),
    procurementMethod: text.slice(0, 200),
    codes: [{ scheme: "UNSPSC", code: "72102900", label: text.slice(0, 300) }],
    documents: [
      {
        title: text.slice(0, 300),
        url: `https://files.example/a?q=${encodeURIComponent(text.slice(0, 100))}`,
      },
    ],
    url: `https://files.example/b?q=${encodeURIComponent(text.slice(0, 100))}`,
  }));
  return pushSchema.parse({ notices }).notices.map((notice) => noticeOfPushed(notice, NOW));
}

/** Every text in every column of every table but the places, including each text inside a JSON value. */
async function storedTexts(): Promise<ReadonlyArray<string>> {
  const tables = Object.values<unknown>(schema)
    .filter((value) => is(value, SQLiteTable))
    .map((table) => getTableName(table));
  const searched = [
    ...tables.filter((name) => name !== getTableName(schema.geoDivisions)),
    "opportunity_search",
    "opportunity_archive",
  ];
  const answers = await env.DB.batch<Record<string, unknown>>(
    searched.map((name) => env.DB.prepare(`select * from ${name}`)),
  );
  return answers.flatMap(({ results }) => results.flatMap((row) => Object.values(row).flatMap(textsIn)));
}

function textsIn(value: unknown): Array<string> {
  if (typeof value === "string") return /^[[{]/.test(value) ? textsIn(parsed(value)) : [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}

/** A JSON value, or what only begins like one in a list, so that it is searched as text. */
function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return [` ${value}`];
  }
}

let db: Database;
let raw = "";
let stored: ReadonlyArray<string> = [];

beforeAll(async () => {
  db = await emptyDatabase();
  for (const [path, text] of FILES) {
    const source = sourceOf(folderOf(path));
    if (source) await runSource(servicesAround(db, NOW).services, source, streamOf(text));
    const texts = [...new Set(await textsOf(path, text))];
    raw += texts.map((each) => plainText(each)).join("\n\n");
    const portal = { id: `texts-${folderOf(path)}`.replace("_", "-"), name: "Texts" };
    for (let at = 0; at < texts.length; at += 40)
      await ingestNotices(db, portal, keyed(pushOf(texts.slice(at, at + 40)), path, at), NOW);
  }
  stored = [...new Set(await storedTexts())];
}, 300_000);

const keyed = (notices: ReturnType<typeof pushOf>, path: string, from: number) =>
  notices.map((notice, index) => ({ ...notice, key: `${path.length} ${from + index}` }));

test("the published records are stored with their descriptions", () => {
  expect(stored.join("").length).toBeGreaterThan(raw.length);
  expect(stored.some((text) => text.includes("[e-mail on the portal]"))).toBe(true);
});

test("no stored column has an e-mail address or a telephone number", () => {
  expect(stored.flatMap(addressesAndNumbersIn)).toEqual([]);
});

test("no stored column has a name that stands beside a contact in the raw records", () => {
  const names = namesBesideContacts(raw);
  expect(stored.flatMap((text) => namesIn(text, names))).toEqual([]);
});

test("no stored column has one of the staff whom a person read in the raw records", () => {
  expect(stored.flatMap(staffReadByEye)).toEqual([]);
  if (Object.keys(WHOLE).length > 0) expect(new Set(staffReadByEye(raw)).size).toBeGreaterThanOrEqual(15);
});
