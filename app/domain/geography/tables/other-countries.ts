import { foldName } from "../folded-name";

/**
 * Countries, territories and continents that are not ours, in English and French, and the three letters that federal
 * notices use. The names are those of ISO 3166 and of everyday use, compiled by hand and from the Unicode CLDR's list
 * of territories (Unicode License v3).
 */
const OTHER_COUNTRIES = `
ARE,ARG,AUS,AUT,Afghanistan,Africa,Afrique du Sud,Albania,Albanie,Algeria,Algérie,Allemagne,Andorra,Andorre,
Angleterre,Angola,Anguilla,Antarctica,Antarctique,Antigua & Barbuda,Antigua-et-Barbuda,Arabie saoudite,
Argentina,Argentine,Armenia,Arménie,Aruba,Ascension Island,Asia,Australia,Australie,Austria,Autriche,
Azerbaijan,Azerbaïdjan,BEL,BGR,BHS,BRA,Bahamas,Bahrain,Bahreïn,Bangladesh,Barbade,Barbados,Belarus,Belgique,
Belgium,Belize,Benin,Bermuda,Bermudes,Bhoutan,Bhutan,Biélorussie,Bolivia,Bolivie,Bosnia & Herzegovina,
Bosnie-Herzégovine,Botswana,Bouvet Island,Brazil,British Indian Ocean Territory,British Oversea Territories,
British Overseas Territories,British Virgin Islands,Brunei,Brésil,Bulgaria,Bulgarie,Burkina Faso,Burma,Burundi,
Bénin,CHE,CHL,CHN,COL,CUB,CZE,Cambodge,Cambodia,Cameroon,Cameroun,Canary Islands,Cap-Vert,Cape Verde,
Caribbean Netherlands,Cayman Islands,Central African Republic,Ceuta & Melilla,Ceuta et Melilla,Chad,
Channel Islands,Chile,Chili,China,Chine,Christmas Island,Chypre,Clipperton Island,Cocos Islands,Colombia,
Colombie,Comores,Comoros,Congo,Congo - Brazzaville,Congo - Kinshasa,Congo-Brazzaville,Congo-Kinshasa,
Cook Islands,Corée du Nord,Corée du Sud,Costa Rica,Croatia,Croatie,Cuba,Curaçao,Cyprus,Czech Republic,Czechia,
Côte d’Ivoire,DEU,DJI,DNK,DOM,Danemark,Denmark,Diego Garcia,Djibouti,Dominica,Dominican Republic,Dominique,EGY,
ESP,EST,Ecuador,Egypt,El Salvador,England,Equatorial Guinea,Eritrea,Espagne,Estonia,Estonie,Eswatini,Ethiopia,
Europe,FIN,FRA,Falkland Islands,Faroe Islands,Fidji,Fiji,Finland,Finlande,France,French Guiana,
French Polynesia,French Southern Territories,GBR,GRC,GRL,GTM,Gabon,Gambia,Gambie,Germany,Ghana,Gibraltar,
Grande-Bretagne,Great Britain,Greece,Greenland,Grenada,Grenade,Groenland,Grèce,Guadeloupe,Guatemala,Guernesey,
Guernsey,Guinea,Guinea-Bissau,Guinée,Guinée équatoriale,Guinée-Bissau,Guyana,Guyane française,Géorgie,
Géorgie du Sud-et-les Îles Sandwich du Sud,HND,HRV,HTI,HUN,Haiti,Haïti,Heard & McDonald Islands,Holland,
Honduras,Hong Kong,Hong Kong SAR China,Hongrie,Hungary,IDN,IND,IRL,IRQ,ISL,ISR,ITA,Iceland,Inde,India,
Indonesia,Indonésie,Irak,Iran,Iraq,Ireland,Irlande,Islande,Isle of Man,Israel,Israël,Italie,Italy,Ivory Coast,
JAM,JOR,JPN,Jamaica,Jamaïque,Japan,Japon,Jordan,Jordanie,KEN,KOR,KWT,Kazakhstan,Kenya,Kirghizstan,Kiribati,
Korea,Korea South,Kosovo,Koweït,Kuwait,Kyrgyzstan,LTU,LVA,La Réunion,Laos,Latvia,Lebanon,Lesotho,Lettonie,
Liban,Liberia,Libya,Libye,Liechtenstein,Lithuania,Lituanie,Luxembourg,MEX,MYS,Macao,Macao SAR China,Macedonia,
Macédoine du Nord,Madagascar,Malaisie,Malawi,Malaysia,Maldives,Mali,Malta,Malte,Maroc,Marshall Islands,
Martinique,Maurice,Mauritania,Mauritanie,Mauritius,Mayotte,Mexico,Mexique,Micronesia,Micronésie,Moldavie,
Moldova,Monaco,Mongolia,Mongolie,Montenegro,Montserrat,Monténégro,Morocco,Mozambique,Myanmar,NGA,NLD,NOR,NZL,
Namibia,Namibie,Nauru,Nepal,Netherlands,New Caledonia,New Zealand,Nicaragua,Niger,Nigeria,Niue,Norfolk Island,
North Korea,North Macedonia,Northern Ireland,Norvège,Norway,Nouvelle-Calédonie,Nouvelle-Zélande,Népal,Oceania,
Oman,Ouganda,Ouzbékistan,PHL,POL,PRT,Pakistan,Palaos,Palau,Palestine,Palestinian Territories,Panama,
Papouasie-Nouvelle-Guinée,Papua New Guinea,Paraguay,Pays-Bas,Pays-Bas caribéens,Peru,Philippines,
Pitcairn Islands,Poland,Pologne,Polynésie française,Portugal,Pérou,QAT,Qatar,R.A.S. chinoise de Hong Kong,
R.A.S. chinoise de Macao,ROU,Republic of Korea,Rest of the World,Romania,Roumanie,Royaume-Uni,Russia,Russie,
Rwanda,République centrafricaine,République dominicaine,Réunion,SAU,SGP,SLV,SRB,SWE,Sahara occidental,
Saint-Barthélemy,Saint-Christophe-et-Niévès,Saint-Marin,Saint-Martin,Saint-Pierre-et-Miquelon,
Saint-Vincent-et-les Grenadines,Sainte-Hélène,Sainte-Lucie,Salvador,Samoa,San Marino,Sao Tomé-et-Principe,Sark,
Saudi Arabia,Scotland,Senegal,Serbia,Serbie,Sercq,Seychelles,Sierra Leone,Singapore,Singapour,Sint Maarten,
Slovakia,Slovaquie,Slovenia,Slovénie,Solomon Islands,Somalia,Somalie,Soudan,Soudan du Sud,South Africa,
South America,South Georgia & South Sandwich Islands,South Korea,South Sudan,Spain,Sri Lanka,St. Barthélemy,
St. Helena,St. Kitts & Nevis,St. Lucia,St. Martin,St. Pierre & Miquelon,St. Vincent & Grenadines,Sudan,Suisse,
Suriname,Suède,Svalbard & Jan Mayen,Svalbard et Jan Mayen,Sweden,Switzerland,Syria,Syrie,São Tomé & Príncipe,
Sénégal,THA,TUR,Tadjikistan,Taiwan,Tajikistan,Tanzania,Tanzanie,Taïwan,Tchad,Tchéquie,
Terres australes françaises,Territoire britannique de l’océan Indien,Territoires palestiniens,Thailand,
Thaïlande,Timor oriental,Timor-Leste,Togo,Tokelau,Tonga,Trinidad & Tobago,Trinité-et-Tobago,Tristan da Cunha,
Tunisia,Tunisie,Turkey,Turkmenistan,Turkménistan,Turks & Caicos Islands,Turquie,Tuvalu,Türkiye,U.K.,UK,UKR,
Uganda,Ukraine,United Arab Emirates,United Kingdom,Uruguay,Uzbekistan,VNM,Vanuatu,Vatican City,Venezuela,
Vietnam,Viêt Nam,Wales,Wallis & Futuna,Wallis-et-Futuna,Western Sahara,Yemen,Yémen,ZAF,Zambia,Zambie,Zimbabwe,
Åland Islands,Écosse,Égypte,Émirats arabes unis,Équateur,Érythrée,État de la Cité du Vatican,Éthiopie,
Île Bouvet,Île Christmas,Île Clipperton,Île Norfolk,Île de Man,Île de l’Ascension,Îles Canaries,Îles Caïmans,
Îles Cocos,Îles Cook,Îles Féroé,Îles Heard-et-MacDonald,Îles Malouines,Îles Marshall,Îles Pitcairn,
Îles Salomon,Îles Turques-et-Caïques,Îles Vierges britanniques,Îles Åland
`;

