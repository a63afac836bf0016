import type { PlaceSeed } from "./division-seed";

/**
 * Yukon's only census division is the whole territory, which its name says. This file is compiled by hand from the
 * public names of Statistics Canada's Standard Geographical Classification 2021 and of communities; names are facts and
 * need no licence.
 */
export const YUKON: ReadonlyArray<PlaceSeed> = [
  [
    "Whitehorse and all Yukon",
    "Whitehorse,Dawson City,Watson Lake,Haines Junction,Old Crow,Kluane,Faro,Mayo",
  ],
];

export const NORTHWEST_TERRITORIES: ReadonlyArray<PlaceSeed> = [
  ["Inuvik", "Tuktoyaktuk,Aklavik,Fort McPherson", "America/Inuvik"],
  ["Norman Wells", "Fort Good Hope,Tulita,Sahtu"],
  ["Behchokò", "Whatì,Wekweètì,Tłı̨chǫ"],
  ["Fort Simpson", "Fort Liard,Nahanni,Dehcho"],
  ["Fort Smith and Hay River", "Hay River,Fort Smith,Fort Resolution,Fort Providence"],
  ["Yellowknife", "Dettah,N'Dilo"],
];

export const NUNAVUT: ReadonlyArray<PlaceSeed> = [
  [
    "Qikiqtaaluk (Iqaluit)",
    "Baffin,Iqaluit,Pond Inlet,Pangnirtung,Resolute,Resolute Bay,Igloolik,Arctic Bay,Cape Dorset,Kinngait,Grise Fiord,Nanisivik,CFS Alert,Eureka",
  ],
  [
    "Kivalliq (Rankin Inlet)",
    "Keewatin,Rankin Inlet,Arviat,Baker Lake,Chesterfield Inlet",
    "America/Rankin_Inlet",
  ],
  ["Kitikmeot (Cambridge Bay)", "Cambridge Bay,Kugluktuk,Gjoa Haven,Taloyoak", "America/Cambridge_Bay"],
];
