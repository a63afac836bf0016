import { matchesOf } from "../sentences/matches";
import { UNDONE } from "./attendance-scope";
import type { AttendanceSign, AttendanceSigns } from "./attendance-words";
import { MEETING_WORD } from "./meeting-names";

const ATTEND =
  "(?:attend(?!ed to)(?! to(?! (?:the )?(?:site|bid)))|be present|be represented|be in attendance|have (?:attended|visited|participated|been (?:present|represented))|take part in|visit|participate|send (?:a |at least )|assister|avoir (?:assiste|visite|participe|ete presente?s?)|(?:etre|y etre) (?:presente?s?|represente?s?)|se presenter|participer|prendre part|visiter|y assister|y participer)";
const ADVERBS =
  "(?:(?:also|all|each|therefore|physically|personally|personnellement|obligatoirement|imperativement|both|either|in person|be able to|plan to|y|then|tous|toutes|have a representative|necessarily|necessairement) ){0,3}";
const DUTY = new RegExp(
  `(?<![a-z])(must|shall|have to|has to|need to|needs to|needn't|need not|need|(?:is|are|be) (?:\\w{1,14} ){0,2}?(?:required|obliged|obligated|asked|compelled) to|required to|doi(?:t|vent)|devr(?:a|ont)|tenu(?:e|s|es)? d[e'] ?|oblige(?:e|s|es)? d[e'] ?|obligations? d[e'] ?|(?:obligation|requirement|need|necessity) to|il faut|cannot mandate) ?((?:pas |not |never )?)${ADVERBS}((?:pas |not )?)${ADVERBS}${ATTEND}(?![a-z])`,
  "g",
);