/**
 * Regions of other countries as address fields give them: Australia's states, and the regions of France, Germany, Spain,
 * Italy, Mexico and the United Kingdom. Compiled by hand from their public names; names that are also ours are left out.
 */
const REGIONS_ABROAD = `
NSW,New South Wales,QLD,Queensland,Tasmania,South Australia,Western Australia,Northern Territory,
Australian Capital Territory,Île-de-France,Auvergne-Rhône-Alpes,Nouvelle-Aquitaine,Occitanie,Hauts-de-France,
Grand Est,Provence-Alpes-Côte d'Azur,Bretagne,Brittany,Normandie,Normandy,Pays de la Loire,Bourgogne-Franche-Comté,
Centre-Val de Loire,Corse,Bavaria,Bayern,Baden-Württemberg,Hessen,Niedersachsen,Lower Saxony,Nordrhein-Westfalen,
North Rhine-Westphalia,Rheinland-Pfalz,Sachsen,Saxony,Thüringen,Catalonia,Cataluña,Andalucía,Andalusia,Lombardy,
Lombardia,Lazio,Tuscany,Toscana,Jalisco,Nuevo León,Baja California,Quintana Roo,Greater London,West Midlands,
East Midlands,East of England,Yorkshire and the Humber,North East England,North West England,South East England,
South West England,Leinster,Munster,Ulster Province,Connacht,Maharashtra,Karnataka
`;

