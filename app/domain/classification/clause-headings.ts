/** How a description's clauses begin that say nothing about the job. One of these alone opens a line or sentence. */
export const CLAUSE_HEADINGS: ReadonlyArray<string> = [
  // Who may bid, and how.
  "{bidder|bidders|contractor|vendor|proponent|supplier|minimum|mandatory|required|} {qualification|qualifications|eligibility|experience}",
  "{conditions for participation|eligibility|prequalification|licence|licences|license|licenses|licensing|permits|references}",
  "{instructions to bidders|how to bid|bid submission|submission requirements|submission of bids|submission instructions|submissions|delivery of bids}",
  "{closing|closing date|bid closing|bid opening|deadline|key dates|schedule of events|timeline}",
  "{inquiries|enquiries|questions|contact|contacts|point of contact|contracting authority|addenda|bid documents|documents|plan holders}",
  "{pre bid meeting|prebid meeting|pre bid conference|site visit|site meeting|mandatory site visit|mandatory site meeting|optional site visit|optional site meeting}",
  "{basis of award|award criteria|evaluation|evaluation criteria|evaluation procedures|selection criteria|method of selection|basis of selection}",
  // Agreements and laws.
  "{trade agreement|trade agreements|comprehensive land claim|comprehensive land claims|land claims|indigenous|set aside|set asides}",
  "{applicable laws|laws and regulations|codes and standards|standards|compliance|legal|governing law|reserved rights|privilege clause}",
  "{prevailing wage|prevailing wages|wage rates|fair wage|labour|labor standards|equal opportunity|non collusion|affirmative action|accessibility}",
  // Money and risk.
  "{insurance|insurance requirements|bonds|bonding|bid bond|bid security|performance bond|contract security|security deposit|indemnity|indemnification|liability}",
  "{payment|payments|invoicing|invoices|pricing|price|prices|taxes|warranty|guarantee|liquidated damages|termination|cancellation|assignment|changes|holdback}",
  // On the site.
  "{site conditions|existing conditions|site access|access to the site|access|use of site|use of premises|occupancy|hours of work|working hours|work hours|office hours|hours}",
  "{safety|health and safety|safety requirements|electrical safety|fire safety|site safety|whmis|covid 19|security|security requirement|security requirements|security clearance}",
  "{clean up|cleanup|cleaning up|site clean up|final cleaning|housekeeping|waste management|disposal|protection|protection of property|property protection|damage|damages|restoration|site restoration}",
  "{temporary facilities|temporary utilities|temporary works|temporary services|utilities|parking|parking and access|storage|traffic control|noise|dust control|environmental protection|environment}",
  "{subcontractors|subcontracting|list of subcontractors|personnel|staff|supervision|training|equipment|materials|quality control|quality assurance|inspection|testing|submittals|shop drawings|definitions|background|general conditions|terms and conditions|special conditions|supplementary conditions}",
  // The same in French.
  "{qualifications|admissibilite|conditions d admissibilite|experience|experience du soumissionnaire|licence|licences|permis|attestations|references}",
  "{instructions aux soumissionnaires|reception des soumissions|depot des soumissions|ouverture des soumissions|presentation des soumissions|validite des soumissions|cloture|date limite}",
  "{renseignements|demandes de renseignements|questions|addenda|documents|obtention des documents|visite|visite des lieux|visite obligatoire|rencontre d information|plaintes|reserve}",
  "{evaluation|criteres d evaluation|methode de selection|adjudication|regle d adjudication|mode d adjudication}",
  "{accords|accords commerciaux|accords de commerce|accord|entente sur le commerce|revendications territoriales|lois applicables|conformite}",
  "{assurances|assurance|garanties|garantie|garantie de soumission|cautionnement|cautionnements|garanties exigees|responsabilite|penalites|penalite}",
  "{paiement|facturation|prix|taxes|resiliation|cession|modifications|retenue}",
  "{conditions du chantier|conditions existantes|acces|acces au chantier|acces au site|horaire|horaire de travail|heures|heures de travail|heures d ouverture|occupation des lieux}",
  "{securite|sante et securite|securite incendie|exigences relatives a la securite|exigences de securite|cote de securite}",
  "{nettoyage|nettoyage final|nettoyage du chantier|gestion des dechets|protection|protection des lieux|protection des ouvrages|dommages|remise en etat}",
  "{installations temporaires|ouvrages temporaires|services temporaires|signalisation|stationnement|entreposage|environnement|protection de l environnement|bruit}",
  "{sous traitants|sous traitance|liste des sous traitants|personnel|main d oeuvre|surveillance|formation|equipement|materiaux|controle de la qualite|inspection|essais|definitions|contexte|conditions generales|conditions particulieres}",
];
