import { isServiceTypeId, type ServiceKey, serviceKeyOf, serviceTypeLabel } from "./service-types";

/**
 * The parts of each trade, between which a person may choose. A trade without a list has no parts. Ids are stored, so they
 * must not change; a new part is on for everyone, because only parts that are switched off are stored.
 */
export const TRADE_PARTS = {
  snow: [
    { id: "snow:sidewalks", label: "Sidewalks, stairs and entrances" },
    { id: "snow:lots", label: "Parking lots and grounds" },
    { id: "snow:roads", label: "Roads and streets" },
    { id: "snow:roofs", label: "Roofs" },
    { id: "snow:hauling", label: "Hauling and loading" },
  ],
  landscaping: [
    { id: "landscaping:mowing", label: "Mowing and lawn care" },
    { id: "landscaping:trees", label: "Trees" },
    { id: "landscaping:beds", label: "Planting, gardens and beds" },
    { id: "landscaping:fields", label: "Sports fields and playgrounds" },
    { id: "landscaping:brush", label: "Weeds, brush and invasive plants" },
    { id: "landscaping:irrigation", label: "Irrigation" },
  ],
  janitorial: [
    { id: "janitorial:offices", label: "Office and building cleaning" },
    { id: "janitorial:windows", label: "Windows and gutters" },
    { id: "janitorial:floors", label: "Carpets and floors" },
    { id: "janitorial:washing", label: "Pressure washing and graffiti" },
    { id: "janitorial:facilities", label: "Facilities management" },
  ],
  construction: [
    { id: "construction:buildings", label: "Buildings and renovation" },
    { id: "construction:roofing", label: "Roofing" },
    { id: "construction:bridges", label: "Bridges, culverts and shoreline" },
    { id: "construction:roads", label: "Roads, sidewalks and parking lots" },
    { id: "construction:sewers", label: "Sewers, watermains and treatment plants" },
    { id: "construction:demolition", label: "Demolition and abatement" },
    { id: "construction:fences", label: "Fences and guide rails" },
    { id: "construction:parks", label: "Parks, trails and playgrounds" },
    { id: "construction:sitework", label: "Excavation and site work" },
  ],
  electrical: [
    { id: "electrical:power", label: "Electrical wiring and power" },
    { id: "electrical:lighting", label: "Lighting and traffic signals" },
    { id: "electrical:generators", label: "Generators" },
    { id: "electrical:plumbing", label: "Plumbing and drains" },
    { id: "electrical:mechanical", label: "Mechanical and pumps" },
    { id: "electrical:fire", label: "Fire protection and security" },
  ],
  hvac: [
    { id: "hvac:heating", label: "Heating and boilers" },
    { id: "hvac:cooling", label: "Cooling and refrigeration" },
    { id: "hvac:ventilation", label: "Ventilation and ducts" },
    { id: "hvac:controls", label: "Building automation" },
    { id: "hvac:elevators", label: "Elevators and overhead doors" },
  ],
  paving: [
    { id: "paving:asphalt", label: "Asphalt and road resurfacing" },
    { id: "paving:concrete", label: "Concrete, curbs and sidewalks" },
    { id: "paving:markings", label: "Line marking" },
    { id: "paving:cracks", label: "Crack sealing and potholes" },
  ],
} as const satisfies Partial<
  Record<ServiceKey, ReadonlyArray<{ id: `${ServiceKey}:${string}`; label: string }>>
>;

export type TradeWithParts = keyof typeof TRADE_PARTS;
export type TradePart = (typeof TRADE_PARTS)[TradeWithParts][number];
export type TradePartId = TradePart["id"];

const hasParts = (trade: ServiceKey): trade is TradeWithParts => Object.hasOwn(TRADE_PARTS, trade);

export function partsOfTrade(trade: ServiceKey): ReadonlyArray<TradePart> {
  return hasParts(trade) ? TRADE_PARTS[trade] : [];
}

/** The parts of a chosen service type. A trade in a person's own words has none. */
export function partsOfServiceType(idOrCustomText: string): ReadonlyArray<TradePart> {
  return isServiceTypeId(idOrCustomText) ? partsOfTrade(serviceKeyOf(idOrCustomText)) : [];
}

const EVERY_PART: ReadonlyArray<TradePart> = Object.values(TRADE_PARTS).flat();

/** Known ids, each once and in a fixed order, so that equal choices are stored as equal text. */
export function orderedParts(ids: Iterable<string>): Array<TradePartId> {
  const given = new Set(ids);
  return EVERY_PART.filter(({ id }) => given.has(id)).map(({ id }) => id);
}

/**
 * The parts to store as switched off when a form shows the parts of some service types and leaves `on` ticked. Those of
 * other trades stay as they are.
 */
export function partsOffAfter(
  stored: Iterable<string>,
  shown: ReadonlyArray<string>,
  on: ReadonlyArray<string>,
): Array<TradePartId> {
  const offered = shown.flatMap(partsOfServiceType).map(({ id }) => id);
  const kept = orderedParts(stored).filter((id) => !offered.includes(id));
  return orderedParts([...kept, ...offered.filter((id) => !on.includes(id))]);
}

/** The first of these service types that would have all of its parts switched off; `null` if every one keeps a part. */
export function tradeWithoutParts(
  serviceTypes: ReadonlyArray<string>,
  partsOff: ReadonlyArray<string>,
): string | null {
  const isEmpty = (parts: ReadonlyArray<TradePart>) =>
    parts.length > 0 && parts.every(({ id }) => partsOff.includes(id));
  return serviceTypes.find((serviceType) => isEmpty(partsOfServiceType(serviceType))) ?? null;
}

/** "Landscaping & Grounds", or "Landscaping & Grounds (3 of 6 parts)" if some are switched off. */
export function followedTradeLabel(serviceType: string, partsOff: ReadonlyArray<string> = []): string {
  const label = serviceTypeLabel(serviceType);
  const parts = partsOfServiceType(serviceType);
  const on = parts.filter(({ id }) => !partsOff.includes(id));
  return on.length === parts.length ? label : `${label} (${on.length} of ${parts.length} parts)`;
}
