/**
 * Universities, colleges and other bodies of the provinces west and east of Ontario and Quebec whose names do not name
 * their place, by division. Compiled by hand from their public names and addresses; names and locations are facts and
 * need no licence.
 */
export const BODIES_OF_OTHER_PROVINCES: Readonly<Record<string, string>> = {
  "CA-BC-METROVANCOUVER":
    "University of British Columbia,Simon Fraser University,British Columbia Institute of Technology,BCIT,Douglas College,Langara College,Kwantlen,Capilano University,Emily Carr University,TransLink",
  "CA-BC-CAPITALREGION": "Camosun College,Royal Roads University,University of Victoria",
  "CA-BC-NANAIMO": "Vancouver Island University",
  "CA-BC-COMOXVALLEY": "North Island College",
  "CA-BC-THOMPSONNICOLA": "Thompson Rivers University",
  "CA-BC-CENTRALOKANAGAN": "Okanagan College",
  "CA-BC-CENTRALKOOTENAY": "Selkirk College",
  "CA-BC-EASTKOOTENAY": "College of the Rockies",
  "CA-BC-FRASERFORTGEORGE": "University of Northern British Columbia,College of New Caledonia",
  "CA-BC-KITIMATSTIKINE": "Coast Mountain College",
  "CA-BC-FRASERVALLEY": "University of the Fraser Valley",
  "CA-AB-DIV6":
    "Mount Royal University,Southern Alberta Institute of Technology,Bow Valley College,EnMax,ENMAX",
  "CA-AB-DIV11":
    "University of Alberta,MacEwan University,Northern Alberta Institute of Technology,NorQuest College,EPCOR",
  "CA-SK-DIV11": "University of Saskatchewan",
  "CA-MB-DIV11": "University of Manitoba,Red River College,Assiniboine Park",
  "CA-MB-DIV7": "Assiniboine Community College",
  "CA-NB-WESTMORLAND": "Mount Allison University,Université de Moncton",
  "CA-NB-YORK": "St. Thomas University,University of New Brunswick",
  "CA-NS-HALIFAX":
    "Mount Saint Vincent University,University of King's College,NSCAD,Nova Scotia College of Art and Design,Halterm",
  "CA-NS-KINGS": "Acadia University",
  "CA-NS-ANTIGONISH": "St. Francis Xavier University",
  "CA-NS-CAPEBRETON": "Cape Breton University",
  "CA-PE-QUEENS": "University of Prince Edward Island,Holland College",
  "CA-NL-DIV1": "Memorial University,Marine Institute",
};
