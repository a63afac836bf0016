import { testPhrases } from "./phrases";

testPhrases([
  ["validity 90", "Offers remain valid for 90 days."],
  [
    "validity 60",
    "No bid shall be withdrawn after the opening without the consent of the Village of Oak Brook,\nbut for a period of sixty (60) days it stands.",
  ],
  [
    "validity 90",
    "Offers shall remain open for acceptance by the City for a period of no less than ninety\n(90) days.",
  ],
  ["validity 30", "The time period for holding Bids is 30 days, holidays excluded, after opening."],
  ["validity 60", "Bids are irrevocable for sixty days."],
  ["validity 120", "Prices shall be firm for 120 days from the closing."],
  ["validity 60", "Les soumissions sont irrévocables pendant 60 jours."],
  ["validity 90", "La soumission demeure valide pour une période de quatre-vingt-dix (90) jours."],
  [
    "validity 120",
    "Délai de validité des offres : 120 jours à compter de la date limite de remise des offres",
  ],
  [
    "",
    "La soumission devra être accompagnée d'une garantie de soumission, d'un montant égal ou supérieur à 10 % du montant total de la soumission et valable pour au moins 120 jours.",
  ],
  [
    "",
    "The bid deposit must be in the form of a certified cheque or a bid bond issued by a surety licensed in Ontario and shall be valid for 120 days.",
  ],
  ["", "The contractor must provide a certificate of insurance valid for 365 days."],
  ["", "Payment is made within 30 days."],
  ["", "Quotes for materials are updated every 60 days."],
  [
    "term",
    "The initial term of the Agreement will be for three (3) years, with an option to extend for an additional twelve (12) months.",
  ],
  ["term", "This quote will be for three (3) consecutive years."],
  ["term", "Services will be within the City limits for a three (3) year period."],
  ["term", "Winter maintenance for the 2026/2027 and 2027/2028 winter seasons."],
  ["term", "Bids are invited for mowing in the 2026, 2027, and 2028 mowing seasons."],
  ["term", "The Project has a contractual duration of 90 days to substantial completion."],
  ["term", "The City is requesting a three (3) year bid."],
  [
    "term",
    "The Period of Performance will include a base period of six months with up to 4 six-month option periods.",
  ],
  ["term", "Durée du contrat : trois (3) ans avec deux (2) options d'un an"],
  ["term", "Durée initiale : 24 mois (2 ans)"],
  ["term", "Le contrat est d'une durée de 36 mois, renouvelable pour deux périodes d'un an."],
  ["", "The bidder must have at least three (3) years of experience with contracts of this kind."],
  ["", "All work has a two (2) year warranty under the contract."],
  ["", "The contractor must keep records of services for seven (7) years."],
  ["", "Proof of five years in business as a contract cleaner is required."],
  [
    "",
    "Le soumissionnaire doit avoir exécuté des contrats semblables au cours des cinq (5) dernières années.",
  ],
  ["", "Une garantie de deux (2) ans s'applique aux travaux du contrat."],
  ["validity 90", "Bid prices must be held for 90 days."],
  ["", "Bid security shall be held for 60 days."],
  ["", "Prices to remain in effect for one year from date of award of the contract."],
]);
