import { demoPortalFiles, demoSamGovDescriptions } from "#drizzle/seed/portal-files/demo";
import { hashOfSecret } from "~/lib/hash.server";
import type { SourceId } from "~/sources/source";

/**
 * Answers in place of the portals, in their own protocols and formats, with the demo's notices. The local build thus
 * reads its sources with the same code as production. Any other address fails as if there were no network.
 */
export function createStandInPortals(db: D1Database): typeof fetch {
  const publishedOn = createPublisher();
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const answer = PORTALS[url.host]?.(url, publishedOn(await demoDay(db)), request);
    if (!answer) throw new TypeError(`No stand-in for ${url.host}`);
    return answer;
  };
}

type Published = {
  bodyOf: (source: SourceId) => string;
  samGovDescription: (noticeId: string) => object | undefined;
};
type Portal = (url: URL, published: Published, request: Request) => Promise<Response> | Response;

/** Makes the demo's files once for all requests, because a reading of SAM.gov's descriptions sends many. */
function createPublisher(): (day: Date) => Published {
  let made: { at: number; published: Published } | null = null;
  return (day) => {
    if (made?.at !== day.getTime()) made = { at: day.getTime(), published: publish(day) };
    return made.published;
  };
}

function publish(day: Date): Published {
  const files = demoPortalFiles(day);
  const descriptions = demoSamGovDescriptions(day);
  return {
    bodyOf: (source) => files.find(({ sourceId }) => sourceId === source)?.body ?? "",
    samGovDescription: (noticeId) => descriptions.get(noticeId),
  };
}

const notFound = () => new Response("Not found", { status: 404 });
const json = (body: unknown) => Response.json(body);

const SEAO_FILE =
  "https://www.donneesquebec.ca/recherche/dataset/seao/resource/1/download/hebdo_20260101_20260107.json";
const USD_RATE = { observations: [{ d: "2026-11-20", FXUSDCAD: { v: "1.3987" } }] };

const PORTALS: Partial<Record<string, Portal>> = {
  "canadabuys.canada.ca": (url, { bodyOf }, request) => {
    const body = bodyOf("canadabuys");
    if (url.pathname.includes("openTenderNotice")) return withValidators(body, "text/csv", request);
    // The real list of new notices often has only its header.
    if (url.pathname.includes("newTenderNotice"))
      return withValidators(`${body.split("\r\n", 1)[0]}\r\n`, "text/csv", request);
    return notFound();
  },
  "www.donneesquebec.ca": (url, { bodyOf }, request) =>
    url.href === SEAO_FILE
      ? withValidators(bodyOf("seao"), "application/json", request)
      : json({
          success: true,
          result: { resources: [{ name: "hebdo", url: SEAO_FILE, last_modified: "2026-01-08" }] },
        }),
  "api.sam.gov": (url, { bodyOf, samGovDescription }) => {
    if (!url.searchParams.get("api_key")) return new Response("API_KEY_MISSING", { status: 403 });
    if (url.pathname.endsWith("/noticedesc")) {
      const description = samGovDescription(url.searchParams.get("noticeid") ?? "");
      return description ? json(description) : notFound();
    }
    const state = url.searchParams.get("state");
    const answer = JSON.parse(bodyOf("sam-gov")) as { opportunitiesData: Array<SamOpportunity> };
    const found = answer.opportunitiesData.filter(
      ({ placeOfPerformance }) => placeOfPerformance?.state?.code === state,
    );
    return found.length === 0
      ? notFound()
      : json({ ...answer, totalRecords: found.length, opportunitiesData: found });
  },
  "data.cityofnewyork.us": (_url, { bodyOf }) =>
    new Response(bodyOf("nyc-city-record"), { headers: { "Content-Type": "application/json" } }),
  "ckan0.cf.opendata.inter.prod-toronto.ca": (url, { bodyOf }) =>
    url.pathname.endsWith("/package_show")
      ? json({
          success: true,
          result: { resources: [{ id: "demo", datastore_active: true, format: "CSV" }] },
        })
      : new Response(bodyOf("toronto"), { headers: { "Content-Type": "application/json" } }),
  "www.bankofcanada.ca": () => json(USD_RATE),
};

type SamOpportunity = { placeOfPerformance: { state?: { code?: string } } | null };

/** Answers 304 if the file has not changed since it was last read. */
async function withValidators(body: string, type: string, request: Request): Promise<Response> {
  const etag = `"${(await hashOfSecret(body)).slice(0, 32)}"`;
  if (request.headers.get("If-None-Match") === etag) return new Response(null, { status: 304 });
  return new Response(body, { headers: { "Content-Type": `${type}; charset=utf-8`, ETag: etag } });
}

/** The demo's dates are relative to its first reading, so that later readings find the same notices. */
async function demoDay(db: D1Database): Promise<Date> {
  const first = await db
    .prepare("select min(started_at) as at from source_runs")
    .first<{ at: number | null }>();
  return first?.at ? new Date(first.at) : new Date();
}