const listed = (names: string) => names.split(/[,\n]/).map(foldName).filter(Boolean);
const names = new Set(listed(`${OTHER_COUNTRIES},${REGIONS_ABROAD}`));

/**
 * Large cities of other countries with a namesake in our provinces or states, by hand. Alone, such a name says nothing.
 */
const CITIES_ABROAD = new Set(
  listed(`
Paris,London,Sydney,Melbourne,Brisbane,Newcastle,Wellington,Christchurch,Cambridge,Oxford,Birmingham,Manchester,
Liverpool,Bristol,Bath,York,Durham,Lincoln,Worcester,Gloucester,Plymouth,Portsmouth,Southampton,Brighton,Reading,
Stratford,Dover,Derby,Leeds,Sheffield,Halifax,Windsor,Edinburgh,Glasgow,Aberdeen,Dundee,Inverness,Cardiff,Belfast,
Dublin,Limerick,Waterford,Cork,Berlin,Hamburg,Hanover,Dresden,Bremen,Vienna,Zurich,Geneva,Rome,Naples,Milan,Florence,
Venice,Palermo,Athens,Sparta,Corinth,Moscow,Odessa,Warsaw,Lisbon,Madrid,Toledo,Cordova,Granada,Amsterdam,Rotterdam,
Antwerp,Brussels,Copenhagen,Stockholm,Lyon,Lyons,Nice,Versailles,Orléans,Verdun,Havre,Cairo,Alexandria,Delhi,Canton,
Lima,Havana,Mexico,Kingston,Nassau,Georgetown,Santiago,Durban,Kimberley,Medina,Jericho,Bethlehem,Nazareth,Damascus
`),
);

/** Whether a name, folded, is also a large city's in another country. */
export function isCityAbroad(foldedName: string): boolean {
  return CITIES_ABROAD.has(foldedName);
}

export function isOtherCountry(name: string): boolean {
  return names.has(foldName(name));
}
