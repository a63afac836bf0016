/**
 * Former municipalities, boroughs and villages of Quebec inside larger municipalities, under the code of their division.
 * A buyer, a school or a plant often still goes by the name from before the mergers. Compiled by hand from general
 * knowledge; names and locations are facts and need no licence.
 */
export const COMMUNITIES_OF_QUEBEC: Readonly<Record<string, string>> = {
  "CA-QC-ACTON": "Sainte-Christine-d'Acton",
  "CA-QC-ANTOINELABELLE": "L'Annonciation,Des Ruisseaux,Saint-Jean-sur-le-Lac,Sainte-Véronique,Val-Barrette",
  "CA-QC-ARGENTEUIL": "Brownsburg,Saint-Philippe-d'Argenteuil,Calumet",
  "CA-QC-ARTHABASKA": "Sainte-Victoire-d'Arthabaska",
  "CA-QC-BEAUCESARTIGAN": "Aubert-Gallion,Saint-Georges-Ouest,Saint-Jean-de-la-Lande-de-Beauce",
  "CA-QC-BEAUHARNOISSALABERRY": "Grande-Île,Saint-Timothée,Melocheville",
  "CA-QC-BECANCOUR": "Saint-Grégoire,Sainte-Angèle-de-Laval,Sainte-Gertrude,Précieux-Sang",
  "CA-QC-BONAVENTURE": "Cascapédia",
  "CA-QC-BROMEMISSISQUOI": "West Brome,Glen Sutton,Sweetsburg,Philipsburg,Adamsville",
  "CA-QC-CHARLEVOIX": "Saint-Joseph-de-la-Rive,Saint-Bernard-sur-Mer",
  "CA-QC-CHARLEVOIXEST":
    "Pointe-au-Pic,Cap-à-l'Aigle,Saint-Fidèle,Rivière-Malbaie,Port-au-Persil,Port-au-Saumon",
  "CA-QC-DRUMMOND": "Saint-Nicéphore,Saint-Charles-de-Drummond,Saint-Joachim-de-Courval",
  "CA-QC-FRANCHEVILLE": "Trois-Rivières-Ouest,Sainte-Marthe-du-Cap,Saint-Louis-de-France,Pointe-du-Lac",
  "CA-QC-GATINEAU": "Pointe-Gatineau",
  "CA-QC-LACOTEDEGASPE": "L'Anse-au-Griffon,Cap-des-Rosiers,Douglastown",
  "CA-QC-LACSTJEANEST": "Saint-Cœur-de-Marie,Isle-Maligne,Lac-à-la-Croix",
  "CA-QC-LAHAUTECOTENORD": "Sault-au-Mouton,Saint-Paul-du-Nord,Grandes-Bergeronnes,Sainte-Anne-de-Portneuf",
  "CA-QC-LAHAUTEGASPESIE": "Tourelle,Saint-Joachim-de-Tourelle",
  "CA-QC-LAMATANIE": "Petit-Matane,Saint-Luc-de-Matane,Saint-Jérôme-de-Matane",
  "CA-QC-LAMITIS": "Les Boules,Métis Beach",
  "CA-QC-LARIVIEREDUNORD": "Bellefeuille",
  "CA-QC-LATUQUE": "La Croche,Clova,Weymontachie",
  "CA-QC-LAVAL":
    "Duvernay,Laval-des-Rapides,Pont-Viau,Saint-Vincent-de-Paul,Sainte-Dorothée,Laval-Ouest,Îles-Laval,Laval-sur-le-Lac",
  "CA-QC-LAVALLEEDELAGATINEAU": "Lac Barrière",
  "CA-QC-LAVALLEEDELOR": "Sullivan,Dubuisson,Val-Senneville,Vassan,Louvicourt",
  "CA-QC-LEGRANIT": "Saint-Samuel-Station",
  "CA-QC-LEHAUTSTFRANCOIS":
    "Cookshire,Sawyerville,Birchton,Johnville,Bishopton,Marbleton,Sainte-Marguerite-de-Lingwick",
  "CA-QC-LEHAUTSTLAURENT": "Saint-Antoine-Abbé,Athelstan",
  "CA-QC-LEROCHERPERCE": "Cap-d'Espoir,Coin-du-Banc,Pabos Mills,Saint-François-de-Pabos",
  "CA-QC-LESAGUENAYETSONFJORD": "Shipshaw,Lac-Kénogami,Kénogami,Saint-Jean-Vianney",
  "CA-QC-LESAPPALACHES": "Robertsonville,Pontbriand,Rivière-Blanche,Thetford-Sud",
  "CA-QC-LESCOLLINESDELOUTAOUAIS":
    "Masham,Sainte-Cécile-de-Masham,Poltimore,Luskville,Quyon,Farm Point,Lac-des-Loups",
  "CA-QC-LESILESDELAMADELEINE": "L'Île-du-Havre-Aubert,Pointe-aux-Loups",
  "CA-QC-LESJARDINSDENAPIERVILLE": "Sherrington,Saint-Rémi-de-Napierville",
  "CA-QC-LESLAURENTIDES": "Saint-Jovite,Sainte-Agathe-Nord,Lac-Carré,Saint-Faustin",
  "CA-QC-LESMASKOUTAINS": "Sainte-Rosalie,Saint-Thomas-d'Aquin,Notre-Dame-de-Saint-Hyacinthe",
  "CA-QC-LEVIS":
    "Saint-Rédempteur,Saint-Étienne-de-Lauzon,Les Chutes-de-la-Chaudière,Saint-Joseph-de-la-Pointe-de-Lévy,Saint-David-de-l'Auberivière,Sainte-Hélène-de-Breakeyville",
  "CA-QC-MANICOUAGAN": "Hauterive,Les Buissons",
  "CA-QC-MARIACHAPDELAINE": "Dolbeau",
  "CA-QC-MEMPHREMAGOG": "Mansonville,Georgeville,Omerville,Katevale,South Bolton,Fitch Bay,Bolton Centre",
  "CA-QC-MIRABEL": "Saint-Janvier,Sainte-Scholastique,Saint-Canut,Saint-Hermas,Domaine-Vert",
  "CA-QC-MONTREAL": "L'Île-Dorval,Hochelaga,Griffintown,Tétreaultville,Saint-Raphaël-de-l'Île-Bizard",
  "CA-QC-NORDDUQUEBEC":
    "Nemiscau,Valcanton,Villebois,Beaucanton,Desmaraisville,Eeyou Istchee Baie-James,Joutel,Val-Paradis",
  "CA-QC-PAPINEAU": "Lac-Long,Vinoy",
  "CA-QC-PONTIAC": "Norway Bay,Vinton,Luskville",
  "CA-QC-PORTNEUF": "Deschambault,Saint-Basile-de-Portneuf",
  "CA-QC-QUEBEC": "La Haute-Saint-Charles,La Cité-Limoilou,Duberger,Neufchâtel,Giffard,Vieux-Québec",
  "CA-QC-RIMOUSKINEIGETTE": "Pointe-au-Père,Sainte-Blandine,Sainte-Odile,Rimouski-Est",
  "CA-QC-ROUYNNORANDA": "Évain,McWatters,Arntfield,Cléricy,Destor,Mont-Brun,Bellecombe,Lac-Dufault",
  "CA-QC-SEPTRIVIERESCANIAPISCAU": "Clarke City,Gallix",
  "CA-QC-SHAWINIGAN":
    "Lac-à-la-Tortue,Saint-Georges-de-Champlain,Saint-Gérard-des-Laurentides,Saint-Jean-des-Piles",
  "CA-QC-SHERBROOKE": "Brompton,Deauville,Mont-Bellevue,Saint-Élie-d'Orford,Ascot",
  "CA-QC-TEMISCAMINGUE": "Laverlochère",
  "CA-QC-TEMISCOUATA": "Estcourt,Squatec",
  "CA-QC-VAUDREUILSOULANGES": "Dorion,Saint-Lazare-de-Vaudreuil",
};
