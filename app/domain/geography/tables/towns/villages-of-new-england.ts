/**
 * Villages of New England inside their towns, under the code of their county. Compiled by hand from general knowledge;
 * names and locations are facts and need no licence.
 */
export const VILLAGES_OF_NEW_ENGLAND: Readonly<Record<string, string>> = {
  "US-CT-FAIRFIELD": "Rowayton,Noroton",
  "US-CT-HARTFORD": "Warehouse Point,Forestville",
  "US-CT-LITCHFIELD": "Marble Dale",
  "US-CT-NEWHAVEN": "Yalesville,Stony Creek,Union City,Short Beach,South Meriden,Allingtown",
  "US-CT-NEWLONDON": "Occum,Ledyard Center,Glasgo",
  "US-CT-TOLLAND": "Talcottville",
  "US-MA-BARNSTABLE": "Dennisport,Waquoit",
  "US-MA-FRANKLIN": "Montague Center,Zoar",
  "US-MA-HAMPDEN": "Willimansett",
  "US-MA-MIDDLESEX": "Newton Centre,Nabnasset,Graniteville,Forge Village,Saxonville",
  "US-MA-PLYMOUTH": "Minot",
  "US-MA-WORCESTER": "Morningdale",
  "US-ME-HANCOCK": "Otter Creek,Osborn",
  "US-ME-LINCOLN": "Monhegan,Sheepscot",
  "US-NH-BELKNAP": "Lakeport,Weirs Beach",
  "US-NH-CHESHIRE": "North Walpole,Chesham,Munsonville",
  "US-NH-HILLSBOROUGH": "Grasmere",
  "US-NH-MERRIMACK": "Penacook,Potter Place,Davisville,Gossville",
  "US-NH-STRAFFORD": "Gonic,East Rochester,Salmon Falls",
  "US-RI-KENT": "Anthony,Apponaug,Conimicut,Phenix,Oakland Beach,Escoheag",
  "US-RI-NEWPORT": "Island Park,Prudence Island,Sakonnet",
  "US-RI-PROVIDENCE": "Esmond,Foster Center,Georgiaville,Nasonville,Lonsdale,Saylesville,Ashton",
  "US-RI-WASHINGTON": "Point Judith,Wyoming,Watch Hill,Misquamicut,Wickford,Jerusalem,Green Hill,Matunuck",
  "US-VT-BENNINGTON": "Old Bennington",
  "US-VT-CALEDONIA": "McIndoe Falls",
  "US-VT-CHITTENDEN": "Jericho Center",
  "US-VT-ORLEANS": "Beebe Plain",
  "US-VT-WINDSOR": "Felchville",
};
