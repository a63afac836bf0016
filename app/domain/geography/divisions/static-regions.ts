export type StaticRegion = { name: string; code: string; proOnly: boolean };

const ONTARIO_REGIONS: ReadonlyArray<readonly [name: string, code: string]> = [
  ["Ontario", "CA-ON"],
  ["Toronto", "CA-ON-TOR"],
  ["Ottawa", "CA-ON-OTT"],
  ["Peel Region", "CA-ON-PEL"],
  ["York Region", "CA-ON-YRK"],
  ["Hamilton", "CA-ON-HAM"],
  ["London", "CA-ON-MDX-LON"],
  ["Windsor", "CA-ON-ESX-WIN"],
  ["Thunder Bay", "CA-ON-TBY"],
  ["Barrie", "CA-ON-SIM-BAR"],
  ["Kitchener", "CA-ON-WAT-KIT"],
  ["Guelph", "CA-ON-WEL-GUE"],
  ["Brantford", "CA-ON-BRA-BFD"],
  ["Durham Region", "CA-ON-DUR"],
  ["Halton Region", "CA-ON-HAL"],
  ["Niagara Region", "CA-ON-NIA"],
  ["Waterloo Region", "CA-ON-WAT"],
  ["Mississauga", "CA-ON-PEL-MIS"],
  ["Sudbury", "CA-ON-SUD"],
  ["Kingston", "CA-ON-FRO-KIN"],
  ["Peterborough", "CA-ON-PET-PTB"],
  ["Sault Ste. Marie", "CA-ON-ALG-SSM"],
  ["North Bay", "CA-ON-NIP-NBY"],
  ["Oshawa", "CA-ON-DUR-OSH"],
];

const PRO_REGIONS: ReadonlyArray<readonly [name: string, code: string]> = [
  ["Quebec", "CA-QC"],
  ["British Columbia", "CA-BC"],
  ["New York", "US-NY"],
  ["New Jersey", "US-NJ"],
  ["Massachusetts", "US-MA"],
  ["Pennsylvania", "US-PA"],
  ["Connecticut", "US-CT"],
  ["Rhode Island", "US-RI"],
  ["Vermont", "US-VT"],
  ["New Hampshire", "US-NH"],
  ["Maine", "US-ME"],
];

/** Our own choice of names: 24 regions around Ontario for every plan, 11 provinces and states for Pro (spec section 3). */
export const STATIC_REGIONS: ReadonlyArray<StaticRegion> = [
  ...ONTARIO_REGIONS.map(([name, code]) => ({ name, code, proOnly: false })),
  ...PRO_REGIONS.map(([name, code]) => ({ name, code, proOnly: true })),
];
