import { MONTH, WEEKDAY } from "../moments/month-names";
import { BIDS, cueRules, gap } from "./cue";

/** A day or an hour follows, in whatever form: "by 2:00 p.m.", "by Thursday, March 5", "avant le 5 mars". */
const WHEN_NEXT = `(?= ?:? (?:the |close of |end of |12 |le |la |les |a )?(?:(?:${WEEKDAY})[,.]? (?:the |le )?)?(?:(?:${MONTH})\\.? \\d|\\d{1,2}(?::\\d\\d)?(?:er|st|nd|rd|th)? ?(?:[ap]\\.? ?m|h(?![a-z])|heures|o'?clock|(?:day )?(?:of )?(?:${MONTH})(?![a-z])|[/-]\\d)|\\d{1,2}:\\d\\d|\\d{4} ?(?:h(?:ou)?rs?|[ecmpa][sd]?t)|20\\d\\d-\\d|noon|midi))`;

/** What bidders hand in, in further words than those of a call's answers. */
const THINGS = `(?:${BIDS}|(?<![a-z])(?:pricing|prices|(?:your|their|sealed|written|unit|firm|best) price|price (?:quotes?|lists?|schedules?)|(?:sealed|the|all|such|said|two|separate) (?:envelopes?|packages?)|submittals?|(?:their|your|written|its) qualifications|(?:proposal|bid|tender|qualification|submission|response|application) (?:packages?|packets?|forms?|documents?|envelopes?)|(?:one|two|three|four|five|six|\\d) ?(?:\\(\\d{1,2}\\) )?(?:signed |bound |hard |paper )?(?:originals?|copies))(?![a-z]))`;

/** Words of papers, people and times that are not those of the bids. */
const NO_BID =
  "question|inquir|enquir|clarif|addend|bonds?(?![a-z])|deposit|meeting|conference|visit|walk|opened|opening|read aloud|publicly|withdraw|modif|amend|letters? of|inten[dt]|expressions? of|registr|award|evaluat|review|tabulat|sub-?bid|complaint|protest|appeal|dispute|objection|success|winning|selected|lowest|contract (?:shall|will|must)|complet|finish|perform|begin|start|commenc|done|install|deliver[iy](?!ng)|valid|remain|firm (?:for|until)|held|irrevocabl|good for|availab|obtain|pick|download|purchased?(?![a-z])|request copies|plans|sample|referenc|insur|certificat|invoice|payment|report|schedule of|drawing|licen[cs]e|permit|grant|scholarship|loan|nominat|job|position|resid|notif|announc|respond to|20\\d\\d|\\d (?:calendar |business |working )?days";

/** What the buyer does: "bids will be forwarded to the Commission by …", "prices were provided". */
const OF_BUYER = "(?:will|would|may|was|were|has|had|being|if)(?![a-z])";

const HAND_IN =
  "(?:receiv\\w*|submit\\w*|forwarded|sent|send|provide|provided|e-?mail(?:ed)?|mail(?:ed)?|fax(?:ed)?|deliver(?:ed)?|present(?:ed)?|return(?:ed)?|reach|be in(?! the hands of (?:the |an? |your |its )?(?:courier|carrier))|be at|be on file|in hand(?!s)|in the hands(?! of (?:the |an? |your |its )?(?:courier|carrier))|upload(?:ed)?|lodged?|hand(?:ed)?|turn(?:ed)? in|drop(?:ped)? off|transmit(?:ted)?|direct(?:ed)?|address(?:ed)?|furnish(?:ed)?|file|filed|enter(?:ed)?|placed|required (?:at|in)|due (?:at|in|to)|have|get|(?:time[- ]|date[- ])?stamped)";
const BY = "(?<![a-z])(?:by|before|until|nlt|no later than|not later than|on or before|prior to)(?![a-z])";

