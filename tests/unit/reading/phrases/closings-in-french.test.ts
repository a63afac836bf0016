import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-05 14:00", "Date de fermeture : le jeudi 5 mars 2026 à 14 h 00"],
  [
    "closing 2026-03-05 14:00",
    "Les soumissions doivent parvenir à la municipalité avant 14 h le 5 mars 2026.",
  ],
  ["closing 2026-03-05 14:00", "Date limite de dépôt : 2026-03-05 14:00"],
  [
    "closing 2026-03-25 11:00, opening 2026-03-25 11:00",
    "Les soumissions seront reçues jusqu'à 11 h, le mercredi 25 mars 2026, au bureau de la municipalité, pour y être ouvertes publiquement le même jour, à la même heure.",
  ],
  [
    "closing 2026-03-25 11:00, opening 2026-03-25 11:00",
    "Les soumissions devront être reçues avant 11 h le 25 mars 2026, date et heure auxquelles elles seront ouvertes publiquement.",
  ],
  [
    "closing 2026-03-25 11:00, opening 2026-03-25 11:00",
    "Toute soumission doit être déposée au plus tard le mercredi 25 mars 2026 à 11 h, heure à laquelle elle sera ouverte publiquement.",
  ],
  [
    "closing 2026-03-25 11:00, opening 2026-03-25 11:01",
    "Les soumissions seront reçues au bureau municipal jusqu'à 11 h, le 25 mars 2026. L'ouverture publique des soumissions se fera à 11 h 01 le même jour.",
  ],
  [
    "closing 2026-03-25 11:00, opening 2026-03-25 11:05",
    "Les soumissions seront reçues jusqu'à 11 h le 25 mars 2026 et seront ouvertes le même jour, à compter de 11 h 05, à la salle du conseil.",
  ],
  [
    "closing 2026-03-25 11:00",
    "Les soumissions seront reçues jusqu'à 11 h le 25 mars 2026 et seront ouvertes immédiatement après l'heure limite.",
  ],
  ["closing 2026-03-25 11:00", "La date limite pour déposer une soumission est le 25 mars 2026 à 11 h."],
  ["closing 2026-03-25 11:00", "Date limite pour soumissionner : mercredi 25 mars 2026, 11 h"],
  ["closing 2026-03-25 11:00", "Fermeture de l'appel d'offres : 25 mars 2026 à 11 h 00 (heure locale)"],
  ["closing 2026-03-25 11:00", "Clôture : 2026-03-25 à 11:00"],
  ["closing 2026-03-25 11:00", "Fin de l'appel d'offres : le 25 mars 2026 à 11h"],
  [
    "closing 2026-03-25 11:00",
    "Les soumissionnaires ont jusqu'au 25 mars 2026 à 11 h pour déposer leur soumission.",
  ],
  [
    "closing 2026-03-25 11:00",
    "Vous avez jusqu'au mercredi 25 mars 2026, 11 h, pour nous faire parvenir votre offre.",
  ],
  ["closing 2026-03-25 11:00", "Les offres de services seront acceptées jusqu'au 25 mars 2026 à 11 h."],
  [
    "closing 2026-03-25 11:00",
    "Les entrepreneurs intéressés doivent faire parvenir leur soumission, dans une enveloppe cachetée, au bureau municipal, au plus tard le 25 mars 2026 à 11 h.",
  ],
  ["closing 2026-03-25 11:00", "Date et heure de réception des soumissions : 25 mars 2026, 11 h"],
  ["closing 2026-03-25 11:00", "Réception des soumissions : au plus tard le 25 mars 2026 à 11 h"],
  ["closing 2026-03-25 11:00", "Date de dépôt des soumissions : 25 mars 2026 à 11h00"],
  ["closing 2026-03-25 14:00", "Dépôt des offres : mercredi le 25 mars 2026 à 14 h"],
  [
    "closing 2026-03-25 14:00",
    "Date et heure limites de dépôt des soumissions : 2026-03-25 14 h 00 Heure légale du Québec",
  ],
  [
    "closing 2026-03-25 14:00",
    "Date limite de réception des offres : 2026-03-25 Au plus tard 14h, Heure légale du Québec",
  ],
  [
    "closing 2026-03-25 14:00",
    "Les propositions doivent être transmises par courriel d'ici le 25 mars 2026, 14 h.",
  ],
  ["closing 2026-03-25 14:00", "Date de clôture des soumissions\n25 mars 2026\n14 h 00"],
  ["closing 2026-03-25", "Les soumissions sont attendues au plus tard le 25 mars 2026."],
  ["closing 2026-03-25 14:00", "Prière de retourner votre soumission avant le 25 mars 2026 à 14 h."],
  ["closing 2026-03-25 14:00", "Veuillez soumettre votre offre au plus tard le 25 mars 2026 à 14 h."],
  ["closing 2026-03-25 14:00", "Date de clôture : 25/03/2026 à 14h"],
  ["closing 2026-03-25 14:00", "Date de clôture : 25-03-2026, 14 heures"],
  [
    "closing 2026-03-25 14:00",
    "Solicitation Closes - L'invitation prend fin at - à 02:00 PM on - le 2026-03-25",
  ],
  [
    "closing 2026-03-25 14:00",
    "Solicitation Closes L'invitation prend fin\nAt - à : 02:00 PM\nOn - le : 2026-03-25",
  ],
  ["closing 2026-03-25 14:00", "Date et heure de clôture 2026/03/25 14:00 HAE"],
  ["closing 2026-03-05 12:00", "Date et heure limites de réception des offres\n\n05 mars 2026 à 12 Heures"],
  ["closing 2026-03-27 12:00", "Date limite de remise des offres : le vendredi 27/03/2026 à 12h00"],
  ["closing 2026-03-25", "Date limite de réponse : 25/03/2026"],
  ["", "Date limite de réponse aux questions : 25/03/2026"],
  ["closing 2026-03-25 14:00", "Heure et date limites : mercredi le 25 mars 2026 à 14 h, heure locale"],
  [
    "closing 2026-03-25 10:00, opening 2026-03-25 10:15",
    "Les offres seront reçues jusqu'au 25 mars 2026 à 10 h et ouvertes à 10 h 15 le même jour.",
  ],
  ["", "Les pistes déneigées sont fermées le 12 mars 2026 et ouvertes le 16 mars 2026."],
]);
