/**
 * Secondary schools of Ontario's school boards that serve several divisions or cities, by the school's division. A name
 * counts only in a notice of a board that serves the division; saints' names, which primary schools have too, are left
 * out. Compiled by hand from general knowledge; names and locations are facts and need no licence.
 */
export const SCHOOLS_OF_ONTARIO: Readonly<Record<string, string>> = {
  "PEL-MIS":
    "Applewood Heights,Cawthra Park,Clarkson Secondary,Erindale Secondary,Glenforest,Gordon Graydon,John Fraser,Lincoln M. Alexander,Lorne Park Secondary,Rick Hansen,T.L. Kennedy,The Woodlands,West Credit,Father Michael Goetz,Ascension of Our Lord,Iona Catholic,Iona Secondary,John Cabot,Our Lady of Mount Carmel,Philip Pocock,Marcellinus,Aloysius Gonzaga",
  "PEL-BRM":
    "Bramalea Secondary,Brampton Centennial,Castlebrooke,Central Peel,Chinguacousy,David Suzuki Secondary,Fletcher's Meadow,Harold M. Brathwaite,Heart Lake Secondary,Jean Augustine,Judith Nyman,Louise Arbour,North Park Secondary,Sandalwood Heights,Turner Fenton,Cardinal Ambrozic,Cardinal Leger,Holy Name of Mary,Edmund Campion,Marguerite d'Youville Secondary",
  "PEL-CAL": "Humberview,Mayfield Secondary,Robert F. Hall",
  DUF: "Orangeville District Secondary,Westside Secondary,Centre Dufferin",
  "DUR-OSH":
    "Eastdale Collegiate,G.L. Roberts,Maxwell Heights,McLaughlin Collegiate,O'Neill Collegiate,Monsignor John Pereyma,Monsignor Paul Dwyer,Joseph Venini",
  "DUR-WHI":
    "Anderson Collegiate,Brooklin High,Donald A. Wilson,Henry Street High,Sinclair Secondary,Father Leo J. Austin",
  "DUR-AJX": "Ajax High,J. Clarke Richardson,Pickering High School,Denis O'Connor",
  "DUR-PIC": "Dunbarton,Pine Ridge Secondary",
  DUR: "Port Perry High,Uxbridge Secondary,Brock High",
  "DUR-CLA": "Bowmanville High,Clarington Central,Courtice Secondary,Clarke High",
  NOR: "Cobourg Collegiate,Port Hope High,East Northumberland,Campbellford District",
  "PET-PTB": "Adam Scott,Crestwood Secondary,Kenner,Thomas A. Stewart",
  PET: "Norwood District",
  "HAL-BUR": "Aldershot High,Burlington Central,Frank J. Hayden,M.M. Robinson,Nelson High,Robert Bateman",
  "HAL-OAK":
    "Abbey Park,Garth Webb,Iroquois Ridge,Oakville Trafalgar,T.A. Blakelock,Thomas A. Blakelock,White Oaks Secondary",
  "HAL-MIL": "Craig Kielburger,Milton District,Elsie MacGill,Bishop Reding",
  "HAL-HIL": "Acton District,Georgetown District,Christ the King",
  "YRK-MAR":
    "Bill Crothers,Bill Hogarth,Bur Oak Secondary,Markham District,Markville,Middlefield,Milliken Mills High,Pierre Elliott Trudeau,Thornhill Secondary,Thornlea,Unionville High,Brother André,Michael McGivney",
  "YRK-VAU":
    "Emily Carr Secondary,Hodan Nalayeh,Vaughan Secondary,Maple High,Tommy Douglas,Westmount Collegiate,Woodbridge College,Father Bressani",
  "YRK-RIC":
    "Alexander Mackenzie High,Bayview Secondary,Langstaff Secondary,Richmond Green,Richmond Hill High,Our Lady Queen of the World",
  "YRK-NEW": "Huron Heights Secondary,Newmarket High,John M. Denison",
  "YRK-AUR": "Aurora High,G.W. Williams,Cardinal Carter,Maximilian Kolbe",
  YRK: "King City Secondary,Stouffville District,Sutton District,Keswick High,Our Lady of the Lake",
  "WAT-KIT":
    "Cameron Heights,Eastwood Collegiate,Forest Heights,Grand River Collegiate,Huron Heights Secondary,Kitchener-Waterloo Collegiate,Kitchener Waterloo Collegiate",
  "WAT-WLO": "Bluevale,Sir John A. Macdonald,Waterloo Collegiate,Laurel Heights",
  "WAT-CAM": "Galt Collegiate,Glenview Park,Jacob Hespeler,Preston High,Southwood Secondary,Monsignor Doyle",
  WAT: "Elmira District,Waterloo-Oxford",
  "NIA-STC":
    "Eden High,Governor Simcoe,Laura Secord,Sir Winston Churchill,St. Catharines Collegiate,Denis Morris",
  "NIA-NFL": "A.N. Myer,Stamford Collegiate,Westlane",
  "NIA-WEL": "Centennial Secondary,Eastdale Secondary,Welland Centennial,Notre Dame College",
  NIA: "E.L. Crossley,Greater Fort Erie,Port Colborne High,Thorold Secondary,West Niagara,Beamsville District,Grimsby Secondary,Blessed Trinity,Lakeshore Catholic",
  "SIM-BAR": "Barrie North,Bear Creek Secondary,Eastview Secondary,Innisdale,Maple Ridge Secondary",
  "SIM-ORI": "Orillia Secondary,Twin Lakes Secondary,Patrick Fogarty",
  SIM: "Banting Memorial,Bradford District,Collingwood Collegiate,Elmvale District,Georgian Bay District,Nantyr Shores,Nottawasaga Pines,Stayner Collegiate,Our Lady of the Bay",
  MUS: "Bracebridge and Muskoka Lakes,Gravenhurst High,Huntsville High",
  KAW: "I.E. Weldon,Lindsay Collegiate,Fenelon Falls Secondary",
  HLB: "Haliburton Highlands Secondary",
  "MDX-LON":
    "A.B. Lucas,Banting Secondary,Sir Frederick Banting,Clarke Road Secondary,H.B. Beal,London Central,London South,Montcalm Secondary,Oakridge Secondary,Saunders Secondary,Sir Wilfrid Laurier,Westminster Secondary,Catholic Central,John Paul II,Mother Teresa Catholic Secondary,Regina Mundi,André Bessette",
  MDX: "Glencoe District,Lord Dorchester,Medway High,North Middlesex District,Strathroy District",
  ELG: "Arthur Voaden,Central Elgin Collegiate,East Elgin,Parkside Collegiate,West Elgin Secondary",
  OXF: "College Avenue Secondary,Glendale High,Huron Park Secondary,Ingersoll District,Woodstock Collegiate",
  "FRO-KIN":
    "Bayridge Secondary,Frontenac Secondary,Kingston Secondary,Kingston Collegiate,LaSalle Secondary,Loyalist Collegiate,Regiopolis,Module Vanier",
  FRO: "Sydenham High,Granite Ridge",
  LEA: "Ernestown Secondary,Napanee District,North Addington",
  HAS: "Bayside Secondary,Centennial Secondary,Centre Hastings Secondary,Eastside Secondary,North Hastings High,Trenton High,Quinte Secondary,Moira Secondary,Nicholson Catholic",
  PED: "Prince Edward Collegiate",
  BRU: "Kincardine District,Peninsula Shores,Saugeen District,Walkerton District",
  GRY: "Georgian Bay Community School,Grey Highlands Secondary,John Diefenbaker,Owen Sound District",
  HUR: "Central Huron Secondary,F.E. Madill,Goderich District,South Huron District",
  PER: "Listowel District,Mitchell District,Stratford District,St. Marys District,Stratford Central,Stratford Northwestern",
  CHK: "Chatham-Kent Secondary,John McGregor,Blenheim District,Lambton Kent Composite,Ridgetown District,Tilbury District,Wallaceburg District,Ursuline College",
  LAM: "Great Lakes Secondary,Northern Collegiate,North Lambton,Lambton Central",
  "BRA-BFD":
    "Brantford Collegiate,North Park Collegiate,Pauline Johnson Collegiate,Tollgate Technological,Assumption College",
  BRA: "Paris District",
  HNF: "Cayuga Secondary,Delhi District,Dunnville Secondary,Hagersville Secondary,McKinnon Park,Simcoe Composite,Valley Heights,Waterford District",
  LGR: "Brockville Collegiate,Thousand Islands Secondary,South Grenville,Gananoque Secondary,Athens District,North Grenville District,Rideau District",
  LAN: "Almonte District,Carleton Place High,Perth and District,Smiths Falls District",
  PRU: "Rockland District,Vankleek Hill Collegiate,Russell High",
  SDG: "Cornwall Collegiate,St. Lawrence Secondary,North Dundas District,Seaway District,Tagwi,Char-Lan,Charlottenburgh-Lancaster,Glengarry District",
  "WEL-GUE":
    "Centennial Collegiate,College Heights,Guelph Collegiate,John F. Ross,Bishop Macdonell,Our Lady of Lourdes",
  WEL: "Centre Wellington District,Erin District,Norwell District",
  COC: "Roland Michener,Timmins High,Iroquois Falls Secondary,Cochrane High,Kapuskasing District,Hearst High,O'Gorman",
  TIM: "Timiskaming District Secondary,Kirkland Lake District,Englehart High",
  "NIP-NBY": "Chippewa Secondary,West Ferris,Widdifield,Scollard Hall",
  NIP: "Northern Secondary,F.J. McElligott",
  PSD: "Almaguin Highlands,Parry Sound High",
  SUD: "Confederation Secondary,Lasalle Secondary,Lively District,Lockerby,Lo-Ellen,Sudbury Secondary,Chelmsford Valley,Macdonald-Cartier,Marymount,Bishop Carter,Bishop Alexander Carter",
  SBD: "Espanola High",
  MAN: "Manitoulin Secondary",
  "ALG-SSM": "Bawating,Korah,Superior Heights,White Pines Collegiate",
  ALG: "Central Algoma,Elliot Lake Secondary,W.C. Eaket,Michipicoten High,Hornepayne High",
  KEN: "Beaver Brae,Dryden High,Red Lake District High,Sioux North",
  RRD: "Fort Frances High,Atikokan High,Rainy River High",
  TBY: "Nipigon-Red Rock,Marathon High,Geraldton Composite,Manitouwadge High,Lake Superior High",
  "ESX-WIN":
    "Herman Secondary,W.F. Herman,Kennedy Collegiate,Massey Secondary,Vincent Massey,Riverside Secondary,Walkerville,Westview Freedom,Brennan Catholic,Holy Names",
  ESX: "Belle River District,General Amherst,Kingsville District,Leamington District,Sandwich Secondary,Tecumseh Vista,North Star High,Erie Migration,Cardinal Carter,Villanova",
};
