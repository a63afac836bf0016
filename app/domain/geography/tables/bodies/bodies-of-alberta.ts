/**
 * Bodies of Alberta that are called by a river, a valley or their work, and municipal districts, by census division;
 * then bodies of British Columbia, Ontario and Nova Scotia that the other tables lack, by division. Compiled by hand from
 * their public names and addresses; names and locations are facts and need no licence.
 */
export const BODIES_OF_ALBERTA: Readonly<Record<string, string>> = {
  "CA-AB-DIV1": "Cypress View Foundation,Medicine Hat Public,Medicine Hat Catholic",
  "CA-AB-DIV2":
    "Lethbridge Polytechnic,Newell Regional Services,Lethbridge Housing Authority,St. Mary River Irrigation District,Eastern Irrigation District,Bow River Irrigation District,Taber Irrigation District,Oldman River Regional Services,Lethbridge School Division,Holy Spirit Catholic",
  "CA-AB-DIV3": "Willow Creek Foundation,United Irrigation District",
  "CA-AB-DIV5":
    "Kneehill Regional Water Services,Western Irrigation District,Aqua 7 Regional Water,Marigold Library,Wheatland Housing,Drumheller and District Seniors",
  "CA-AB-DIV6":
    "Calgary Housing Company,Attainable Homes Calgary,Calgary Municipal Land Corporation,Westwinds Communities,Foothills Foundation,Alberta University of the Arts,Ambrose University,Silvera for Seniors,Mountain View Regional Water,Mountain View Seniors,Rocky View Schools,Calgary Public Library,Calgary Stampede,Calgary Parking,Calgary Exhibition,South Red Deer Regional Wastewater,Trinity Place Foundation,Horizon Housing,TELUS Spark,Calgary Zoo,Heritage Park Society",
  "CA-AB-DIV7": "Shirley McClellan Regional Water,Battle River Foundation",
  "CA-AB-DIV8":
    "Parkland Regional Library,Central Alberta Regional Waste,Bridges Community Living,Red Deer Catholic,Red Deer Airport,North Red Deer River Water Services,Highway 12/21 Regional Water,Lacombe Foundation",
  "CA-AB-DIV9": "Rocky Mountain Regional Solid Waste",
  "CA-AB-DIV10":
    "Vegreville Corridor Regional,Alberta Central East Water,St. Michael Regional Solid Waste,Vermilion and District Housing,Claystone Waste,Beaver Municipal Solutions",
  "CA-AB-DIV11":
    "Edmonton Airports,Edmonton International Airport,Alberta Capital Region Wastewater,Arrow Utilities,Civida,Homeward Trust,Explore Edmonton,GEF Seniors Housing,Greater Edmonton Foundation,Meridian Housing Foundation,Leduc Regional Housing,Leduc Foundation,Heartland Housing,Homeland Housing,Capital Region Northeast Water,Capital Region Southwest Water,West Inter Lake District Regional Water,Roseridge Waste,Strathcona Library,Parkland Housing,TransAlta Tri Leisure Centre,TransAlta Tri Leisure,Fort Edmonton,St. Albert Housing",
  "CA-AB-DIV12":
    "Beaver River Regional Waste,Cold Lake Regional Utility,Evergreen Regional Waste,M.D. Foundation of St. Paul,Smoky Lake Foundation",
  "CA-AB-DIV13":
    "Highway 43 East Waste Commission,Lac Ste. Anne Foundation,Barrhead and District Social Housing,Westlock Regional Water,Westlock Foundation,Aspen Regional Water,Greater North Foundation,Whitecourt Regional Solid Waste",
  "CA-AB-DIV14": "Evergreens Foundation,West Yellowhead Regional Waste",
  "CA-AB-DIV15":
    "Improvement District No. 9,Bow Valley Waste Management,Bow Valley Regional Transit,Bow Valley Regional Housing,Canmore Community Housing,Banff Centre,Banff Housing,Kananaskis Improvement District",
  "CA-AB-DIV16": "Fort McMurray Public,Fort McMurray Catholic,Wood Buffalo Housing,Fort McMurray Airport",
  "CA-AB-DIV17": "Heart River Housing,Lesser Slave Lake Regional,Mackenzie Housing,Mackenzie Regional Waste",
  "CA-AB-DIV19":
    "Grande Prairie Public,Grande Prairie Catholic,Grande Spirit Foundation,Aquatera,North Peace Housing,Central Peace Regional,Grande Prairie Airport",
  "CA-BC-METROVANCOUVER":
    "BC Pavilion Corporation,YVR,TRIUMF,Justice Institute of British Columbia,Justice Institute of BC,Squamish Indian Band,Vancouver Board of Parks",
  "CA-BC-THOMPSONNICOLA":
    "School District 74 Gold Trail,Gold Trail School District,Nicola-Similkameen,Nicola Valley Institute of Technology,Royal Inland Hospital",
  "CA-BC-CENTRALKOOTENAY": "School District 10 Arrow Lakes,Columbia Power Corporation",
  "CA-BC-STRATHCONA": "We Wai Kai,Wei Wai Kum",
  "CA-BC-SUNSHINECOAST": "shíshálh Nation",
  "CA-BC-NORTHCOAST": "Old Massett Village Council,Skidegate Band Council",
  "CA-BC-PEACERIVER": "Treaty 8 Tribal Association,North Peace Airport",
  "CA-ON-DUF": "Dufferin Oaks",
  "CA-ON-OXF": "Woodstock Hospital,Alexandra Hospital,ERTH Corporation,ERTH Power",
  "CA-ON-WEL-GUE": "Guelph Junction Railway",
  "CA-ON-PRU": "Hôpital général de Hawkesbury",
  "CA-ON-ALG-SSM": "Group Health Centre",
  "CA-ON-TIM": "Kirkland and District Hospital,Blanche River Health",
  "CA-NS-COLCHESTER": "Chignecto-Central Regional Centre for Education,Chignecto Central Regional",
  "CA-NS-LUNENBURG": "South Shore Regional Centre for Education",
  "CA-NS-YARMOUTH": "Tri-County Regional Centre for Education,Waste Check",
  "CA-NS-KINGS":
    "Annapolis Valley Regional Centre for Education,Valley Waste-Resource,Valley Waste Resource,Kings Transit,Acadia University",
  "CA-NS-CAPEBRETON": "Cape Breton-Victoria Regional,Cape Breton University",
  "CA-NS-RICHMOND": "Strait Regional Centre for Education",
  "CA-NS-ANTIGONISH": "St. Francis Xavier University",
};

/** The municipal districts, which write their kind in three ways. */
const MUNICIPAL_DISTRICTS: Readonly<Record<string, string>> = {
  "CA-AB-DIV2": "Taber",
  "CA-AB-DIV3": "Pincher Creek,Willow Creek",
  "CA-AB-DIV4": "Acadia",
  "CA-AB-DIV7": "Provost,Wainwright",
  "CA-AB-DIV12": "Bonnyville",
  "CA-AB-DIV15": "Bighorn,Ranchland",
  "CA-AB-DIV17": "Opportunity,Lesser Slave River",
  "CA-AB-DIV18": "Greenview",
  "CA-AB-DIV19": "Smoky River,Spirit River,Fairview,Peace",
};

export const MUNICIPAL_DISTRICTS_OF_ALBERTA: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(MUNICIPAL_DISTRICTS).map(([code, names]) => [
    code,
    names
      .split(",")
      .flatMap((name) => ["M.D.", "MD", "Municipal District"].map((kind) => `${kind} of ${name}`))
      .join(","),
  ]),
);
