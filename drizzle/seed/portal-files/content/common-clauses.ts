/**
 * Paragraphs that any trade can carry. They hold no trade's own words, so that a notice is recognised by what it
 * buys and not by its boilerplate. Slots as in trade-content.ts, and `{buyer}` and `{reference}`.
 */
export type CommonClauses = {
  openings: ReadonlyArray<string>;
  visits: ReadonlyArray<string>;
  terms: ReadonlyArray<string>;
  duties: ReadonlyArray<string>;
  submissions: ReadonlyArray<string>;
};

export const CANADIAN_CLAUSES: CommonClauses = {
  openings: [
    "{buyer} invites bids from qualified contractors for the work described here under {reference}.",
    "Offers are requested by {buyer} under solicitation {reference}. The place of the work is {facility}.",
    "{buyer} intends to award one contract for {facility} through this call ({reference}).",
    "Through {reference}, {buyer} is looking for one or more firms able to start soon after award at {facility}.",
    "{facility} is the subject of this call by {buyer}; bidders quote {reference} in all messages.",
  ],
  visits: [
    "An optional site visit takes place {6-12} days after publication; meet at the main gate at {9-11}:00 a.m.",
    "A site visit is compulsory and attendance is recorded. Visitors sign in at the front desk at {9-11}:00 a.m.",
    "No site visit is planned. Questions are taken through the portal up to {5-8} days before closing.",
    "Two site visits are offered, one in the morning and one in the evening, in the second week of the call.",
  ],
  terms: [
    "The contract runs for {2-3} years, with up to {2-3} optional years at the owner's choice.",
    "The term is {12-60} months from award.",
    "Work starts within {10-30} days of award and ends on the date stated in the agreement.",
    "A single-year agreement is planned, renewable {2-3} times on the same terms.",
  ],
  duties: [
    "Commercial general liability insurance of ${2-5} million per event must name the owner as an insured party.",
    "A workers' compensation clearance certificate shall be sent with the first invoice and every 90 days after.",
    "The bidder must sign the accessibility and conduct declarations in the bid form.",
    "Automobile liability insurance of $2 million shall be kept for the whole term.",
    "Proof of registration with the workers' compensation board is mandatory at closing.",
  ],
  submissions: [
    "Offers are received electronically only. A late offer is not opened.",
    "Prices stay open for acceptance for {60-90} days after closing.",
    "The lowest compliant offer, or none, may be accepted.",
    "Offers are scored {60-70}% on price and the rest on approach and references.",
  ],
};

export const US_CLAUSES: CommonClauses = {
  openings: [
    "{buyer} seeks bids for the work at {facility} under {reference}.",
    "Vendors are invited to respond to {reference}, issued by {buyer} for {facility}.",
    "{buyer} plans to award a requirements contract for {facility} as a result of {reference}.",
  ],
  visits: [
    "A walk-through is held {6-12} days after release at {9-11}:00 a.m.; bring photo identification.",
    "Attendance at the pre-bid conference is strongly advised and takes place online.",
    "Site access before the due date is by appointment with the agency only.",
  ],
  terms: [
    "The term is {12-36} months with {2-3} renewal options.",
    "A base year and {2-4} option years are anticipated.",
    "Work is to be complete {90-420} calendar days after the notice to proceed.",
  ],
  duties: [
    "Vendors must pay prevailing wages and file certified payrolls with each invoice.",
    "General liability insurance of ${1-3} million per event shall be in force before the start of work.",
    "A workers' compensation insurance certificate must be on file at award.",
    "Vendors shall complete the responsibility disclosure before registration of the contract.",
    "The minority and women-owned business participation plan is mandatory for this award.",
  ],
  submissions: [
    "Bids are accepted through the procurement portal only, up to the time stated.",
    "Bids are opened in public, in person and by video, shortly after the due time.",
    "The agency may reject all bids when that serves the public.",
  ],
};

/** Visits, terms and submissions stand in the order of the Canadian ones, so that a notice says the same in both languages. */
export const FRENCH_CLAUSES: CommonClauses = {
  openings: [
    "{buyer} invite les entreprises qualifiées à soumissionner pour les travaux décrits ci-après sous le numéro {reference}.",
    "Le présent appel {reference} de {buyer} vise le site suivant : {facility}.",
    "{buyer} prévoit adjuger un seul contrat à la suite de l'appel {reference}.",
  ],
  visits: [
    "Une visite facultative des lieux est prévue {6-12} jours après la publication; rendez-vous à l'entrée principale à {9-11} h.",
    "La visite des lieux est obligatoire et les présences sont notées. Les visiteurs signent le registre à l'accueil à {9-11} h.",
    "Aucune visite n'est prévue. Les questions sont reçues dans le portail jusqu'à {5-8} jours avant la clôture.",
    "Deux visites sont offertes, l'une le matin et l'autre le soir, dans la deuxième semaine de l'appel.",
  ],
  terms: [
    "Le contrat est d'une durée de {2-3} ans, avec jusqu'à {2-3} années d'option au choix du propriétaire.",
    "La durée prévue est de {12-60} mois à compter de l'adjudication.",
    "Les travaux débutent dans les {10-30} jours suivant l'adjudication et se terminent à la date prévue à l'entente.",
    "Une entente d'un an est prévue, renouvelable {2-3} fois aux mêmes conditions.",
  ],
  duties: [
    "Une assurance responsabilité civile de {2-5} millions de dollars est exigée.",
    "Une attestation de conformité en santé et sécurité doit être remise avant le début des travaux.",
    "Le soumissionnaire doit fournir une attestation fiscale valide.",
  ],
  submissions: [
    "Les offres sont reçues par voie électronique seulement. Une offre en retard n'est pas ouverte.",
    "Les prix demeurent valides {60-90} jours après la clôture.",
    "La plus basse offre conforme, ou aucune, peut être retenue.",
    "Les offres sont évaluées à {60-70} % sur le prix et pour le reste sur l'approche et les références.",
  ],
};
