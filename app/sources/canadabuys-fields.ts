import type { NoticeStatus, ProcurementKind } from "~/domain/opportunities/notice";

/** Why a notice is none that anybody can bid on; `null` if it can be. */
export function reasonNotBiddable(noticeType: string | null, method: string | null) {
  if (/^not applicable$|^sans objet$/i.test(noticeType ?? "")) return "Notice type: Not applicable.";
  const words = `${noticeType ?? ""} ${method ?? ""}`;
  if (/advance contract award|préavis d.adjudication/i.test(words)) return "Advance Contract Award Notice.";
  if (/directed contract|contrat dirigé/i.test(words)) return "Directed contract.";
  return null;
}

/** `null` for words that are no status, as in a row whose cells have moved. */
export function readStatus(text: string): NoticeStatus | "closed" | null {
  if (/cancel|annul/i.test(text)) return "cancelled";
  if (/award|attribu|adjug/i.test(text)) return "awarded";
  if (/withdraw|suspend|retir/i.test(text)) return "withdrawn";
  if (/closed|expired|fermé|expiré/i.test(text)) return "closed";
  return /^$|open|ouvert|active|actif|amended|modifié|published|publié|new|nouveau/i.test(text.trim())
    ? "active"
    : null;
}

/** Longer lists are cut. Real ones have 26 entries at most. */
const MAX_LIST_LENGTH = 200;

/** Cells with several values have one per line, each after an asterisk. A single value has its asterisk too. */
export function readList(cell: string): ReadonlyArray<string> {
  return cell
    .split(/\r?\n/, MAX_LIST_LENGTH)
    .map((line) => line.trim().replace(/^\*/, "").trim())
    .filter((line) => line !== "");
}

const KINDS: Readonly<Record<string, ReadonlyArray<ProcurementKind>>> = {
  CNST: ["construction"],
  GD: ["goods"],
  SRV: ["services"],
  SRVTGD: ["services", "goods"],
  SVRTGD: ["services", "goods"],
};

export function readKinds(cell: string) {
  return [...new Set(readList(cell).flatMap((code) => KINDS[code.toUpperCase()] ?? []))];
}