const NO_DUTY =
  /(?<![a-z])(?:not|never|no|nobody|none|n't|neither|nor|without|rather than|by no means|pas|nullement|aucunement|aucune?|nul|jamais|sans|ni)(?![a-z])[^.;:]{0,46}$|n't [^.;:]{0,30}$|(?<![a-z])(?:ne|n') ?[^.;:]{0,12}$/;
const NOT_EXEMPT = /(?:exempt|excus|dispens|except)/;
/** Those who have chosen to come, or who have won already. */
const OF_OTHERS =
  /(?<![a-z])(?:successful|selected|awarded|winning|chosen|retenue?s?|adjudicataires?|attendees?|attending|visitors?|visiteurs|participants?|wish(?:es|ing)? to|wanting to|who (?:wish|want|plan|intend|choose|elect|do attend|attend)|planning to|if (?:you|they|bidders)|staff|consultants?|engineers?)(?![a-z])[^.;]{0,60}$/;
const OF_SOME =
  /(?<![a-z])(?:sub-?contractors?|sous-traitants?|suppliers only|new (?:bidders|vendors)|either)(?![a-z])[^.;]{0,40}$/;
const OTHER_EVENT =
  /^ (?:\w{0,4} )?(?:the |a |an |all |any |at |to |in |a la |la |une |aux? |l'){0,3}(?:\w{2,14}[\s-]){0,1}(?:pre-?construction|kick-?off|start-?up|training|opening|award|progress|weekly|monthly|interviews?|council|debrief\w*|hearing|web|our|www|apprentice\w*|program\w*|formation|ouverture|reunion de demarrage)(?![a-z])/;
const OF_PLACE =
  /^(?:[\s.,;)]*$|.{0,60}(?:site|place|location|building|facilit|premises|work|school|plant|lieux|chantier|edifice|batiment|installation|it\b|visit|meeting|tour|conference|session|reunion|rencontre|seance|walk))/;

/** "Bidders must attend", "no bidder is required to attend". */
function dutySigns(text: string): Array<AttendanceSign> {
  const signs: Array<AttendanceSign> = [];
  if (!MAY_OBLIGE.test(text)) return signs;
  for (const found of matchesOf(DUTY, text)) {
    const [words, duty = "", not = "", later = ""] = found;
    const before = text.slice(Math.max(0, found.index - 110), found.index);
    const after = text.slice(found.index + words.length, found.index + words.length + 90);
    const isGeneral =
      /(?:visit|participate|participer|visiter|part in|send (?:a |at least )|presenter|prendre part)$/.test(
        words,
      );
    if (isGeneral && !OF_PLACE.test(after)) continue;
    if (OTHER_EVENT.test(after) || OF_OTHERS.test(before)) continue;
    if (/^[^.;]{0,40}[?:]\s{0,2}(?:no|n|non|false|n\/a)(?![a-z])/.test(after)) {
      signs.push("no");
      continue;
    }
    if (/^[^.;]{0,80}\?/.test(after) || UNDONE.test(after.slice(0, 50))) {
      signs.push("unclear");
      continue;
    }
    if (duty.includes("cannot mandate")) {
      signs.push("no");
      continue;
    }
    const isNot =
      not !== "" ||
      later !== "" ||
      /needn't|need not/.test(duty) ||
      / not | never | n't /.test(` ${duty} `) ||
      NO_DUTY.test(before);
    if (duty === "need" && !isNot) continue;
    if (/^(?:must|shall)$/.test(duty) && (not !== "" || later !== "")) continue;
    if (
      /(?<![a-z])(?:may|might|if|whether|unless|si)(?![a-z])[^.;,]{0,30}$/.test(before) ||
      OF_SOME.test(before)
    )
      signs.push("unclear");
    else if (isNot && (NOT_EXEMPT.test(before) || /fail|miss|oubli/.test(words))) signs.push("unclear");
    else if (isNot) signs.push("no");
    else
      signs.push(
        /^[\s,]{0,2}(?:only|if(?! .{0,30}(?:wish|want|intend|bid|submi))|unless|except|sauf)(?![a-z])/.test(
          after,
        )
          ? "unclear"
          : "yes",
      );
  }
  if (
    /(?<![a-z])(?:must|shall|required to|are to) sign (?:(?:in )?(?:at|on) |the (?:attendance|sign[\s-]?in|register)|in(?![a-z]))/.test(
      text,
    ) &&
    !OF_OTHERS.test(text.split(/must|shall|required to|are to/)[0] ?? "")
  )
    signs.push(/not (?:be )?required to sign|need not sign/.test(text) ? "unclear" : "yes");
  return signs;
}

const ABSENT =
  /(?<![a-z])(?:(?:who|that|which|bidders?|contractors?|vendors?|proponents?|suppliers?|firms?|they|and|company|companies) (?:(?:\w{1,12} )?(?:fail(?:s|ed)? to|(?:do|does|did|has|have|had) not|don't|doesn't|didn't|cannot|could not)(?: \w{1,14}){0,2} (?:attend\w*|be(?:en)? (?:present|represented|in attendance)|visit(?:ed)?|participated?|appear|show)|(?:is|are|was|were) (?:not|un)[\s-]?(?:present|represented|in attendance|attending))|failing to (?:attend|be present|be represented|visit|participate|appear)|failures? (?:of .{1,40} |by .{1,40} |on .{1,40} )?(?:to (?:attend|be present|be represented|sign|register at|visit|participate|appear)|in attending)|non[\s-]?attend\w*|not (?:having )?(?:be |been |being )?(?:represented|in attendance|attend\w*|present(?! (?:a|the|their))|visit(?:ed|ing))|un-?represented|absente?s?(?! (?:a|an|any|written|such|specific|special|express|evidence|other)(?![a-z]))|absence(?! of(?! (?:a |the )?(?:bidder|contractor|vendor|proponent|attend|representative)))(?! d(?:e |')(?!presence|participation|un soumissionnaire|representant|fournisseur))|without (?:attending|having attended|visiting|being present|having visited|having been present|attendance)|(?:unless|until) .{0,60}(?:attend\w*|present|represented|visited|took part|participated)|miss(?:es|ed|ing)? (?:the|this) (?:\w{1,14}[\s-]){0,3}(?:meeting|visit|tour|conference|walk|session|showing)|no[\s-]shows?|absentees?|non[\s-](?:participation|presence|participants?|attendees?)|non[\s-]?(?:represent|present)e?e?s?|(?:are|is|were|was) not there|not at the (?:meeting|visit|tour|conference)|(?:those|bidders|firms|contractors|vendors|proponents|anyone|any bidder) (?:who|that|which) (?:do|does|did|choose) not(?= (?:will|shall|may|cannot|to attend))|n(?:e |')(?:s'y |y |se )?(?:assist|particip|present|visit|rend)\w* (?:pas|point)|defaut (?:de |d')(?:.{0,30})?(?:assist|participer|presence|etre present|se presenter|visiter)|sans (?:presence|representant|avoir (?:assiste|visite|participe)|visiter|assister|participer|participation)|n(?:e |')[^.;]{0,24}(?:pas|point)[^.;]{0,24}(?:assist|present|particip|visite|represent)\w*|n(?:'y )?'?assiste(?:nt|ra|ront)? pas|ne participe(?:nt|ra|ront)? pas)(?![a-z])/;

const FATAL =
  /(?<![a-z])(?:reject\w*|disqualif\w*|non[\s-]{0,2}complian\w*|not (?:be )?complian\w*|non[\s-]?responsive|unresponsive|ineligib\w*|(?:not|n't|never) (?:be )?(?:\w{1,14} ){0,2}?(?:accepted|considered(?! to)|eligible|allowed|permitted|entitled|opened|evaluated|read|able|qualified|responsive|receive bid)|unopened|no (?:\w{1,14} )?(?:bids?|tenders?|proposals?|submissions?|offers?|quotes?|quotations?) (?:\w+ ){0,5}(?:accepted|considered|opened|received|read|evaluated|from)|invalid\w*|(?:may|can|shall|will|could|should) ?not (?:be )?(?:bid|submit|tender|propose)\w*|cannot (?:bid|submit|tender|propose|be (?:accepted|considered))|excluded|barred|void|withdrawn|declined|forfeit\w*|unacceptable|set aside|thrown out|returned|eliminat\w*|irrecevables?|rejet\w*|disqualifi\w+|ecarte\w*|eliminee?s?|exclus?|exclusion|refus\w+|non[\s-]?conformes?|non[\s-]recevables?|(?:ne|n')(?: \w{1,10})? ?(?:sera|seront|pourra|pourront|peut|peuvent|etre)[^.;]{0,24}(?:retenu|recevable|accept|consider|depos|soumission|presenter|ouvert|etudi|analys|admis|admissible|eligible|examin|evalu)\w*|inadmissibles?|nulle?s?|nullite)(?![a-z])/;

const HARMLESS =
  /(?<![a-z])(?:(?:will|shall|does|do|would|is|are|may|can|must)(?: in)? ?(?:not|n't|no case|no way|never)(?: (?:be|by itself|in itself|necessarily|automatically|in any way|result in|lead to|cause|constitute|for that reason|solely|a|the|any))*(?: (?:grounds?|causes?|basis|reasons?) (?:for|of|to))?(?: (?:a|the|any|its|their|bid|bidder|bidder's))* ?(?:reject\w*|disqualif\w*|exclu\w*|eliminat\w*|penali[sz]\w*|affect\w*|preclude\w*|prevent\w*|prejudice\w*|disadvantage\w*|barred|declared|deemed|held against|invalidat\w*|ineligib\w*|non[\s-]?\w+)|(?:is|are|be|constitute) (?:not|no) (?:a |an )?(?:grounds?|cause|basis|reason|condition)(?: (?:for|of|to) (?:\w+ )?\w+)?|isn't (?:a )?(?:grounds?|cause|basis|reason)(?: for \w+)?|no (?:bids?|bidders?|tenders?|proposals?|contractors?|proponents?|vendors?|one) (?:will|shall|may) be (?:reject\w*|disqualif\w*|exclu\w*|penali\w*)|(?:may|can|will|could|are|is|shall) (?:still|nevertheless|nonetheless|also|remain)(?: be)? (?:\w+ )?(?:bid|submit|eligible|considered|accepted|allowed|permitted|free|tender|propose|evaluated|opened|entitled)\w*|(?:are|is|remains?) (?:still )?(?:free|eligible|welcome|permitted|allowed|entitled) to (?:bid|submit)|remains? eligible|still (?:bid|submit|be considered|be accepted)|(?<!only bidders .{0,80})(?<!only those .{0,80})may (?:bid|submit a (?:bid|proposal|tender|quote))|not (?:be )?(?:disqualif\w*|rejected|penali[sz]ed|deemed (?:\w+-?\w* )?(?:non|ineligib)\S*)|without (?:being |any )?(?:disqualif\w*|reject\w*|penalty)|will be deemed to have (?!with|declin|waiv|forf|aband|no )\w+|n'entraine(?:ra)? (?:pas|aucun\w*) [^.;]{0,30}(?:rejet|disqualif|exclu)\w*|(?:n'est|ne (?:sera|seront|constitue|sont)|n'etait)(?: pas| nullement| aucunement)(?: \w+){0,3}? ?(?:motif|cause|raison|rejet|disqualif|ecart|penalis|elimin|exclu)\w*(?: (?:de|d') ?\w+)?|(?<!ne )(?:peu(?:t|vent)|pourr(?:a|ont))(?: (?:quand meme|tout de meme|neanmoins|toutefois|egalement|malgre tout|aussi))? (?:deposer|soumissionner|presenter une)|demeure(?:nt)? (?:admissible|eligible)s?|reste(?:nt)? (?:admissible|eligible)s?)(?![a-z])/g;

const NO_RELIEF = /(?:relieve|excuse|entitle|exempt|release|exonere|liber|dispens)/;

const ONLY =
  /(?<![a-z])(?:only(?! (?:to|for) the minutes)|solely|exclusively|limited to|restricted to|(?:nobody|no one|none) (?:but|except)|seul(?:e|s|es)?|uniquement|exclusivement|reservee?s? aux)(?![a-z])[^.;]{0,110}(?<![a-z])(?:attend(?:ed|ees?|ing|s)?|present|presente?s?|represented|in attendance|visited|assiste|participe|participants)(?![a-z])|(?<![a-z])(?:accept|consider|open|receiv|evaluat)\w*[^.;]{0,40}only[^.;]{0,80}(?:attend|present|represented|visited)/;
const TO_BID =
  /(?<![a-z])(?:bids?|bidding|tenders?|proposals?|submit\w*|submissions?|offers?|quotes?|eligib\w*|considered|accepted|opened|evaluated|qualif\w*|allowed to|permitted to|soumissionner|soumissions?|deposer|admissibles?|eligibles?|recevables?|acceptees?|considerees?|offres?)(?![a-z])/;
const RECEIVES =
  /(?<![a-z])(?:minutes|copies|copy of|notes|handouts?|addend\w+|answers|slides|recording|presentation|attendance list|lunch|parking|access|proces-verbal|compte rendu)(?![a-z])/;

/** "No bidder is excused from attending" */
const NOT_EXCUSED =
  /(?<![a-z])(?:no|not|never|n't|nobody|none|aucun|ne|n')(?![a-z])[^.;]{0,40}(?:excused?|exempt(?:ed|e)?s?|dispensee?s?) (?:from |d[e'] ?)(?:attend|visit|participat|the |la |assister|y assister)/;

/** "No attendance, no bid" */
const NO_BID =
  /(?<![a-z])no (?:attendance|show|visit),? ?(?:means|equals|=|-)? ?no (?:bid|tender|proposal|submission)/;
/** "Eligibility is decided by the sign-in sheet", "no exceptions": attending may decide who can bid. */
const MAY_DECIDE =
  /(?:attend|sign[\s-]?in|presence|list)[^.;]{0,80}(?:eligib|qualif|no exceptions?|aucune exception|admissib)|(?:no exceptions?|aucune exception|eligib|only those|late arrivals)[^.;]{0,80}(?:attend|presence|list|disqualif|sign[\s-]?in)|retardataires/;

const WORD_OF_LIMIT =
  /only at (?:the|this) (?:\w{1,12} )?(?:meeting|visit|conference|tour)|(?:must|required|exigee?s?|requise?s?|doi(?:t|vent))[^.;]{0,80}(?:to be eligible|to bid|to submit|pour soumissionner)|(?:eligib|admissib)\w*[^.;]{0,60}(?:must|doi(?:t|vent))|skip(?:s|ped)? |only bids|(?<![a-z])only those[^.;]{0,60}(?:bid|submit|tender)/;

const ATTENDING =
  /(?<![a-z])(?:attend|assister|participer|presence|present|represent|visit|meeting|tour|conference|walk|session|inspection|showing|absen|reunion|rencontre|seance|lieux|chantier)/;

/** Without these a sentence needs no closer look. */
const MAY_BE_ABSENT = /not|n't|fail|absen|unless|until|without|miss|no[ -]show|sans|defaut|n[e'] ?|non|unrep/;
const MAY_BE_ONLY = /only|solely|exclusiv|limited|restricted|nobody|no one|none|seul|uniquement|reserve/;
const MAY_INVITE =
  /encourag|recomm|urge|advis|invit|welcome|sugge|desirable|(?:may|should|can) |conseill|souhait/;
const MAY_OBLIGE =
  /must|shall|(?:have|has|need|required|obliged|obligated|asked|compelled|obligation|requirement|necessity)s? to|need|doit|doivent|devr|tenu|oblig|il faut|mandate/;

/** What becomes of the bids of those who are absent, and of those alone who attend. */
function consequenceSigns(text: string): AttendanceSigns {
  const isAbsent = MAY_BE_ABSENT.test(text) && ABSENT.test(text);
  const isOnly = !isAbsent && MAY_BE_ONLY.test(text) && ONLY.test(text);
  if (isOnly) {
    const isForBids =
      TO_BID.test(text.replace(/(?<![a-z])(?:bidders?|tenderers?)(?![a-z])/g, " ")) && !RECEIVES.test(text);
    const denied =
      /(?<![a-z])(?:not|n't|pas|non) (?:\w+ ){0,2}?(?:only|limited|restricted|reserve\w*|seulement|uniquement)/.test(
        text,
      );
    if (!isForBids) return { signs: [], loose: !RECEIVES.test(text) };
    return { signs: [denied ? "unclear" : "yes"], loose: true };
  }
  if (!isAbsent) {
    if (NOT_EXCUSED.test(text) || NO_BID.test(text)) return { signs: ["yes"], loose: true };
    const isRisk =
      /sous peine d(?:e |')(?:rejet|nullite|disqualif|exclusion|irrecevab|elimination|refus)/.test(text) &&
      /(?:assist|presen|particip|visit)/.test(text) &&
      !/(?:port(?:er|ez)|apporter|casque|inscri)/.test(text);
    const isDecided = MAY_DECIDE.test(text) || WORD_OF_LIMIT.test(text);
    const loose =
      isDecided ||
      (!isRisk &&
        FATAL.test(text) &&
        /(?:do(?:es)? so|failing which|faute de|a defaut|attend|assist|particip|presen[ct]|represent|absen|visit|meeting|sign-?in|not there|skip|exigence|requirement|reunion)/.test(
          text,
        ));
    return { signs: isRisk ? ["yes"] : [], loose };
  }
  const rest = text.replace(HARMLESS, " ; ");
  const isHarmless = rest !== text;
  const isFatal = FATAL.test(rest);
  if (isFatal && isHarmless) return { signs: ["unclear"], loose: true };
  if (isFatal) return { signs: ["yes"], loose: true };
  if (isHarmless) return { signs: [NO_RELIEF.test(text) ? "unclear" : "no"], loose: false };
  return { signs: [], loose: !NO_RELIEF.test(text) };
}

const INVITES =
  /(?<![a-z])(?:encouraged?|encourages|recommend(?:ed|s)?|urged?|urges|advised|advises|invited?|invites|welcome|suggested|advisable|desirable)(?: (?!that)\w{1,14}){0,4}? (?:to |also )?(?:attend|visit(?! (?:the |our )?(?:web|www))|participate|take part|be present|be represented|join us|(?:tour|inspect|view)(?= (?:the )?(?:\w{1,12} )?(?:site|building|premises|facilit|work)))(?![a-z])|(?<![a-z])(?:may|should|can) (?:also )?attend(?![a-z])|(?<![a-z])(?:encouraged?|recommended|urged|invited|welcome) (?:to|for|at) (?:an? |the |this |our )?(?:\w{1,14}[\s-]){0,4}(?:meeting|visit|tour|conference|walk|session|inspection|showing|briefing)|(?<![a-z])(?:attendance|participation|visit|visits|meeting|conference|tour|walk[\s-]?through|session|visiting|attending|presence|visite|reunion|rencontre|seance|inspection)(?![a-z])[^.;]{0,110}?(?<![a-z])(?:is|are|be|est|sont)? ?(?:(?:strongly|highly|also|very much|fortement|vivement|tres) )?(?:encouraged|recommended|urged|advisable|suggested|recommandee?s?|suggeree?s?|conseillee?s?|souhaitee?s?|encouragee?s?)(?![a-z])(?! (?:to|that|que|de) (?!attend|visit|participate|assist|particip))|(?<![a-z])(?:recommended|suggested|recommande|suggere|conseille)(?: [\w']{1,12}){0,4} (?:site visit|visit|visite|visiter|assister|participer|attend\w*|la presence|prendre part)|(?<![a-z])invite\w*(?: \w{1,14}){0,4} (?:a |d'|la |une |aux? ){0,2}(?:y )?(?:assister|participer|visiter|visite|rencontre|seance|reunion|se presenter|prendre part)/;
const ON_REQUEST = /(?<![a-z])(?:upon request|by appointment|sur demande|sur rendez-vous)(?![a-z])/;
/** "Bidders are recommended to arrive early" */
const AT_DISCRETION =
  /(?<![a-z])(?:at the (?:sole )?(?:discretion|option) of (?:the |all |each )?(?:bidder|tenderer|proponent|vendor|supplier|contractor)s?|at (?:the )?(?:bidder|tenderer|proponent|vendor|supplier|contractor)s?'?s?'? (?:own )?(?:discretion|option)|a la discretion d(?:u|es) soumissionnaires?)(?![a-z])/;

/** What a sentence says of attending by what people must do, and what becomes of those who do not. */
export function actSigns(text: string): AttendanceSigns {
  const consequences = consequenceSigns(text);
  const duties = dutySigns(text);
  const isFree =
    AT_DISCRETION.test(text) && ATTENDING.test(text) && !/(?:not|n't|pas) (?:\w+ )?at the/.test(text);
  const isInvited =
    (MAY_INVITE.test(text) &&
      INVITES.test(text) &&
      !/(?:not|n't|pas) (?:merely|only|just|simply) (?:strongly )?(?:encourag|recommend|suggest|recommand)/.test(
        text,
      )) ||
    (ON_REQUEST.test(text) && MEETING_WORD.test(text));
  return {
    signs: [
      ...consequences.signs,
      ...duties,
      ...(isFree ? (["no"] as const) : []),
      ...(isInvited ? (["invited"] as const) : []),
    ],
    loose: consequences.loose,
  };
}
