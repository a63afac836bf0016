import { MONTH, WEEKDAY } from "../moments/month-names";
import { cueRules, gap } from "./cue";

/** When the work, or the contract, begins. */
export const START_CUES = cueRules(
  "start",
  {
    date: "(?<![a-z])(?:(?:anticipated|expected|estimated|proposed|tentative) )?(?:contract|work|project|service|services|construction|agreement|term)?s? ?(?:start|commencement|effective|begin)(?:n?ing)? date(?![a-z])|(?<![a-z])(?:performance|services?|work|contract|term|construction|collection|mowing|plowing|cleaning) (?:begins?|starts?|commences?)(?![a-z])|(?<![a-z])(?:contract|work|project|services?|construction|agreement) (?:start|commencement)(?![a-z])|(?<![a-z])(?:commencement|start) of (?:the )?(?:work|works|construction|services?|contract|project)(?![a-z])|(?<![a-z])(?:expected|anticipated|estimated|est\\.?|projected|planned|proposed|target) (?:start|commencement)(?=\\s?[:|]|\\s-\\s)|(?<![a-z])commence(?:ment)?(?=\\s?:)|(?<![a-z])(?:contract|agreement|term) (?:will|shall|is to|would)? ?runs? from(?= (?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:[a-z]{3,9}\\.? )?\\d)|(?<![a-z])(?:contract|agreement) (?:is|shall be|will be) effective(?: from| on| as of)?(?![a-z])|(?<![a-z])(?:contract|agreement) effective(?= (?:[a-z]{3,9}\\.? )?\\d)",
    begin:
      "(?<![a-z])(?:contracts?|work|term|services?|agreement|construction|project|contractor|bidder|vendor|duties|mowing|plowing|cleaning|maintenance)(?![a-z])(?:(?!meeting|visit|bids? |20\\d\\d).){0,60}?(?:shall|will|would|must|to|is to|should|is expected to|is anticipated to|expected to|can|may) (?:start|commence|begin|be effective)(?: (?:the )?(?:work|services?))?(?![a-z])",
    commencing:
      "(?<![a-z])(?:contract|term|services?|work|agreement|period|construction|season|engagement|appointment)(?![a-z])(?:(?!available|obtain)[^.]){0,60}?(?<![a-z])(?:commencing|beginning|starting)(?: on)?(?![a-z])",
    "length from":
      "(?<![a-z])(?:contract|agreement|term|lease|services?)(?![a-z])(?:(?!warranty|experience|bids? |20\\d\\d)[^.;]){0,60}?(?:year|month)s?\\)?(?:,? from|(?: (?:period|term|contract|agreement))?,? effective(?: on| from| as of)?)(?= [a-z]{3,9}\\.? \\d| \\d)|(?<!garantie (?:du |de l'))(?<![a-z])(?:contrat|entente|duree|bail|marche|services?|mandat)(?![a-z])(?:(?!garantie|assurance|cautionnement|soumission|document|valid|20\\d\\d)[^.;]){0,80}?(?:ans?|annees?|mois|semaines|jours)\\)? a (?:compter|partir) du(?= (?:[a-z]{5,8} )?\\d)",
    "works begin":
      "(?<![a-z])(?:installation|demolition|paving|excavation|engagement|planting|painting|repairs|assignment|milling|(?:successful|selected|awarded) (?:bidder|proponent|vendor|contractor|proposer|respondent|supplier|firm|company|provider)|proponent|consultant|supplier)(?![a-z])(?: [a-z]{2,14}){0,3}? (?:(?:shall|will|must|to|is to|are to|should|can|may) (?:be (?:expected|required|able|available|ready) to )?(?:start|commence|begin)|begins?|starts?|commences?)(?: (?:the |all )?(?:work|services?|assignment|installation))?(?![a-z])",
    "not before":
      "(?<![a-z])(?:contract|work|services?|construction|project|contractor|installation)(?![a-z])[^.;\\d]{0,40}? (?:cannot|can not|may not|shall not|must not|will not|not) (?:be )?(?:start|commence|begin)(?:ed|d)?(?: (?:the )?(?:work|services?))? (?:before|prior to|until|earlier than|sooner than)(?![a-z])",
    mobilization:
      "(?<![a-z])(?:site )?mobilization(?: date)?(?=\\s?:| is (?:expected|anticipated|planned|scheduled)| on or after)",
    "in effect from":
      "(?<![a-z])(?:contract|agreement|term)(?: (?:shall|will|is to))? be (?:in (?:effect|force)|required) (?:from|as of|starting|beginning|on)(?![a-z])|(?<![a-z])(?:services?|work|coverage) (?:(?:shall|will|is|are|to|be) ){1,3}(?:provided|performed|required|needed) effective(?: on| as of)?(?![a-z])|^\\W{0,4}effective(?: on)?(?= [^.;]{6,24} for (?:an? (?:(?:initial|base) )?(?:term|period)|(?:one|two|three|four|five|\\d)[^.;]{0,8} years?)(?![a-z]))|(?<![a-z])services? (?:are |is |will be )?(?:required|needed) (?:as of|starting|beginning|effective|from)(?![a-z])(?! \\w{3,9} [^;.]{0,40}(?: to | through | until ))",
    mobilizes:
      "(?<![a-z])(?:contractor|bidder|vendor|proponent|crews?)(?![a-z])[^.;\\d]{0,60}? (?:to|shall|will|must) (?:be (?:ready|able|prepared|expected|required) to )?mobilize(?: (?:to|on|at) (?:the )?site)? (?:by|on|no later than|not later than|on or before)(?![a-z])",
    mobilized:
      "(?<![a-z])(?:contractor|crews?|equipment)(?![a-z])[^.;\\d]{0,40}? be (?:fully )?mobilized(?: (?:on|to) (?:the )?site)?(?: by| on| no later than)(?![a-z])",
    planned:
      "(?<![a-z])(?:construction|works?|installation) (?:(?:is|are|to be) )?(?:anticipated|expected|scheduled|planned|slated|targeted)(?= (?:for|in|during) (?!complet|award|tender|bid|clos))",
    "commence services":
      "^\\W{0,4}(?:[a-z]{4,10} )?season (?:starts?|begins?)(?=\\s?:)|^\\W{0,4}(?:commence|begin|start) (?:(?:the|all) )?(?:work|services?|construction|contract)(?: (?:on|by|no later than))?(?=\\s?[:,-]?\\s)",
    debut:
      "(?<![a-z])(?:date (?:prevue |previsionnelle )?(?:de|du) (?:debut|commencement|demarrage|entree en vigueur)(?: (?:prevue?|des travaux|du contrat))?|(?:debut|commencement|demarrage) (?:prevue? |estime )?(?:(?:pour )?(?:le |la )?(?=\\d)|des travaux|du contrat|du mandat|du projet|du chantier|de chantier|des services|de la construction|de la fourniture|des livraisons)|prise d'effet(?=\\s?[:|]| du contrat)|services (?:sont |seront )?requis (?:a compter|a partir) du|(?:mobilisation)(?: (?:au|du) chantier| des equipements)?(?=\\s?:| (?:est )?prevue)|(?:entrepreneur|adjudicataire|fournisseur|prestataire)(?![a-z])[^.;\\d]{0,40}? (?:debuter|commencer) (?:les travaux|le contrat|les services|le mandat|ses travaux)|entree en vigueur(?: du contrat)?(?: (?:est prevue|prevue|sera))?(?=\\s?[:|-]|\\s{1,4}(?:le )?\\d|,? (?:le )?\\d|\\s{0,3}$|\\s?\\()|(?:contrat|bail|periode|duree|services|travaux)(?:(?!soumission)[^.;]){0,60}? (?:commencant|debutant)(?: le)?|entrant en vigueur(?= le \\d)|(?:collecte|services?|travaux|contrat|entretien|deneigement)(?: [a-z']{2,14}){0,4}? (?:a compter de|a partir de)(?= (?:(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre) 20\\d\\d))|(?<!(?:conference|reunion|visite|rencontre|seance|session) )(?:debutera|commencera)|(?:chantier|projet|construction|mandat)(?:(?!soumission|appel d'offres|reunion|visite)[^.;]){0,40}? (?:debuter|commencer|demarrera?)|travaux (?:sont |seront )?prevus(?= (?:a|au|en|pour|des) (?!l'interieur))|(?:travaux|contrat|services)(?:(?!soumission).){0,64}?(?:debut|commenc)\\w{1,8})(?![a-z])",
  },
  {
    date: /start|commenc|begin|effective|run/,
    begin: /start|commence|begin|effective/,
    planned: /^(?:anticipated|expected|scheduled|planned|slated|targeted)$/,
    "commence services": /^(?:commence|begin|start)s?$/,
    "works begin": /(?:start|commenc|begin)/,
    "not before": /not$/,
    "be started": /^(?:started|commenced|underway|initiated)$/,
    mobilization: /mobilization/,
    "in effect from": /^(?:required|needed|force|effect)$/,
    mobilizes: /^mobilize$/,
    mobilized: /mobiliz/,
    commencing: /commencing|beginning|starting/,
    "length from": /^(?:from|compter|partir|effective)$/,
    debut: /debut|commenc|demarr|prevus|vigueur|effet|requis|mobilisation|^compter$|^partir$/,
  },
);

