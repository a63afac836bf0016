import { foldedLetters } from "~/domain/folding";

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(foldedLetters));

/** What a buyer's staff are called. Beside such a word, or after it, stands a name. */
export const ROLES = words(`
  buyer buyers officer officers authority authorities specialist manager managers agent agente agents coordinator
  coordinatrice coordonnateur coordonnatrice administrator administratrice administrateur supervisor superviseur
  superintendent surintendant director directeur directrice inspector inspecteur inspectrice clerk greffier greffiere
  engineer ingenieur ingenieure ing architect architecte analyst analyste advisor adviser conseiller conseillere
  conseillère technician technicien technicienne technologist technologue foreman contremaitre chief chef cheffe leader
  lead gestionnaire responsable acheteur acheteuse representative representant representante planner planificateur
  secretary secretaire treasurer tresorier tresoriere assistant assistante associate chair chairman chairperson
  chairwoman commissioner commissaire mayor maire mairesse warden purchaser expert negotiator negociateur negociatrice
  owner president vice deputy adjoint adjointe principal principale senior junior sr jr acting interim contact poc
  cto cfo ceo cao cpo dpw autorite autorites personne ressource arpenteur surveyor estimator scheduler accountant
  comptable auditor controller executive delegate designate signatory specialiste charge chargee personne-ressource personnes-ressources porte-parole preparateur intern
  clerk-treasurer secretary-treasurer secrétaire-trésorier secrétaire-trésorière greffier-trésorier greffière-trésorière
  cor acor pco aco ko dispatcher custodian commander commandant quartermaster constable librarian principal counsel lawyer solicitor avocat
  avocate notaire stagiaire receptionist inquiries inquiry enquiries
`);

/** Words of an office's work, which stand between a role and its name: "Manager, Facilities Services". */
const OFFICE = `
  procurement purchase purchases purchasing contract contracts contracting contractual approvisionnement approvisionnements
  acquisition acquisitions achats achat marches contrats supply chain sourcing materiel material materials project
  projet projets program programme technical technique operations facilities facility services service team equipe
  client site category commodity strategic strategique capital public works administrative administration finance
  financial office general property logistics vendor solicitation tender tenders bid bids rfp rfq offers supply
  standing arrangement demande offres soumissions information additional further requests request questions question
`;
export const OFFICE_WORDS = words(OFFICE);

