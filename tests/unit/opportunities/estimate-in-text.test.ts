import { expect, test } from "vitest";
import { estimateInText } from "~/domain/opportunities/estimate-in-text";

test.each([
  ["Estimated value of $7.5M over 3 years, with up to two 1-year extensions.", null, 7_500_000],
  ["Approximate estimated value: $750,000", null, 750_000],
  ["Estimate $100,000 – $250,000", 100_000, 250_000],
  ["The estimated cost is $1,250,000.00.", null, 1_250_000],
  ["The estimated value of this scope is $270 million.", null, 270_000_000],
  ["Approximate Estimate: $64 Million (4 buildings)", null, 64_000_000],
  ["The estimated construction cost is in the order of $110,000,000 (CAD).", null, 110_000_000],
  ["Project budget: $80k", null, 80_000],
  ["Engineer’s estimate: $2 million", null, 2_000_000],
  ["La valeur estimée du projet est de 7,5 M$ sur 3 ans.", null, 7_500_000],
  ["Valeur approximative estimée : 750 000 $", null, 750_000],
  ["La valeur approximative de ce contrat est estimée à 270 M$.", null, 270_000_000],
  ["Coût estimé des travaux : entre 100 000 $ et 250 000 $", 100_000, 250_000],
  ["The estimated cost for this opportunity is in the range of $320,000.", null, 320_000],
  ["Estimated value: $5-10 million", 5_000_000, 10_000_000],
  ["Estimated cost: $700K", null, 700_000],
  ["Valued at nearly $700K, the project entails new boilers at the fire hall.", null, 700_000],
  ["Coût estimé : 1,2 M$", null, 1_200_000],
  ["Valeur estimée : entre 1 et 3 M$", 1_000_000, 3_000_000],
  ["Valeur du contrat : entre 50 000 $ et 100 000 $", 50_000, 100_000],
  ["Le coût des travaux est estimé entre 50 000 $ et 100 000 $.", 50_000, 100_000],
  [
    "NOTICE TO CONTRACTORS ARCHITECT’S PROJECT 12 ESTIMATED CONTRACT AMOUNT $50,000 TO $150,000 Bids are due",
    50_000,
    150_000,
  ],
  ["Contract value: between $5,000,000 and $10,000,000", 5_000_000, 10_000_000],
  [
    "Set aside for veterans, with a magnitude of construction estimated between $5,000,000 and $10,000,000.",
    5_000_000,
    10_000_000,
  ],
  ["The Magnitude of Construction cost is between $1,000,000 and $5,000,000.", 1_000_000, 5_000_000],
  ["Engineer's Estimate Range: $419,050.00 - $566,950.00.", 419_050, 566_950],
  ["Cost Estimate Range: $38,000,000. – $40,000,000.", 38_000_000, 40_000_000],
  [
    "To assist with bonding and insurance requirements, this project is estimated at a value between $ 100,001 > $ 250,000, Taxes extra.",
    100_001,
    250_000,
  ],
  [
    "The contract will be a firm-fixed-price procurement valued between $1,000,000 and $5,000,000.",
    1_000_000,
    5_000_000,
  ],
  [
    "This construction project is set aside for small firms, with an estimated value between $25,000 and $100,000.",
    25_000,
    100_000,
  ],
])("this job's estimate is read: %s", (text, least, most) => {
  expect(estimateInText(text)).toMatchObject({ least, most });
});