/** Suppliers apply for an arrangement before it is in effect. */
const OTHER_STAGE =
  "[.;]|bids?(?![a-z])|tender|propos|submi|respon|request|clos|accept|receiv|invit|question|available|download|obtain|join|apply|soumission|soumettre|demande|ferme|recev|20\\d\\d";

const BY = "(?:by|no later than|not later than|on or before|before|prior to)";
const A_DAY = `(?= (?:the )?(?:(?:${WEEKDAY}),? )?(?:(?:${MONTH})(?![a-z])|\\d))`;
/** When the work must be complete, or the contract ends. */
export const END_CUES = cueRules(
  "end",
  {
    complete: `(?<![a-z])(?:(?:scheduled|slated|expected|anticipated|targeted|planned|required) for completion(?: by| on)?|(?:substantial|final|project|contract|work|scheduled|anticipated|expected|target(?:ed)?|estimated|required|planned) completion(?: date)?|time for completion(?: of (?:the |this )?(?:work|project|contract))? (?:is|shall be|will be)|substantial(?:ly)? perform(?:ance|ed)(?: date)?|completion date|completion(?=\\s?:)|completion of (?:the |all |this )?(?:work|works|project|contract|construction|services)(?=\\s?[:|])|(?:work|construction) complet(?:e|ion)(?=\\s?[:|(.-]|\\s{1,4}\\d|\\s{1,4}(?:${MONTH})\\.? \\d|, (?:${MONTH})|\\s{0,3}$)|end of (?:the )?(?:contract|agreement|project|work|services?|term|lease)(?=\\s?[:|(.-]|\\s{1,4}\\d|\\s{1,4}(?:${MONTH})\\.? \\d|, (?:${MONTH})|\\s{0,3}$)|completion (?:of (?:the |all |this )?(?:work|project|contract|services|construction) )?(?:is|must be|shall be|will be) (?:required|achieved|attained|reached|anticipated|expected|scheduled|planned)(?: by| no later than)?|(?:work|project|construction|contractor|services)(?![a-z])(?: \\w{1,10}){0,3} (?:be )?finish(?:ed)?(?: (?:the|all) (?:work|project|services))?|(?:be |fully |totally |entirely |wholly |substantially |and |must |be 100 ?% )complet(?:e|ed)(?! and (?:submit|return|send|sign)| (?:the |an? |all |this )?(?:attached |online )?(?:forms?|applications?|tender|bid|proposal|questionnaire|registration)(?![a-z]))(?: (?:the |all )?work)?(?: by| on| no later than| before| prior to)?|(?:(?:must|shall|will|to) be|and(?: be)?) finished(?= (?:by|before|no later than|on or before|prior to))|with (?:a )?completion(?= (?:in|by|expected|anticipated))|(?:work|project|construction) (?:to be )?completed(?: by| on or before| no later than)|have (?:(?:all|the) ){0,2}(?:[a-z]{3,12} )?(?:work|works|construction) completed?(?: [a-z]{3,14}ly)?(?= (?:by|no later than|not later than|on or before|before|prior to) )|to complete(?: (?:the |all |this )?(?:work|project|services?|construction))?(?: by| on or before| no later than| before| prior to))(?![a-z])`,
    "and ends":
      "(?<![a-z])et (?:de |doit |devra )?(?:les |l'|la |le )?(?:terminer|completer|achever|finir)(?: (?:les travaux|l'ouvrage|le tout|le projet))?(?= (?:avant|au plus tard|d'ici|pour) )|(?<![a-z])et (?:leur|son|l'|la) ?(?:achevement|fin)(?: des travaux)?(?: (?:est |etant )?prevue?)?(?: pour)?(?= (?:le |au plus tard|d'ici|avant))|(?<![a-z])(?:fully|finally|ultimately) (?:ending|ends?|concluding|concludes?|expiring|expires?|finishing|terminating)(?: on| by)?(?![a-z])|(?<![a-z])to finish(?: up)?(?: on| by| around| about| in)?(?![a-z])|(?<![a-z])(?:and|et) (?:shall |will |must |is to |to )?(?:end|ends|expires?|concludes?|terminates?|finish(?:es)?|(?:continues?|runs?|serves?|extends?|remains? in (?:effect|force)) (?:through|until|to)|se termin\\w*|se poursui\\w* jusqu'au|prend(?:ra)? fin)(?: on| by| no later than)?(?![a-z])",
    ending:
      "(?<![a-z])(?:initial|contract|agreement|base) (?:period|term) (?:until|up to|to)(?![a-z])|(?<![a-z])(?:periode|duree) (?:initiale|du contrat|contractuelle|ferme) (?:jusqu'au|se terminant le)(?![a-z])|(?<!(?:comment|question|bid|bidding|tender|review|reporting|fiscal|pay|notice|posting|submission|inquiry|registration) )(?<![a-z])(?:period|term|contract|agreement|season) (?:(?:of|for) (?:this |the )?(?:contract|agreement) )?(?:ending|expiring)(?: on)?(?![a-z])",
    ends: "^\\W{0,4}(?:[a-z]{4,10} )?season ends?(?=\\s?:)|(?<![a-z])(?:(?:contract|agreement|service|performance|initial|base) (?:period|term)|(?:mowing|plowing|ploughing|snow|winter|summer) season|contract|agreement|term|standing offer|supply arrangement|project)(?: (?:shall|will|is to))? (?:end|ends|expire|expires|terminate|terminates|expiry|expiration|end date)(?: date)?(?![a-z])|(?<!(?:bid|bidding|tender|solicitation|posting|submission|proposal) )(?<![a-z])(?:end date|(?<=(?:contract|agreement|term|services?|work|project|lease|offer)(?![a-z])[^.;]{0,30})(?:expiry|expiration) date|(?:expiry|expiration) date of (?:the |this )?(?:\\w{4,10} )?(?:term|contract|agreement))(?![a-z])",
    deadline:
      "(?<![a-z])deadline (?:for|to) (?:the )?(?:planting|complet\\w+|construction|installation|install|delivery|deliver|(?:all |the )?work)(?![a-z])|(?<![a-z])work (?:must |shall |to )?be done(?: by| before| no later than)(?![a-z])",
    through:
      "(?<![a-z])(?:date of )?(?:contract |the )?(?:award|execution|signing|signature|commencement|issuance|issue|authorization|effective date|execution date)(?: of (?:the |this )?(?:contract|agreement|standing offer))? (?:through|to|until|up to|(?:and )?ending(?: on)?)(?![a-z])|(?<![a-z])(?:date d'attribution|attribution|octroi|signature)(?: du contrat)? (?:au|jusqu'au)(?![a-z])",
    "from contract": "(?<![a-z])date of (?:the )?contract (?:through|to|until|up to)(?![a-z])",
    "in effect":
      "(?<![a-z])(?:contract|agreement(?! to bond)|list|standing offer|arrangement|term|ocsl|services?|contrat|entente|liste|repertoire|offre a commandes|arrangements? en matiere d'approvisionnement)(?![a-z])(?:(?!bids?|tenders?|prices?|pricing|rates?|soumission|offres |prix|question|20\\d\\d).){0,80}?(?:(?:(?:will|shall|are|is)(?: be)? (?:required|needed|provided)|(?<=services? )required|in (?:full )?(?:effect|force)|valid|effective|remains? open|in place|active|continue|run|runs|extends?) (?:until|through|to)|(?:en vigueur|valide|valable)(?: a compter d[a-z' ]{1,40}?)? jusqu'au)(?![a-z])",
    arrangement: `(?<![a-z])(?:supply arrangements?|standing offers?|arrangements? (?:en matiere )?d'approvisionnement|offres? a commandes)(?![a-z])${gap(80, OTHER_STAGE)}(?<![a-z])(?:procure|purchase|buy|supply of|provide|provision of|acquerir|acheter|l'achat|la fourniture|fournir)(?![a-z])${gap(120, OTHER_STAGE)} (?:up to|jusqu'au)(?= (?:[a-z]{3,9}|\\d{1,2}(?:er)?) )`,
    fin: "(?<![a-z])(?:(?:entrepreneur|adjudicataire|fournisseur|prestataire|mandataire) (?:retenu )?(?:a|aura|dispose|disposera) (?:donc )?jusqu'au(?=[^.;]{6,40} pour (?:terminer|completer|achever|realiser|executer|finaliser|livrer))|date (?:prevue )?de fin|fin (?:prevue |substantielle )?(?:des travaux|du contrat|du mandat|du projet|du chantier|des services)|fin prevue(?= (?:est|le|pour|:)|:)|mise en service(?=\\s?[:|]| (?:est )?prevue)|achevement (?:substantiel )?(?:des travaux|de l'ouvrage|du projet)|achevement substantiel(?=\\s?[:|])|echeance (?:des travaux|du contrat|de l'entente|du mandat)|(?:contrat|entente|mandat|bail|travaux|projet|offre a commandes)(?![a-z]) (?:expire(?:ra)?|(?:doi(?:t|vent)|devr(?:a|ont)) (?:prendre fin|se terminer))|(?<!(?:actuel|actuelle|appel d'offres|invitation|demande|sollicitation|questions?|inscriptions?|soumissions?|exposition|consultation|garantie|assurance|permis|cautionnement|exercices?|annees?|scolaire|concours|promotion|location) )(?:pren(?:d|dra) fin|se termin\\w*)|date d'echeance|s'etend de la date d'emission|(?:doi(?:t|vent)|devr(?:a|ont)) etre (?:termine|complete|acheve|finalise|installe|mis en service|pret|operationnel|operationnell|fonctionnel|fonctionnell)e?s?|et etre (?:termine|complete|acheve|finalise)e?s?(?= (?:pour|avant|au plus tard|d'ici))|travaux (?:doi(?:t|vent)|devr(?:a|ont)) etre (?:realises|executes|effectues) (?:avant|au plus tard|d'ici)|(?:realisation|execution) (?:complete )?(?:des travaux|du projet|du mandat)(?: prevue)? (?:avant|au plus tard|d'ici|pour le))(?![a-z])",
    delivery:
      "(?<![a-z])(?:(?<!(?:hand|courier|mail|bid|tender|proposal|submission) )delivery(?=\\s?:)|delivery (?:date|required|requested|(?:is|has been|was) (?:required|requested)|must be|shall be|by)|(?:final )?deliverables (?:must|shall|will|are to) be (?:received|delivered|submitted|provided)|(?:final |all )?deliverables? (?:is |are )?due(?: (?:by|on|date))?|(?:goods|items|equipment|units?|materials?|products?|vehicles?|supplies) (?:must|shall|will|is to|are to|to) be (?:received|on[ -]site|supplied|shipped)(?= (?:by|no later|not later|on or before|before|prior))|(?:requested |required )?delivery date|(?:goods|items|equipment|units?|vehicles?|materials?|products?) (?:must|shall|will|is to|are to|to) be delivered|(?<!hand[ -])be delivered(?! to (?:the )?(?:[\\w'.]{1,16} ){0,5}(?:offices?|clerk|hall|purchasing|department|attention)|[^.;]{0,140}(?<![a-z])(?:by (?:mail|courier|hand)|express delivery|drop[ -]?box|envelopes?|offices? of the)(?![a-z]))|date de livraison|livraison|(?:etre )?livree?s?|produits livrables doivent etre (?:recus|livres|fournis|remis))(?![a-z])",
    "delivery by":
      "(?<![a-z])(?:delivery|deliver|delivered|installation|install|installed)(?![a-z])(?:(?!bids?(?![a-z])|tender|proposal|quot|submission|sealed|envelope|by mail|courier|express|drop(?:ped|box| box)|offices? of the|question|award|within|available|sample|reference|certificat|bond|document|plans|cop(?:y|ies)|insurance|notice|package|respons|invoice|report)[^.;\\d]){0,120}? (?:by|no later than|not later than|on or before|before)(?= (?:[a-z]{3,9}\\.? )?\\d)|(?<![a-z])(?:livrer|installer)(?![a-z])(?:(?!soumission|offre|enveloppe|question)[^.;\\d]){0,120}? (?:avant|au plus tard|d'ici|pour)(?= (?:le |novembre |)?\\d)",
  },
  {
    complete: /complet|perform|finish|^end$/,
    ending: /ending|expiring|^(?:period|term)$|jusqu|terminant/,
    ends: /end|expir|terminat/,
    "and ends":
      /end|serve|expire|conclude|terminate|finish|continue|run|remain|termine|poursui|prend|achev|complet|^fin$/,
    "in effect":
      /effect|force|required|needed|provided|valid|place|active|continue|run|extend|open|vigueur|valable/,
    through: /award|execution|sign|commencement|issu|authorization|effective|attribution|octroi/,
    "from contract": /contract/,
    arrangement: /^up$|jusqu/,
    deadline: /deadline|done/,
    fin: /fin|pret|onnel|termine|installe|service|echeance|etend|complet|acheve|expire|realis|execut|effectues/,
    delivery: /deliver|livr/,
    "delivery by": /deliver|install|livrer/,
  },
);

