import { testPhrases } from "./phrases";

/** How long a contract runs, with or without options. */
testPhrases([
  ["term", "The term of the contract is two years. It may be renewed for one additional year."],
  [
    "term",
    "The contract may be renewed for two additional one-year terms. The initial term is two (2) years.",
  ],
  ["term", "The contract is for a period of one (1) year with four one-year options."],
  ["term", "This task authorization contract has one firm year and four individual option years."],
  ["term", "The resulting contract is for one (1) base year and four (4) option years."],
  [
    "term",
    "The contract is for the 2026 and 2027 winter seasons, with two (2) optional one-year extensions.",
  ],
  ["term", "A renewable contract of one year is offered."],
  ["term", "Bids will be for a contract covering two mowing seasons."],
  ["term", "Length of contract: 3 years"],
  ["term", "Contract length: two seasons"],
  ["term", "This quote will be for three (3) consecutive years."],
  ["term", "Le contrat est pour une période d'un an avec une option d'un an."],
  ["term", "Le contrat est pour une durée de trois ans."],
  ["term", "Il y aura une période d'un an ferme avec trois périodes optionnelles d'un (1) an."],
  ["term", "Contrat renouvelable d'une durée d'un an à compter de l'octroi."],
  ["term", "La durée du contrat est d'une année, avec possibilité de prolongation de deux périodes d'un an."],
  ["term", "Durée : 3 ans"],
  ["term", "Durée du marché : 12 mois"],
  ["term", "L'entente sera octroyée à un (1) fournisseur pour une période de trois (3) ans."],
]);

/** By how much a contract can be extended does not tell how long it runs. */
testPhrases([
  ["term", "The agreement may be extended annually up to two (2) additional one (1) year terms."],
  ["term", "The contract may be renewed for two additional terms of one year each."],
  ["term", "This is a multi-year agreement with the option of three one-year renewals."],
  ["term", "There is an option to renew the contract for three subsequent one-year periods."],
  ["term", "The City may extend the contract for up to two years."],
  [
    "term",
    "The owner may, at its discretion, extend the period of contract for three (3) additional one (1) year periods.",
  ],
  ["term", "Option to renew for a further term of twelve (12) months."],
  ["term", "La municipalité peut prolonger le contrat; option de renouvellement de deux ans."],
  ["term", "Options de renouvellement : 2 périodes additionnelles de 12 mois chacune"],
  ["term", "Le contrat pourra être prolongé de deux périodes additionnelles d'un an."],
  ["", "Le contrat actuel a été prolongé d'un an."],
  ["", "The contract will not be extended for an additional year."],
  ["", "The existing contract had a term of three years."],
  ["", "La durée de la garantie est de trois ans."],
]);
