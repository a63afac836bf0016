import type { SitesOf } from "../../sites/site-forms";

/**
 * Dams, conservation areas, bridges, jails and stations of Ontario's conservation authorities, ministries and transit
 * agencies, which their notices name without the town. Compiled by hand from public names and maps; names and locations
 * are facts and need no licence.
 */
export const LOCAL_SITES_OF_ONTARIO: ReadonlyArray<SitesOf> = [
  [
    "CA-ON-WEL",
    "",
    "Shand Dam,Conestogo Dam,Conestogo Lake,Elora Gorge,Elora Quarry,Luther Dam,Luther Marsh,Belwood Lake,Rockwood Conservation,Damascus Dam,Drimmie Dam",
  ],
  ["CA-ON-WEL", "", "Guelph Lake,Guelph Dam"],
  [
    "CA-ON-WAT",
    "",
    "Laurel Creek Conservation,Laurel Dam,Woolwich Dam,Shade's Mills,Shades Mills,New Hamburg Dam,St. Jacobs Dam,Wellesley Dam,Snyder's Flats",
  ],
  ["CA-ON-BRA", "", "Brant Park,Brant Conservation Area,Pinehurst Lake,Apps' Mill,Apps Mill"],
  ["CA-ON-BRA-BFD", "Brantford", "Wilkes Dam,Lorne Bridge"],
  [
    "CA-ON-HNF",
    "",
    "Byng Island,Dunnville Dam,Taquanyah,Caledonia Dam,Backus Heritage,Backus Mill,Waterford North Conservation,Deer Creek Conservation,Lehman Dam",
  ],
  ["CA-ON-OXF", "", "Pittock Dam,Pittock Conservation"],
  ["CA-ON-PER", "", "Wildwood Dam,Wildwood Conservation,Fullarton Conservation"],
  [
    "CA-ON-MDX-LON",
    "London",
    "Fanshawe Dam,Fanshawe Conservation,Springbank Dam,West London Dyke,Elgin-Middlesex Detention",
  ],
  ["CA-ON-YRK-VAU", "Vaughan", "Kortright Centre,Boyd Conservation"],
  ["CA-ON-YRK", "", "Lake St. George,Bruce's Mill,Major Mackenzie Drive,Major Mackenzie Dr"],
  ["CA-ON-TOR", "Toronto", "Overlea Boulevard,Overlea Blvd,Thorncliffe Park,Don Yard,Don Valley Parkway"],
  ["CA-ON-YRK", "East Gwillimbury", "East Gwillimbury Bus Facility"],
  [
    "CA-ON-PEL-CAL",
    "Caledon",
    "Albion Hills,Bolton Camp,Glen Haffy,Belfountain Conservation,Terra Cotta Conservation,Ken Whillans",
  ],
  ["CA-ON-PEL-BRM", "Brampton", "Claireville Dam,Claireville Conservation,Heart Lake Conservation"],
  [
    "CA-ON-TOR",
    "Toronto",
    "Black Creek Pioneer Village,Tommy Thompson Park,Scarborough Bluffs,Meadoway,G. Ross Lord Dam,Port Lands,Ashbridges Bay,Eglinton Crosstown,Finch West LRT,Scarborough Subway Extension,Ontario Line,Willowbrook Rail Maintenance,Line 5 Eglinton,Ookwemin Minising,Bickford Centre",
  ],
  ["CA-ON-DUR-PIC", "Pickering", "Petticoat Creek,Claremont Field Centre,Greenwood Conservation"],
  ["CA-ON-DUR", "", "Lynde Shores,Purple Woods,Enniskillen Conservation,Long Sault Conservation,Heber Down"],
  [
    "CA-ON-HAL-MIL",
    "Milton",
    "Kelso Dam,Kelso Conservation,Glen Eden,Crawford Lake,Rattlesnake Point,Scotch Block Dam",
  ],
  ["CA-ON-HAL-HIL", "", "Limehouse Conservation,Silver Creek Conservation"],
  [
    "CA-ON-HAM",
    "Hamilton",
    "Christie Lake,Valens Lake,Confederation Beach,Westfield Heritage,Dundas Valley Conservation,Spencer Gorge,Webster's Falls,Hamilton Beach Lift Bridge",
  ],
  ["CA-ON-HAL-BUR CA-ON-HAM", "", "Burlington Skyway,Burlington Bay James N. Allan Skyway"],
  ["CA-ON-NIA-STC", "St. Catharines", "Garden City Skyway"],
  [
    "CA-ON-NIA",
    "",
    "Ball's Falls,Balls Falls,Chippawa Creek Conservation,Long Beach Conservation,Virgil Dam",
  ],
  [
    "CA-ON-NIA-NFL",
    "Niagara Falls",
    "Casino Niagara,Table Rock,Fallsview Casino,Toronto Power Generating,Maid of the Mist",
  ],
  ["CA-ON-ESX-WIN", "Windsor", "Herb Gray Parkway,Gordie Howe,South West Detention"],
  ["CA-ON-ESX", "", "John R. Park Homestead,Holiday Beach,Hillman Marsh"],
  ["CA-ON-SIM", "", "Tiffin Centre,Utopia Dam,Nottawasaga Bluffs,New Lowell Dam"],
  ["CA-ON-GRY", "", "Inglis Falls,Eugenia Falls,Haines Dam,Durham Upper Dam,Allan Park Conservation"],
  ["CA-ON-BRU", "", "Sauble Falls,Walkerton Dyke,Paisley Dam"],
  ["CA-ON-ELG", "", "Springwater Conservation,Dalewood Dam,Lake Whittaker"],
  ["CA-ON-LAM", "", "Wawanosh Wetlands,Lorne C. Henderson,McKeough Floodway,W. Darcy McKeough"],
  ["CA-ON-PET", "", "Hope Mill,Lang Pioneer Village,Warsaw Caves,Selwyn Beach"],
  ["CA-ON-NOR", "", "Ganaraska Forest,Goodrich-Loomis,Warkworth Conservation,Garden Hill Conservation"],
  ["CA-ON-KAW", "", "Ken Reid Conservation,Durham East Cross Forest"],
  ["CA-ON-LAN", "", "Mill of Kintail,Purdon Conservation,Carleton Place Dam,Bolingbroke Dam,Motts Mills"],
  ["CA-ON-OTT", "Ottawa", "Baxter Conservation,W.A. Taylor Conservation,Chapman Mills"],
  ["CA-ON-LGR", "", "Foley Mountain,Mac Johnson,Thousand Islands Parkway"],
  ["CA-ON-SDG", "", "Cooper Marsh,Long Sault Parkway,Crysler Park,Upper Canada Migratory Bird"],
  ["CA-ON-LEA", "", "Second Depot Lake,Third Depot Lake,Napanee Dam"],
  ["CA-ON-HAS", "", "Vanderwater,O'Hara Mill"],
  ["CA-ON-SUD", "Sudbury", "Maley Dam,Nickeldale Dam,Lake Laurentian"],
  ["CA-ON-TBY", "", "Hazelwood Lake,Neebing-McIntyre Floodway,Cascades Conservation"],
  ["CA-ON-ALG-SSM", "", "Fort Creek Dam"],
  ["CA-ON-PEL-MIS CA-ON-PEL-BRM", "", "Hazel McCallion Line,Hurontario LRT,Hazel McCallion"],
  ["CA-ON-PEL-MIS", "Mississauga", "Rattray Marsh,Jim Tovey Lakeview"],
  ["CA-ON-TOR CA-ON-YRK", "", "Yonge North Subway Extension"],
  ["CA-ON-TOR CA-ON-PEL-MIS", "", "Eglinton Crosstown West"],
];
