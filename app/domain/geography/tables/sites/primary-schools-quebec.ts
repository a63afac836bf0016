/**
 * Primary schools of Quebec's school service centres that serve several divisions, by the school's division. A name counts
 * only in a notice of a centre that serves the division. Written from memory of the centres' public lists, only distinct
 * names whose towns are known; names and locations are facts and need no licence.
 */
export const PRIMARY_SCHOOLS_OF_QUEBEC: Readonly<Record<string, string>> = {
  MARGUERITEDYOUVILLE:
    "J.-P.-Labarre,J.P.-Labarre,du Carrousel,Ludger-Duvernay,Mère-Marie-Rose,Cœurs-Vaillants,Coeurs-Vaillants,Tourne-Vent,L'Arpège,du Grand-Chêne",
  LONGUEUIL:
    "Père-Marquette,Paul-VI,Louis-H.-Lafontaine,Louis-Hippolyte-Lafontaine,Pierre-Boucher,Antoine-Girouard,Jeunes-Découvreurs,Jeunes Découvreurs,De La Broquerie,Albert-Schweitzer,De Montarville",
  LAVALLEEDURICHELIEU:
    "Jolivent,Petit-Bonheur,Au-Fil-de-l'Eau,de l'Aquarelle,Gilles-Gervais,de la Chanterelle,La Farandole,de Bourgogne,Jacques-De Chambly,Jacques-De-Chambly,Madeleine-Brousseau,Carignan-Salières,du Parchemin,Georges-Étienne-Cartier",
  ROUSSILLON:
    "Laberge,Gérin-Lajoie,Notre-Dame-de-l'Assomption,Notre-Dame-Saint-Joseph,Émilie-Gamelin,Saint-François-Xavier,des Bourlingueurs",
  LESJARDINSDENAPIERVILLE:
    "Louis-Cyr,Daigneau,Saint-Édouard,Saint-Patrice,Saint-Michel-Archange,Clotilde-Raymond,Saint-Romain",
  DAUTRAY: "Île-Saint-Ignace,l'Île Saint-Ignace,Jean-Chrysostôme-Chaussé,Dusablé,Source d'Autray",
  MATAWINIE: "Saint-Louis-de-France,des Cascades",
  MONTCALM: "de l'Aubier,Carrefour-des-Lacs,Dominique-Savio",
  LAJACQUESCARTIER: "du Trivent,Trivent,Montagnac,Harfang-des-Neiges",
  LACOTEDEBEAUPRE: "Caps-des-Neiges",
  LILEDORLEANS: "de l'Île-d'Orléans",
  QUEBEC:
    "Bourg-Royal,Guillaume-Mathieu,Maria-Goretti,Yves-Prévost,Monseigneur-Robert,Mgr-Robert,Parc-Orléans,Cap-Soleil,secondaire Le Sommet,Académie Sainte-Marie",
  GATINEAU:
    "Rapides-Deschênes,Euclide-Lanthier,Côte-du-Nord,Lac-des-Fées,Jean-de-Brébeuf,Saint-Rédempteur,Trois-Portages,Cœur-des-Bois,Vieux-Verger,de la Traversée,du Nouveau-Monde,Massé",
  LESCOLLINESDELOUTAOUAIS:
    "Grand-Boisé,Cœur-des-Collines,Notre-Dame-de-la-Joie,de l'Équipage,Rose-des-Vents,Orée-des-Bois",
  LEDOMAINEDUROY: "Arbrisseau,Benoît-Duhamel,Carrefour étudiant,Monseigneur-Bluteau,Mgr-Bluteau",
  MARIACHAPDELAINE: "Notre-Dame-des-Anges",
  MEMPHREMAGOG: "Ruche,Val-de-Grâce,Jardin-des-Frontières,Deux-Soleils,Brassard-Saint-Patrice",
  LEVALSTFRANCOIS: "Plein-Cœur,Notre-Dame-de-Montjoie",
  DEUXMONTAGNES: "Emmanuel-Chénard,Horizon-Soleil,Curé-Paquin,Terre-Soleil",
  THERESEDEBLAINVILLE: "Gaston-Pilon,Arthur-Vaillancourt",
  LESMOULINS: "Bernard-Corbin,Léopold-Gravel,Esther-Blondin",
  LASSOMPTION: "Émile-Nelligan,Louis-Joseph-Huot,Pie-XII,Entramis",
  LEHAUTRICHELIEU: "Aquarelle-Armand-Frappier,Bruno-Choquette",
  ROUVILLE: "Crevier,de Monnoir",
  LARIVIEREDUNORD: "Mariboisé,Jean-Moreau,Champ-Fleuri,des Falaises",
  LAHAUTEYAMASKA: "Joseph-Poitevin,Eurêka",
  BROMEMISSISQUOI:
    "Monseigneur-Douville,Mgr-Douville,Monseigneur-Desranleau,Mgr-Desranleau,Curé-A.-Petit,Saint-Vincent-Ferrier,Premier-Envol",
  LEVIS: "Charles-Rodrigue,Auberivière,Taniata,du Grand-Fleuve,Clair-Soleil",
  LOTBINIERE: "Étienne-Chartier",
  LESLAURENTIDES: "Fleur-des-Neiges",
  LESPAYSDENHAUT: "Chante-au-Vent,Marie-Rose",
  MANICOUAGAN: "Poly des Baies",
};