/** Words of organizations, places, buildings, documents and work, which no name of a person has. */
export const THINGS = words(`
  ${OFFICE}
  department departement ministry ministere division branch direction directorate section unit unite bureau agency
  agence authority board commission committee comite council conseil corporation corp company compagnie inc ltd ltee
  limited llc llp co group groupe association society societe foundation fondation institute institut institution
  university universite college cegep academy academie school schools ecole commissions scolaire hospital hopital health
  sante clinic clinique centre center centres centers building buildings edifice batiment tower tour place plaza square
  hall house maison home homes housing habitation apartment apartments arena arenas aréna stadium stade rink pool piscine
  library bibliotheque museum musee gallery theatre theater park parks parc parkway garden gardens jardin field fields
  terrain ground grounds court courts courthouse palais justice prison penitentiary institutionnel detachment
  detachement base garrison garnison armoury armouries wing escadre squadron regiment fleet naval navy army force forces
  military militaire police fire incendie station stations caserne depot yard garage hangar warehouse entrepot plant
  usine port harbour harbor havre wharf quai dock airport aeroport bridge pont tunnel canal lock dam barrage lake lac
  river riviere creek ruisseau bay baie beach plage island isle ile islands mount mont mountain hill hills valley vallee
  point pointe cape cap falls chute forest foret woods ridge heights mills village ville city cite town township
  municipality municipalite municipal municipale municipaux county comte region regional regionale district borough
  arrondissement state etat province provincial provinciale national nationale federal federale government gouvernement
  gov canada canadian canadien canadienne quebec ontario manitoba saskatchewan alberta columbia colombie britannique
  british brunswick nouveau nova nouvelle scotia ecosse newfoundland labrador terre neuve prince edward yukon nunavut
  northwest territories territoires american america united states york jersey pennsylvania massachusetts connecticut
  rhode vermont hampshire maine kingdom england britain toronto ottawa montreal vancouver calgary edmonton winnipeg
  halifax mississauga brampton gatineau laval regina saskatoon victoria north northern nord south southern sud east
  eastern est west western ouest central centrale upper lower atlantic atlantique pacific pacifique prairie prairies
  street streets st rue avenue av ave road rd chemin ch boulevard blvd boul drive dr lane crescent cres highway hwy
  route autoroute way trail sentier terrace circle floor etage suite room local salle box case postale rr postal code
  royal royale crown couronne mounted gendarmerie correctional correctionnel service services security securite revenue
  revenu transport transports transportation transit canadiens indigenous autochtone autochtones nations nation first
  premiere premieres aboriginal inuit metis reserve defence defense construction constructions contractor contractors
  engineering ingenierie consulting consultants consultant associates architects architectes partners solutions systems
  systemes technologies technology industries industrial enterprises entreprises holdings international global bros
  brothers sons
  open ouvert notice notices avis proposed propose request requests proposal proposals propositions quotation quotations
  invitation appel intent interest source list liste repertoire advance preavis award attribution amendment modification
  addendum addenda addition annex annexe appendix appendice schedule part partie article item items lot lots phase stage
  number numero no ref reference dossier file title titre type name nom date closing cloture opening ouverture deadline
  time heure email courriel mail fax facsimile telecopieur telephone phone tel cell mobile cellular website web page
  internet url online portal portail system systeme account compte registration inscription merx ariba sap bonfire biddingo
  bidnet demandstar planetbids opengov buyandsell canadabuys achatscanada seao microsoft teams zoom outlook google adobe
  acrobat excel word webex dropbox sharepoint docusign bids tenders
  monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche january
  february march april may june july august september october november december janvier fevrier mars avril mai juin
  juillet aout septembre octobre novembre decembre am pm est edt eastern daylight standard spring summer fall autumn
  winter hiver ete automne printemps day days jour jours week month year annee fiscal
  the a an and or of for to in on at by with from this that these those all any each no not is are be will shall must
  may can as if it its our your their his her we you they who which what when where how why please note see also only
  new nouveau nouvelle nouveaux le la les un une des et ou pour avec dans sur par au aux ce cette ces tout tous toute
  toutes il elle ils votre vos notre nos leur leurs veuillez voir si que qui dont
  work works travaux scope portee summary sommaire description overview apercu requirement requirements besoin besoins
  exigence exigences specification specifications devis terms conditions trade agreement agreements accord accords free
  policy policies politique act loi law regulation reglement code procedure process processus method methode selection
  criteria criteres evaluation price prix value valeur cost total quantity quantite delivery livraison location lieu
  duration duree period periode term option options year start end debut fin contact person attention
  subject objet re documents document attachment attachments form forms formulaire certificate certificat insurance
  assurance bond bonds bonding cautionnement deposit depot security clearance mandatory obligatoire visit visite meeting
  reunion tour conference briefing session submission submissions submit bidders bidder soumissionnaire soumissionnaires
  proponent proponents supplier suppliers fournisseur fournisseurs vendors offeror offerors respondent respondents
  inquiry questions clarification clarifications communication communications language english french anglais francais
  official
  snow neige removal enlevement deneigement winter ice glace salt sel plowing sanding landscaping paysager paysagement
  lawn grass mowing tonte tree trees arbres planting plantation maintenance entretien janitorial conciergerie cleaning
  nettoyage custodial waste dechets recycling recyclage repair repairs reparation reparations replacement remplacement
  renovation renovations rehabilitation refection installation install supply fourniture upgrade upgrades modernization
  improvement improvements amelioration design conception build concrete beton asphalt asphalte paving pavage
  resurfacing road roads sidewalk sidewalks trottoir curb parking stationnement lot roof roofing toiture window windows
  fenetres door doors portes wall walls mur floor flooring plancher painting peinture masonry maconnerie steel acier
  structural structure electrical electrique electricite lighting eclairage power energie generator generatrice
  mechanical mecanique plumbing plomberie heating chauffage ventilation cooling air conditioning climatisation hvac
  boiler chaudiere chiller pump pumps pompe water eau sewer egout wastewater storm drainage watermain gas gaz fuel oil
  elevator elevators ascenseur alarm alarms alarme sprinkler equipment equipement tools outils vehicle vehicles
  vehicule truck trucks camion bus boat vessel ship ships navire aircraft engine moteur parts pieces machine
  environmental environnement environnemental remediation demolition excavation survey arpentage testing essais
  inspection inspections assessment etude study plan plans planning planification management gestion training formation
  software logiciel hardware network reseau data donnees computer printing impression furniture mobilier uniforms food
  aliments catering medical medicale laboratory laboratoire research recherche science sciences emergency urgence
  safety community communautaire recreation loisirs sports sport culture heritage patrimoine children youth seniors
  family women men veterans anciens combattants citizenship citoyennete immigration border frontaliers fisheries peches
  oceans ocean coast cote cotiere guard garde agriculture agri natural naturelles resources ressources environment
  climate change wildlife faune statistics statistique treasury tresor shared partages foreign affairs etrangeres
  affaires global mondiales employment emploi social development developpement innovation industry industrie
  infrastructure infrastructures crown indian northern nordiques energy rural urban urbain
  main principal front rear left right gauche droite black white red blue green yellow type model modele serial size
  nature general generale generaux special various divers multiple several annual annuel annuelle seasonal saisonnier
  light heavy medium large small grand grande petit petite big long short high low full half double single self
  real immovable propriete proprietes immobiliers immobilier lands land terres saint sainte st ste san santa los las
  fort port sir memorial commemoratif our lady notre dame
  better best good lowest responsive compliant estimated approximate expected anticipated
  combined fund funds products product expressway roadway freeway turnpike partner partners analytics capability level
  levels deficit assembly assemblies ensemble safeguarding standards standard norme normes equivalent equal brand marque
  california texas florida ohio michigan illinois virginia carolina georgia washington oregon arizona nevada utah
  colorado kansas nebraska iowa missouri arkansas louisiana mississippi alabama tennessee kentucky indiana wisconsin
  minnesota dakota montana wyoming idaho mexico oklahoma hawaii alaska delaware maryland usa uk europe france germany
  complex complexe complexes campus campuses arsenal barracks compound cadet armory range observatory commons crossing
  landing estate estates farm farms ranch orchard nursery daycare garderie preschool elementary elementaire secondary
  secondaire high middle primary primaire kindergarten convent monastery presbytere hospice plateau promenade mall market
  marche exchange gateway greenway bikeway esplanade allee impasse rang montee sideroad concession townline causeway
  loop arboretum zoo aquarium planetarium velodrome gymnasium gymnase aquatic natatorium curling ymca legion auberge
  ferme moulin phare lighthouse cenotaph monument monuments sanctuary preserve lookout headquarters quarters siege
  tunnels shaft grand
  catholic catholique separate ontarian quebecois hampshire amphitheatre auditorium cathedral church eglise chapel temple mosque synagogue cemetery cimetiere
  marina campground camping trailhead overpass underpass viaduct interchange intersection corner junction subway metro
  tram lrt go train terminal platform landfill quarry pit mine well wells reservoir basin pond marsh wetland conservation
  residence residences pavilion pavillon chateau manoir manor villa lodge inn hotel motel shelter refuge penthouse
  playground splash pad skatepark fieldhouse clubhouse barn shed kiosk booth washroom washrooms toilet lobby foyer
  pension benefit benefits tax taxes hst gst tps tvq tvh cost costs fee fees frais budget funding revenue grant grants
  atelier hydro utility utilities telecom rental rentals fixed firm lump sum waterway waterways drawing drawings dessin dessins traffic circulation
  vamc vahcs vamroc vaopc usarc afrc usar arbor kill fir spruce
  help helpdesk desk support customer client clients user users admin
`);

