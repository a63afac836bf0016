import { foldName } from "./folded-name";

/**
 * Ontario's school boards whose names do not name all their places, with the divisions that they serve. Compiled by
 * hand from the boards' public names and areas.
 */
const BOARDS: Readonly<Record<string, string>> = {
  "Algoma District School Board": "ALG",
  "Algonquin and Lakeshore Catholic": "FRO,HAS,LEA,PED",
  "Avon Maitland": "HUR,PER",
  "Bluewater District School Board": "BRU,GRY",
  "Brant Haldimand Norfolk Catholic": "BRA,HNF",
  "Bruce-Grey Catholic": "BRU,GRY",
  "Catholic District School Board of Eastern Ontario": "LAN,LGR,PRU,SDG",
  "Dufferin-Peel Catholic": "DUF,PEL",
  "Grand Erie": "BRA,HNF",
  "Hastings and Prince Edward District School Board": "HAS,PED",
  "Huron-Perth Catholic": "HUR,PER",
  "Huron Perth Catholic": "HUR,PER",
  "Huron-Superior Catholic": "ALG",
  "Kawartha Pine Ridge": "DUR-CLA,NOR,PET",
  "Keewatin-Patricia": "KEN",
  "Lakehead District School Board": "TBY",
  "Lakehead Public Schools": "TBY",
  "Lambton Kent": "CHK,LAM",
  "Limestone District School Board": "FRO,LEA",
  "London District Catholic": "ELG,MDX,OXF",
  "Near North District School Board": "NIP,PSD",
  "Nipissing-Parry Sound Catholic": "NIP,PSD",
  "Northeastern Catholic": "COC,TIM",
  "Northwest Catholic": "KEN,RRD",
  "District School Board Ontario North East": "COC,TIM",
  "Peterborough Victoria Northumberland and Clarington Catholic": "DUR-CLA,KAW,NOR,PET",
  "Rainbow District School Board": "MAN,SBD,SUD",
  "Simcoe Muskoka Catholic": "MUS,SIM",
  "St. Clair Catholic": "CHK,LAM",
  "Superior-Greenstone": "TBY",
  "Superior North Catholic": "TBY",
  "Thames Valley District School Board": "ELG,MDX,OXF",
  "Trillium Lakelands": "HLB,KAW,MUS",
  "Upper Canada District School Board": "LAN,LGR,PRU,SDG",
  "Upper Grand": "DUF,WEL",
  "Wellington Catholic": "WEL",
  "Windsor-Essex Catholic": "ESX",
};

const boards = Object.entries(BOARDS).map(
  ([name, segments]) =>
    [` ${foldName(name)} `, segments.split(",").map((segment) => `CA-ON-${segment}`)] as const,
);

/** The places of a school board that is known by name; `null` for any other buyer. */
export function placesOfSchoolBoard(buyer: string): ReadonlyArray<string> | null {
  const folded = ` ${foldName(buyer)} `;
  return boards.find(([name]) => folded.includes(name))?.[1] ?? null;
}
