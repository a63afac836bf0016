import type { CodeScheme, Notice, ProcurementKind } from "~/domain/opportunities/notice";
import { classificationCode, distinctCodes } from "./classification-codes";
import {
  amountIn,
  type JsonObject,
  objectIn,
  objectsIn,
  textIn,
  textsIn,
  textValue,
} from "./formats/json-fields";
import { safeLink } from "./links";
import { documentTitleFrom, nameFrom } from "./plain-text";

/** What the releases of an Open Contracting publisher do not state themselves. */
export type OcdsPublisher = {
  language: "en" | "fr";
  /** For times without an offset. */
  zone: string;
  /** For amounts without a currency. */
  currency: "CAD" | "USD" | null;
  country: string | null;
  state: string | null;
  /** The code list of `items[].id`, if those are codes. */
  itemIdScheme?: CodeScheme;
  /** Puts sections together from the tender's fields, for a publisher that gives no description. */
  composeText?: (tender: JsonObject) => Notice["sections"];
};

export const MAX_DOCUMENTS = 100;
const MAX_DELIVERIES = 200;

/** The name and address of the organization. Its contact point is not read, because it is a person. */
export function buyerOf(release: JsonObject, tender: JsonObject) {
  const named = [objectIn(release, "buyer"), objectIn(tender, "procuringEntity")];
  const ids = named.flatMap((organisation) => textIn(organisation, "id") ?? []);
  const parties = objectsIn(release, "parties").filter((party) => {
    const roles = textsIn(party, "roles");
    return roles.includes("buyer") || roles.includes("procuringEntity");
  });
  const party = parties.find(({ id }) => ids.includes(textValue(id) ?? "")) ?? parties[0] ?? {};
  return {
    name: named.map((organisation) => textIn(organisation, "name")).find(Boolean) ?? textIn(party, "name"),
    address: objectIn(party, "address"),
  };
}

/** The names of all contact points, which are read only to remove them from the notice's texts. */
export function contactsOf(release: JsonObject, tender: JsonObject): ReadonlyArray<string | null> {
  const holders = [
    objectIn(release, "buyer"),
    tender,
    objectIn(tender, "procuringEntity"),
    ...objectsIn(release, "parties"),
  ];
  return holders
    .flatMap((holder) => [objectIn(holder, "contactPoint"), ...objectsIn(holder, "additionalContactPoints")])
    .map((contact) => textIn(contact, "name"))
    .filter((name) => name !== null);
}

const KINDS: Readonly<Record<string, ProcurementKind>> = {
  works: "construction",
  goods: "goods",
  services: "services",
  consultingServices: "professional-services",
};

export function readKinds(tender: JsonObject) {
  const categories = [
    textIn(tender, "mainProcurementCategory") ?? "",
    ...textsIn(tender, "additionalProcurementCategories"),
  ];
  return [
    ...new Set(
      categories.flatMap(
        (category) =>
          KINDS[category] ?? (/professionnel|professional/i.test(category) ? "professional-services" : []),
      ),
    ),
  ];
}

const SCHEMES: Readonly<Record<string, CodeScheme>> = {
  UNSPSC: "UNSPSC",
  CPV: "CPV",
  CPVS: "CPV",
  GSIN: "GSIN",
  NAICS: "NAICS",
  PSC: "PSC",
};

export function readCodes(tender: JsonObject, publisher: OcdsPublisher) {
  const items = objectsIn(tender, "items");
  const classified = [tender, ...items].flatMap((holder) => [
    objectIn(holder, "classification"),
    ...objectsIn(holder, "additionalClassifications"),
  ]);
  const own = publisher.itemIdScheme;
  return distinctCodes([
    ...classified.map((classification) => {
      const scheme = SCHEMES[(textIn(classification, "scheme") ?? "").toUpperCase()];
      return scheme
        ? classificationCode(scheme, textIn(classification, "id"), textIn(classification, "description"))
        : null;
    }),
    ...(own ? items.map((item) => classificationCode(own, textIn(item, "id"), labelOf(item))) : []),
  ]);
}

/** The item's description without the code that it may start with: "C01 - Bâtiments". */
function labelOf(item: JsonObject) {
  const id = textIn(item, "id") ?? "";
  const description = textIn(item, "description");
  return description?.startsWith(id) ? description.slice(id.length).replace(/^\s*[-–:]\s*/, "") : description;
}

const COUNTRY_CODES: Readonly<Record<string, string>> = { CAN: "CA", USA: "US" };

function countryIn(address: JsonObject) {
  const country = nameFrom(textIn(address, "countryName") ?? textIn(address, "country"));
  return country ? (COUNTRY_CODES[country.toUpperCase()] ?? country) : null;
}

export function readPlace(tender: JsonObject, buyer: JsonObject, publisher: OcdsPublisher): Notice["place"] {
  const holders = [tender, ...objectsIn(tender, "items")];
  const deliveries = holders
    .flatMap((holder) => [...objectsIn(holder, "deliveryAddresses"), objectIn(holder, "deliveryAddress")])
    .slice(0, MAX_DELIVERIES);
  const addresses = deliveries.map((address) => ({
    city: nameFrom(textIn(address, "locality")),
    region: nameFrom(textIn(address, "region")),
  }));
  const cities = new Set(addresses.flatMap(({ city }) => city ?? []));
  const regions = new Set(addresses.flatMap(({ region }) => region ?? []));
  // Several towns are each read with their own region: "London, Ontario", "Windsor, Quebec".
  const towns = new Set(addresses.map(({ city, region }) => [city, region].filter(Boolean).join(", ")));
  const country = deliveries.map(countryIn).find(Boolean) ?? publisher.country ?? countryIn(buyer);
  const onlyCity = cities.size === 1 ? ([...cities][0] ?? null) : null;
  return {
    regions: [...(cities.size > 1 ? towns : regions)].filter((name) => name !== ""),
    city: onlyCity,
    state: publisher.state,
    country,
    buyerCity: nameFrom(textIn(buyer, "locality")),
    buyerState: nameFrom(textIn(buyer, "region")),
  };
}

/** Amounts in other currencies are dropped, because nothing could compare them. */
export function readValue(tender: JsonObject, publisher: OcdsPublisher): Notice["value"] {
  const value = objectIn(tender, "value");
  const least = objectIn(tender, "minValue");
  const currency = textIn(value, "currency") ?? textIn(least, "currency") ?? publisher.currency;
  const estimatedValue = amountIn(value, "amount");
  const budgetMin = amountIn(least, "amount");
  if ((currency !== "CAD" && currency !== "USD") || (estimatedValue === null && budgetMin === null)) {
    return { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: null };
  }
  return {
    contractValue: null,
    estimatedValue,
    budgetMin,
    budgetMax: budgetMin === null ? null : estimatedValue,
    currency,
  };
}

/** Marks the notice's own page: the document of that type, or else the first document without a type. */
export function readDocuments(tender: JsonObject) {
  const listed = objectsIn(tender, "documents").slice(0, 2 * MAX_DOCUMENTS);
  const documents = listed.flatMap((document) => {
    const url = safeLink(textIn(document, "url"));
    const title = documentTitleFrom(textIn(document, "title") ?? textIn(document, "description"));
    return url ? [{ url, title, type: textIn(document, "documentType") }] : [];
  });
  const notice =
    documents.find(({ type }) => type === "tenderNotice") ?? documents.find(({ type }) => type === null);
  return documents.map((document) => ({ ...document, isNotice: document === notice }));
}
