import type { Notice, NoticeStatus } from "~/domain/opportunities/notice";
import { isOlderRevision, pastDate, revisionOf } from "~/domain/opportunities/revision";
import { shorten } from "~/domain/shorten";
import { isJsonObject, type JsonObject, objectIn, objectsIn, textIn, textsIn } from "./formats/json-fields";
import { readJson, recordOf } from "./formats/json-stream";
import type { RawRecord } from "./formats/raw-record";
import type { NewestFilter } from "./newest";
import {
  buyerOf,
  contactsOf,
  MAX_DOCUMENTS,
  type OcdsPublisher,
  readCodes,
  readDocuments,
  readKinds,
  readPlace,
  readValue,
} from "./ocds-fields";
import { nameFrom, sectionFrom, SUMMARY_LENGTH, summaryFrom, titleFrom } from "./plain-text";
import { readDeadline, readPublished, withUnreadableClosing } from "./portal-dates";
import { unlessTooLong } from "./set-aside-records";
import type { SourceItem } from "./source";
import { withoutStaff } from "./staff-of-record";

const RELEASE_FIELDS = [
  "ocid",
  "id",
  "date",
  "tag",
  "language",
  "buyer",
  "parties",
  "tender",
  "awards",
  "contracts",
  "compiledRelease",
];

/**
 * The releases and records of an OCDS 1.1 release package, record package, list of either, single release, or one release
 * per line.
 */
export async function* ocdsRecords(bytes: ReadableStream<Uint8Array>): AsyncGenerator<RawRecord, void> {
  let single: Record<string, unknown> = {};
  for await (const item of readJson(bytes, {
    lists: ["releases", "records", ""],
    values: RELEASE_FIELDS,
    oneOf: ["releases", "records", "ocid"],
    several: true,
  })) {
    if (item.kind === "element") yield recordOf(item);
    else if (item.kind === "value") single[item.path] = item.value;
    else {
      if ("ocid" in single) yield recordOf({ value: single, isTooLong: false });
      single = {};
    }
  }
}

/** Releases may come in any order. One that is older than an earlier one of the same process is ignored. */
export function createReleaseReader(publisher: OcdsPublisher, now: Date, isNewest: NewestFilter) {
  function readOne(value: unknown): SourceItem {
    const release = isJsonObject(value) ? releaseOf(value, now) : null;
    if (!release) return { kind: "set-aside", key: null, reason: "The record holds no release." };
    const key = textIn(release, "ocid");
    if (!key) return { kind: "set-aside", key, reason: "The release has no ocid." };
    if (!isNewest(key, revisionFrom(release, now))) {
      return { kind: "ignored", key, reason: "A later release is in the same answer." };
    }
    return readRelease(key, release, publisher, now);
  }
  return ({ content, isTooLong }: RawRecord) => unlessTooLong(readOne(content), isTooLong);
}

/** The release to read from a record: its compiled release, or else its newest one. */
function releaseOf(value: JsonObject, now: Date): JsonObject | null {
  if (isJsonObject(value.compiledRelease)) return { ocid: value.ocid, ...value.compiledRelease };
  if (!Array.isArray(value.releases)) return value;
  const releases = objectsIn(value, "releases")
    .filter((release) => "tender" in release)
    .map((release) => ({ release, revision: revisionFrom(release, now) }));
  let newest = releases[0] ?? null;
  for (const dated of releases)
    if (newest && !isOlderRevision(dated.revision, newest.revision)) newest = dated;
  return newest?.release ?? null;
}

/**
 * Releases have no numbers: the date decides, and on the same date an update follows the first release. A date in the
 * future is a mistake that no true later release could follow, so the newest other date of the release counts instead.
 * Of two updates on one date the higher ID counts, then the one that says that the call is off, then the later closing: the
 * order in which they arrive never does.
 */
function revisionFrom(release: JsonObject, now: Date) {
  const tender = objectIn(release, "tender");
  const tags = textsIn(release, "tag");
  const status = readStatus(tags, textIn(tender, "status"));
  const isOff = status === "cancelled" || status === "withdrawn";
  const closes = readPublished(textIn(objectIn(tender, "tenderPeriod"), "endDate"), { zone: "UTC" });
  return revisionOf(
    dateOf(release, tender, now),
    countAmendments(tags, tender),
    partOf(textIn(release, "id")),
    `${isOff ? 1 : 0}${closes?.toISOString() ?? ""}`,
  );
}

/** A revision's parts are parted by spaces, and its numbers have as many digits. A sign before one is no telephone's. */
const partOf = (text: string | null) =>
  (text ?? "")
    .slice(0, 100)
    .replace(/[\s+]+/g, "")
    .replace(/\d+/g, (digits) => digits.padStart(16, "0"));

