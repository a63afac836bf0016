import { existsSync, readFileSync } from "node:fs";
import { decodeHTML } from "entities";
import type { ClassifiableNotice } from "~/domain/classification";
import type { ClassificationCode, CodeScheme, ProcurementKind } from "~/domain/opportunities/notice";
import type { ServiceKey } from "~/domain/service-types";
import { federalCodeNamed } from "./federal-names";

/** The rules may be written from the open notices. The sealed ones only measure them. */
export const HALVES = ["open", "sealed"] as const;
export type Half = (typeof HALVES)[number];

/** One line of a labelled file. */
type LabelledLine = {
  id: string;
  source: string;
  lang: "en" | "fr";
  title: string;
  text: string;
  codes: string;
  category: string;
  buyer: string;
  trades: ReadonlyArray<ServiceKey>;
};

export type LabelledNotice = {
  id: string;
  source: string;
  trades: ReadonlyArray<ServiceKey>;
  notice: ClassifiableNotice;
};

const AMERICAN_SOURCES: ReadonlySet<string> = new Set(["sam", "nyc"]);

export const LABELLED_NOTICES = new URL("../fixtures/labelled-notices/", import.meta.url);

/** The labelled notices of one file; none where its file is absent. */
export function readLabelledNotices(half: Half): Array<LabelledNotice> {
  return noticesIn(`${half}.jsonl`);
}

/** The open notices that one reader alone has labelled. */
export function readNoticesLabelledOnce(): Array<LabelledNotice> {
  return noticesIn("once.jsonl");
}

/** The sealed notices taken from whole feeds. */
export function readSealedFromFeeds(): Array<LabelledNotice> {
  return noticesIn("feeds-sealed.jsonl");
}

/** Whole records, as feeds give them: most of a description, every code, the category. */
export function readWholeRecords(half: Half): Array<LabelledNotice> {
  return noticesIn(`whole-${half}.jsonl`);
}

function noticesIn(name: string): Array<LabelledNotice> {
  const file = new URL(name, LABELLED_NOTICES);
  return existsSync(file) ? parseLabelledLines(readFileSync(file, "utf8")) : [];
}

/** All notices from which rules may be written. */
export function readOpenNotices(): Array<LabelledNotice> {
  return [...readLabelledNotices("open"), ...readNoticesLabelledOnce(), ...readWholeRecords("open")];
}

export function parseLabelledLines(text: string): Array<LabelledNotice> {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => labelledNotice(JSON.parse(line) as LabelledLine));
}

function labelledNotice({ id, source, lang, title, text, buyer, trades, ...line }: LabelledLine) {
  const description = plainText(text ?? "");
  const { codes, category } = source === "sam" ? withFederalCodes(line) : line;
  return {
    id,
    source,
    trades,
    notice: {
      title: plainText(title).replace(/\s+/g, " "),
      summary: null,
      sections: description === "" ? {} : { description },
      buyer: buyer || null,
      // Toronto's category ends in the kind of call: "Professional Services / RFP".
      noticeType: /\/ (.+)$/.exec(category ?? "")?.[1] ?? null,
      procurementMethod: null,
      codes: codesIn(withSchemes(codes ?? "", category ?? "")),
      kinds: kindsOf(category ?? "", withSchemes(codes ?? "", "")),
      tags: [],
      language: lang,
      place: { country: AMERICAN_SOURCES.has(source) ? "US" : null },
    },
  };
}

function plainText(text: string): string {
  return decodeHTML(decodeHTML(text))
    .replace(/<[^>]+>/g, " ")
    .replace(/[^\S\n]+/g, " ")
    .trim();
}

const SCHEMES = [
  "UNSPSC",
  "NAICS",
  "PSC",
  "CPV",
  "GSIN",
  "SEAO",
] as const satisfies ReadonlyArray<CodeScheme>;
const SCHEME_NAME = new RegExp(`\\b(${SCHEMES.join("|")})\\b`);
const SEAO_CODE = /^([CGS]\d{1,2}) \1 - /;

const CODE_ALONE = /\b(?:\d{8}|\d{6}|\d{4}|[A-Z]\d[A-Z\d]{2})\b/g;
const SEAO_CATEGORY = /^[CGSO]\d{1,2}\b/;

