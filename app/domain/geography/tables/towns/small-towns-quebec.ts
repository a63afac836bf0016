/**
 * Municipalities of Quebec by census division, besides those in `quebec.ts` and `small-towns-canada.ts`. Compiled by hand
 * from the public list of Quebec's municipalities (Répertoire des municipalités); names and locations are facts and need
 * no licence.
 */
export const SMALL_TOWNS_OF_QUEBEC: Readonly<Record<string, string>> = {
  "CA-QC-LESILESDELAMADELEINE": "Grosse-Île",
  "CA-QC-LEROCHERPERCE": "Port-Daniel–Gascons,Sainte-Thérèse-de-Gaspé,Grande-Rivière",
  "CA-QC-LACOTEDEGASPE": "Cloridorme,Petite-Vallée,Grande-Vallée,Murdochville",
  "CA-QC-LAHAUTEGASPESIE":
    "Gros-Morne,Mont-Louis,L'Anse-Pleureuse,Manche-d'Épée,Madeleine-Centre,La Martre,Marsoui,Mont-Saint-Pierre,Rivière-à-Claude,Sainte-Madeleine-de-la-Rivière-Madeleine,Saint-Maxime-du-Mont-Louis",
  "CA-QC-BONAVENTURE":
    "Shigawake,Hope Town,Saint-Godefroi,Saint-Elzéar,Saint-Alphonse,Cascapédia–Saint-Jules,Cascapédia-Saint-Jules,New Carlisle,Caplan,Saint-Siméon,Saint-Siméon-de-Bonaventure",
  "CA-QC-AVIGNON":
    "Matapédia,Maria,Pointe-à-la-Croix,Nouvelle,Escuminac,Ristigouche-Partie-Sud-Est,Saint-Alexis-de-Matapédia,Saint-François-d'Assise,L'Ascension-de-Patapédia,Saint-André-de-Restigouche,Listuguj",
  "CA-QC-LAMATAPEDIA":
    "Sayabec,Val-Brillant,Albertville,Sainte-Irène,Sainte-Marguerite-Marie,Saint-Léon-le-Grand,Saint-Zénon-du-Lac-Humqui,Lac-au-Saumon,Saint-Vianney,Saint-Tharcicius,Saint-Damase,Saint-Noël,Saint-Moïse,Saint-Cléophas,Sainte-Florence,Saint-Alexandre-des-Lacs,Saint-Tharcisius",
  "CA-QC-LAMATANIE":
    "Saint-Ulric,Baie-des-Sables,Saint-Léandre,Saint-Adelme,Sainte-Félicité,Grosses-Roches,Les Méchins,Saint-Jean-de-Cherbourg,Saint-René-de-Matane,Sainte-Paule",
  "CA-QC-LAMITIS":
    "Les Hauteurs,Saint-Gabriel-de-Rimouski,Sainte-Flavie,Sainte-Luce,Price,Grand-Métis,Métis-sur-Mer,Padoue,Saint-Octave-de-Métis,Sainte-Angèle-de-Mérici,Sainte-Jeanne-d'Arc-de-la-Mitis,Saint-Charles-Garnier,La Rédemption,Saint-Joseph-de-Lepage,Saint-Donat-de-Rimouski,Saint-Donat,Sainte-Jeanne-d'Arc",
  "CA-QC-RIMOUSKINEIGETTE":
    "Saint-Fabien,Saint-Valérien,Saint-Eugène-de-Ladrière,Saint-Narcisse-de-Rimouski,Saint-Marcellin,Esprit-Saint,La Trinité-des-Monts",
  "CA-QC-LESBASQUES":
    "Saint-Simon-de-Rimouski,Saint-Mathieu-de-Rioux,Saint-Éloi,Sainte-Rita,Saint-Guy,Saint-Médard,Sainte-Françoise,Notre-Dame-des-Neiges,Saint-Jean-de-Dieu,Saint-Clément",
  "CA-QC-TEMISCOUATA":
    "Auclair,Biencourt,Lac-des-Aigles,Lejeune,Packington,Rivière-Bleue,Saint-Athanase,Saint-Elzéar-de-Témiscouata,Saint-Eusèbe,Saint-Honoré-de-Témiscouata,Saint-Jean-de-la-Lande,Saint-Juste-du-Lac,Saint-Louis-du-Ha! Ha!,Saint-Louis-du-Ha,Saint-Marc-du-Lac-Long,Saint-Michel-du-Squatec,Saint-Pierre-de-Lamy,Pohénégamook,Dégelis,Cabano,Notre-Dame-du-Lac",
  "CA-QC-RIVIEREDULOUP":
    "Cacouna,L'Isle-Verte,Notre-Dame-du-Portage,Saint-Antonin,Saint-Arsène,Saint-Épiphane,Saint-François-Xavier-de-Viger,Saint-Hubert-de-Rivière-du-Loup,Saint-Modeste,Saint-Paul-de-la-Croix,Saint-Cyprien,Notre-Dame-des-Sept-Douleurs",
  "CA-QC-KAMOURASKA":
    "Mont-Carmel,Rivière-Ouelle,Saint-Alexandre-de-Kamouraska,Saint-Bruno-de-Kamouraska,Saint-Denis-De La Bouteillerie,Saint-Gabriel-Lalemant,Saint-Germain-de-Kamouraska,Saint-Joseph-de-Kamouraska,Saint-Onésime-d'Ixworth,Saint-Pacôme,Saint-Philippe-de-Néri,Sainte-Hélène-de-Kamouraska,Kamouraska,Saint-Germain-de-Kamouraska,Saint-André-de-Kamouraska,Sainte-Anne-de-la-Pocatière",
  "CA-QC-LISLET":
    "Saint-Pamphile,Saint-Jean-Port-Joli,Sainte-Perpétue,Tourville,Saint-Aubert,Saint-Roch-des-Aulnaies,Sainte-Louise,Saint-Damase-de-L'Islet,Saint-Cyrille-de-Lessard,Saint-Marcel,Saint-Adalbert,Sainte-Félicité-de-L'Islet,Saint-Omer,Sainte-Félicité",
  "CA-QC-MONTMAGNY":
    "Saint-Antoine-de-l'Isle-aux-Grues,Notre-Dame-du-Rosaire,Berthier-sur-Mer,Cap-Saint-Ignace,Saint-François-de-la-Rivière-du-Sud,Saint-Pierre-de-la-Rivière-du-Sud,Saint-Fabien-de-Panet,Saint-Just-de-Bretenières,Saint-Paul-de-Montminy,Sainte-Apolline-de-Patton,Lac-Frontière,Sainte-Lucie-de-Beauregard,Sainte-Euphémie-sur-Rivière-du-Sud",
  "CA-QC-BELLECHASSE":
    "Saint-Anselme,Saint-Damien-de-Buckland,Beaumont,Saint-Charles-de-Bellechasse,Saint-Gervais,Saint-Henri,Saint-Lazare-de-Bellechasse,Saint-Léon-de-Standon,Saint-Malachie,Saint-Michel-de-Bellechasse,Saint-Nazaire-de-Dorchester,Saint-Nérée-de-Bellechasse,Saint-Philémon,Saint-Raphaël,Saint-Vallier,Sainte-Claire,Armagh,Honfleur,La Durantaye,Notre-Dame-Auxiliatrice-de-Buckland",
  "CA-QC-LESETCHEMINS":
    "Lac-Etchemin,Saint-Benjamin,Saint-Camille-de-Lellis,Saint-Cyprien-des-Etchemins,Saint-Louis-de-Gonzague-de-Bellechasse,Saint-Luc-de-Bellechasse,Saint-Magloire,Saint-Prosper,Saint-Zacharie,Sainte-Aurélie,Sainte-Justine,Sainte-Rose-de-Watford,Sainte-Sabine,Saint-Cyprien,Saint-Louis-de-Gonzague",
  "CA-QC-LANOUVELLEBEAUCE":
    "Saints-Anges,Frampton,Sainte-Marguerite,Saint-Bernard,Saint-Elzéar-de-Beauce,Saint-Isidore,Saint-Lambert-de-Lauzon,Sainte-Hénédine,Scott,Vallée-Jonction,Saint-Elzéar",
  "CA-QC-ROBERTCLICHE":
    "Saint-Odilon-de-Cranbourne,Saint-Victor,Tring-Jonction,Saint-Frédéric,Saint-Jules,Saint-Joseph-des-Érables,Saint-Séverin,Saint-Alfred",
  "CA-QC-BEAUCESARTIGAN":
    "Saint-Côme–Linière,Saint-Côme-Linière,Saint-Éphrem-de-Beauce,Saint-Gédéon-de-Beauce,La Guadeloupe,Lac-Poulin,Notre-Dame-des-Pins,Saint-Benoît-Labre,Saint-Évariste-de-Forsyth,Saint-Hilaire-de-Dorset,Saint-Honoré-de-Shenley,Saint-Martin,Saint-Philibert,Saint-René,Saint-Simon-les-Mines,Saint-Théophile",
  "CA-QC-LEGRANIT":
    "Marston,Marston-Canton,Lambton,Lac-Drolet,Nantes,Stornoway,Saint-Ludger,Saint-Sébastien,Saint-Romain,Saint-Robert-Bellarmin,Sainte-Cécile-de-Whitton,Audet,Courcelles,Frontenac,Milan,Notre-Dame-des-Bois,Piopolis,Stratford,Val-Racine,Saint-Augustin-de-Woburn,Courcelles-Saint-Évariste",
  "CA-QC-LESAPPALACHES":
    "Kinnear's Mills,Saint-Joseph-de-Coleraine,Saint-Adrien-d'Irlande,Adstock,Beaulac-Garthby,Disraeli,East Broughton,Irlande,Sacré-Coeur-de-Jésus,Saint-Fortunat,Saint-Jacques-de-Leeds,Saint-Jacques-le-Majeur-de-Wolfestown,Saint-Jean-de-Brébeuf,Saint-Julien,Saint-Pierre-de-Broughton,Sainte-Clotilde-de-Beauce,Sainte-Praxède",
  "CA-QC-LOTBINIERE":
    "Saint-Édouard-de-Lotbinière,Dosquet,Saint-Patrice-de-Beaurivage,Laurier-Station,Leclercville,Lotbinière,Notre-Dame-du-Sacré-Coeur-d'Issoudun,Saint-Agapit,Saint-Antoine-de-Tilly,Saint-Apollinaire,Saint-Flavien,Saint-Gilles,Saint-Janvier-de-Joly,Saint-Narcisse-de-Beaurivage,Saint-Sylvestre,Sainte-Agathe-de-Lotbinière,Sainte-Croix,Val-Alain",
  "CA-QC-LILEDORLEANS":
    "Saint-Laurent-de-l'Île-d'Orléans,Saint-Jean-de-l'Île-d'Orléans,Saint-Pierre-de-l'Île-d'Orléans,Sainte-Famille-de-l'Île-d'Orléans,Saint-François-de-l'Île-d'Orléans,Sainte-Pétronille",
  "CA-QC-LACOTEDEBEAUPRE": "Saint-Joachim,Saint-Tite-des-Caps,Saint-Louis-de-Gonzague-du-Cap-Tourmente",
  "CA-QC-LAJACQUESCARTIER":
    "Stoneham-et-Tewkesbury,Cantons-Unis de Stoneham-et-Tewkesbury,Lac-Delage,Lac-Saint-Joseph,Fossambault-sur-le-Lac,Saint-Gabriel-de-Valcartier,Sainte-Catherine-de-la-Jacques-Cartier",
  "CA-QC-PORTNEUF":
    "Saint-Ubalde,Saint-Alban,Saint-Casimir,Saint-Gilbert,Saint-Léonard-de-Portneuf,Saint-Marc-des-Carrières,Saint-Thuribe,Sainte-Christine-d'Auvergne,Cap-Santé,Grondines,Rivière-à-Pierre,Lac-Sergent",
  "CA-QC-CHARLEVOIX":
    "Les Éboulements,L'Isle-aux-Coudres,Petite-Rivière-Saint-François,Saint-Hilarion,Saint-Urbain",
  "CA-QC-CHARLEVOIXEST":
    "Ville de la Malbaie,Saint-Aimé-des-Lacs,Notre-Dame-des-Monts,Saint-Irénée,Baie-Sainte-Catherine,Saint-Siméon",
  "CA-QC-MEKINAC":
    "Lac-aux-Sables,Trois-Rives,Grandes-Piles,Hérouxville,Notre-Dame-de-Montauban,Saint-Adelphe,Saint-Roch-de-Mékinac,Saint-Séverin-de-Proulxville,Sainte-Thècle,Saint-Tite,Saint-Séverin",
  "CA-QC-LATUQUE": "La Bostonnais,Lac-Édouard",
  "CA-QC-SHAWINIGAN": "Shawinigan-Sud,Grand-Mère",
  "CA-QC-FRANCHEVILLE":
    "Notre-Dame-du-Mont-Carmel,Sainte-Geneviève-de-Batiscan,Batiscan,Saint-Luc-de-Vincennes,Saint-Narcisse,Saint-Prosper-de-Champlain,Saint-Stanislas",
  "CA-QC-MASKINONGE":
    "Saint-Paulin,Sainte-Ursule,Charette,Maskinongé,Saint-Alexis-des-Monts,Saint-Barnabé,Saint-Boniface,Saint-Édouard-de-Maskinongé,Saint-Élie-de-Caxton,Saint-Justin,Saint-Léon-le-Grand,Saint-Mathieu-du-Parc,Saint-Sévère,Sainte-Angèle-de-Prémont,Yamachiche,Saint-Étienne-des-Grès",
  "CA-QC-BECANCOUR":
    "Saint-Sylvère,Deschaillons-sur-Saint-Laurent,Sainte-Cécile-de-Lévrard,Sainte-Marie-de-Blandford,Sainte-Françoise-de-Lotbinière,Fortierville,Lemieux,Manseau,Parisville,Saint-Pierre-les-Becquets,Sainte-Sophie-de-Lévrard,Sainte-Françoise",
  "CA-QC-NICOLETYAMASKA":
    "Sainte-Perpétue,Saint-Léonard-d'Aston,Aston-Jonction,La Visitation-de-Yamaska,Baie-du-Febvre,Grand-Saint-Esprit,Pierreville,Saint-Célestin,Saint-Elphège,Saint-François-du-Lac,Saint-Wenceslas,Saint-Zéphirin-de-Courval,Sainte-Eulalie,Sainte-Monique,Sainte-Perpétue-de-Nicolet",
  "CA-QC-LERABLE":
    "Lyster,Inverness,Saint-Pierre-Baptiste,Laurierville,Notre-Dame-de-Lourdes,Saint-Ferdinand,Sainte-Sophie-d'Halifax,Villeroy",
  "CA-QC-ARTHABASKA":
    "Saint-Valère,Saint-Rosaire,Chesterville,Daveluyville,Ham-Nord,Maddington Falls,Notre-Dame-de-Ham,Saint-Albert,Saint-Christophe-d'Arthabaska,Saint-Louis-de-Blandford,Saint-Norbert-d'Arthabaska,Saint-Rémi-de-Tingwick,Saint-Samuel,Sainte-Clotilde-de-Horton,Sainte-Élizabeth-de-Warwick,Sainte-Hélène-de-Chester,Saints-Martyrs-Canadiens,Tingwick,Sainte-Séraphine",
  "CA-QC-DRUMMOND":
    "Saint-Cyrille-de-Wendover,Sainte-Brigitte-des-Saults,Durham-Sud,L'Avenir,Lefebvre,Notre-Dame-du-Bon-Conseil,Saint-Bonaventure,Saint-Edmond-de-Grantham,Saint-Eugène,Saint-Félix-de-Kingsey,Saint-Germain-de-Grantham,Saint-Guillaume,Saint-Lucien,Saint-Majorique-de-Grantham,Saint-Pie-de-Guire,Wickham",
  "CA-QC-LESSOURCES":
    "Saint-Camille,Canton de Saint-Camille,Saint-Georges-de-Windsor,Ham-Sud,Saint-Adrien,Wotton,Danville",
  "CA-QC-LEHAUTSTFRANCOIS":
    "Ascot Corner,La Patrie,Bury,Chartierville,Cookshire-Eaton,Dudswell,East Angus,Hampden,Lingwick,Newport,Saint-Isidore-de-Clifton,Scotstown,Weedon,Westbury",
  "CA-QC-LEVALSTFRANCOIS":
    "Saint-Denis-de-Brompton,Val-Joli,Lawrenceville,Cleveland,Sainte-Anne-de-la-Rochelle,Bonsecours,Kingsbury,Maricourt,Melbourne,Racine,Saint-Claude,Saint-François-Xavier-de-Brompton,Stoke,Ulverton,Valcourt",
  "CA-QC-COATICOOK":
    "Waterville,Compton,Barnston-Ouest,Dixville,East Hereford,Martinville,Saint-Herménégilde,Saint-Malo,Saint-Venant-de-Paquette,Sainte-Edwidge-de-Clifton,Stanstead-Est",
  "CA-QC-MEMPHREMAGOG":
    "Austin,Eastman,Potton,Canton de Potton,Bolton-Est,Hatley,Ogden,Saint-Benoît-du-Lac,Saint-Étienne-de-Bolton,Sainte-Catherine-de-Hatley,Stanstead,Stukely-Sud",
  "CA-QC-BROMEMISSISQUOI":
    "Brigham,Abercorn,Bolton-Ouest,Brome,East Farnham,Frelighsburg,Notre-Dame-de-Stanbridge,Pike River,Saint-Ignace-de-Stanbridge,Sainte-Sabine,Stanbridge East,Stanbridge Station",
  "CA-QC-LAHAUTEYAMASKA":
    "Roxton Pond,Saint-Alphonse-de-Granby,Saint-Joachim-de-Shefford,Sainte-Cécile-de-Milton,Warden,Waterloo",
  "CA-QC-ACTON":
    "Béthanie,Roxton,Roxton Falls,Saint-Nazaire-d'Acton,Saint-Théodore-d'Acton,Sainte-Christine,Upton",
  "CA-QC-LESMASKOUTAINS":
    "La Présentation,Saint-Barnabé-Sud,Saint-Bernard-de-Michaudville,Saint-Damase,Saint-Dominique,Saint-Hugues,Saint-Jude,Saint-Liboire,Saint-Louis,Saint-Marcel-de-Richelieu,Saint-Pie,Saint-Simon,Saint-Valérien-de-Milton,Sainte-Hélène-de-Bagot,Sainte-Marie-Madeleine,Sainte-Madeleine",
  "CA-QC-PIERREDESAUREL":
    "Saint-Roch-de-Richelieu,Massueville,Saint-Aimé,Saint-David,Saint-Gérard-Majella,Saint-Joseph-de-Sorel,Saint-Ours,Saint-Robert,Sainte-Anne-de-Sorel,Sainte-Victoire-de-Sorel,Yamaska",
  "CA-QC-MARGUERITEDYOUVILLE": "Calixa-Lavallée,Saint-Amable,Verchères,Varennes,Sainte-Julie",
  "CA-QC-LAVALLEEDURICHELIEU":
    "Saint-Jean-Baptiste,Saint-Mathieu-de-Beloeil,Otterburn Park,McMasterville,Saint-Antoine-sur-Richelieu,Saint-Charles-sur-Richelieu,Saint-Denis-sur-Richelieu,Saint-Marc-sur-Richelieu",
  "CA-QC-ROUVILLE":
    "Rougemont,Ange-Gardien,Saint-Mathias-sur-Richelieu,Saint-Paul-d'Abbotsford,Sainte-Angèle-de-Monnoir,Marieville,Richelieu,Saint-Césaire",
  "CA-QC-LEHAUTRICHELIEU":
    "Mont-Saint-Grégoire,Henryville,Clarenceville,Saint-Georges-de-Clarenceville,Lacolle,Noyan,Saint-Alexandre,Saint-Blaise-sur-Richelieu,Saint-Paul-de-l'Île-aux-Noix,Saint-Sébastien,Saint-Valentin,Sainte-Anne-de-Sabrevois,Sainte-Brigide-d'Iberville",
  "CA-QC-LESJARDINSDENAPIERVILLE":
    "Saint-Rémi,Hemmingford,Napierville,Saint-Bernard-de-Lacolle,Saint-Cyprien-de-Napierville,Saint-Édouard,Saint-Jacques-le-Mineur,Saint-Michel,Saint-Patrice-de-Sherrington,Sainte-Clotilde",
  "CA-QC-LEHAUTSTLAURENT":
    "Très-Saint-Sacrement,Sainte-Barbe,Saint-Chrysostome,Dundee,Elgin,Howick,Franklin,Godmanchester,Havelock,Hinchinbrooke,Huntingdon,Ormstown,Saint-Anicet",
  "CA-QC-BEAUHARNOISSALABERRY":
    "Sainte-Martine,Saint-Étienne-de-Beauharnois,Saint-Louis-de-Gonzague,Saint-Stanislas-de-Kostka,Saint-Urbain-Premier",
  "CA-QC-VAUDREUILSOULANGES":
    "Les Cèdres,Municipalité des Cèdres,Saint-Polycarpe,Les Coteaux,Terrasse-Vaudreuil,Très-Saint-Rédempteur,Saint-Clet,Coteau-du-Lac,L'Île-Cadieux,L'Île-Perrot,Notre-Dame-de-l'Île-Perrot,Pincourt,Pointe-des-Cascades,Pointe-Fortune,Rigaud,Rivière-Beaudette,Saint-Télesphore,Saint-Zotique,Sainte-Justine-de-Newton,Sainte-Marthe,Vaudreuil-sur-le-Lac,Hudson,Saint-Lazare",
  "CA-QC-ROUSSILLON": "Léry,Mercier,Saint-Isidore,Saint-Mathieu,Saint-Philippe,Delson,Sainte-Catherine",
  "CA-QC-DEUXMONTAGNES":
    "Saint-Placide,Oka,Pointe-Calumet,Saint-Joseph-du-Lac,Sainte-Marthe-sur-le-Lac,Kanesatake",
  "CA-QC-LARIVIEREDUNORD": "Saint-Hippolyte,Prévost,Sainte-Sophie,Saint-Colomban",
  "CA-QC-ARGENTEUIL":
    "Grenville-sur-la-Rouge,Grenville,Brownsburg-Chatham,Gore,Harrington,Mille-Isles,Saint-André-d'Argenteuil,Wentworth",
  "CA-QC-LESPAYSDENHAUT":
    "Saint-Adolphe-d'Howard,Sainte-Anne-des-Lacs,Sainte-Marguerite-du-Lac-Masson,Estérel,Lac-des-Seize-Îles,Morin-Heights,Piedmont,Wentworth-Nord",
  "CA-QC-LESLAURENTIDES":
    "Arundel,Canton d'Arundel,Amherst,Barkmere,Brébeuf,Huberdeau,Ivry-sur-le-Lac,Labelle,La Conception,La Minerve,Lac-Supérieur,Lac-Tremblant-Nord,Lantier,Montcalm,Saint-Faustin–Lac-Carré,Sainte-Lucie-des-Laurentides,Val-David,Val-des-Lacs,Val-Morin",
  "CA-QC-ANTOINELABELLE":
    "La Macaza,Lac-Saguay,Notre-Dame-du-Laus,Chute-Saint-Philippe,Ferme-Neuve,Kiamika,L'Ascension,Lac-des-Écorces,Lac-du-Cerf,Lac-Saint-Paul,Mont-Saint-Michel,Nominingue,Notre-Dame-de-Pontmain,Rivière-Rouge,Saint-Aimé-du-Lac-des-Îles,Sainte-Anne-du-Lac",
  "CA-QC-MATAWINIE":
    "Sainte-Émélie-de-l'Énergie,Saint-Côme,Entrelacs,Saint-Alphonse-Rodriguez,Chertsey,Rawdon,Saint-Damien,Saint-Donat,Saint-Félix-de-Valois,Saint-Jean-de-Matha,Saint-Michel-des-Saints,Saint-Zénon,Sainte-Béatrix,Sainte-Marcelline-de-Kildare,Notre-Dame-de-la-Merci",
  "CA-QC-MONTCALM":
    "Saint-Calixte,Saint-Alexis,Saint-Esprit,Saint-Jacques,Saint-Liguori,Saint-Roch-de-l'Achigan,Saint-Roch-Ouest,Sainte-Julienne,Sainte-Marie-Salomé,Saint-Lin–Laurentides,Saint-Lin-Laurentides",
  "CA-QC-JOLIETTE":
    "Sainte-Mélanie,Crabtree,Notre-Dame-de-Lourdes,Notre-Dame-des-Prairies,Saint-Ambroise-de-Kildare,Saint-Charles-Borromée,Saint-Paul,Saint-Pierre,Village Saint-Pierre,Saint-Thomas",
  "CA-QC-DAUTRAY":
    "Mandeville,Saint-Cuthbert,Saint-Ignace-de-Loyola,Lanoraie,La Visitation-de-l'Île-Dupas,Lavaltrie,Saint-Barthélemy,Saint-Cléophas-de-Brandon,Saint-Didace,Saint-Gabriel,Saint-Gabriel-de-Brandon,Saint-Norbert,Sainte-Élisabeth,Sainte-Geneviève-de-Berthier",
  "CA-QC-LASSOMPTION": "Charlemagne,L'Épiphanie,Saint-Sulpice",
  "CA-QC-LESCOLLINESDELOUTAOUAIS": "Val-des-Monts",
  "CA-QC-PAPINEAU":
    "Mayo,Boileau,Duhamel,Bowman,Chénéville,Fassett,Lac-des-Plages,Lac-Simon,Lochaber,Montpellier,Mulgrave-et-Derry,Namur,Notre-Dame-de-Bonsecours,Notre-Dame-de-la-Paix,Plaisance,Ripon,Saint-Émile-de-Suffolk,Saint-Sixte,Val-des-Bois,Lochaber-Partie-Ouest",
  "CA-QC-LAVALLEEDELAGATINEAU":
    "Grand-Remous,Egan-Sud,Bois-Franc,Kazabazua,Messines,Déléage,Aumond,Blue Sea,Bouchette,Cayamant,Denholm,Lac-Sainte-Marie,Low,Montcerf-Lytton,Sainte-Thérèse-de-la-Gatineau",
  "CA-QC-PONTIAC":
    "Mansfield-et-Pontefract,Rapides-des-Joachims,Otter Lake,Bristol,Alleyn-et-Cawood,Bryson,Chichester,Clarendon,L'Île-du-Grand-Calumet,L'Isle-aux-Allumettes,Litchfield,Otter Lake,Portage-du-Fort,Sheenboro,Thorne,Waltham",
  "CA-QC-TEMISCAMINGUE":
    "Angliers,Béarn,Belleterre,Duhamel-Ouest,Fugèreville,Guérin,Kipawa,Laforce,Latulipe-et-Gaboury,Laverlochère-Angliers,Lorrainville,Moffet,Nédélec,Notre-Dame-du-Nord,Rémigny,Saint-Bruno-de-Guigues,Saint-Édouard-de-Fabre,Saint-Eugène-de-Guigues,Témiscaming,Ville-Marie",
  "CA-QC-ABITIBIOUEST":
    "Roquemaure,Sainte-Germaine-Boulé,Authier,Chazel,Clermont,Clerval,Duparquet,Dupuy,Gallichan,La Reine,La Sarre,Macamic,Normétal,Palmarolle,Poularies,Rapide-Danseur,Saint-Lambert,Sainte-Hélène-de-Mancebourg,Taschereau,Val-Saint-Gilles,Authier-Nord",
  "CA-QC-ABITIBI":
    "Berry,Sainte-Gertrude-Manneville,Barraute,Champneuf,La Corne,La Morandière-Rochebaucourt,La Motte,Landrienne,Launay,Preissac,Saint-Dominique-du-Rosaire,Saint-Félix-de-Dalquier,Saint-Marc-de-Figuery,Saint-Mathieu-d'Harricana,Trécesson",
  "CA-QC-LAVALLEEDELOR": "Rivière-Héva,Belcourt,Senneterre,Malartic",
  "CA-QC-LEDOMAINEDUROY":
    "Chambord,La Doré,Sainte-Hedwidge,Lac-Bouchette,Saint-André-du-Lac-Saint-Jean,Saint-François-de-Sales,Saint-Prime,Mashteuiatsh",
  "CA-QC-MARIACHAPDELAINE":
    "Saint-Eugène-d'Argentenay,Saint-Edmond-les-Plaines,Albanel,Girardville,Mistassini,Normandin,Notre-Dame-de-Lorette,Péribonka,Saint-Augustin,Saint-Stanislas,Saint-Thomas-Didyme,Sainte-Jeanne-d'Arc",
  "CA-QC-LACSTJEANEST":
    "Desbiens,Hébertville-Station,L'Ascension-de-Notre-Seigneur,Labrecque,Lamarche,Saint-Bruno,Saint-Gédéon,Saint-Henri-de-Taillon,Saint-Ludger-de-Milot,Saint-Nazaire,Sainte-Monique",
  "CA-QC-LESAGUENAYETSONFJORD":
    "Canton-Tremblay,Saint-David-de-Falardeau,Saint-Fulgence,Saint-Félix-d'Otis,Bégin,Ferland-et-Boilleau,Larouche,Petit-Saguenay,Rivière-Éternité,Saint-Charles-de-Bourget,Saint-Honoré,Sainte-Rose-du-Nord",
  "CA-QC-LAHAUTECOTENORD":
    "Colombier,Les Bergeronnes,Les Escoumins,Longue-Rive,Portneuf-sur-Mer,Sacré-Coeur,Tadoussac,Forestville",
  "CA-QC-MANICOUAGAN":
    "Franquelin,Baie-Trinité,Chute-aux-Outardes,Godbout,Pointe-aux-Outardes,Pointe-Lebel,Ragueneau",
  "CA-QC-SEPTRIVIERESCANIAPISCAU": "Fermont,Schefferville,Port-Cartier,Kawawachikamach",
  "CA-QC-MINGANIELEGOLFEDUSTLAURENT":
    "Aguanish,Rivière-Saint-Jean,Rivière-au-Tonnerre,Côte-Nord-du-Golfe-du-Saint-Laurent,Baie-Johan-Beetz,Blanc-Sablon,Bonne-Espérance,Gros-Mécatina,L'Île-d'Anticosti,Longue-Pointe-de-Mingan,Natashquan,Saint-Augustin",
};
