/**
 * Colleges, health networks and other public bodies of Quebec with the administrative region or the division that they
 * serve. Compiled by hand from the bodies' public names and addresses; names and locations are facts and need no licence.
 */
export const BODIES_OF_QUEBEC: Readonly<Record<string, string>> = {
  "CA-QC-MONTREAL":
    "CHUM,CUSM,CCSMTL,CEMTL,CIUSSS NIM,CIUSSS-NIM,CIUSSS COMTL,CIUSSS-COMTL,CIUSSS CODIM,CIUSSS ODIM,CIUSSS-ODIM,CIUSSS EMTL,CIUSSS du Centre-Sud,Collège de Rosemont,Musée des beaux-arts de Montréal,Institut Philippe-Pinel,Tourisme Montréal,Old Port of Montreal,Vieux-Port de Montréal,Direction immobilière Nord de Montréal,Direction immobilière Sud de Montréal,Administration portuaire de Montréal,Port de Montréal,Aéroports de Montréal,Autorité régionale de transport métropolitain,Réseau express métropolitain,Réseau de transport métropolitain,exo réseau,Collège Rosemont,Parc olympique,Régie des installations olympiques,UQAM,École Polytechnique,Université de Montréal,Université du Québec à Montréal,Cégep de Saint-Laurent,Cégep de Rosemont,Cégep du Vieux Montréal,Cégep Ahuntsic,Collège Ahuntsic,Cégep André-Laurendeau,Cégep Gérald-Godin,Cégep Marie-Victorin,Collège de Maisonneuve,Collège Dawson,Dawson College,Collège John Abbott,John Abbott College,Collège Vanier,Vanier College,Collège de Bois-de-Boulogne,Collège De-Bois-De-Boulogne,Institut de tourisme et d'hôtellerie,Buanderie centrale de Montréal,Parc olympique,Place des Arts,Palais des Congrès de Montréal,Quartier des spectacles,Pointe-à-Callière,Commission des services électriques de Montréal,Société d'habitation et de développement de Montréal,OMH de Montréal,OMHM,Agence de mobilité durable,Bibliothèque et Archives nationales,Centre-Sud-de-l'Île-de-Montréal,Est-de-l'Île-de-Montréal,Nord-de-l'Île-de-Montréal,Ouest-de-l'Île-de-Montréal,Ouest de l'ile de Montréal,Centre-Ouest-de-l'Île-de-Montréal,Centre hospitalier de l'Université de Montréal,Institut de Cardiologie de Montréal,Société de transport de Montréal",
  "CA-QC-MONTREAL CA-QC-LAVAL": "Corporation d'urgences-santé",
  "CA-QC-LESCOLLINESDELOUTAOUAIS": "Municipalité de Pontiac",
  "CA-QC-LESJARDINSDENAPIERVILLE": "Municipalité de Saint-Michel",
  "CA-QC-LAVAL": "Santé Québec Laval,CISSS de Laval,Collège Montmorency,Cégep Montmorency",
  "CA-QC-LONGUEUIL": "Cégep Édouard-Montpetit,Collège Édouard-Montpetit,Champlain College Saint-Lambert",
  "CA-QC-LESMASKOUTAINS": "Cégep de Saint-Hyacinthe",
  "CA-QC-LEHAUTRICHELIEU": "Cégep Saint-Jean-sur-Richelieu",
  "CA-QC-PIERREDESAUREL": "Cégep de Sorel-Tracy",
  "CA-QC-BEAUHARNOISSALABERRY": "Cégep de Valleyfield,Collège de Valleyfield",
  "CA-QC-LAHAUTEYAMASKA": "Cégep de Granby",
  "CA-QC-SHERBROOKE": "Université de Sherbrooke,Cégep de Sherbrooke,Cégep Sherbrooke",
  "CA-QC-LARIVIEREDUNORD": "Cégep de Saint-Jérôme",
  "CA-QC-THERESEDEBLAINVILLE": "Collège Lionel-Groulx,Cégep Lionel-Groulx",
  "CA-QC-GATINEAU":
    "La Ressourse,La RessourSe,Pavillon du Parc,Cégep de l'Outaouais,Heritage College,Cégep Heritage,Société de Transport de l'Outaouais",
  "CA-QC-SHAWINIGAN": "Cégep de Shawinigan,Collège Shawinigan",
  "CA-QC-DRUMMOND": "Cégep de Drummondville",
  "CA-QC-ARTHABASKA": "Cégep de Victoriaville",
  "CA-QC-LESAPPALACHES": "Cégep de Thetford",
  "CA-QC-LEVIS": "Cégep de Lévis",
  "CA-QC-ROUSSILLON": "Alliance des Grandes-Seigneuries,Kahnawà:ke,New Frontiers School Board",
  "CA-QC-QUEBEC":
    "Centre hospitalier universitaire de Québec,habitation de Québec,CHU de Québec,Direction immobilière Nord de Québec,Direction immobilière Sud de Québec,Direction immobilière Centre-ville de Québec,Administration portuaire de Québec,Port de Québec,Centre des congrès de Québec,Collège Mérici,Nation huronne-wendat,Institut national de la recherche scientifique,École nationale d'administration publique,TÉLUQ,Société du Plan Nord,Aéroport de Québec,Cégep de Sainte-Foy,Assemblée nationale,Grand Théâtre de Québec,Musée national des beaux-arts,Musée national de l'histoire du Québec,Santé Québec Capitale-Nationale Universitaire CHU",
  "CA-QC-LATUQUE": "Conseil de la Nation Atikamekw,services sociaux du Haut-Saint-Maurice",
  "CA-QC-LESILESDELAMADELEINE": "CISSS des Îles,services sociaux des Îles",
  "CA-QC-LAVALLEEDURICHELIEU": "police Richelieu-Saint-Laurent",
  "CA-QC-LESMOULINS": "intermunicipale des Moulins",
  "CA-QC-LACOTEDEGASPE": "Cégep de la Gaspésie et des Îles",
  "CA-QC-ROUYNNORANDA":
    "Université du Québec en Abitibi-Témiscamingue,Université du Québec de l'Abitibi-Témiscamingue,Cégep de l'Abitibi-Témiscamingue",
  "CA-QC-MEMPHREMAGOG": "Régie de police Memphrémagog,Régie de police de Memphrémagog",
  "CA-QC-LAVALLEEDELAGATINEAU": "Kitigan Zibi",
  "CA-QC-LAHAUTECOTENORD": "Innus Essipit,Innue Essipit",
  "CA-QC-KAMOURASKA": "Cégep de La Pocatière",
  "CA-QC-RIVIEREDULOUP": "Cégep de Rivière-du-Loup",
  "CA-QC-RIMOUSKINEIGETTE": "Université du Québec à Rimouski,Cégep de Rimouski",
  "CA-QC-LAMATANIE": "Cégep de Matane",
  "CA-QC-LEDOMAINEDUROY": "Cégep de Saint-Félicien,Pekuakamiulnuatsh,Montagnais du Lac-Saint-Jean",
  "CA-QC-LACSTJEANEST": "Collège d'Alma,Aérodrome Lac-Saint-Jean",
  "CA-QC-MANICOUAGAN": "Cégep de Baie-Comeau",
  "CA-QC-SEPTRIVIERESCANIAPISCAU": "Cégep de Sept-Îles,MRC de Caniapiscau,MRC de Sept-Rivières",
  "CA-QC-NORDDUQUEBEC":
    "CRSSS de la Baie-James,services sociaux de la Baie-James,Commission scolaire crie,Cree School Board,Régie régionale de la santé et des services sociaux du Nunavik,Centre de santé Inuulitsivik,Centre de santé Tulattavik,Conseil Cri de la santé,Cree Board of Health,Administration régionale Kativik,Kativik Regional Government,Kativik Ilisarniliriniq,Société de développement de la Baie-James,Administration régionale Baie-James,Eeyou Istchee",
  "CA-QC-LESLAURENTIDES": "MRC des Laurentides,Office d'habitation des Laurentides,Municipalité de Montcalm",
  "CA-QC-LESAGUENAYETSONFJORD":
    "MRC du Fjord-du-Saguenay,sécurité incendie du Fjord,Cégep de Chicoutimi,Cégep de Jonquière",
  "CA-QC-FRANCHEVILLE":
    "Port de Trois-Rivières,MRC des Chenaux,Université du Québec à Trois-Rivières,Cégep de Trois-Rivières",
  "CA-QC-MINGANIELEGOLFEDUSTLAURENT":
    "Centre de services scolaire du Littoral,MRC de Minganie,MRC du Golfe-du-Saint-Laurent",
  "CA-QC-AVIGNON": "Listuguj,Municipalité de Matapédia",
  "CA-QC-MASKINONGE": "Énercycle",
  "CA-QC-ANTOINELABELLE": "déchets de la Lièvre",
  "CA-QC-DEUXMONTAGNES": "Police du Lac des Deux-Montagnes",
  "CA-QC-BEAUCESARTIGAN": "Comté de Beauce-Sud,Cégep Beauce-Appalaches",
  "CA-QC-BONAVENTURE": "Eastern Shores,Municipalité de Hope,Canton de Hope",
  "CA-QC-BONAVENTURE CA-QC-AVIGNON":
    "CSSS Baie des Chaleurs,CSSS de la Baie-des-Chaleurs,services sociaux de la Baie-des-Chaleurs",
  "CA-QC-BONAVENTURE CA-QC-AVIGNON CA-QC-LACOTEDEGASPE CA-QC-LAHAUTEGASPESIE CA-QC-LEROCHERPERCE":
    "Santé Québec Gaspésie,CISSS de la Gaspésie",
  "CA-QC-JOLIETTE CA-QC-LASSOMPTION CA-QC-LESMOULINS": "Cégep régional de Lanaudière",
  "CA-QC-BECANCOUR": "W8banaki,Parc industriel et portuaire de Bécancour",
  "CA-NT": "Government of the Northwest Territories,Gouvernement des Territoires du Nord-Ouest",
  "CA-NU": "Government of Nunavut,Gouvernement du Nunavut",
  "CA-YT": "Government of Yukon,Yukon Government,Gouvernement du Yukon",
};

/** Regions that health networks and the real-estate agency's branches are named after. */
export const REGIONS_IN_BODIES: ReadonlyArray<string> = [
  ...[
    "Laval",
    "Laurentides",
    "Lanaudière",
    "Outaouais",
    "Estrie",
    "Chaudière-Appalaches",
    "Capitale-Nationale",
  ],
  ...[
    "Mauricie",
    "Centre-du-Québec",
    "Bas-Saint-Laurent",
    "Abitibi-Témiscamingue",
    "Côte-Nord",
    "Montérégie",
  ],
  ...["Saguenay–Lac-Saint-Jean", "Gaspésie–Îles-de-la-Madeleine", "Nord-du-Québec"],
];