/** "The period of the contract shall be from the award and shall end on …" */
export const SHALL_END_CUES = cueRules("end", {
  "shall end":
    "(?<![a-z])(?:contract|agreement|term|period|lease|standing offer)(?![a-z])(?:(?!meeting|visit|bids? |tender|question|20\\d\\d).){0,100}?(?:shall|will|must|to|and) (?:end|expire|terminate|conclude)(?: on)?(?![a-z])",
});

const TRADE_WORK =
  "(?:work|works|paving|painting|repairs?|installation|construction|demolition|excavation|cleanup|clean-up|planting|project|job|milling|grading|landscaping)";

const GOODS =
  "(?:yards?|tons?|tonnes?|gallons?|cords?|sand|salt|gravel|stone|fuel|oil|diesel|propane|trucks?|vehicles?|equipment|units?|loaders?|tractors?|mowers?|materials?|aggregate|furniture|computers?)(?![a-z])";

/** "The contractor shall complete all of the work by …", "the date for completion of the work is …" */
export const SHALL_COMPLETE_CUES = cueRules(
  "end",
  {
    "shall complete": `(?<![a-z])(?:shall|will|must|is to|are to|agrees to|expected to) (?:\\w{3,14}ly )?complete (?:(?:all|the|this|its|of|said) ){0,3}(?:\\w{3,14} ){0,2}(?:${TRADE_WORK}|items|tasks|services|phases?|assignment|study|deliverables)(?: [^.;\\d]{0,40}?)? ${BY}(?![a-z])`,
    ensured: `(?<![a-z])(?:ensur(?:e|es|ing)|make sure|guarantees?|see to it|requires?)(?: that)? (?:(?:all|the|this|its|of|these) ){0,3}(?:\\w{3,14} ){0,2}?(?:${TRADE_WORK}|phases?|deliverables|services|improvements|renovations?) (?:is|are|be|has been|have been|to be|will be) (?:\\w{4,14}ly )?(?:completed?|finished|done|concluded|closed out) ${BY}(?![a-z])`,
    "s'assurer":
      "(?<![a-z])(?:s'assurer|veiller a ce|faire en sorte|s'assure|veille a ce) (?:que|qu') ?(?:(?:tous|toutes|l'ensemble des|la totalite des) )?(?:les |le |la |l'|ces )?(?:travaux|ouvrages?|projet|chantier|mandat|services|installation|construction)(?: [a-z' ]{3,40}?)? (?:sont|soi(?:t|ent)|seront|sera|est) (?:\\w{5,14}ment )?(?:termine|complete|acheve|finalise|execute|realise)e?s?(?= (?:pour|avant|au plus tard|d'ici))",
    "travaux a terminer":
      "(?<![a-z])(?:entrepreneur|adjudicataire|fournisseur|prestataire|soumissionnaire retenu)(?![a-z])[^.;\\d]{0,40}? (?:doit|devra|aura a) (?:avoir )?(?:termine|complete|acheve|finalise)r? (?:tous |toutes )?(?:les travaux|le projet|l'ouvrage|le mandat|les services)(?: (?:pour |au plus tard |avant |d'ici )?(?:le )?(?=\\d)| au plus tard| avant| d'ici)",
    "have until":
      "(?<![a-z])(?:contractor|bidder|vendor|proponent|consultant|supplier) (?:(?:will |shall )?have|has) until(?![a-z])(?=[^.;]{0,60} to (?:complete|finish|deliver|perform)(?![a-z]))",
    "work done": `(?<![a-z])(?:shall|will|must|to) have (?:all )?(?:the )?(?:work|project|job) (?:done|completed?|finished) ${BY}(?![a-z])`,
    "goods required": `(?<![a-z])(?:goods|items|equipment|units?|materials?|products?|vehicles?) (?:is|are) (?:required|needed)(?: on[ -]site)? ${BY}${A_DAY}`,
    "date for completion": `(?<![a-z])dates? (?:for|of|set for) (?:the )?(?:substantial |final )?completion(?: of (?:the |this |all )?(?:\\w{3,14} ){0,2}${TRADE_WORK})?(?: of this contract)?(?: (?:is|shall be|will be))?(?![a-z])`,
    "open to traffic":
      "(?<![a-z])(?:re)?open(?:ed)? to (?:all )?traffic[\"']?(?=\\s?:| (?:by|no later than|not later than|on or before|before) )",
    "completion deadline":
      "(?<![a-z])(?:project |contract |work |construction |substantial |final )?completion (?:deadline|by|no later than|not later than|on or before)(?![a-z])|(?<![a-z])deadline for (?:substantial |final )?completion(?![a-z])",
    "of the project": `(?<![a-z])completion of (?:(?:the|this|all|said) ){0,2}(?:\\w{3,14} ){0,2}${TRADE_WORK} (?:is|shall be|will be|is to be|(?:is )?(?:expected|anticipated|required|scheduled)(?: by| on| for)?|${BY})${A_DAY}`,
    "to arrive": `(?<![a-z])(?:goods|items|equipment|units?|materials?|products?|vehicles?|trucks?|supplies|services)(?![a-z]) (?:must|shall|will|is to|are to|to) (?:arrive(?: on site)?|be (?:on[ -]site|rendered|installed|erected|commissioned|shipped)) ${BY}${A_DAY}`,
    "carried out": `(?<![a-z])(?:must|shall|will|to) be (?:paved|repaved|resurfaced|replaced|repaired|reconstructed|constructed|built|painted|demolished|renovated|restored|planted|seeded|removed from the site) ${BY}${A_DAY}|(?<![a-z])(?:asphalt|concrete|gravel|sod|mulch|paint|markings|sealer|sealant|lines|stone|topsoil) (?:must|shall|will|is to|are to|to) be (?:placed|laid|poured|applied|spread) ${BY}${A_DAY}|(?<![a-z])${TRADE_WORK} (?:must|shall|will|is to|are to|to) be in place ${BY}${A_DAY}|(?<![a-z])(?:tanks?|buildings?|structures?|debris|trees?|stumps|brush|pavement) (?:must|shall|will|is to|are to|to) be removed ${BY}${A_DAY}`,
    "goods delivered": `(?<![a-z])(?:accept|invit|request|seek|solicit|receiv)\\w* (?:sealed )?(?:bids?|quotes?|quotations?|prices?|proposals?|tenders?) (?:for|on|to (?:supply|furnish|provide)) (?=[^.;]{0,160}(?<![a-z])${GOODS})[^.;]{0,180}? (?:to|must|shall) be (?:delivered|supplied|stockpiled|hauled)(?! to (?:the )?(?:[\\w'.]{1,16} ){0,5}(?:offices?|clerk|hall|purchasing|department|attention))(?:(?!bid|tender|proposal|quot|offer)[^.;]){0,80}? ${BY}${A_DAY}`,
    termination: `(?<![a-z])(?:contract|agreement|lease|standing offer) termination(?: date)?(?![a-z])|(?<![a-z])expiration of (?:the |this )?(?:(?:first|second|third|initial|base|current) )?(?:contract|agreement|term|lease)(?: (?:is|will be|shall be))${A_DAY}`,
    deliveries: `(?<![a-z])(?:all |the )?deliver(?:y|ies) (?:must|shall|will|is to|are to) be (?:made|completed|effected) ${BY}(?![a-z])`,
    "date d'achevement":
      "(?<![a-z])(?:date (?:prevue |limite )?d'(?:achevement|expiration)(?: (?:du contrat|des travaux|de l'entente|du projet))?|date limite (?:pour (?:la )?(?:realisation|execution)|de realisation|d'execution) des travaux)(?![a-z])",
  },
  {
    "shall complete": /^complete$/,
    ensured: /complete|finished|done|concluded|closed/,
    "s'assurer": /termine|complete|acheve|finalise|execute|realise/,
    "work done": /^have$/,
    "open to traffic": /^traffic$/,
    "completion deadline": /completion/,
    "travaux a terminer": /termin|complete|achev|finalis/,
    "have until": /until/,
    "date for completion": /^dates?$/,
    "of the project": /^completion$/,
    "to arrive": /arrive|^site$|rendered|installed|erected|commissioned|shipped/,
    "carried out":
      /^(?:re)?(?:laid|poured|applied|spread|paved|surfaced|placed|paired|constructed|built|painted|demolished|novated|stored|planted|seeded|moved)$|^place$/,
    "goods delivered": /^(?:delivered|supplied|stockpiled|hauled)$/,
    termination: /^(?:termination|expiration)$/,
    deliveries: /deliver/,
    "goods required": /required|needed/,
    "date d'achevement": /date/,
  },
);