/** "Quotes should be forwarded to the buyer by 2:00 p.m. on …", "… provide your prices by e-mail before …" */
export const HANDED_IN_CUES = cueRules("closing", {
  "handed in by": `${THINGS}${gap(120, `${NO_BID}|${OF_BUYER}`)}(?<![a-z])${HAND_IN}(?![a-z])${gap(240, NO_BID)}${BY}${WHEN_NEXT}`,
  "to hand in by": `(?<!(?:will|would|did|not|has|have|had|who) )(?<![a-z])(?:submit|send|provide|e-?mail|mail|deliver|return|forward|furnish|present|have|get|upload|file|complete and return)(?![a-z]) ${gap(60, `${NO_BID}|requests? for`)}${THINGS}${gap(240, NO_BID)}${BY}${WHEN_NEXT}`,
  "hand in by then": `(?<![a-z])(?:submit|respond|reply|send|e-?mail|mail|deliver|return|forward|present|upload|file)(?: (?:to|at|with|in) [^.;,\\d]{3,60}?)?,? ${BY}${WHEN_NEXT}(?=(?:(?!${NO_BID.replace("|20\\d\\d", "")})[^.;]){0,110}?(?<![a-z])(?:an? |their |its |your |the |sealed |written |of )${THINGS})`,
});

/** The same in French. */
const CHOSES = `(?<![a-z])(?:soumissions?|offres?(?: de (?:services?|prix))?|propositions?|candidatures?(?! (?:pour|a|au|aux) (?:(?:le|un|les|des|ce) )?(?:postes?|emplois?))|(?:votre|leur|un|vos|leurs) prix|(?:les|vos|votre|leurs?) reponses?(?! (?:a|aux?|du|de|des)(?![a-z]))|dossiers? (?:de (?:candidature|soumission|qualification|proposition)|complets?)|(?:votre|leur|la|une) cotation|(?:formulaires?|documents?) de (?:soumission|candidature|reponse)|enveloppes?(?! budg)|demandes? de (?:qualification|pre-?qualification)|manifestes?)(?![a-z])`;
const PAS_SOUMISSION =
  "question|renseign|precision|clarif|addend|garantie|cautionn|depot de garantie|visite|reunion|rencontre|ouvert|ouvrir|retir|modifi|intention|inscri|adjudic|attribu|octro|evalu|analys|etudi|plainte|choisi|retenu|gagn|termin|completer|execut|debut|commenc|livr|install|valid|valable|demeur|ferme|irrevoc|disponib|obten|procur|consult|telecharg|echantillon|referenc|assur|attestation|licence|permis|facture|paiement|rapport|dessin|subvention|poste(?! de)|emploi|citoyen|resident|contribuable|commentaire|compte|taxe|memoire|calendrier|echeancier|bsdq|sous-traitan|20\\d\\d";
/** "Les prix seront fournis par la Ville avant …" */
const ACHETEUR = "(?:seront|sera|serait|a|ont|avait) (?:ete )?(?!recue?s?|acceptee?s?)";
const REMETTRE =
  "(?:recue?s?|recevoir|depose\\w*|depot|transmi\\w*|transmettre|soumi\\w*|soumettre|presente\\w*|acheminee?s?|acheminer|remise?s?|remettre|acceptee?s?|envoyee?s?|envoyer|parvenir|parviennent|fournir|fournie?s?|attendue?s?|livree?s?|televerse\\w*|retournee?s?|retourner|adressee?s?|expediee?s?)";
const AVANT = "(?<![a-z])(?:au plus tard|avant|jusqu'au?|jusqu'a|d'ici(?: au)?|pour)(?![a-z])";

export const HANDED_IN_CUES_FRENCH = cueRules("closing", {
  "remises avant": `${CHOSES}${gap(120, `${PAS_SOUMISSION}|${ACHETEUR}`)}(?<![a-z])${REMETTRE}(?![a-z])${gap(140, PAS_SOUMISSION)}${AVANT}${WHEN_NEXT}`,
  "a remettre avant": `(?<![a-z])(?:recevoir|deposer|transmettre|soumettre|presenter|acheminer|remettre|envoyer|parvenir|fournir|televerser|retourner|adresser)(?![a-z]) ${gap(60, PAS_SOUMISSION)}${CHOSES}${gap(120, PAS_SOUMISSION)}${AVANT}${WHEN_NEXT}`,
  "a remettre d'ici": `(?<![a-z])(?:deposer|transmettre|soumettre|presenter|acheminer|remettre|envoyer|parvenir)(?: (?:a|au|aux|chez) [^.;,\\d]{3,60}?)?,? ${AVANT}${WHEN_NEXT}(?=(?:(?!garantie|cautionn|question|renseign|plainte|inscri|intention)[^.;]){0,80}?${CHOSES})`,
});
