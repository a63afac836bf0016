/** Words of a sentence about others than the buyer: those who planned the work, sell, judge, test or did something like it. */
export const ABOUT_OTHERS =
  /(?<!\p{L})(?:architects?|(?<!corps of )engineers? (?:is|are|located)|plan ?rooms?|builders['’]? exchange|construction association|head(?:quarters| office)|principal office|law firm|firm has|offices in|hotels?|motels?|inn|marriott|hilton|similar|references?|previous(?:ly)?|completed|manufactur(?:ed?|ers?)|suppliers?|vendors?|bank|surety|bonds?|newspapers?|published|courts?(?! ?(?:street|st|house|yard)\b)|tribunal|laws of|governed by|disputes?|copies|documents|(?:may|can) be (?:viewed|seen|obtained|examined)|training|architectes?|ingénieurs|siège social|fournisseurs?|hôtel(?! de ville)|consultés?|régie? par|tribuna(?:l|ux)|district judiciaire|journal|semblables?|similaires?|références?|bureaux de)(?!\p{L})/iu;
/** The same for what stands far from the start of a text. */
export const ABOUT_OTHERS_LATER =
  /(?<!\p{L})(?:consultants?|(?<!corps of )engineers?|offices?|bidders?|proponents?|respondents?|tenderers?|contractors?|laborator(?:y|ies)|landfill|picked up|plant|warehouses?|wages?|compensation|registered|licen[cs]ed|associations?|agreements?|meetings?|conference|inc|ltd|firme|bureaux?|entrepreneurs?|réunion|rencontre|laboratoire|entente|accord)(?!\p{L})/iu;

/**
 * What else a notice names a town for: its offices, its papers, where things and people come from and waste goes, and what
 * was done before. Only the work's own sentences have none of these words.
 */
export const BESIDE_THE_WORK =
  /(?<!\p{L})(?:bids?|tenders?|proposals?|quot(?:es?|ations?)|envelopes?|addressed|couriers?|hand[- ]delivered?|invoices?|mail(?:ed|ing)?|e-?mail|contact|telephone|tel|fax|information|help|(?:P\.? ?O\.? )?box \d+|purchasing|clerk|desk|server|website|samples?|lab|factory|factories|mill|dealer|made|cast|fabricated|produced|designers?|design(?:ed)? by|prepared by|drawings|plans|study|past|like structure|workers|staff|crews?|travel|mileage|wage|union|local \d+|airport|nearest|salvaged?|dispos(?:al|ed)|excess|trucked|hauled|returned to|waste|insurance|insurer|warranty|clearance|publication|press|gazette|open house|hearing|keys|held|(?:firm|firms|company|party) (?:must|shall|should|has|have)|soumissions?|offres?|enveloppes?|factures?|courriel|courrier|téléphone|télécopieur|case postale|renseignements|usine|fabriquée?s?|échantillons?|plans et devis|préparée?s? par|conçue?s? par|matières résiduelles|élimin\w+|déplacements?|assurances?|tenue?s?)(?!\p{L})/iu;
