/**
 * Transit, port, water and development agencies, hospitals and museums of the nine states whose name does not name their
 * place, by county; of an agency of several counties the one with its offices. Compiled by hand from their public names
 * and addresses; names and locations are facts and need no licence.
 */
export const AGENCIES_OF_THE_NINE_STATES: Readonly<Record<string, string>> = {
  "US-NY-ALBANY":
    "Capital District Transportation Authority,CDTA,Capital Region BOCES,Albany Port District,Capital District Physicians,Albany Medical Center",
  "US-NY-ERIE":
    "Niagara Frontier Transportation Authority,NFTA,Buffalo and Erie County,Peace Bridge Authority,Roswell Park",
  "US-NY-ONONDAGA": "Central New York Regional Transportation Authority,CNYRTA,OCRRA,Westhill Central",
  "US-NY-ONEIDA": "Mohawk Valley Water Authority,Mohawk Valley Health System",
  "US-NY-ESSEX": "Adirondack Park Agency,Olympic Regional Development Authority,Boquet Valley",
  "US-NY-CLINTON": "AuSable Valley,Development Authority of the North Country Plattsburgh",
  "US-NY-JEFFERSON":
    "Thousand Islands Bridge Authority,Development Authority of the North Country,South Jefferson",
  "US-NY-STLAWRENCE":
    "Great Lakes St. Lawrence Seaway Development,Saint Lawrence Seaway Development,Ogdensburg Bridge and Port Authority,St. Lawrence-Lewis BOCES",
  "US-NY-SARATOGA": "Empire State College,Empire State University,Saratoga Springs City Center",
  "US-NY-NASSAU":
    "Nassau Health Care,Nassau University Medical Center,NuHealth,Nassau County Bridge Authority",
  "US-NY-CHAUTAUQUA": "Southwestern Central School District",
  "US-NY-CATTARAUGUS": "Cattaraugus-Allegany-Erie-Wyoming BOCES,CABOCES,Pioneer Central School District",
  "US-NY-CHENANGO": "Delaware-Chenango-Madison-Otsego BOCES,DCMO BOCES",
  "US-NY-DELAWARE": "Otsego Northern Catskills BOCES,ONC BOCES",
  "US-NY-FRANKLIN": "Franklin-Essex-Hamilton BOCES,FEH BOCES",
  "US-NY-HERKIMER": "Herkimer-Fulton-Hamilton-Otsego BOCES,Herkimer BOCES",
  "US-NY-SULLIVAN": "Sullivan BOCES",
  "US-NY-ROCKLAND": "Helen Hayes Hospital,Rockland BOCES",
  "US-NY-BROOME": "Susquehanna Valley Central",
  "US-NY-WAYNE": "Wayne-Finger Lakes BOCES,Wayne Finger Lakes BOCES",
  "US-NY-ORLEANS": "Orleans/Niagara BOCES,Orleans Niagara BOCES",
  "US-NY-WESTCHESTER": "Putnam/Northern Westchester BOCES,Putnam Northern Westchester BOCES",
  "US-NY-WASHINGTON": "Washington-Saratoga-Warren-Hamilton-Essex BOCES",
  "US-NY-NYC":
    "MTA Bridges and Tunnels,Triborough Bridge and Tunnel Authority,MTA New York City Transit,MTA Bus Company,NYC Economic Development Corporation,New York City Economic Development Corporation",
  "US-NY-NYC-NEWYORK":
    "Battery Park City Authority,Hudson River Park Trust,Roosevelt Island Operating Corporation,Trust for Governors Island,Javits Center,College of Optometry,New York Convention Center",
  "US-NY-NYC-KINGS": "Brooklyn Navy Yard,Brooklyn Bridge Park",
  "US-NJ-ESSEX": "Passaic Valley Sewerage Commission,Essex-Union Joint Meeting",
  "US-NJ-UNION":
    "Joint Meeting of Essex and Union Counties,Rahway Valley Sewerage,Union College of Union County",
  "US-NJ-PASSAIC":
    "Passaic Valley Water Commission,North Jersey District Water Supply,Passaic County Technical",
  "US-NJ-BERGEN":
    "New Jersey Sports and Exposition Authority,NJSEA,Meadowlands Sports Complex,Northwest Bergen County Utilities",
  "US-NJ-HUDSON": "Meadowlands Regional",
  "US-NJ-CAMDEN": "South Jersey Port Corporation,Delaware River Port Authority,PATCO",
  "US-NJ-CUMBERLAND": "Landis Sewerage Authority",
  "US-NJ-ATLANTIC": "Mainland Regional High School,Casino Reinvestment Development Authority",
  "US-NJ-CAPEMAY": "Lower Cape May Regional",
  "US-NJ-MORRIS": "School District of the Chathams,County College of Morris",
  "US-PA-ALLEGHENY":
    "ALCOSAN,Pittsburgh Regional Transit,Sports & Exhibition Authority,Sports and Exhibition Authority,Allegheny Intermediate Unit,Deer Lakes School District",
  "US-PA-DAUPHIN":
    "Capital Area Transit,Capital Region Water,Susquehanna Area Regional Airport,Upper Dauphin Area,Susquehanna Regional Transportation",
  "US-PA-YORK": "Central Pennsylvania Transportation Authority,rabbittransit,Rabbit Transit",
  "US-PA-LANCASTER": "South Central Transit Authority,Red Rose Transit",
  "US-PA-LEHIGH":
    "Lehigh and Northampton Transportation Authority,LANTA,Lehigh-Northampton Airport Authority,Carbon Lehigh Intermediate Unit,Northern Lehigh",
  "US-PA-NORTHAMPTON": "Colonial Intermediate Unit",
  "US-PA-DELAWARE": "DELCORA",
  "US-PA-PHILADELPHIA":
    "Delaware River Waterfront Corporation,Pennsylvania Convention Center,Philadelphia Gas Works,PhilaPort,Delaware Valley Regional Planning Commission",
  "US-PA-MONTGOMERY": "North Penn Water Authority,Upper Perkiomen,Aqua Pennsylvania",
  "US-PA-BUCKS": "Delaware River Joint Toll Bridge Commission",
  "US-PA-LACKAWANNA": "Lackawanna River Basin,Riverside School District",
  "US-PA-LUZERNE": "Wyoming Valley Sanitary Authority,Luzerne County Transportation,Dallas School District",
  "US-PA-CENTRE": "Penn State University,Pennsylvania State University,Centre Area Transportation Authority",
  "US-PA-WASHINGTON":
    "PennWest,Pennsylvania Western University,Intermediate Unit 1,Bentworth,California Area School District",
  "US-PA-COLUMBIA": "Commonwealth University of Pennsylvania,Millville Area School District",
  "US-PA-CUMBERLAND": "West Shore School District,Capital Area Intermediate Unit",
  "US-PA-CLINTON": "Keystone Central",
  "US-PA-NORTHUMBERLAND": "Line Mountain School District",
  "US-PA-SCHUYLKILL": "North Schuylkill,Blue Mountain School District,Tri-Valley School District",
  "US-PA-LAWRENCE": "Laurel School District,Mohawk Area School District,Neshannock Township School District",
  "US-PA-BEAVER": "South Side Area School District",
  "US-PA-FAYETTE": "Albert Gallatin Area,Laurel Highlands School District",
  "US-PA-GREENE": "Central Greene School District",
  "US-PA-CAMBRIA":
    "Forest Hills School District,Richland School District,Westmont Hilltop,Penn Cambria,Pennsylvania Highlands Community College",
  "US-PA-BLAIR": "Spring Cove",
  "US-MA-ESSEX":
    "Merrimack Valley Regional Transit,Cape Ann Transportation Authority,South Essex Sewerage,Greater Lawrence Sanitary",
  "US-MA-BARNSTABLE": "Steamship Authority,Cape Cod Regional Transit",
  "US-MA-DUKES": "Up-Island Regional",
  "US-MA-NORFOLK": "MassBay Community College",
  "US-MA-SUFFOLK": "Massachusetts College of Art",
  "US-MA-HAMPDEN": "Pioneer Valley Transit Authority,PVTA",
  "US-MA-WORCESTER": "Upper Blackstone,Worcester State University,Montachusett Regional Transit",
  "US-MA-MIDDLESEX": "Assabet Valley,Northeast Metropolitan Regional Vocational,Northeast Metro Tech",
  "US-MA-BRISTOL": "Diman Regional,Southeastern Regional Transit,Greater Attleboro Taunton",
  "US-CT-HARTFORD":
    "Connecticut Airport Authority,CTtransit,Asnuntuck Community College,Bradley International",
  "US-CT-FAIRFIELD": "Cooperative Educational Services,Greater Bridgeport Transit",
  "US-CT-WINDHAM": "EASTCONN",
  "US-RI-KENT": "Rhode Island Airport Corporation,Exeter-West Greenwich",
  "US-RI-NEWPORT": "Rhode Island Turnpike and Bridge Authority",
  "US-RI-WASHINGTON": "Quonset Development Corporation",
  "US-RI-PROVIDENCE": "Providence Water",
  "US-NH-HILLSBOROUGH": "Manchester-Boston Regional Airport,Souhegan Cooperative",
  "US-NH-COOS": "Mount Washington Regional Airport,White Mountains Regional",
  "US-NH-BELKNAP": "New Hampshire Veterans Home",
  "US-NH-SULLIVAN": "Fall Mountain",
  "US-NH-MERRIMACK": "New Hampshire Hospital,Merrimack Valley School District",
  "US-VT-CHITTENDEN": "Green Mountain Transit,Champlain Water District,Chittenden Solid Waste District",
  "US-VT-RUTLAND": "Slate Valley,Mill River Unified,Otter Valley,Rutland Northeast,Castleton University",
  "US-VT-CALEDONIA": "Kingdom East,Caledonia Central",
  "US-VT-ORLEANS": "North Country Supervisory,Orleans Central Supervisory",
  "US-VT-BENNINGTON": "Southwest Vermont Supervisory,Bennington-Rutland Supervisory",
  "US-VT-WINDSOR": "Two Rivers Supervisory",
  "US-VT-WINDHAM": "Windham Southeast,Windham Northeast,Windham Central Supervisory",
  "US-VT-ORANGE": "Vermont Technical College",
  "US-VT-LAMOILLE": "Northern Vermont University",
  "US-ME-PENOBSCOT": "University of Maine",
  "US-ME-SOMERSET": "Kennebec Valley Community College",
  "US-ME-CUMBERLAND":
    "ecomaine,Midcoast Regional Redevelopment,Portland Water District,Casco Bay Island Transit",
  "US-ME-AROOSTOOK": "Loring Development Authority",
};
