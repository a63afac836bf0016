/**
 * Hospitals, conservation authorities, health units, utilities, transit, bridges, ports and museums of Ontario whose
 * name does not name their place, or names it without a word that makes them local, by division; of a body of several
 * divisions the one with its offices, and all of that division if it serves more of it than one town. Compiled by hand from their public names and addresses; names and locations are
 * facts and need no licence.
 */
export const BODIES_OF_ONTARIO: Readonly<Record<string, string>> = {
  "CA-ON-TOR":
    "Toronto and Region Conservation,Bridgepoint Active Healthcare,CreateTO,Harbourfront Centre,Metro Toronto Convention Centre,Mount Sinai Hospital,Ontario Place,Ontario Science Centre,Princess Margaret,Rouge Valley Health,Runnymede Healthcare,Scarborough Health Network,St. Michael's Hospital,TTC,Toronto East Health Network,Toronto Grace,Toronto Pan Am Sports Centre,Toronto Port Lands,Toronto Zoo,Toronto Hydro,Toronto Public Library,Casa Loma,Billy Bishop Toronto City Airport,Toronto Rehabilitation,Providence Healthcare,Trillium Gift of Life",
  "CA-ON-PEL-MIS": "Credit Valley Hospital,Alectra,MiWay,Toronto Pearson,Pearson International Airport",
  "CA-ON-PEL":
    "Credit Valley Conservation,Region of Peel,Peel Living,Peel Housing Corporation,Peel Regional Police,Peel Public Health",
  "CA-ON-YRK":
    "Lake Simcoe Region Conservation,Housing York,York Region Rapid Transit,York Regional Police,YRRTC",
  "CA-ON-YRK-NEW": "Newmarket-Tay Power,Newmarket Tay Power",
  "CA-ON-YRK-VAU": "McMichael Canadian Art",
  "CA-ON-DUR": "Central Lake Ontario Conservation,Elexicon",
  "CA-ON-DUR-OSH": "Oshawa Power,University of Ontario Institute of Technology",
  "CA-ON-HAL":
    "Conservation Halton,Halton Region Conservation,Halton Regional Police,Halton Community Housing",
  "CA-ON-HAM":
    "Hamilton Health Sciences,Hamilton-Oshawa Port Authority,Hamilton Oshawa Port Authority,HOPA Ports,Hamilton Street Railway,Hamilton International Airport,Art Gallery of Hamilton",
  "CA-ON-NIA":
    "Shaw Festival,Niagara Peninsula Conservation,Niagara Health,Niagara Regional Police,Niagara Catholic",
  "CA-ON-NIA-NFL":
    "Niagara Falls Bridge Commission,Niagara Parks,Niagara Falls Convention Centre,Niagara Peninsula Energy",
  "CA-ON-WAT":
    "Grand River Conservation,Grand River Transit,Waterloo Regional Police,Region of Waterloo International Airport",
  "CA-ON-WAT-CAM": "GrandBridge Energy",
  "CA-ON-WAT-KIT": "Enova Power,Waterloo Regional Health Network,Kitchener Utilities",
  "CA-ON-WEL": "Groves Memorial,Wellington Health Care Alliance,Wellington North Power",
  "CA-ON-WEL-GUE":
    "Wellington-Dufferin-Guelph Public Health,Homewood Health,Guelph General Hospital,University of Guelph",
  "CA-ON-DUF": "Headwaters Health Care",
  "CA-ON-BRA-BFD": "Brant Community Healthcare,Brant County Health Unit",
  "CA-ON-BRA": "Six Nations of the Grand River,Six Nations",
  "CA-ON-HNF": "West Haldimand General,Norfolk General Hospital,Haldimand War Memorial",
  "CA-ON-OXF":
    "Alexandra Hospital Ingersoll,ERTH Power,Erie Thames Powerlines,Long Point Region Conservation",
  "CA-ON-ELG": "Catfish Creek Conservation,Kettle Creek Conservation,Southwestern Public Health",
  "CA-ON-MDX":
    "Four Counties Health,Upper Thames River Conservation,Middlesex Hospital Alliance,St. Clair Region Conservation",
  "CA-ON-MDX-LON": "Museum London,Middlesex-London Health Unit,London Hydro",
  "CA-ON-CHK": "Chatham-Kent Health Alliance,Entegrus,Lower Thames Valley Conservation,Chatham-Kent Police",
  "CA-ON-ESX": "E.L.K. Energy,ELK Energy,Erie Shores HealthCare,Essex Region Conservation",
  "CA-ON-ESX-WIN":
    "Hôtel-Dieu Grace,Hotel-Dieu Grace,Windsor-Essex County Health Unit,Gordie Howe International Bridge",
  "CA-ON-LAM": "Blue Water Bridge,Bluewater Power,Federal Bridge Corporation Point Edward",
  "CA-ON-HUR":
    "Alexandra Marine,Ausable Bayfield Conservation,Maitland Valley Conservation,South Huron Hospital",
  "CA-ON-PER":
    "Festival Hydro,Huron Perth Healthcare Alliance,Huron Perth Public Health,Listowel Wingham Hospitals,Stratford Festival",
  "CA-ON-BRU": "Bruce Power,South Bruce Grey Health,Westario Power",
  "CA-ON-GRY":
    "Brightshores Health,Grey Bruce Health,Grey Bruce Public Health,Grey Sauble Conservation,Owen Sound Transportation,Saugeen Conservation,Saugeen Valley Conservation",
  "CA-ON-SIM":
    "Collingwood General and Marine,EPCOR Electricity Distribution Ontario,Huronia Historical Parks,InnPower,InnServices,Nottawasaga Valley Conservation,Sainte-Marie among the Hurons,Stevenson Memorial,Wasaga Distribution,Discovery Harbour",
  "CA-ON-SIM-BAR": "Simcoe Muskoka District Health Unit",
  "CA-ON-MUS": "Lakeland Power,Muskoka Algonquin Healthcare",
  "CA-ON-PSD": "West Parry Sound Health Centre",
  "CA-ON-HLB": "Haliburton Highlands Health",
  "CA-ON-KAW": "Kawartha Conservation,Kawartha Region Conservation,Ross Memorial",
  "CA-ON-PET-PTB": "Otonabee Conservation,Otonabee Region Conservation,Peterborough Regional Health",
  "CA-ON-NOR":
    "Ganaraska Region Conservation,Lakefront Utilities,Northumberland Hills Hospital,Haliburton Kawartha Pine Ridge District Health Unit,Campbellford Memorial",
  "CA-ON-HAS":
    "Crowe Valley Conservation,Hastings and Prince Edward DSB,Hastings Prince Edward Public Health,Lower Trent Conservation,Lower Trent Region Conservation,Quinte Conservation",
  "CA-ON-FRO-KIN": "Cataraqui Conservation,Cataraqui Region Conservation,Utilities Kingston,Fort Henry",
  "CA-ON-LGR": "Leeds Grenville and Lanark District Health",
  "CA-ON-LAN": "Mississippi Valley Conservation,Almonte General",
  "CA-ON-SDG":
    "City of Cornwall,Glengarry Memorial,Raisin Region Conservation,Seaway International Bridge,South Nation Conservation,South Nation River Conservation,St. Lawrence Parks Commission,Upper Canada Village,Eastern Ontario Health Unit,Mohawk Council of Akwesasne",
  "CA-ON-OTT":
    "Ottawa Hospital,Hôpital d'Ottawa,OC Transpo,Rideau Valley Conservation,Université d'Ottawa,University of Ottawa,Collège La Cité,Conseil des écoles publiques de l'Est",
  "CA-ON-REN":
    "Canadian Nuclear Laboratories,Laboratoires Nucléaires Canadiens,Renfrew Victoria,St. Francis Memorial,Brudenell Lyndoch and Raglan,Head Clara and Maria",
  "CA-ON-NIP-NBY":
    "North Bay Parry Sound District Health,North Bay-Mattawa Conservation,Northern Ontario Tourist",
  "CA-ON-SUD":
    "Conseil scolaire du Grand Nord,Conservation Sudbury,Nickel District Conservation,NOSM University,Northern Ontario School of Medicine,Greater Sudbury Utilities",
  "CA-ON-SBD": "Manitoulin-Sudbury District Services,Municipality of St.-Charles,Espanola Regional Hospital",
  "CA-ON-MAN": "Manitoulin Health Centre,Wikwemikong,Wiikwemkoong",
  "CA-ON-ALG": "Elliot Lake Retirement,North Shore Health Network",
  "CA-ON-ALG-SSM": "PUC Distribution,Algoma Public Health,Algoma Steel",
  "CA-ON-TIM": "Blanche River Health,Temiskaming Hospital,Timiskaming Health Unit",
  "CA-ON-COC":
    "Hôpital Notre-Dame Hospital,MICs Group,Mattagami Region Conservation,Sensenbrenner,Smooth Rock Falls Hospital,Weeneebayko,Porcupine Health Unit",
  "CA-ON-TBY":
    "Lakehead Region Conservation,Fort William Historical Park,Old Fort William,Matawa First Nations,North of Superior Healthcare,Santé Manitouwadge,St. Joseph's Care Group,Synergy North,Tbaytel",
  "CA-ON-KEN":
    "Lake of the Woods District Hospital,Northwestern Health Unit,Meno Ya Win,Wabaseemoong,Kenora District Services",
  "CA-ON-RRD": "Riverside Health Care,Rainy River District Social Services",
  "CA-ON-PEL-BRM": "Hydro One Brampton",
};
