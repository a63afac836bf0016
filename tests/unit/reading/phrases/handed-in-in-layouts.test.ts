import { testPhrases } from "./phrases";

const FORM = "L'invitation prend fin – Solicitation Closes\nFuseau horaire - Time Zone\n";

/** Closings in forms, addresses, lists and legends. */
testPhrases([
  ["closing 2026-03-05 14:00", `${FORM}Heure normale de l'Est (HNE)\nat – à 02:00 PM\non – le 5 mars 2026`],
  [
    "closing 2026-03-05 14:00",
    "Solicitation Closes: / L'invitation prend fin :  At: 02:00 PM    À :  14h00 \n\nOn: March 5, 2026    Le :  5 mars 2026",
  ],
  [
    "closing 2026-03-05 14:00",
    "Solicitation Closes — L'invitation prend fin\n\nBid to: Correctional Service\n\nat /à : 14 :00 HNE\n\non / le : 5 mars 2026",
  ],
  ["", "Solicitation Closes — L'invitation prend fin\n\nIssued on 5 mars 2026"],
  [
    "closing 2026-03-05 14:00",
    "Closing date / Date de clôture : March 5, 2026 / 5 mars 2026, 2:00 p.m. / 14 h",
  ],
  [
    "closing 2026-03-05 14:00",
    "Please submit three (3) copies in a sealed envelope to:\nTown of Unity\n12 Main St.\nno later than 2:00 p.m. on March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Proposals should be addressed to:\nTown Manager\n12 Main Street\nUnity, ME 04988\nand be received no later than 2:00 p.m., Thursday, March 5, 2026.",
  ],
  [
    "closing 2026-03-05 14:00",
    "Bids will be received until the date and time below.\nDate: March 5, 2026\nTime: 2:00 p.m.",
  ],
  ["closing 2026-03-05 14:00", "DUE DATE\nMarch 5, 2026\n\nDUE TIME\n2:00 PM"],
  ["closing 2026-03-05 14:00", "Date de fermeture\n5 mars 2026\nHeure de fermeture\n14 h 00"],
  ["closing 2026-03-05 14:00", "T26-01 – Granular M – Closes March 5, 2026 @ 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Salt Sheds - Competitive Sealed Bids - Due March 5, 2026 at 2:00 P.M."],
  ["closing 2026-03-05 14:00", "The opportunity will remain open until 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "The electronic bid box closes at 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "The e-bid deadline is 2:00 p.m. on March 5, 2026."],
  ["closing 2026-03-05 14:00", "The ACAN closes on March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "The Town seeks proposals for an audit. Deadline March 5, 2026, 2:00 p.m."],
  ["closing 2026-03-05 14:00", "Submittal Date deadline: March 5, 2026, 2:00 p.m."],
  [
    "closing 2026-03-05 14:00",
    "BIDS ARE DUE and MUST BE SUBMITTED on the attached BID FORM, Attachments B, NO\nLATER THAN 02:00 p.m., EST, Thursday, March 5, 2026.",
  ],
  [
    "closing 2026-03-05 09:15",
    "Bid forms must be submitted to the Town Hall, 435 Main Road, Monterey, MA. 01245 by 9:15am on March 5, 2026.",
  ],
  [
    "closing 2026-03-05, opening 2026-03-05 13:00",
    "Bids are due no later than March 5, 2026. Bids will be opened and read at 1:00 PM at the above address.",
  ],
  ["closing 2026-03-05", "Bids are due March 5, 2026. Bids will be opened at the meeting at 7:00 PM."],
  ["closing 2026-03-05", "Bids are due March 5, 2026. Bids will be opened on Tuesday at 7:00 PM."],
  ["closing 2026-03-05", "Bids are due March 5, 2026. Bids will be opened after 7:00 PM."],
  [
    "sub_bid_closing 2026-03-05 12:00",
    "Zoom - FSB Pre-Qualified Trades - 7215 - 26 Court Street\n\nDue on March 5, 2026, at 12 p.m.",
  ],
  ["opening 2026-03-05 14:00", "Letting Date: March 5, 2026 2:00 PM"],
  ["opening 2026-03-05 14:00", "Date et lieu d'ouverture : le 5 mars 2026 à 14 h, salle du conseil"],
  ["questions 2026-03-05 14:00", "Vendor Questions\nMarch 5, 2026 2:00 PM"],
  ["questions 2026-03-05 14:00", "Question/Answer Deadline: 2:00 PM on March 5, 2026"],
]);

testPhrases([
  ["", "Draft report - due March 5, 2026"],
  ["", "Rent - due March 5, 2026"],
  ["", "Amounts due: March 5, 2026"],
  ["", "Phase 1 deliverable - Due March 5, 2026"],
  ["", "The trail will remain open until March 5, 2026."],
  ["", "The consultation remains open until March 5, 2026."],
  ["", "Room letting: March 5, 2026"],
  ["", "Construction deadline March 5, 2026"],
  ["", "Deadline March 5, 2026 for questions."],
  ["", "Bid deposits will be returned by March 5, 2026."],
  ["", "Bids will be forwarded to the Commission by March 5, 2026 for approval."],
  ["", "Bids will be sent to the State by March 5, 2026 for approval."],
  ["", "The proposals will be kept on file until March 5, 2026."],
  ["", "Proposals may be inspected by the public until March 5, 2026."],
  ["", "Sub-consultants shall submit their prices to the prime by March 5, 2026."],
  ["", "A response will be provided by March 5, 2026."],
  ["", "Written responses will be provided to all bidders no later than March 5, 2026."],
  ["", "Offers of employment will be sent by March 5, 2026."],
  ["", "The engineer will provide a bid recommendation by March 5, 2026."],
  ["", "The proposed price list will be sent by the supplier by March 5, 2026 of each year."],
  ["", "Les prix seront fournis par la Ville avant le 5 mars 2026."],
  ["", "Les réponses de la Ville seront transmises au plus tard le 5 mars 2026."],
  ["", "L'entrepreneur doit remettre un bordereau de prix détaillé avant le 5 mars 2026."],
  ["", "Les enveloppes budgétaires seront déposées avant le 5 mars 2026."],
]);