/** Words for things that are also family names: "Karen Hill". After a given name, beside a contact, they are one. */
export const THINGS_AND_SURNAMES = words(`
  banks base bay beach best black blue bond bridges brook bureau case castle chambers church cook cote court day days east
  field fields forest france frost gate gates glass good grant green grove hall hill hills house king lake lamarche lane
  law light little lock lodge london long major march marsh mason may mill mills north page park parks parish place plant
  plante point pond port power powers price prince quarry rivers river salt self shore short small snow spring steel
  steward stone summer summers temple trottier water waters well wells west white winter winters wood woods york young
  royal ford brown frost washington laval
`);

/** Things and places that are also given names: "Virginia Doe". Before a family's name, beside a contact, they are one. */
export const THINGS_AND_GIVEN_NAMES = words(
  "april carolina dakota edward georgia june may regina victoria virginia will",
);

/** Firms, brands and namesakes of public things that have a person's name, folded and joined. */
export const NAMESAKES: ReadonlySet<string> = words(`
  johndeere allenbradley benjaminmoore harleydavidson masseyferguson sherwinwilliams stanleyblack grantthornton
  ernstyoung johnsoncontrols jeancoutu timhortons terryfox johnhoward elizabethfry nelsonmandela wilfridlaurier
  henryschein thomasbuilt waynedalton allanblock jackhammer
  victorstanley marvinwindows morganolson bradfordwhite leevalley garlandwhite douglasfir jackpine norwaymaple
  robertbosch frankzamboni maryjane annarbor arthurkill hongkong
`);