/** SAM.gov has no categories of its own: what some collections give as one is the name of a code. */
function withFederalCodes({ codes, category }: Pick<LabelledLine, "codes" | "category">) {
  const named = federalCodeNamed(category ?? "");
  const scheme = named?.slice(0, named.indexOf(" ")) ?? "";
  const known = codes && !SCHEME_NAME.test(codes) ? withSchemes(codes, "") : (codes ?? "");
  const isNew = named !== null && !known.includes(`${scheme} `);
  return { codes: isNew ? [named, known].filter(Boolean).join("; ") : (codes ?? ""), category: "" };
}

/** Newer collections write codes without their lists, "236220 Z1DA", and SEAO's own code as the category, "C01". */
function withSchemes(codes: string, category: string): string {
  if (SCHEME_NAME.test(codes)) return codes;
  const named = Array.from(codes.matchAll(CODE_ALONE), ([code]) => `${schemeOf(code)} ${code}`);
  const own = SEAO_CATEGORY.exec(category)?.[0];
  return [...(own && named.length > 0 ? [`SEAO ${own}`] : []), ...named].join("; ");
}

function schemeOf(code: string): CodeScheme {
  if (/^\d{8}$/.test(code)) return "UNSPSC";
  return /^\d{6}$/.test(code) ? "NAICS" : "PSC";
}

/** "NAICS 236220; PSC Z1DA", "CPV 45000000 Construction work", "C01 C01 - Bâtiments UNSPSC 72100000 Services …". */
function codesIn(text: string): Array<ClassificationCode> {
  const parts = ` ${text}`.split(SCHEME_NAME);
  const seao = SEAO_CODE.exec(parts[0]?.trim() ?? "");
  const codes: Array<ClassificationCode> = seao ? [{ scheme: "SEAO", code: seao[1] ?? "", label: null }] : [];
  for (let at = 1; at < parts.length; at += 2) {
    const scheme = parts[at] as CodeScheme;
    for (const item of (parts[at + 1] ?? "").split(";")) {
      const [, code, label] = /^\s*([\dA-Z]+(?:-\d)?)\b\s*(.*)$/s.exec(item) ?? [];
      if (code) codes.push({ scheme, code, label: label?.trim() || null });
    }
  }
  return codes;
}

const KIND_OF_CODE: Readonly<Record<string, ProcurementKind>> = {
  CNST: "construction",
  SRV: "services",
  GD: "goods",
  SRVTGD: "services",
};

const KINDS_OF_SEAO: Readonly<Record<string, ProcurementKind>> = {
  C: "construction",
  G: "goods",
  S: "services",
};

/** The portal's category, as the sources' readers understand it. */
function kindsOf(category: string, codes: string): Array<ProcurementKind> {
  const coded = category
    .split(/[;,]/)
    .flatMap((part) => KIND_OF_CODE[part.replace("*", "").trim().toUpperCase()] ?? []);
  if (coded.length > 0) return coded;
  if (/^construction related/i.test(category)) return ["construction", "professional-services"];
  const seao = KINDS_OF_SEAO[SEAO_CATEGORY.exec(category)?.[0].charAt(0) ?? ""];
  if (seao) return [seao];
  if (/construction|works/i.test(category)) return ["construction"];
  if (/professional/i.test(category)) return ["professional-services"];
  if (/professionnel/i.test(category)) return ["services", "professional-services"];
  if (/approvisionnement/i.test(category)) return ["goods"];
  if (/goods (?:and|&) services/i.test(category)) return ["goods", "services"];
  if (/goods/i.test(category)) return ["goods"];
  if (/services/i.test(category)) return ["services"];
  return kindsOfFederalCodes(codes);
}

/** SAM.gov has no category: its reader takes it from the codes. */
function kindsOfFederalCodes(codes: string): Array<ProcurementKind> {
  const psc = /\bPSC ([A-Z0-9])/.exec(codes)?.[1] ?? "";
  if (/[YZ]/.test(psc) || /\bNAICS 23/.test(codes)) return ["construction"];
  if (/\d/.test(psc)) return ["goods"];
  if (/[BCR]/.test(psc)) return ["professional-services"];
  return psc === "" ? [] : ["services"];
}
