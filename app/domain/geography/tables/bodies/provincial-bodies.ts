/**
 * Bodies of a whole province or state whose name does not name it. Compiled by hand from their public names; names are facts
 * and need no licence.
 */
export const PROVINCIAL_BODIES: Readonly<Record<string, string>> = {
  "CA-BC":
    "BC Hydro,BC Housing,BC Ferry Services,BC Ferries,BC Timber Sales,BC Transit,BCNET,BC Assessment,BC Lottery,BC Emergency Health,Infrastructure BC,WorkSafeBC,Insurance Corporation of British Columbia,ICBC,Interior Health Authority,Northern Health Authority,Provincial Health Services Authority,Transportation Investment Corporation,Columbia Power Corporation,BC Pavilion,InBC,Community Living BC",
  "CA-AB": "AHS Contracting,ATB Financial,Travel Alberta,Alberta Health Services,Balancing Pool",
  "CA-SK":
    "Saskatchewan Polytechnic,SaskPower,SaskTel,SaskEnergy,SaskBuilds,SaskWater,Saskatchewan Health Authority,SGI Canada",
  "CA-MB": "Efficiency Manitoba,Manitoba Hydro,Shared Health",
  "CA-ON":
    "Hydro One,Infrastructure Ontario,Supply Ontario,Ontario Power Generation,LCBO,Liquor Control Board of Ontario,Independent Electricity System Operator,Ministry of Transportation of Ontario,Metrolinx Ontario,GO Transit,Conseil scolaire Viamonde,Conseil scolaire catholique MonAvenir,Ontario Northland,Ontario Health,Tarion,AGCO,Workplace Safety and Insurance Board,Ornge",
  "CA-QC":
    "Hydro-Québec,Investissement Québec,Société d'habitation du Québec,Société des traversiers du Québec,Société québécoise des infrastructures,Loto-Québec,Revenu Québec,Sûreté du Québec,Sépaq,Société des alcools du Québec,Société de l'assurance automobile du Québec,Centre d'acquisitions gouvernementales",
  "CA-NB":
    "NB Power,Énergie NB,Service New Brunswick,Service Nouveau-Brunswick,Horizon Health Network,Réseau de santé Vitalité,Vitalité Health Network,NB Liquor,Alcool NB,NBCC,Collège communautaire du Nouveau-Brunswick",
  "CA-NS": "NSLC,Build Nova Scotia,Nova Scotia Health,Nova Scotia Community College,NSCC",
  "CA-NL":
    "NL Health Services,Newfoundland and Labrador Hydro,Nalcor,NL English School District,College of the North Atlantic",
  "CA-PE": "Health PEI,PEI Energy Corporation,Island Waste Management Corporation",
  "CA-NU": "Qulliq Energy,Nunavut Arctic College",
  "US-NY":
    "NYSERDA,Dormitory Authority of the State,DASNY,NYS Office of General Services,New York Power Authority,New York State Thruway",
  "US-NJ":
    "NJ Transit,NJDOT,New Jersey Turnpike Authority,New Jersey Schools Development Authority,NJ Schools Development",
  "US-PA": "PennDOT,Pennsylvania Turnpike,PASSHE,Pennsylvania State System of Higher Education",
  "US-CT": "ConnDOT,CTDOT,Connecticut State Colleges,CT Department of Administrative Services",
  "US-MA": "MassDOT,MBTA,DCAMM,Massachusetts Port Authority,Massport,Massachusetts Water Resources Authority",
  "US-VT": "VTrans,Vermont Agency of Transportation,Buildings and General Services Vermont",
  "US-NH": "NHDOT,New Hampshire Department of,Community College System of New Hampshire",
  "US-ME":
    "MaineDOT,Maine Turnpike Authority,MaineHousing,Education in the Unorganized Territory,University of Maine System,Maine Community College System",
  "US-RI": "RIDOT,RIPTA,Rhode Island Public Transit",
};