/** Small words inside names: "Jan van der Berg", "Ana de la Cruz". */
export const PARTICLES = words(
  "de da do dos das di del della der den van von vander la le du el al bin ibn ter ten st ste",
);

/** Titles before a name, folded, with whether a point must follow because the letters alone mean something else. */
export const HONORIFICS = words(
  "mr mrs ms miss mx dr prof mme mlle mmes messrs monsieur madame mademoiselle docteur judge capt cpt maj col lt ltcol lcol sgt cpl ssg ssgt tsgt msgt smsgt cmsgt sfc sra amn cw2 cw3 cw4 gysgt mcpl cwo mwo cdr lcdr ens adj hon rev adjum adjuc adjudant sergent capitaine lieutenant caporal cplc ltv capc capf bgen mgen lgen po1 po2 cpo1 cpo2 1sg",
);

/** What a firm's name ends with. */
export const FIRM_ENDINGS = words("inc ltd ltee llc llp enr limited limitee");

/** Letters after a name. */
export const POSTNOMINALS = words(
  "peng eng ing pe cpa cma ca mba cscmp scmp cppb cppo cpp nigpcpp pmp phd msc bsc ba ma bcomm bcom beng meng oaa aia raic leed ap qs pqs gsc cet psmt jr sr ii iii rpp mcip mcppo nigp esq cd omm csp crsp cfm rpa fma smp ppa",
);

/** Words after which a person is named directly: "contact Jane Doe". After the other triggers comes "to" or "by". */
export const DIRECT_TRIGGERS = words(`
  contact contacts contacting contacter contactez contacted attn attention emailing emailed calling telephoning phoning
  call email telephone phone appeler appelez joindre joignez aupres notify notifying rsvp reach reaching consult
  consultez named monsieur madame mademoiselle ask asking demander respond reply repondre rejoindre rejoignez
`);

/** Words after which a person is named as the one to write to or to ask. */
export const TRIGGERS = words(`
  contact contacts contacting contacter contactez contacted attn attention email emailing emailed courriel call calling
  telephone telephoner phone phoning appeler appelez joindre joignez communiquer communiquez rejoindre rejoignez addressed addressing
  address adresser adressee adressees adressez adresses directed direct diriger dirigee dirigees dirigez submitted sent
  send sending forwarded forward emails envoyer envoyee envoyees envoyez envoye transmettre transmise
  transmises transmettez transmis acheminer acheminee acheminees acheminez parvenir soumettre soumises soumise ecrire
  ecrivez aupres notify notifying notified rsvp questions inquiries enquiries requests clarifications reach reaching
  speak liaise coordinate arrange arranged prepared posted issued signed approved led hosted written reviewed named
  represented monsieur madame mademoiselle respond responses reply replies repondre ask asking demander register preregister pre-register inscrire consult consultez information info renseignements details
`);

/** What may stand between such a word and the name. */
export const FILLERS = words(`
  the our your le la les l un une de du des d of for a au aux to at by in on via par and et or ou is are be est sont
  writing ecrit only seulement following suivant suivante suivantes below dessous named nommee designated designee
  identified undersigned soussigne soussignee attn attention person personne name nom following must shall should may
  can doit doivent etre be directly directement either soit copy cc copie care with avec who qui as comme email courriel
  mail phone telephone tel fax either electronically electroniquement regarding concernant this ce cette sole seul
`);

/** Small words that lead from such a word to the person: "addressed to", "communiquer avec". */
export const LEADS = words("to by with at a au aux avec par upon from de attn attention");

/** Labels that portals print without a space after the name before them: "Jane DoeEmail: …". */
export const RUN_IN_LABELS: ReadonlySet<string> = new Set(
  `
  Email E-mail EMAIL Courriel Tel Téléphone Telephone Phone Fax Title Titre Solicitation Attention Contact Address
  Adresse Closing Clôture Bidding Date
  `
    .trim()
    .split(/\s+/),
);

/** Labels of a person's address or number, which may directly follow a name. */
export const DETAIL_LABELS = words(
  "email mail courriel tel telephone phone fax facsimile telecopieur cell cellular mobile address adresse title titre ext poste at",
);

/** A label made of these words alone is a person's. "Facility name" is not. */
export const NAME_LABELS = words("name nom full first last given family prenom et and complet the of");
