/**
 * School divisions, health authorities, colleges and other bodies of the provinces outside Ontario and Quebec whose
 * name does not name their place, by census division; of a body with several offices the main one's. Compiled by hand
 * from their public names and addresses; names and locations are facts and need no licence. A name that bodies of two
 * provinces have stands under each.
 */
export const SCHOOL_DIVISIONS_OF_CANADA: Readonly<Record<string, string>> = {
  "CA-BC-METROVANCOUVER":
    "Lonsdale Energy,North Vancouver Recreation,BC Institute of Technology,Providence Health Care,Vancouver Coastal Health,Vancouver School Board,Surrey Schools,E-Comm 9-1-1,PavCo,Vancouver Fraser Port Authority,Port of Vancouver,Metro Vancouver,Metro Vancouver Regional District,South Coast British Columbia Transportation",
  "CA-BC-CAPITALREGION":
    "Greater Victoria School District,Greater Victoria Harbour Authority,Victoria Regional Transit",
  "CA-BC-CENTRALOKANAGAN": "University of British Columbia Okanagan,UBC Okanagan,UBCO",
  "CA-BC-FRASERFORTGEORGE": "University of Northern BC,UNBC",
  "CA-BC-NANAIMO": "North Cedar Improvement District",
  "CA-BC-PEACERIVER": "Northern Lights College",
  "CA-BC-CENTRALKOOTENAY": "Columbia Basin Trust",
  "CA-AB-DIV1": "Medicine Hat College,Prairie Rose School Division,Medicine Hat Catholic",
  "CA-AB-DIV2":
    "Palliser School Division,Horizon School Division,Grasslands Public Schools,Grasslands School Division,Holy Spirit Catholic,University of Lethbridge",
  "CA-AB-DIV3": "Westwind School Division,Livingstone Range,Blood Tribe,Piikani",
  "CA-AB-DIV4": "Special Areas Board,Prairie Land Regional Division,Prairie Land School Division",
  "CA-AB-DIV5": "Golden Hills School Division",
  "CA-AB-DIV10 CA-SK-DIV17": "City of Lloydminster",
  "CA-AB-DIV6":
    "Silvera for Seniors,Foothills School Division,Christ the Redeemer Catholic,Rocky View Schools,Rocky View School Division,SAIT,Olds College,Calgary Board of Education",
  "CA-AB-DIV8":
    "Chinook's Edge,Wolf Creek Public Schools,Wolf Creek School Division,Red Deer Polytechnic,Red Deer College",
  "CA-AB-DIV9": "Wild Rose School Division",
  "CA-AB-DIV10":
    "Battle River School Division,Battle River Regional Division,East Central Alberta Catholic,Lakeland College",
  "CA-AB-DIV7": "Buffalo Trail Public Schools,Buffalo Trail School Division,Clearview School Division",
  "CA-AB-DIV11":
    "Elk Island Public Schools,Elk Island Catholic,Black Gold School Division,Parkland School Division,Sturgeon Public Schools,Sturgeon School Division,St. Thomas Aquinas Roman Catholic,Evergreen Catholic,NAIT",
  "CA-AB-DIV12": "Northern Lights Public Schools,Portage College,Lakeland Catholic",
  "CA-AB-DIV13":
    "Aspen View,Athabasca University,Pembina Hills,Northern Gateway Public Schools,Northern Gateway School Division",
  "CA-AB-DIV14": "Grande Yellowhead,Living Waters Catholic",
  "CA-AB-DIV15":
    "Municipal District of Bighorn,Canadian Rockies School Division,Canadian Rockies Public Schools",
  "CA-AB-DIV16": "Keyano College,Fort McMurray Public School",
  "CA-AB-DIV17": "Northern Lakes College,High Prairie School Division,Fort Vermilion School Division",
  "CA-AB-DIV19":
    "Peace Wapiti,Northwestern Polytechnic,Grande Prairie Regional College,Peace River School Division",
  "CA-SK-DIV2": "South East Cornerstone,Southeast College",
  "CA-SK-DIV4": "Cypress Health Region",
  "CA-SK-DIV6": "Prairie Valley School Division,University of Regina",
  "CA-SK-DIV7": "Prairie South School Division,Holy Trinity Roman Catholic Separate School Division",
  "CA-SK-DIV8": "Chinook School Division,Great Plains College",
  "CA-SK-DIV9": "Good Spirit School Division,Parkland College,Christ the Teacher Catholic",
  "CA-SK-DIV11":
    "Prairie Spirit School Division,Greater Saskatoon Catholic,St. Paul's Roman Catholic Separate School Division",
  "CA-SK-DIV12": "Sun West School Division",
  "CA-SK-DIV14": "North East School Division",
  "CA-SK-DIV15": "Saskatchewan Rivers,Carlton Trail College,Horizon School Division",
  "CA-SK-DIV16": "Living Sky School Division,Light of Christ",
  "CA-SK-DIV17": "Northwest School Division,North West College",
  "CA-SK-DIV18": "Northern Lights School Division,Northlands College",
  "CA-MB": "Frontier School Division",
  "CA-MB-DIV2": "Hanover School Division,Seine River School Division,Division scolaire franco-manitobaine",
  "CA-MB-DIV3":
    "Garden Valley School Division,Western School Division,Prairie Rose School Division,Prairie Spirit School Division,Border Land School Division",
  "CA-MB-DIV7":
    "Brandon University,Prairie Mountain Health,Brandon School Division,Southwest Horizon School Division",
  "CA-MB-DIV9": "Southern Health,Portage la Prairie School Division",
  "CA-MB-DIV11":
    "Winnipeg School Division,Pembina Trails,Louis Riel School Division,River East Transcona,Seven Oaks School Division,St. James-Assiniboia,University of Winnipeg,The Forks North Portage,The Forks Renewal,Winnipeg Regional Health",
  "CA-MB-DIV12": "Sunrise School Division",
  "CA-MB-DIV13": "Lord Selkirk School Division,Interlake-Eastern",
  "CA-MB-DIV14": "Interlake School Division",
  "CA-MB-DIV15": "Rolling River School Division,Beautiful Plains School Division",
  "CA-MB-DIV17": "Mountain View School Division",
  "CA-MB-DIV20": "Swan Valley School Division",
  "CA-MB-DIV21": "Kelsey School Division,University College of the North,Northern Health Region",
  "CA-MB-DIV18": "Evergreen School Division",
  "CA-MB-DIV22": "Nisichawayasi,School District of Mystery Lake",
  "CA-NS-CUMBERLAND": "Joggins Fossil",
  "CA-NS-KINGS": "Annapolis Valley Regional Centre for Education",
  "CA-NS-CAPEBRETON": "Cape Breton-Victoria Regional Centre for Education",
  "CA-NS-COLCHESTER": "Chignecto-Central Regional Centre for Education",
  "CA-NS-INVERNESS": "Strait Regional Centre for Education",
  "CA-NS-LUNENBURG": "South Shore Regional Centre for Education",
  "CA-NS-YARMOUTH": "Tri-County Regional Centre for Education",
  "CA-NS-DIGBY": "Université Sainte-Anne",
  "CA-NS-HALIFAX": "IWK Health,Halifax Harbour Bridges,Halifax Water,Halifax Regional Centre for Education",
  "CA-NB-WESTMORLAND": "Anglophone East School District,District scolaire francophone Sud",
  "CA-NB-YORK": "Anglophone West School District",
  "CA-NB-STJOHN": "Anglophone South School District,Port Saint John",
  "CA-NB-NORTHUMBERLAND": "Anglophone North School District",
  "CA-NL-DIV1": "Eastern Health",
  "CA-NL-DIV5": "Western Health",
  "CA-NL-DIV6": "Central Health",
  "CA-NL-DIV10": "Labrador-Grenfell Health",
  "CA-NL-DIV11": "Nunatsiavut Government",
  "CA-YT-WHITEHORSEANDALLYUKON": "Yukon University,Yukon Hospital Corporation,Yukon College",
  "CA-NT-YELLOWKNIFE": "Stanton Territorial Hospital",
};
