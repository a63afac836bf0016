/** Means of meeting by name: a platform, or "video conference". */
const PLATFORM =
  "(?:cisco |microsoft |ms[ -]|google )?(?:zoom|webex|teams(?! (?:of|from|for|will|must|who|that|are)(?![a-z]))|google meet|gotomeeting|go ?to meeting|skype|bluejeans|video[ -]?conferenc\\w+|web[ -]?(?:conferenc\\w+|cast|ex)|webinars?|visioconférence|vidéoconférence|webinaire)";
/** "Via Webex", "using Zoom", "a Teams meeting" */
const BY_MEANS = new RegExp(
  `(?<![a-zà-ÿ])(?:via|by|through|over|on|using|with|par|sur|en|au moyen de|à l['’]aide de|par l['’]entremise de)\\s{1,2}(?:an? |the |une? |la |(?:la |the )?plate-?form(?:e)? )?(${PLATFORM}(?: (?:video )?(?:meetings?|conferenc\\w+|webinar|call|video))?)(?![a-zà-ÿ])|(?<![a-zà-ÿ])((?:microsoft |ms )?(?:zoom|webex|teams)) (?:meeting|conference|call|pre-?bid)(?![a-zà-ÿ])|(?<![a-zà-ÿ])(?:meeting|visit|tour|conference|session|briefing|walk[ -]?through|bid|réunion|rencontre|séance|visite|information) \\((?:via |on |by |par |sur )?(${PLATFORM})\\)`,
  "i",
);
/** "A virtual pre-bid meeting", "held online", "meeting (virtual)" */
const IS_ONLINE =
  /(?<![a-zà-ÿ])(?:(?:held|conducted|hosted|offered|tiendra|lieu|tenue?) (?:virtually|online|remotely|en ligne|virtuellement|à distance)|(?:virtual|online) (?:[a-zà-ÿ-]{3,12} ){0,2}?(?:meeting|tour|(?:site )?visit|conference|session|briefing|webinar|walk[ -]?through)|(?:réunion|rencontre|séance|conférence|visite) (?:d['’]information )?(?:virtuelle|en ligne|à distance)|(?:une|la) visioconférence)(?![a-zà-ÿ])|\((?:virtual(?:ly)?|online|remote|virtuelle|en ligne)(?=\s?[,;:)/–-])/i;
/** The platform beside such words, in brackets or behind a mark: "(virtual, Microsoft Teams)". "Teams of two" are people. */
const BESIDE =
  /[(,;:/|–-]\s{0,2}((?:Cisco |Microsoft |MS[ -]|Google )?(?:Zoom|ZOOM|Web[Ee]x|WEBEX|Teams|TEAMS|Google Meet|GoTo ?Meeting|Skype|BlueJeans))(?=\s?(?:[),;:/|.–-]|$|(?:link|meeting|ID|invite|lien|platform)(?![a-z])))/;
/** "With teams of bidders" */
const OF_PEOPLE = /^(?:with|by|over)\s+teams/;
/** Without these nothing is online. */
const MAY_BE_ONLINE = /zoom|web|teams|meet|skype|jeans|vid[eé]o|visio|virtu|online|remote|en ligne|distance/i;
const IN_PERSON =
  /(?<![a-zà-ÿ])(?:in[ -]person|hybrid|either|both|also|as well|alternatively|option to|aussi|egalement|également|en personne|en présentiel|hybride)(?![a-zà-ÿ])/i;

/** "Online", with the means if they are named; `null` if a meeting is not said to be online, or may be attended elsewhere. */
export function onlineIn(words: string): string | null {
  if (!MAY_BE_ONLINE.test(words) || IN_PERSON.test(words)) return null;
  const by = BY_MEANS.exec(words);
  const named = by?.[1] ?? by?.[2] ?? by?.[3];
  if (named !== undefined && !OF_PEOPLE.test(by?.[0] ?? "")) return `Online (${named})`;
  if (!IS_ONLINE.test(words)) return null;
  const beside = BESIDE.exec(words)?.[1];
  return beside === undefined ? "Online" : `Online (${beside})`;
}
