import type { SitesOf } from "../../sites/site-forms";

/**
 * Hospitals, campuses, jails, dams and bridges of the Atlantic provinces, Manitoba and Saskatchewan, which notices name
 * without their town. Compiled by hand from public names and addresses; names and locations are facts and need no licence.
 */
export const SITES_OF_THE_EAST_AND_THE_PRAIRIES: ReadonlyArray<SitesOf> = [
  [
    "CA-NS-HALIFAX",
    "",
    "QEII Health Sciences,QEII New Generation,QEII Halifax Infirmary,Halifax Infirmary,IWK Health,Dartmouth General Hospital,Cobequid Community Health,Nova Scotia Hospital,East Coast Forensic,Central Nova Scotia Correctional,Burnside Jail,Angus L. Macdonald Bridge,Macdonald Bridge,A. Murray MacKay Bridge,MacKay Bridge,Pockwock,Province House,NSCC Ivany,Ivany Campus,Akerley Campus,NSCC Akerley,NSCC IT Campus",
  ],
  [
    "CA-NS-CAPEBRETON",
    "",
    "Marconi Campus,NSCC Marconi,Cape Breton Correctional,Glace Bay Hospital,Northside General Hospital,New Waterford Consolidated Hospital,Cape Breton Cancer Centre,Eskasoni",
  ],
  [
    "CA-NS-COLCHESTER",
    "",
    "Colchester East Hants Health Centre,NSCC Truro,Dalhousie Agricultural Campus,Nova Scotia Agricultural College,Millbrook First Nation",
  ],
  [
    "CA-NS-PICTOU",
    "",
    "Aberdeen Hospital,NSCC Pictou,Northeast Nova Scotia Correctional,Northeast Correctional,Museum of Industry,Sutherland Harris Memorial Hospital",
  ],
  ["CA-NS-KINGS", "", "Valley Regional Hospital,Kingstec Campus,NSCC Kingstec,Eastern Kings Memorial"],
  [
    "CA-NS-ANNAPOLIS",
    "",
    "Soldiers' Memorial Hospital,Soldiers Memorial Hospital,Annapolis Valley Campus,Centre of Geographic Sciences",
  ],
  ["CA-NS-YARMOUTH", "", "Burridge Campus,NSCC Burridge,Southwest Nova Scotia Correctional"],
  [
    "CA-NS-LUNENBURG",
    "",
    "South Shore Regional Hospital,Fishermen's Memorial Hospital,NSCC Lunenburg,Lunenburg Campus,Bluenose II",
  ],
  ["CA-NS-QUEENS", "", "Queens General Hospital"],
  ["CA-NS-SHELBURNE", "", "Roseway Hospital,NSCC Shelburne"],
  ["CA-NS-DIGBY", "", "Digby General Hospital,Université Sainte-Anne"],
  ["CA-NS-ANTIGONISH", "", "St. Martha's Regional,St. Martha's Hospital"],
  ["CA-NS-CUMBERLAND", "", "Cumberland Regional Health Care,NSCC Cumberland,Springhill Campus"],
  ["CA-NS-INVERNESS", "", "Inverness Consolidated,Strait Area Campus,NSCC Strait Area"],
  ["CA-NS-RICHMOND", "", "Strait Richmond Hospital"],
  ["CA-NS-VICTORIA", "", "Victoria County Memorial Hospital,Buchanan Memorial"],
  ["CA-NS-GUYSBOROUGH", "", "Guysborough Memorial Hospital,Eastern Memorial Hospital,Sherbrooke Village"],
  ["CA-NS-HANTS", "", "Hants Community Hospital"],
  ["CA-NB-YORK", "", "Chalmers Regional Hospital,Everett Chalmers,Mactaquac,Kings Landing,Stan Cassidy"],
  [
    "CA-NB-WESTMORLAND",
    "",
    "Dumont University Hospital,Georges-L. Dumont,The Moncton Hospital,Moncton Hospital,Sackville Memorial Hospital",
  ],
  [
    "CA-NB-STJOHN",
    "",
    "Saint John Regional Hospital,Point Lepreau,Reversing Falls Bridge,Coleson Cove,New Brunswick Museum,Saint John Regional Correctional",
  ],
  [
    "CA-NB-GLOUCESTER",
    "",
    "Chaleur Regional Hospital,Tracadie Hospital,Enfant-Jésus Hospital,Village historique acadien",
  ],
  [
    "CA-NB-RESTIGOUCHE",
    "",
    "Campbellton Regional Hospital,Restigouche Hospital Centre,Sugarloaf Provincial Park",
  ],
  ["CA-NB-MADAWASKA", "", "Edmundston Regional Hospital"],
  ["CA-NB-NORTHUMBERLAND", "", "Miramichi Regional Hospital"],
  ["CA-NB-CARLETON", "", "Upper River Valley Hospital,Hartland Covered Bridge,Hartland Bridge"],
  ["CA-NB-ALBERT", "", "Hopewell Rocks"],
  ["CA-NB-CHARLOTTE", "", "Charlotte County Hospital,Grand Manan Hospital"],
  ["CA-NB-KINGS", "", "Sussex Health Centre"],
  [
    "CA-PE-QUEENS",
    "",
    "Queen Elizabeth Hospital,Confederation Centre of the Arts,Hillsborough Hospital,Provincial Correctional Centre",
  ],
  ["CA-PE-PRINCE", "", "Prince County Hospital"],
  ["CA-PE-KINGS", "", "Kings County Memorial Hospital,Souris Hospital"],
  [
    "CA-NL-DIV1",
    "",
    "Janeway,Health Sciences Centre,St. Clare's Mercy,Waterford Hospital,Holyrood Generating,Holyrood Thermal,Her Majesty's Penitentiary,Carbonear General",
  ],
  ["CA-NL-DIV5", "", "Western Memorial Regional,Grenfell Campus,Marble Mountain"],
  ["CA-NL-DIV6", "", "James Paton Memorial,Beothuk Lake"],
  ["CA-NL-DIV7", "", "G.B. Cross Memorial"],
  ["CA-NL-DIV9", "", "Charles S. Curtis"],
  ["CA-NL-DIV10", "", "Churchill Falls,Muskrat Falls,Labrador Health Centre,Captain William Jackman"],
  [
    "CA-MB-DIV11",
    "",
    "Health Sciences Centre,Grace Hospital,Seven Oaks General,Concordia Hospital,St. Boniface Hospital,Manitoba Legislative Building,Winnipeg Remand,Norwood Bridge,Assiniboine Park",
  ],
  ["CA-MB-DIV14", "", "Stony Mountain"],
  ["CA-MB-DIV7", "", "Brandon Correctional"],
  ["CA-MB-DIV13", "", "Selkirk Mental Health,Lower Fort Garry"],
  ["CA-MB-DIV9", "", "Agassiz Youth Centre"],
  [
    "CA-SK-DIV6",
    "",
    "Regina General Hospital,Pasqua Hospital,Wascana Rehabilitation,Wascana Centre,Regina Correctional,Saskatchewan Legislative,Royal Saskatchewan Museum",
  ],
  [
    "CA-SK-DIV11",
    "",
    "Royal University Hospital,St. Paul's Hospital,Saskatoon City Hospital,Jim Pattison Children's,Saskatoon Correctional,Canadian Light Source",
  ],
  ["CA-SK-DIV15", "", "Prince Albert Correctional"],
  ["CA-SK-DIV7", "", "Dr. F.H. Wigmore"],
  ["CA-SK-DIV16", "", "Battlefords Union Hospital"],
];