/** "… for use by the town through July 31", "for a period of one year until March 31" */
export const END_OF_LENGTH_CUES = cueRules("end", {
  "through a day": `(?<![a-z])(?:services?|contracts?|agreement|seasons?|supply\\w*|materials?|months?|years?|period|use)(?![a-z])(?:(?!bids? |accept|receiv|submi|question|regist|avail|posted|display|monday|office|hours|meeting|visit|exhibit|obtain|download|advert|from |between |20\\d\\d)[^.;]){0,90}?[ ,](?:through|thru)${A_DAY}`,
  "length until": `(?<![a-z])(?:contract|agreement|term|period|services?)(?![a-z])(?:(?!bids? |20\\d\\d)[^.;]){0,60}?(?<!fiscal|financial|calendar|school|tax|audit|program|crop|model) (?:year|month|season)s?\\)?,? (?:until|ending(?: on)?|expiring(?: on)?|concluding(?: on)?)${A_DAY}|(?<![a-z])(?:standing offer|supply arrangement|place|effect)(?![a-z])(?:(?!bids? |20\\d\\d)[^.;]){0,40}? (?:year|month)s?\\)?,? (?:until|ending(?: on)?|expiring(?: on)?)${A_DAY}|(?<![a-z])(?:contrat|entente|mandat|duree|periode)(?![a-z])(?:(?!soumission|20\\d\\d)[^.;]){0,60}? (?:ans?|annees?|mois|saisons?)\\)?,? (?:jusqu'au|se terminant le|prenant fin le)(?= \\d)`,
});

