/**
 * Units of the US National Park Service (the letters that begin the titles of its notices), wildlife refuges and fish
 * hatcheries in the states that we do not cover, by the state's letters. Units of two states and letters that are also
 * words are left out. Compiled by hand from the services' public lists; names and locations are facts and need no licence.
 */
export const PARKS_OF_OTHER_STATES: Readonly<Record<string, string>> = {
  AL: "LIRI,TUIN,TUAI,RUCA,FRRI,Wheeler NWR,Bon Secour NWR,Eufaula NWR,Mountain Longleaf NWR",
  AK: "DENA,GAAR,GLBA,KATM,KEFJ,KOVA,LACL,NOAT,WRST,YUCH,WEAR,ANIA,BELA,CAKR,KLGO,Tetlin NWR,Togiak NWR,Kenai NWR,Kodiak NWR,Izembek NWR,Yukon Delta NWR,Yukon Flats NWR,Arctic NWR,Kanuti NWR,Alaska Maritime NWR,Innoko NWR,Selawik NWR,Becharof NWR",
  AR: "ARPO,FOSM,PERI,CHSC,Felsenthal NWR,White River NWR,Cache River NWR,Bald Knob NWR,Holla Bend NWR,Norfork NFH,Mammoth Spring NFH,Greers Ferry NFH",
  AZ: "GRCA,CACH,CAGR,CHIR,FOBO,MOCA,ORPI,PEFO,PISP,TUMA,TUZI,WUPA,SUCR,Alchesay NFH,Williams Creek NFH,Willow Beach NFH,Cabeza Prieta NWR,Kofa NWR,Imperial NWR,Buenos Aires NWR,Bill Williams River NWR",
  CA: "CABR,CHIS,DEVA,DEPO,EUON,GOGA,JOTR,JOMU,LABE,LAVO,MUWO,POCH,SAFR,SEKI,WHIS,YOSE,MOJA,Sacramento NWR,San Luis NWR,Don Edwards NWR,Don Edwards San Francisco Bay NWR,Modoc NWR,Tule Lake NWR,Lower Klamath NWR,Coleman NFH,Kern NWR,Bitter Creek NWR,Tijuana Slough NWR,Humboldt Bay NWR,Merced NWR",
  CO: "BEOL,BLCA,COLM,CURE,FLFO,GRSA,MEVE,ROMO,AMCH,Alamosa NWR,Monte Vista NWR,Arapaho NWR,Browns Park NWR,Two Ponds NWR,Rocky Flats NWR,Leadville NFH,Hotchkiss NFH,Rocky Mountain Arsenal NWR",
  DE: "First State National Historical Park",
  DC: "NAMA,WHHO,FOTH,NACE,NACC,FRDO,WAMO",
  FL: "BICY,BISC,DRTO,FOCA,FOMA,TIMU,Merritt Island NWR,St. Marks NWR,Lower Suwannee NWR,Loxahatchee NWR,Ding Darling NWR,J.N. Ding Darling NWR,Florida Panther NWR,St. Vincent NWR,National Key Deer,Key Deer NWR,Crystal River NWR,Welaka NFH",
  GA: "ANDE,CUIS,FOFR,FOPU,JICA,KEMO,OCMU,Okefenokee NWR,Savannah NWR,Piedmont NWR,Harris Neck NWR,Wolf Island NWR,Warm Springs NFH,Chattahoochee Forest NFH",
  HI: "HAVO,KAHO,PUHE,PUHO,Hanalei NWR,Kilauea Point NWR,Hakalau Forest NWR,James Campbell NWR,Keālia Pond NWR,Kealia Pond NWR",
  IA: "EFMO,HEHO,Neal Smith NWR,DeSoto NWR,Port Louisa NWR,Union Slough NWR",
  ID: "CIRO,CRMO,HAFO,MIIN,NEPE,Deer Flat NWR,Kootenai NWR,Camas NWR,Grays Lake NWR,Minidoka NWR,Bear Lake NWR,Kooskia NFH,Dworshak NFH,Hagerman NFH",
  IL: "LIHO,Crab Orchard NWR,Cypress Creek NWR,Chautauqua NWR,Emiquon NWR",
  IN: "GERO,INDU,Muscatatuck NWR,Patoka River NWR,Big Oaks NWR",
  KS: "BRVB,FOLS,FOSC,NICO,TAPR,Quivira NWR,Kirwin NWR,Flint Hills NWR,Marais des Cygnes NWR",
  KY: "ABLI,CUGA,MACA,Clarks River NWR,Wolf Creek NFH",
  LA: "JELA,POPO,Sabine NWR,Bayou Sauvage NWR,Big Branch Marsh NWR,Tensas River NWR,Lacassine NWR,Cameron Prairie NWR,Upper Ouachita NWR,Red River NWR,Black Bayou Lake NWR,Natchitoches NFH,Bogue Chitto NWR",
  MD: "ANTI,ASIS,CATO,CHOH,CLBA,FOMC,FOWA,THST,HATU,OXHI,Blackwater NWR,Eastern Neck NWR,Patuxent NWR,Patuxent Research Refuge",
  MI: "ISRO,KEWE,PIRO,RIRA,SLBE,Seney NWR,Shiawassee NWR,Pendills Creek NFH,Jordan River NFH,Sullivan Creek NFH",
  MN: "GRPO,Sherburne NWR,Rice Lake NWR,Agassiz NWR,Tamarac NWR,Minnesota Valley NWR,Big Stone NWR,Hamden Slough NWR,Rydell NWR",
  MO: "GWCA,HSTR,OZAR,ULSG,WICR,STGE,Mingo NWR,Swan Lake NWR,Loess Bluffs NWR,Big Muddy NWR,Neosho NFH,Squaw Creek NWR",
  MS: "BRCR,NATC,TUPE,Noxubee NWR,Yazoo NWR,Panther Swamp NWR,Hillside NWR,Mississippi Sandhill Crane NWR,Private John Allen NFH,Dahomey NWR,Tallahatchie NWR,St. Catherine Creek NWR",
  MT: "BIHO,GRKO,LIBI,Charles M. Russell NWR,CMR NWR,Red Rock Lakes NWR,Medicine Lake NWR,Bowdoin NWR,Benton Lake NWR,Lee Metcalf NWR,National Bison Range,Ennis NFH,Creston NFH",
  NC: "CAHA,CALO,CARL,GUCO,MOCR,WRBR,Pea Island NWR,Alligator River NWR,Pocosin Lakes NWR,Mattamuskeet NWR,Roanoke River NWR,Pee Dee NWR,Mackay Island NWR,Edenton NFH,Swanquarter NWR,Cedar Island NWR",
  ND: "FOUS,KNRI,Arrowwood NWR,Audubon NWR,J. Clark Salyer NWR,Des Lacs NWR,Upper Souris NWR,Lostwood NWR,Long Lake NWR,Tewaukon NWR,Garrison Dam NFH,Valley City NFH,Kulm WMD,Devils Lake WMD",
  NE: "AGFO,NIOB,SCBL,MNRR,Crescent Lake NWR,Fort Niobrara NWR,Valentine NWR,Boyer Chute NWR,North Platte NWR",
  NM: "AZRU,CAVO,CHCU,ELMA,ELMO,GICL,PETR,SAPU,WHSA,MAPR,Bosque del Apache NWR,Sevilleta NWR,Bitter Lake NWR,Valle de Oro NWR,Maxwell NWR,Las Vegas NWR,San Andres NWR,Dexter NFH,Mora NFH,Southwestern Native Aquatic",
  NV: "GRBA,TUSK,Desert NWR,Ash Meadows NWR,Pahranagat NWR,Moapa Valley NWR,Ruby Lake NWR,Stillwater NWR,Lahontan NFH",
  OH: "CUVA,DAAV,FATI,HOCU,JAGA,PEVI,WIHO,Ottawa NWR",
  OK: "CHIC,OKCI,Wichita Mountains NWR,Salt Plains NWR,Sequoyah NWR,Washita NWR,Little River NWR,Tishomingo NWR,Tishomingo NFH,Deep Fork NWR,Optima NWR",
  OR: "CRLA,JODA,LEWI,ORCA,Malheur NWR,William L. Finley NWR,Finley NWR,Tualatin River NWR,Ankeny NWR,Baskett Slough NWR,Klamath Marsh NWR,Umatilla NWR,Hart Mountain,Nestucca Bay NWR,Bandon Marsh NWR,Warm Springs River NFH,Eagle Creek NFH",
  SC: "CHPI,COWP,FOSU,KIMO,NISI,Cape Romain NWR,Santee NWR,Carolina Sandhills NWR,Waccamaw NWR,ACE Basin NWR,Bears Bluff NFH,Orangeburg NFH",
  SD: "JECA,MIMI,MORU,WICA,Sand Lake NWR,Lacreek NWR,Waubay NWR,Lake Andes NWR,Madison WMD,Huron WMD,Gavins Point NFH,D.C. Booth,DC Booth,Spearfish NFH",
  TN: "ANJO,BISO,FODO,GRSM,Reelfoot NWR,Hatchie NWR,Tennessee NWR,Cross Creeks NWR,Chickasaw NWR,Dale Hollow NFH,Erwin NFH,Lower Hatchie NWR",
  TX: "ALFL,AMIS,BIBE,BITH,CHAM,FODA,GUMO,LAMR,LYJO,PAAL,PAIS,SAAN,Aransas NWR,Laguna Atascosa NWR,Santa Ana NWR,Lower Rio Grande Valley NWR,Brazoria NWR,San Bernard NWR,Big Boggy NWR,Anahuac NWR,McFaddin NWR,Attwater Prairie Chicken NWR,Balcones Canyonlands NWR,Hagerman NWR,Buffalo Lake NWR,Muleshoe NWR,Trinity River NWR,Inks Dam NFH,Uvalde NFH,Caddo Lake NWR",
  UT: "BRCA,CEBR,GOSP,HOVE,NABR,RABR,TICA,Bear River Migratory Bird,Bear River MBR,Fish Springs NWR,Ouray NWR,Ouray NFH,Jones Hole NFH",
  VA: "APCO,ASPE,BOWA,CEBE,FRSP,GEWA,GWMP,PRWI,WOTR,FOMR,Chincoteague NWR,Back Bay NWR,Great Dismal Swamp NWR,Eastern Shore of Virginia NWR,Rappahannock River Valley NWR,Mason Neck NWR,Elizabeth Hartwell,Harrison Lake NFH,Presquile NWR",
  WA: "EBLA,FOVA,LACH,LARO,MORA,SAJH,WHMI,KLSE,Nisqually NWR,Ridgefield NWR,Turnbull NWR,Willapa NWR,Columbia NWR,McNary NWR,Dungeness NWR,Little Pend Oreille NWR,Hanford Reach,Toppenish NWR,Carson NFH,Spring Creek NFH,Little White Salmon NFH,Leavenworth NFH,Entiat NFH,Winthrop NFH,Quilcene NFH,Makah NFH,Abernathy,Carson National Fish Hatchery,Columbia River Gorge National Fish Hatchery,Julia Butler Hansen,Steigerwald Lake NWR",
  WI: "APIS,SACN,Horicon NWR,Necedah NWR,Trempealeau NWR,Iron River NFH,Genoa NFH,Whittlesey Creek NWR",
  WV: "GARI,HAFE,NERI,GAUL,Canaan Valley NWR,Ohio River Islands NWR,White Sulphur Springs NFH,NCTC,National Conservation Training Center",
  WY: "FOBU,FOLA,GRTE,National Elk Refuge,Seedskadee NWR,Cokeville Meadows NWR,Saratoga NFH,Jackson NFH",
};

