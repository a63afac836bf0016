import { isJsonObject, type JsonObject, textIn } from "./formats/json-fields";
import { readJson } from "./formats/json-stream";
import { MalformedAnswer, type RawRecord } from "./formats/raw-record";
import { safeLink } from "./links";
import { createReleaseReader, ocdsRecords } from "./ocds";
import type { OcdsPublisher } from "./ocds-fields";
import { seaoText } from "./seao-text";
import type { PortalFetch, Source } from "./source";

const DATASET = "d23b2e02-085d-43e5-9e6e-e1d558ebfdd5";
const CATALOGUE = `https://www.donneesquebec.ca/recherche/api/3/action/package_show?id=${DATASET}`;

const SEAO: OcdsPublisher = {
  language: "fr",
  zone: "America/Toronto",
  currency: "CAD",
  country: "CA",
  state: "QC",
  itemIdScheme: "SEAO",
  composeText: seaoText,
};

/** Weekly files of changes, in French. Each run reads the catalogue for the name of the newest file. */
export const seao: Source = {
  id: "seao",
  portal: "seao",
  name: "SEAO",
  homepage: "https://seao.gouv.qc.ca/",
  hosts: ["seao.gouv.qc.ca", "seao.ca"],
  coverage: "Public bodies of Quebec: the province, its municipalities, schools and hospitals (in French)",
  attribution:
    "Secrétariat du Conseil du trésor du Québec, Système électronique d’appel d’offres (SEAO), CC-BY 4.0",
  licence: {
    name: "Creative Commons Attribution 4.0",
    url: "https://www.donneesquebec.ca/fr/licence/#cc-by",
  },
  everyMinutes: 7 * 24 * 60,
  completeness: "delta",
  offBecause: () => null,
  fetchRecords: fetchNewestWeek,
  recordsIn: ocdsRecords,
  createReader: (now, isNewest) => createReleaseReader(SEAO, now, isNewest),
};

async function* fetchNewestWeek(fetch: PortalFetch): AsyncGenerator<RawRecord | "unchanged", void> {
  const catalogue = await fetch({ url: CATALOGUE, accept: "json" });
  if (catalogue === "unchanged")
    throw new MalformedAnswer("The catalogue answered an unconditional request with 304.");
  const file = await findNewestWeek(catalogue);
  const week = await fetch({ url: file, accept: "json", conditional: true });
  if (week === "unchanged") yield "unchanged";
  else yield* ocdsRecords(week);
}

/** The newest weekly file. If two have the same name, the one that was modified last. */
async function findNewestWeek(catalogue: ReadableStream<Uint8Array>) {
  let newest = { rank: "", url: "" };
  for await (const item of readJson(catalogue, { lists: ["result.resources"] })) {
    if (item.kind !== "element" || !isJsonObject(item.value)) continue;
    const url = safeLink(textIn(item.value, "url"));
    const rank = rankOf(item.value, url);
    if (url && rank && rank > newest.rank) newest = { rank, url };
  }
  if (!newest.url) throw new MalformedAnswer("The catalogue lists no weekly file.");
  return newest.url;
}

function rankOf(resource: JsonObject, url: string | null) {
  const lastDay = /hebdo_\d{8}_(\d{8})\.json$/i.exec(new URL(url ?? "https://none.invalid").pathname)?.[1];
  const changed = textIn(resource, "last_modified") ?? textIn(resource, "created") ?? "";
  return lastDay ? `${lastDay} ${changed}` : null;
}
