/** The service types and the opportunity tags that each one covers (spec section 3). */
export const SERVICE_TYPES = [
  {
    id: "snow-removal-seasonal",
    label: "Snow Removal & Seasonal Maintenance",
    tags: ["Snow Removal", "Seasonal Maintenance", "Snow"],
  },
  { id: "landscaping-grounds", label: "Landscaping & Grounds", tags: ["Landscaping", "Grounds"] },
  {
    id: "janitorial-facilities",
    label: "Janitorial / Facilities Cleaning",
    tags: ["Janitorial", "Cleaning", "Facilities"],
  },
  {
    id: "construction-general",
    label: "Construction (General Contractor)",
    tags: ["Construction", "General Contractor"],
  },
  {
    id: "electrical-mep",
    label: "Electrical / Mechanical / Plumbing (MEP)",
    tags: ["Electrical", "Mechanical", "Plumbing", "MEP"],
  },
  { id: "hvac-technical", label: "HVAC / Technical Trades", tags: ["HVAC", "Technical Trades"] },
  { id: "paving-asphalt", label: "Paving / Asphalt / Concrete", tags: ["Paving", "Asphalt", "Concrete"] },
  { id: "other-custom", label: "Other (Custom)", tags: ["Other"] },
] as const;

export type ServiceTypeId = (typeof SERVICE_TYPES)[number]["id"];

/** The short key that the match index uses: the first segment of the id. */
export type ServiceKey =
  "snow" | "landscaping" | "janitorial" | "construction" | "electrical" | "hvac" | "paving" | "other";

export function serviceKeyOf(id: ServiceTypeId): ServiceKey {
  return id.slice(0, id.indexOf("-")) as ServiceKey;
}

export function isServiceTypeId(text: string): text is ServiceTypeId {
  return SERVICE_TYPES.some(({ id }) => id === text);
}

/** The service type's label, or the text itself for a custom one. */
export function serviceTypeLabel(idOrCustomText: string): string {
  return SERVICE_TYPES.find(({ id }) => id === idOrCustomText)?.label ?? idOrCustomText;
}

/** The trade's short name: "Snow Removal", "Electrical". */
export function tradeName(key: ServiceKey): string {
  return SERVICE_TYPES.find(({ id }) => serviceKeyOf(id) === key)?.tags[0] ?? key;
}

const KEYS_BY_TAG: ReadonlyMap<string, ServiceKey> = new Map(
  SERVICE_TYPES.flatMap(({ id, tags }) => tags.map((tag) => [tag.toLowerCase(), serviceKeyOf(id)] as const)),
);

/** The trades that these tags belong to, ignoring case, in the order of `SERVICE_TYPES`. */
export function serviceKeysForTags(tags: ReadonlyArray<string>): Array<ServiceKey> {
  const found = new Set(tags.map((tag) => KEYS_BY_TAG.get(tag.trim().toLowerCase())));
  return SERVICE_TYPES.map(({ id }) => serviceKeyOf(id)).filter((key) => found.has(key));
}