/**
 * Reservations, agencies and hospitals of the Bureau of Indian Affairs and the Indian Health Service, by the state's
 * letters. Compiled by hand from the two services' public lists; names and locations are facts and need no licence.
 */
export const RESERVATIONS_OF_OTHER_STATES: Readonly<Record<string, string>> = {
  AZ: "Whiteriver Indian Hospital,Whiteriver Service Unit,San Carlos Agency,Fort Apache Agency,Hopi Agency,Hopi Health Care Center,Chinle Service Unit,Chinle Comprehensive,Kayenta Health Center,Tuba City,Fort Yuma Service Unit,Phoenix Indian Medical Center,Colorado River Agency,Papago Agency,Truxton Canon Agency,San Carlos Irrigation Project",
  CO: "Ute Mountain Ute,Southern Ute Agency,Towaoc",
  ID: "Fort Hall Agency,Fort Hall Irrigation,Nez Perce,Coeur d'Alene Agency",
  KS: "Haskell Indian,Horton Agency",
  MN: "White Earth,Red Lake Agency,Red Lake Hospital,Leech Lake,Cass Lake Hospital,Minnesota Agency",
  MS: "Choctaw Agency",
  MT: "Northern Cheyenne,Crow Agency,Crow Service Unit,Blackfeet Agency,Blackfeet Service Unit,Blackfeet Community Hospital,Fort Peck,Fort Belknap,Rocky Boy's,Flathead Irrigation Project,Browning MT",
  ND: "Standing Rock Agency,Turtle Mountain Agency,Fort Berthold,Quentin N Burdick,Quentin N. Burdick,Belcourt",
  NE: "Winnebago Agency,Winnebago Service Unit,Twelve Clans Unity",
  NM: "Jicarilla,Mescalero,Zuni Agency,Zuni Comprehensive,Zuni Service Unit,Acoma-Canoncito-Laguna,Northern Navajo Medical Center,NNMC,Shiprock Service Unit,Gallup Indian Medical Center,Crownpoint,Santa Fe Indian Hospital,Santa Fe Service Unit,Albuquerque Indian Health,Laguna Agency,Southwestern Indian Polytechnic",
  NV: "Western Nevada Agency,Eastern Nevada Agency",
  OK: "Claremore Indian Hospital,Lawton Indian Hospital,Pawnee Agency,Anadarko Agency,Osage Agency,Concho Agency,Wewoka Agency,Clinton Service Unit,Riverside Indian School",
  OR: "Warm Springs Agency,Umatilla Agency,Chemawa",
  SD: "Pine Ridge,Rosebud Agency,Rosebud Service Unit,Rosebud IHS,Cheyenne River Agency,Eagle Butte,Crow Creek Agency,Lower Brule,Yankton Agency,Sisseton Agency,Flandreau,Fort Thompson,Oglala Service Unit,Rapid City Service Unit",
  UT: "Uintah and Ouray,Fort Duchesne",
  WA: "Yakama Agency,Yakama Service Unit,Wapato Irrigation Project,Colville Agency,Colville Service Unit,Wellpinit Service Unit,Puget Sound Agency,Puget Sound VAHCS,VA Puget Sound",
  WI: "Great Lakes Agency",
  WY: "Wind River Agency,Wind River Service Unit,Fort Washakie",
};
