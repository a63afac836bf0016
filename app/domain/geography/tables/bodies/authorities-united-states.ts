/**
 * Authorities, utilities, universities and agencies of the nine states whose name does not name their county, or names it
 * together with another place of that name, by the codes of the counties that they serve or, of a wide body, of its
 * offices. Compiled by hand from their public names and addresses; names and locations are facts and need no licence.
 */
export const AUTHORITIES_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-NY-ERIE": "Buffalo and Fort Erie Public Bridge Authority",
  "US-NY-MONROE": "Rochester Pure Waters,Gates Chili Ogden Sewer",
  "US-NY-ONONDAGA": "Metropolitan Water Board,OCWA,CNY Centro",
  "US-NY-SUFFOLK": "Brookhaven National Laboratory,Brookhaven Natl Lab,Brookhaven Science Associates",
  "US-NY-SCHENECTADY": "Knolls Atomic Power",
  "US-NY-NASSAU": "Nassau Inter-County Express,Great Neck Water Pollution Control,Port Washington Water",
  "US-NY-ONEIDA": "Upper Mohawk Valley Regional Water Board",
  "US-NY-ONEIDA US-NY-HERKIMER": "Oneida-Herkimer Solid Waste,Oneida Herkimer Solid Waste",
  "US-NY-TOMPKINS": "TCAT,Tompkins Consolidated Area Transit,Bolton Point",
  "US-PA-LUZERNE": "Bi-County Airport Board,Wilkes-Barre/Scranton International Airport",
  "US-PA-LACKAWANNA": "County of Lackawanna Transit System,Lackawanna River Basin Sewer Authority",
  "US-PA-CENTRE":
    "University Area Joint Authority,Spring-Benner-Walker Joint Authority,College Township Water Authority",
  "US-PA-PHILADELPHIA": "PGW,Philadelphia Water Department",
  "US-PA-CAMBRIA": "CamTran,Greater Johnstown Water Authority,Johnstown Redevelopment Authority",
  "US-PA-DELAWARE":
    "Central Delaware County Authority,Radnor-Haverford-Marple,Darby Creek Joint Authority,Muckinipates Authority",
  "US-PA-CHESTER": "Valley Forge Sewer Authority,Downingtown Area Regional Authority",
  "US-PA-WASHINGTON":
    "Peters Creek Sanitary Authority,Canonsburg-Houston Joint Authority,Washington-East Washington Joint Authority",
  "US-PA-BUTLER":
    "Breakneck Creek Regional Authority,Western Butler County Authority,Saxonburg Area Authority",
  "US-PA-BLAIR": "Altoona Water Authority,AMTRAN",
  "US-PA-CLEARFIELD": "Clearfield Municipal Authority",
  "US-PA-LYCOMING":
    "Williamsport Municipal Water Authority,West Branch Regional Authority,River Valley Transit",
  "US-NJ-ESSEX": "Passaic Valley Sewerage,Rutgers Newark,Rutgers University-Newark",
  "US-NJ-CAMDEN": "CCMUA,Rutgers Camden,Cooper University",
  "US-NJ-MIDDLESEX": "Middlesex Water Company,Old Bridge Municipal Utilities Authority,Rutgers New Brunswick",
  "US-NJ-MONMOUTH":
    "Two Rivers Water Reclamation Authority,Bayshore Regional Sewerage Authority,Manasquan River Regional Sewerage Authority,Township of Ocean Sewerage Authority,Ocean Township Sewerage Authority,South Monmouth Regional Sewerage Authority,Western Monmouth Utilities Authority,Township of Middletown Sewerage Authority,Long Branch Sewerage Authority",
  "US-NJ-SOMERSET": "Somerset Raritan Valley Sewerage",
  "US-NJ-MERCER":
    "Princeton Plasma Physics,Stony Brook Regional Sewerage Authority,East Windsor Municipal Utilities Authority",
  "US-NJ-HUDSON": "North Hudson Sewerage Authority,North Hudson Regional Fire",
  "US-NJ-MORRIS":
    "Rockaway Valley Regional Sewerage Authority,Madison-Chatham Joint Meeting,Hanover Sewerage Authority,Southeast Morris County Municipal Utilities Authority",
  "US-NJ-PASSAIC": "Pequannock Lincoln Park and Fairfield Sewerage,Two Bridges Sewerage",
  "US-NJ-HUNTERDON":
    "Raritan Township Municipal Utilities,Readington Lebanon Sewerage,Readington-Lebanon Sewerage",
  "US-NJ-WARREN":
    "Pequest River Municipal Utilities,Warren County Pollution Control,Hackettstown Municipal Utilities",
  "US-NJ-ATLANTIC": "Atlantic City International Airport",
  "US-MA-SUFFOLK":
    "Boston Planning and Development,Boston Planning & Development,Boston Redevelopment Authority",
  "US-MA-BARNSTABLE": "Cape Cod Commission,Joint Base Cape Cod,Upper Cape Regional,Barnstable Fire District",
  "US-MA-ESSEX":
    "Merrimack Valley Transit,MeVa,Merrimack Valley Planning,Lynn Water and Sewer,Salem Beverly Water,Salem and Beverly Water",
  "US-MA-MIDDLESEX": "MetroWest Regional Transit,Northern Middlesex Council",
  "US-MA-FRANKLIN":
    "Franklin Regional Transit,Franklin Regional Council of Governments,Franklin County Technical",
  "US-CT-HARTFORD": "Capitol Region Council of Governments,Bradley International Airport",
  "US-CT-NEWHAVEN":
    "South Central Connecticut Regional Water Authority,Greater New Haven Water Pollution Control,Greater New Haven Transit,Tweed New Haven,Naugatuck Valley Council of Governments",
  "US-CT-FAIRFIELD": "Norwalk Transit",
  "US-CT-NEWLONDON":
    "Southeast Area Transit,Groton Utilities,Norwich Public Utilities,Connecticut Port Authority,Southeastern Connecticut Council",
  "US-CT-TOLLAND": "UConn Storrs",
  "US-CT-WINDHAM": "Quinebaug Valley",
  "US-CT-MIDDLESEX": "Estuary Transit,Mattabassett District",
  "US-RI-PROVIDENCE":
    "Rhode Island Public Transit,RIPTA,Rhode Island Convention Center,Pawtucket Water Supply,Woonsocket Water",
  "US-RI-KENT": "Kent County Water Authority",
  "US-RI-WASHINGTON": "Block Island Utility,Block Island Power",
  "US-RI-NEWPORT": "Rhode Island Turnpike and Bridge,Salve Regina",
  "US-RI-BRISTOL": "Bristol County Water Authority",
  "US-NH-ROCKINGHAM": "Pease Development Authority,Rockingham Planning Commission",
  "US-NH-HILLSBOROUGH": "Manchester Water Works,Nashua Regional Planning,Pennichuck",
  "US-VT-CHITTENDEN":
    "Chittenden Solid Waste,Chittenden County Regional Planning,Burlington International Airport,Patrick Leahy Burlington International Airport,Winooski Valley Park District",
  "US-VT-WASHINGTON": "Central Vermont Medical,Central Vermont Solid Waste,Washington Electric Cooperative",
  "US-VT-RUTLAND": "Slate Valley Unified,Otter Valley Unified",
  "US-VT-CALEDONIA": "Northeast Kingdom Waste,Lyndon Institute",
  "US-ME-CUMBERLAND": "Greater Portland Transit,Greater Portland METRO,Portland International Jetport",
  "US-ME-PENOBSCOT": "University of Maine Orono,Bangor International Airport,Bangor Water District",
  "US-ME-KENNEBEC": "Greater Augusta Utility,Kennebec Sanitary Treatment",
  "US-ME-ANDROSCOGGIN":
    "Lewiston Auburn Water Pollution Control,Lewiston-Auburn Water Pollution Control,Auburn Water District",
  "US-ME-YORK":
    "Kennebunk Kennebunkport & Wells Water District,Kennebunk Kennebunkport and Wells Water District",
  "US-ME-AROOSTOOK": "Aroostook Waste Solutions,University of Maine Presque Isle",
  "US-ME-FRANKLIN": "University of Maine Farmington",
};
