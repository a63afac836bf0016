import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { decodeHTML } from "entities";
import { type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import type { ClassificationCode, CodeScheme, ProcurementKind } from "~/domain/opportunities/notice";
import { SERVICE_TYPES, type ServiceKey, serviceKeyOf } from "~/domain/service-types";
import labelsByDataset from "../fixtures/labels/service-labels.json";

const DATA = new URL("../../../shared/data/", import.meta.url);
const SERVICES = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));
const TITLE_LENGTH = 160;

/** A label with a question mark is optional: assigning it or not is never an error. */
type LabelledRecord = {
  dataset: string;
  id: string;
  notice: ClassifiableNotice;
  required: ReadonlyArray<ServiceKey>;
  optional: ReadonlyArray<ServiceKey>;
  heldOut: boolean;
};

type ReadRecord = { id: string; group: string; notice: ClassifiableNotice };

export type Figures = { precision: number | null; recall: number | null; support: number; found: number };
export type Measurement = {
  records: number;
  services: Readonly<Record<ServiceKey, Figures>>;
  micro: Figures;
  macro: { precision: number | null; recall: number | null };
};
export type Miss = {
  dataset: string;
  id: string;
  title: string;
  missed: Array<ServiceKey>;
  wrong: Array<ServiceKey>;
};

