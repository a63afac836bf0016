import type { SitesOf } from "../../sites/site-forms";

/**
 * GO Transit's stations, which the notices of Metrolinx name without their city. Compiled by hand from the public list of
 * stations; names and locations are facts and need no licence.
 */
export const GO_STATIONS: ReadonlyArray<SitesOf> = [
  [
    "CA-ON-TOR",
    "Toronto",
    "Exhibition,Long Branch,Mimico,Danforth,Scarborough,Eglinton,Guildwood,Rouge Hill,Agincourt,Milliken,Kennedy,Oriole,Old Cummer,Etobicoke North,Weston,Mount Dennis,Bloor,Kipling,Downsview Park,Union,East Harbour,Spadina,Bloor-Lansdowne,King-Liberty,St. Clair-Old Weston,Caledonia,Finch-Kennedy,Leslie",
  ],
  [
    "CA-ON-PEL-MIS",
    "Mississauga",
    "Port Credit,Clarkson,Lisgar,Meadowvale,Streetsville,Erindale,Cooksville,Dixie,Malton",
  ],
  ["CA-ON-PEL-BRM", "Brampton", "Bramalea,Brampton,Brampton Innovation District,Mount Pleasant"],
  ["CA-ON-HAL-OAK", "Oakville", "Oakville,Bronte"],
  ["CA-ON-HAL-BUR", "Burlington", "Appleby,Burlington,Aldershot"],
  ["CA-ON-HAL-MIL", "Milton", "Milton"],
  ["CA-ON-HAL-HIL", "Halton Hills", "Georgetown,Acton"],
  ["CA-ON-HAM", "Hamilton", "Hamilton,West Harbour,Confederation"],
  ["CA-ON-DUR-PIC", "Pickering", "Pickering"],
  ["CA-ON-DUR-AJX", "Ajax", "Ajax"],
  ["CA-ON-DUR-WHI", "Whitby", "Whitby"],
  ["CA-ON-DUR-OSH", "Oshawa", "Oshawa,Durham College Oshawa,Thornton's Corners,Ritson"],
  ["CA-ON-DUR-CLA", "Clarington", "Courtice,Bowmanville"],
  ["CA-ON-YRK-MAR", "Markham", "Unionville,Centennial,Markham,Mount Joy"],
  ["CA-ON-YRK", "Stouffville", "Stouffville,Old Elm,Lincolnville"],
  ["CA-ON-YRK", "King City", "King City"],
  ["CA-ON-YRK", "East Gwillimbury", "East Gwillimbury"],
  ["CA-ON-YRK-RIC", "Richmond Hill", "Richmond Hill,Gormley,Langstaff,Bloomington"],
  ["CA-ON-YRK-VAU", "Vaughan", "Rutherford,Maple,Kirby,Concord,Highway 407,Highway 407/Jane"],
  ["CA-ON-YRK-AUR", "Aurora", "Aurora"],
  ["CA-ON-YRK-NEW", "Newmarket", "Newmarket"],
  ["CA-ON-SIM", "Bradford", "Bradford,Innisfil"],
  ["CA-ON-SIM-BAR", "Barrie", "Barrie South,Allandale Waterfront"],
  ["CA-ON-WEL-GUE", "Guelph", "Guelph Central"],
  ["CA-ON-WAT-KIT", "Kitchener", "Kitchener"],
  ["CA-ON-NIA", "Grimsby", "Grimsby"],
  ["CA-ON-NIA-STC", "St. Catharines", "St. Catharines"],
  ["CA-ON-NIA-NFL", "Niagara Falls", "Niagara Falls"],
];