function dateOf(release: JsonObject, tender: JsonObject, now: Date): Date | null {
  const read = (text: string | null) => readPublished(text, { zone: "UTC" });
  const stated = read(textIn(release, "date"));
  if (stated === null || pastDate(stated, now)) return stated;
  return [
    ...objectsIn(tender, "amendments").map((amendment) => textIn(amendment, "date")),
    textIn(tender, "datePublished"),
    textIn(objectIn(tender, "tenderPeriod"), "startDate"),
  ]
    .map((text) => pastDate(read(text), now))
    .reduce<Date | null>(
      (latest, date) => ((date?.getTime() ?? 0) > (latest?.getTime() ?? 0) ? date : latest),
      null,
    );
}

const BIDDABLE_TAGS = new Set([
  "tender",
  "tenderAmendment",
  "tenderUpdate",
  "tenderCancellation",
  "compiled",
]);

function readRelease(key: string, release: JsonObject, publisher: OcdsPublisher, now: Date): SourceItem {
  const tags = textsIn(release, "tag");
  if (tags.length > 0 && !tags.some((tag) => BIDDABLE_TAGS.has(tag))) {
    return { kind: "ignored", key, reason: `Not a call for bids: ${tags.join(", ")}.` };
  }
  if (!isJsonObject(release.tender)) return { kind: "ignored", key, reason: "The release has no tender." };
  const tender = release.tender;
  if (textIn(tender, "procurementMethod") === "direct") {
    return { kind: "ignored", key, reason: "Procurement method: direct." };
  }

  const status = readStatus(tags, textIn(tender, "status"));
  if (status === "not-open") {
    return { kind: "ignored", key, reason: `Tender status: ${textIn(tender, "status") ?? "none"}.` };
  }
  const isAwarded = objectsIn(release, "awards").length > 0 || objectsIn(release, "contracts").length > 0;
  if (isAwarded && status === "active" && textIn(tender, "status") !== "active") {
    return { kind: "ignored", key, reason: "Already awarded." };
  }

  const title = titleFrom(textIn(tender, "title") ?? textIn(tender, "description") ?? "");
  if (!title) return { kind: "set-aside", key, reason: "The tender has no title." };

  const clock = { zone: publisher.zone };
  const closing = textIn(objectIn(tender, "tenderPeriod"), "endDate");
  const due = readDeadline(closing, now, clock);
  if (!due.readable) return withUnreadableClosing(key, closing);

  const text = readText(tender, publisher);
  const documents = readDocuments(tender);
  const buyer = buyerOf(release, tender);
  const notice: Notice = {
    key,
    reference: nameFrom(textIn(tender, "id")),
    title,
    language: readLanguage(textIn(release, "language")) ?? publisher.language,
    ...text,
    buyer: nameFrom(buyer.name),
    status,
    noticeType: nameFrom(textIn(tender, "procurementMethodDetails")),
    procurementMethod: nameFrom(textIn(tender, "procurementMethod")),
    kinds: readKinds(tender),
    codes: readCodes(tender, publisher),
    tags: [],
    place: readPlace(tender, buyer.address, publisher),
    published: readPublished(
      textIn(tender, "datePublished") ??
        textIn(objectIn(tender, "tenderPeriod"), "startDate") ??
        textIn(release, "date"),
      clock,
    ),
    deadline: due.deadline,
    farDeadline: due.farDeadline,
    revision: revisionFrom(release, now),
    value: readValue(tender, publisher),
    url: documents.find(({ isNotice }) => isNotice)?.url ?? null,
    documents: documents
      .filter(({ isNotice }) => !isNotice)
      .slice(0, MAX_DOCUMENTS)
      .map((document) => ({ title: document.title, url: document.url })),
  };
  return { kind: "notice", notice: withoutStaff(notice, contactsOf(release, tender)) };
}

function readText(
  tender: JsonObject,
  { composeText }: OcdsPublisher,
): Pick<Notice, "summary" | "sections" | "isComposed"> {
  const description = sectionFrom(textIn(tender, "description") ?? "");
  if (description) return { summary: summaryFrom(description), sections: { description } };
  const sections = composeText?.(tender) ?? {};
  const lines = Object.values(sections).reverse().join("\n").split("\n");
  const summary = shorten(lines.join("; "), SUMMARY_LENGTH) || null;
  return { summary, sections, ...(summary ? { isComposed: true } : {}) };
}

function readStatus(tags: ReadonlyArray<string>, status: string | null): NoticeStatus | "not-open" {
  if (tags.includes("tenderCancellation")) return "cancelled";
  switch (status) {
    case null:
    case "active":
      return "active";
    case "cancelled":
    case "unsuccessful":
      return "cancelled";
    case "withdrawn":
      return "withdrawn";
    default:
      return "not-open";
  }
}

function readLanguage(language: string | null): "en" | "fr" | null {
  if (language?.toLowerCase().startsWith("fr")) return "fr";
  return language?.toLowerCase().startsWith("en") ? "en" : null;
}

function countAmendments(tags: ReadonlyArray<string>, tender: JsonObject) {
  const changed = tags.some((tag) => tag !== "tender" && tag.startsWith("tender"));
  return Math.max(objectsIn(tender, "amendments").length, changed ? 1 : 0);
}
