import type { SitesOf } from "../../sites/site-forms";

/**
 * The towns of Agriculture and Agri-Food Canada's research and development centres. Compiled by hand from the department's
 * public list; names and locations are facts and need no licence.
 */
const TOWNS: Readonly<Record<string, string>> = {
  "CA-NL-DIV1": "St. John's",
  "CA-PE-QUEENS": "Charlottetown",
  "CA-NS-KINGS": "Kentville",
  "CA-NS-CUMBERLAND": "Nappan",
  "CA-NB-YORK": "Fredericton",
  "CA-NB-KENT": "Bouctouche",
  "CA-QC-QUEBEC": "Québec,Quebec,Sainte-Foy",
  "CA-QC-LESMASKOUTAINS": "Saint-Hyacinthe",
  "CA-QC-LEHAUTRICHELIEU": "Saint-Jean-sur-Richelieu",
  "CA-QC-SHERBROOKE": "Sherbrooke,Lennoxville",
  "CA-QC-MARIACHAPDELAINE": "Normandin",
  "CA-ON-OTT": "Ottawa",
  "CA-ON-WEL-GUE": "Guelph",
  "CA-ON-MDX-LON": "London",
  "CA-ON-ESX": "Harrow",
  "CA-ON-HNF": "Delhi",
  "CA-ON-NIA": "Vineland",
  "CA-ON-COC": "Kapuskasing",
  "CA-MB-DIV7": "Brandon",
  "CA-MB-DIV3": "Morden",
  "CA-SK-DIV6": "Indian Head,Regina",
  "CA-SK-DIV8": "Swift Current",
  "CA-SK-DIV11": "Saskatoon",
  "CA-SK-DIV13": "Scott",
  "CA-SK-DIV14": "Melfort",
  "CA-AB-DIV2": "Lethbridge",
  "CA-AB-DIV8": "Lacombe",
  "CA-AB-DIV19": "Beaverlodge",
  "CA-BC-FRASERVALLEY": "Agassiz",
  "CA-BC-OKANAGANSIMILKAMEEN": "Summerland",
};

const formsOf = (town: string) => {
  const ofTown = /^[AEIOUÉ]/.test(town) ? `d'${town}` : `de ${town}`;
  return [
    ...[`${town} Research and Development Centre`, `${town} Research Centre`],
    ...[`Centre de recherche et de développement ${ofTown}`, `Centre de recherche ${ofTown}`],
  ];
};

export const RESEARCH_CENTRES_OF_CANADA: ReadonlyArray<SitesOf> = Object.entries(TOWNS).flatMap(
  ([code, towns]) => towns.split(",").map((town) => [code, "", formsOf(town).join(",")] as const),
);
