import { readJson } from "./formats/json-stream";
import { MalformedAnswer } from "./formats/raw-record";
import { withoutKeys } from "./links";
import { sectionFrom } from "./plain-text";
import { isPortalUnavailable, type PortalFetch, PortalUnavailable } from "./source";

const HOST = "api.sam.gov";
const PATH = /^\/(?:prod\/)?opportunities\/v1\/noticedesc$/;
/** Descriptions with pictures in them have some 100 kB. */
const MAX_BYTES = 2_000_000;

/** The address in a notice's field `description`, without key; `null` if the field holds anything else. */
export function descriptionAddress(field: string | null): string | null {
  const address = field?.startsWith("https://") ? withoutKeys(field) : null;
  return address !== null && isDescription(address) ? address : null;
}

function isDescription(address: string) {
  if (!URL.canParse(address)) return false;
  const { host, pathname, searchParams } = new URL(address);
  return host === HOST && PATH.test(pathname) && searchParams.has("noticeid");
}

/** Reads one description: JSON with HTML in it. The key is sent to the API's own host and to no other. */
export async function readDescription(
  fetch: PortalFetch,
  apiKey: string | null,
  address: string,
): Promise<string | null> {
  if (apiKey === null || !isDescription(address))
    throw new PortalUnavailable("The address is not one of SAM.gov's descriptions.");
  const url = new URL(address);
  url.searchParams.set("api_key", apiKey);
  try {
    const answer = await fetch({ url: url.href, accept: "json", once: true, maxBytes: MAX_BYTES });
    if (answer === "unchanged")
      throw new MalformedAnswer("SAM.gov answered an unconditional request with 304.");
    return sectionFrom(await descriptionIn(answer)) || null;
  } catch (error) {
    if (isPortalUnavailable(error) && error.status === 404) return null;
    throw error;
  }
}

const DESCRIPTION = { lists: [], values: ["description"], oneOf: ["description"] };

async function descriptionIn(answer: ReadableStream<Uint8Array>): Promise<string> {
  let description = "";
  for await (const item of readJson(answer, DESCRIPTION)) {
    if (item.kind === "value" && typeof item.value === "string") description = item.value;
  }
  return description.trim().toLowerCase() === "null" ? "" : description;
}