test.each([
  "A bid deposit of $100,000.00 is required, about 10% of the estimated value.",
  "The bid bond must be for an estimated amount of $50,000.",
  "Liability insurance with an approximate value of $5,000,000 per occurrence.",
  "Estimated value of the bid security: $20,000 deposit.",
  "The estimated cost of insurance is $4,000.",
  "Document fee: estimated price $1,200 fee.",
  "Liquidated damages: estimated cost $1,500 per day.",
  "Estimated penalty amount: $2,500 penalties.",
  "The tool is for projects with an estimated value between $100,000 and $500,000.",
  "Construction services with an estimated value of $10 million and below.",
  "Contracts whose estimated value exceeds the threshold of $121,200.",
  "If the estimated value is $25,000 the City invites three firms.",
  "Estimated cost: $1,250 per tonne.",
  "Estimated cost: $1,250 / m2",
  "Estimated price $1,500 each",
  "Estimated cost of $12,000 a month",
  "Estimated cost: $75,000 annually",
  "Bidders must have completed similar projects with an estimated value of $2,000,000.",
  "The previous contract had an estimated value of $3,000,000.",
  "Reference projects: estimated value $1,000,000.",
  "An allowance with an estimated value of $40,000 is included.",
  "The estimated value of the letter of credit is $60,000.",
  "Estimated quantity: 12,000 tonnes.",
  "The original estimate was $2,000,000 but prices have risen.",
  "The estimate of $900,000 was rejected by council.",
  "Construction budget $20,000,000; this call is for the architect.",
  "Services for a project with a construction cost estimate of $30,000,000.",
  "The consultant shall prepare a Class C estimate of $5,000,000 works.",
  "Minimum estimated value: $10,000",
  "The project budget of $5,000,000 includes land, design and furniture.",
  "Estimated value: to be told later. Addendum 2 of 15,000 pages.",
  "Estimated budget: 2026",
  "The work is worth $500,000.",
  "Contract value $500,000.",
  "Holdback of $40,000 of the estimated contract amount of $400,000.",
  "Estimated value: $12",
  "La valeur estimée du cautionnement est de 50 000 $.",
  "Le montant estimé des frais est de 5 000 $.",
  "Le coût estimé des services s’élèvera à 250 000 $ par année.",
  "Des projets d’une valeur estimative allant de 100 000 $ à 500 000 $.",
  "Le seuil est une valeur estimée de 121 200 $.",
  "Estimated value: $100,000.\nThe estimated value is $900,000.",
  "The bid bond shall be between $5,000 and $10,000.",
  "Insurance of between $2,000,000 and $5,000,000 is required.",
  "The contract value of between $1,000,000 and $2,000,000 requires a performance bond.",
  "Liquidated damages between $500 and $1,500 a day.",
  "Wages are estimated between $45,000 and $60,000.",
  "Permit fees: price range $1,000 to $2,500.",
  "The firm was valued at nearly $700K in 2019.",
  "The station has 3 million square feet of space, valued at $840 million, on 7,430 acres.",
  "Valued at over $2 million, similar projects must be listed.",
  "Contracts valued between $50,000 and $100,000 need three quotes.",
  "A contract value between $50,000 and $100,000 needs three quotes.",
  "Limited solicitation is used for purchases between $5,001 and $25,000.",
  "Of five bids received, four varied between $511,223 and $677,034.",
  "Bidders must have a project budget record of $1,000,000 to $2,000,000.",
  "The project is expected to fall within the price range of $1,000,000 to",
  "The prior contract will be a guide; it was valued between $1,000,000 and $2,000,000.",
  "List three jobs with a construction magnitude of similar projects between $1,000,000 and $2,000,000.",
  "Letter of credit between $10,000 and $20,000; project cost to be told.",
  "The contract amount is $50,000.",
  "Pricing range: $50 to $95 an hour.",
  "Les soumissions variaient entre 511 223,69 $ et 677 034,71 $.",
  "Des contrats d'une valeur de 50 000 $ à 100 000 $ exigent trois prix.",
  "Le projet a été évalué par trois experts le 12 000.",
])("no estimate of this job: %s", (text) => {
  expect(estimateInText(text)).toBeNull();
});

test("the currency is the one that stands beside the figure", () => {
  expect(estimateInText("Estimated value: $750,000 CAD")?.currency).toBe("CAD");
  expect(estimateInText("Estimated value: US$750,000")?.currency).toBe("USD");
  expect(estimateInText("Estimated value: $750,000")?.currency).toBeNull();
});

test("of a larger figure that counts the options, the one without them is shown", () => {
  const text = "Approximate Estimate: $12,500,000";
  expect(
    estimateInText(`Estimated value of $7.5M over 3 years, with up to two 1-year extensions.\n${text}`)?.most,
  ).toBe(7_500_000);
});
