import { DateTime } from "luxon";
import { readJson, recordOf } from "./formats/json-stream";
import { MalformedAnswer, type RawRecord } from "./formats/raw-record";
import {
  type CallLimit,
  isPortalUnavailable,
  type PortalFetch,
  PortalUnavailable,
  type SourceKeys,
} from "./source";

/** For dates without an offset: the portal uses Washington's time. */
export const CLOCK = { zone: "America/New_York", monthFirst: true };
const SEARCH = "https://api.sam.gov/opportunities/v2/search";
/** The states that are read. A basic key allows ten calls a day: one for each state and one spare. */
const STATES = ["NY", "NJ", "MA", "PA", "CT", "RI", "VT", "NH", "ME"] as const;
const CALLS_OF_BASIC_KEY = 10;
const PAGE_SIZE = 1_000;
/** One search covers at most a year. */
const LOOK_BACK_DAYS = 364;

/** Reading the states takes at least one call each; a larger allowance is for descriptions, all but a tenth. */
export function callLimit({ samGovCallsADay: aDay = CALLS_OF_BASIC_KEY }: SourceKeys): CallLimit {
  return { aDay, forList: Math.min(aDay, Math.max(CALLS_OF_BASIC_KEY, Math.floor(aDay / 10))) };
}

export async function* fetchStates(
  fetch: PortalFetch,
  keys: SourceKeys,
  now: Date,
): AsyncGenerator<RawRecord, void> {
  const { samGovApiKey } = keys;
  if (!samGovApiKey) throw new PortalUnavailable("No SAM.gov API key is set.");
  let callsLeft = callLimit(keys).forList;
  for (const [index, state] of STATES.entries()) {
    const statesAfter = STATES.length - index - 1;
    for (let page = 0; callsLeft > statesAfter; page += 1) {
      callsLeft -= 1;
      const answer = await readPage(fetch, searchUrl(samGovApiKey, state, page, now));
      if (!answer) break;
      const progress = { total: 0 };
      yield* recordsInSearch(answer, progress);
      if (progress.total <= (page + 1) * PAGE_SIZE) break;
    }
  }
}

/** Searches open notices by place of performance. `offset` counts pages, not records. */
function searchUrl(apiKey: string, state: string, page: number, now: Date) {
  const today = DateTime.fromJSDate(now, { zone: CLOCK.zone });
  const day = (days: number) => today.plus({ days }).toFormat("MM/dd/yyyy");
  const query = new URLSearchParams({
    api_key: apiKey,
    postedFrom: day(-LOOK_BACK_DAYS),
    postedTo: day(0),
    rdlfrom: day(0),
    rdlto: day(LOOK_BACK_DAYS),
    state,
    limit: String(PAGE_SIZE),
    offset: String(page),
  });
  return `${SEARCH}?${query}`;
}

/** `null` if there are no results, for which the API answers 404. */
async function readPage(fetch: PortalFetch, url: string) {
  try {
    const answer = await fetch({ url, accept: "json" });
    if (answer === "unchanged")
      throw new MalformedAnswer("SAM.gov answered an unconditional request with 304.");
    return answer;
  } catch (error) {
    if (!isPortalUnavailable(error)) throw error;
    if (error.status === 404) return null;
    if (error.status === 429) throw dailyLimitReached(error);
    throw error;
  }
}

/** The API says when a used-up key works again: "... after 2026-Aug-08 00:00:00+0000 UTC". */
function dailyLimitReached({ explanation, retryAt }: PortalUnavailable) {
  const stamp = /after\s+(\d{4}-\w{2,3}-\d{1,2} \d\d:\d\d:\d\d)/i.exec(explanation)?.[1] ?? "";
  const named = ["yyyy-MMM-d HH:mm:ss", "yyyy-MM-d HH:mm:ss"]
    .map((format) => DateTime.fromFormat(stamp, format, { zone: "UTC", locale: "en-US" }))
    .find(({ isValid }) => isValid);
  const opensAt = named?.toJSDate() ?? retryAt;
  const when = opensAt ? `it opens again at ${opensAt.toISOString()}` : "it opens again at midnight UTC";
  return new PortalUnavailable(`SAM.gov's daily limit for this key is used up; ${when}.`, {
    status: 429,
    retryAt: opensAt,
  });
}

/** The records of one answer; `progress.total` becomes how many there are in all of its pages. */
export async function* recordsInSearch(
  bytes: ReadableStream<Uint8Array>,
  progress: { total: number },
): AsyncGenerator<RawRecord, void> {
  for await (const item of readJson(bytes, { lists: ["opportunitiesData"], values: ["totalRecords"] })) {
    if (item.kind === "value") progress.total = Number(item.value) || 0;
    if (item.kind === "element") yield recordOf(item);
  }
}