/** "The plant must be operational by …" */
export const IN_USE_CUES = cueRules("end", {
  "in use": `(?<![a-z])(?:must|shall|will|is to|are to) be (?:fully |completely )?(?:operational|functional|in service|ready for (?:use|occupancy|service|operation)) ${BY}(?![a-z])`,
});

/** "The notice to proceed is expected on …": with it the time for the work begins. */
export const NOTICE_TO_PROCEED_CUES = cueRules("start", {
  "notice to proceed": `(?<![a-z])(?:notice to (?:proceed|commence)|ntp|(?:ordre|avis|autorisation) de (?:debuter|commencer|demarrer|demarrage)(?: (?:les|des) travaux)?)\\)?(?: date| issued?)?(?: (?:is|will be|shall be|to be|est|sera))?(?: (?:currently |tentatively )?(?:anticipated|expected|scheduled|planned|estimated|issued|given|prevue?|emise?|donnee?))?(?: (?:to be issued|for|on|by|in|about|approximately|or|around|le|pour)){0,5}(?:\\s?[:|]|\\s-)?(?= (?:the |le )?(?:(?:${WEEKDAY}),? )?(?:(?:${MONTH})(?![a-z])|\\d{1,2}(?:er)? (?:${MONTH})(?![a-z])|\\d{1,2}[/-]\\d|20\\d\\d-\\d))`,
});

/** "The contract takes effect on …" */
export const TAKES_EFFECT_CUES = cueRules("start", {
  "takes effect":
    "(?<![a-z])(?:contract|agreement|term|services?|lease|standing offer)(?![a-z])(?:(?!insurance|wage|rate|bids? |20\\d\\d)[^.;]){0,40}? (?:takes? effect|becomes? effective|comes? into (?:effect|force))(?: on| as of)?(?![a-z])|(?<![a-z])(?:contrat|entente|bail|marche|mandat)(?![a-z])(?:(?!assurance|reglement|soumission|20\\d\\d)[^.;]){0,40}? (?:entre(?:ra)? en vigueur|prend(?:ra)? effet)(?: a compter du| le)?(?![a-z])",
});