function plainText(text: string): string {
  return decodeHTML(decodeHTML(text))
    .replace(/<[^>]+>/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

function noticeWith(
  fields: Partial<ClassifiableNotice> & { title: string; description?: string },
): ClassifiableNotice {
  const { description, ...rest } = fields;
  const text = description ? plainText(description) : "";
  return {
    summary: null,
    sections: text ? { description: text } : {},
    buyer: null,
    noticeType: null,
    procurementMethod: null,
    kinds: [],
    codes: [],
    tags: [],
    language: "en",
    ...rest,
    title: plainText(fields.title).replace(/\s+/g, " "),
  };
}

function readText(path: string): string {
  return readFileSync(new URL(path, DATA), "utf8");
}

function readCsv(path: string): Array<Record<string, string>> {
  return parse(readText(path), { columns: true, bom: true, relax_column_count: true });
}

function lines(cell: string | undefined): Array<string> {
  return (cell ?? "")
    .split("\n")
    .map((line) => line.replace(/^\*/, "").trim())
    .filter(Boolean);
}

function codesOf(
  scheme: CodeScheme,
  codes: ReadonlyArray<string>,
  labels: ReadonlyArray<string> = [],
): Array<ClassificationCode> {
  return codes.map((code, index) => ({
    scheme,
    code: code.toUpperCase().replace(/-\d$/, ""),
    label: labels[index] ?? null,
  }));
}

const CANADABUYS_KINDS: Readonly<Record<string, ReadonlyArray<ProcurementKind>>> = {
  CNST: ["construction"],
  GD: ["goods"],
  SRV: ["services"],
  SRVTGD: ["services", "goods"],
};

function readCanadaBuys(): Array<ReadRecord> {
  return readCsv("canadabuys/openTenderNotice.csv").map((row) => {
    const title = row["title-titre-eng"] ?? "";
    return {
      id: row["referenceNumber-numeroReference"] ?? "",
      // Series of near copies stay on one side of the split.
      group: title.split(/\s+/).slice(0, 4).join(" "),
      notice: noticeWith({
        title,
        description: row["tenderDescription-descriptionAppelOffres-eng"] ?? "",
        buyer: row["contractingEntityName-nomEntitContractante-eng"] ?? null,
        noticeType: row["noticeType-avisType-eng"] || null,
        procurementMethod: row["procurementMethod-methodeApprovisionnement-eng"] || null,
        kinds: lines(row["procurementCategory-categorieApprovisionnement"]).flatMap(
          (kind) => CANADABUYS_KINDS[kind] ?? [],
        ),
        codes: codesOf("UNSPSC", lines(row["unspsc"]), lines(row["unspscDescription-eng"])),
      }),
    };
  });
}

type SamRow = {
  noticeId: string;
  title: string;
  type: string;
  naicsCode: string | null;
  classificationCode: string | null;
  fullParentPathName: string;
};

function readSam(): Array<ReadRecord> {
  const { opportunitiesData } = JSON.parse(readText("sam_gov/search_response.json")) as {
    opportunitiesData: Array<SamRow>;
  };
  return opportunitiesData.map((row) => ({
    id: row.noticeId,
    group: row.title,
    notice: noticeWith({
      title: row.title,
      noticeType: row.type,
      buyer: row.fullParentPathName.split(".").at(-1) ?? null,
      codes: [
        ...codesOf("NAICS", row.naicsCode ? [row.naicsCode] : []),
        ...codesOf("PSC", row.classificationCode ? [row.classificationCode] : []),
      ],
    }),
  }));
}

const NYC_KINDS: Readonly<Record<string, ReadonlyArray<ProcurementKind>>> = {
  Goods: ["goods"],
  "Goods and Services": ["goods", "services"],
  "Services (other than human services)": ["services"],
  "Construction/Construction Services": ["construction"],
  "Construction Related Services": ["professional-services"],
};

function readNyc(): Array<ReadRecord> {
  const rows = JSON.parse(readText("nyc_city_record/dg92-zbpx.json")) as Array<Record<string, string>>;
  return rows.map((row) => ({
    id: row["request_id"] ?? "",
    group: row["request_id"] ?? "",
    notice: noticeWith({
      title: row["short_title"] ?? "",
      description: row["additional_description_1"] ?? "",
      buyer: row["agency_name"] ?? null,
      noticeType: row["type_of_notice_description"] ?? null,
      procurementMethod: row["selection_method_description"] ?? null,
      kinds: NYC_KINDS[row["category_description"] ?? ""] ?? [],
    }),
  }));
}

type OcdsClassification = { scheme?: string; id?: string; description?: string };
type OcdsRelease = {
  id: string;
  ocid: string;
  buyer?: { name?: string };
  tender: {
    title?: string;
    description?: string;
    mainProcurementCategory?: string;
    procurementMethodDetails?: string;
    classification?: OcdsClassification;
    additionalClassifications?: Array<OcdsClassification>;
    items?: Array<{ id?: string; description?: string; classification?: OcdsClassification }>;
  };
};

const OCDS_KINDS: Readonly<Record<string, ReadonlyArray<ProcurementKind>>> = {
  works: ["construction"],
  services: ["services"],
  goods: ["goods"],
};

function readOcds(
  path: string,
  keyOf: (release: OcdsRelease) => string,
  language: "en" | "fr",
): Array<ReadRecord> {
  const { releases } = JSON.parse(readText(path)) as { releases: Array<OcdsRelease> };
  return releases.map((release) => {
    const { tender } = release;
    const classifications = [
      tender.classification,
      ...(tender.additionalClassifications ?? []),
      ...(tender.items ?? []).map((item) => item.classification),
    ].filter((code) => code?.id !== undefined);
    const seaoCodes = (tender.items ?? []).filter(({ id }) => /^[A-Z]\d+$/.test(id ?? ""));
    return {
      id: keyOf(release),
      group: release.ocid,
      notice: noticeWith({
        title: tender.title ?? "",
        description: (tender.description ?? "").replace(/rn(?=rn|[A-Z•-])/g, "\n"),
        buyer: release.buyer?.name ?? null,
        procurementMethod: tender.procurementMethodDetails ?? null,
        kinds: OCDS_KINDS[tender.mainProcurementCategory ?? ""] ?? [],
        codes: [
          ...classifications.flatMap((code) =>
            codesOf(code?.scheme === "CPV" ? "CPV" : "UNSPSC", [code?.id ?? ""], [code?.description ?? ""]),
          ),
          ...seaoCodes.flatMap(({ id, description }) => codesOf("SEAO", [id ?? ""], [description ?? ""])),
        ],
        language,
      }),
    };
  });
}

const TORONTO_KINDS: Readonly<Record<string, ReadonlyArray<ProcurementKind>>> = {
  "Construction Services": ["construction"],
  "Goods and Services": ["goods", "services"],
  "Goods & Services": ["goods", "services"],
  "Professional Services": ["professional-services"],
};

const TORONTO_OPENING =
  /^[\s.\d]*(?:this )?request for (?:proposals?|quotations?|tenders?|supplier qualifications?)[^.]{0,60}?is an invitation by the city[^.]{0,60}?to prospective (?:suppliers|respondents) to (?:to )?(?:submit bids? for|qualify for future eligibility to provide|prequalify for future eligibility to provide)(?: the performance of the work for)?[:,]?\s*/i;

function readToronto(): Array<ReadRecord> {
  return readCsv("toronto/awarded_contracts.csv").map((row) => {
    const description = plainText(row["Solicitation Document Description"] ?? "");
    const opened = description.replace(TORONTO_OPENING, "");
    return {
      id: row["unique_id"] ?? "",
      group: row["Document Number"] ?? "",
      notice: noticeWith({
        title: opened.slice(0, TITLE_LENGTH),
        description,
        buyer: row["Division"] ?? null,
        noticeType: row["RFx (Solicitation) Type"] ?? null,
        kinds: TORONTO_KINDS[row["High Level Category"] ?? ""] ?? [],
      }),
    };
  });
}

const READERS: Readonly<Record<string, () => Array<ReadRecord>>> = {
  canadabuys: readCanadaBuys,
  sam_gov: readSam,
  nyc_city_record: readNyc,
  seao: () => readOcds("seao/hebdo.json", ({ ocid }) => ocid, "fr"),
  contracts_finder: () => readOcds("ocds/contracts_finder_releases.json", ({ id }) => id, "en"),
  toronto: readToronto,
};

/** A third of the groups, by a hash of their name: stable when records are added. */
function isHeldOut(group: string): boolean {
  return createHash("sha256").update(group).digest().readUInt32BE(0) % 3 === 0;
}

export function hasRecords(): boolean {
  return existsSync(DATA);
}

export function readLabelledRecords(): Array<LabelledRecord> {
  const labels = labelsByDataset as Record<string, Record<string, ReadonlyArray<string>>>;
  return Object.entries(READERS).flatMap(([dataset, read]) =>
    read().flatMap(({ id, group, notice }) => {
      const given = labels[dataset]?.[id];
      if (!given) return [];
      return [
        {
          dataset,
          id,
          notice,
          required: given.filter((label) => !label.endsWith("?")) as Array<ServiceKey>,
          optional: given
            .filter((label) => label.endsWith("?"))
            .map((label) => label.slice(0, -1) as ServiceKey),
          heldOut: isHeldOut(group),
        },
      ];
    }),
  );
}

function figures(right: number, found: number, support: number): Figures {
  return {
    precision: found ? right / found : null,
    recall: support ? right / support : null,
    support,
    found,
  };
}

function mean(values: ReadonlyArray<number | null>): number | null {
  const known = values.filter((value) => value !== null);
  return known.length ? known.reduce((sum, value) => sum + value, 0) / known.length : null;
}

export function measureRecords(records: ReadonlyArray<LabelledRecord>): {
  measurement: Measurement;
  misses: Array<Miss>;
} {
  const counts = new Map(SERVICES.map((service) => [service, { right: 0, found: 0, support: 0 }]));
  const misses: Array<Miss> = [];
  for (const { dataset, id, notice, required: labelled, optional } of records) {
    const { services } = classifyNotice(notice);
    // An optional trade replaces "other".
    const required = services.every((service) => optional.includes(service))
      ? labelled.filter((label) => label !== "other")
      : labelled;
    const counted = services.filter((service) => required.includes(service) || !optional.includes(service));
    for (const service of required) counts.get(service)!.support += 1;
    for (const service of counted) {
      counts.get(service)!.found += 1;
      if (required.includes(service)) counts.get(service)!.right += 1;
    }
    const missed = required.filter((service) => !services.includes(service));
    const wrong = counted.filter((service) => !required.includes(service));
    if (missed.length || wrong.length) misses.push({ dataset, id, title: notice.title, missed, wrong });
  }
  const all = [...counts.values()];
  const sum = (key: "right" | "found" | "support") => all.reduce((total, count) => total + count[key], 0);
  const services = Object.fromEntries(
    [...counts].map(([service, { right, found, support }]) => [service, figures(right, found, support)]),
  ) as Record<ServiceKey, Figures>;
  return {
    measurement: {
      records: records.length,
      services,
      micro: figures(sum("right"), sum("found"), sum("support")),
      macro: {
        precision: mean(Object.values(services).map(({ precision }) => precision)),
        recall: mean(Object.values(services).map(({ recall }) => recall)),
      },
    },
    misses,
  };
}

const TIMED_NOTICES = 2_000;
const TIMED_RUNS = 5;
const TIMED_BODY_LENGTH = 2_000;

/** Milliseconds for each notice, its body cut or repeated to 2,000 characters; the best of several runs. */
export function measureTime(records: ReadonlyArray<LabelledRecord>): number {
  const notices = records.map(({ notice }) => {
    const text = `${notice.sections.description ?? notice.title} `;
    const description = text.repeat(Math.ceil(TIMED_BODY_LENGTH / text.length)).slice(0, TIMED_BODY_LENGTH);
    return { ...notice, sections: { description } };
  });
  const run = () => {
    for (let index = 0; index < TIMED_NOTICES; index += 1) classifyNotice(notices[index % notices.length]!);
  };
  run();
  const times = Array.from({ length: TIMED_RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times) / TIMED_NOTICES;
}

export function measureClassification(): {
  dev: Measurement;
  heldOut: Measurement;
  millisecondsPerNotice: number;
} {
  const records = readLabelledRecords();
  return {
    dev: measureRecords(records.filter(({ heldOut }) => !heldOut)).measurement,
    heldOut: measureRecords(records.filter(({ heldOut }) => heldOut)).measurement,
    millisecondsPerNotice: measureTime(records),
  };
}

function percent(value: number | null): string {
  return (value === null ? "-" : `${(value * 100).toFixed(1)}%`).padStart(10);
}

function printMeasurement(name: string, { records, services, micro, macro }: Measurement) {
  console.log(`\n${name} (${records} records)`);
  console.log(
    `${"service".padEnd(14)}${"precision".padStart(10)}${"recall".padStart(10)}${"found".padStart(8)}${"support".padStart(9)}`,
  );
  const row = (label: string, { precision, recall, found, support }: Figures) => {
    console.log(
      `${label.padEnd(14)}${percent(precision)}${percent(recall)}${String(found).padStart(8)}${String(support).padStart(9)}`,
    );
  };
  for (const service of SERVICES) row(service, services[service]);
  row("micro", micro);
  console.log(`${"macro".padEnd(14)}${percent(macro.precision)}${percent(macro.recall)}`);
}

function main() {
  if (!hasRecords()) {
    console.log("The records that the labels are for are absent; nothing to measure.");
    return;
  }
  const { dev, heldOut, millisecondsPerNotice } = measureClassification();
  printMeasurement("Tuned on", dev);
  printMeasurement("Held out", heldOut);
  console.log(
    `\n${millisecondsPerNotice.toFixed(3)} ms a notice with a body of ${TIMED_BODY_LENGTH} characters`,
  );
  // Held-out misses are hidden by default, because rules written from them would spoil the measurement.
  const withHeldOut = process.argv.includes("--held-out");
  if (!process.argv.includes("--misses")) return;
  for (const miss of measureRecords(readLabelledRecords().filter(({ heldOut }) => heldOut === withHeldOut))
    .misses) {
    console.log(`\n${miss.dataset} ${miss.id}: ${miss.title}`);
    if (miss.missed.length) console.log(`  missed ${miss.missed.join(", ")}`);
    if (miss.wrong.length) console.log(`  wrong ${miss.wrong.join(", ")}`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
