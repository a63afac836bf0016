import { expect, test } from "vitest";
import { withoutContactDetails } from "~/sources/contacts/contact-details";
import { nameFrom, sectionFrom, titleFrom } from "~/sources/plain-text";

const NAME = "[name on the portal]";
const PHONE = "[telephone on the portal]";
const MAIL = "[e-mail on the portal]";

test.each([
  ["Call 416-555-1234/5/6 now", `Call ${PHONE} now`],
  ["Tel 416-555-1234 or 1235.", `Tel ${PHONE}.`],
  ["416 555-1234 ou 1235, le jour", `${PHONE}, le jour`],
  ["Fax 416*555*1234", `Fax ${PHONE}`],
  ["Call 905 555 12 34", `Call ${PHONE}`],
  ["Tél. : 514-555-12-34", `Tél. : ${PHONE}`],
  ["Jane at local 4567", `${NAME} at ${PHONE}`],
  ["Courriel : j.tremblay arobase ville.qc.ca", `Courriel : ${MAIL}`],
  ["jtremblay[a]ville.qc.ca", MAIL],
  ["jtremblay (arobas) ville.qc.ca", MAIL],
  ["jtremblay -at- ville -dot- ca", MAIL],
  ["Contracting Officer: TSgt DeAndre Q. Washington-Lopez", `Contracting Officer: ${NAME}`],
  ["TSgt DeAndre Washington will receive questions", `${NAME} will receive questions`],
  ["Send to c/o Chidinma Eze, City Hall", `Send to c/o ${NAME}, City Hall`],
  ["a/s de Chidinma Eze", `a/s de ${NAME}`],
  ["/s/ Chidinma Eze", `/s/ ${NAME}`],
  ["Signature: Chidinma Eze", `Signature: ${NAME}`],
  ["Signé par Chidinma Eze", `Signé par ${NAME}`],
  ["The undersigned, Chidinma Eze, certifies", `The undersigned, ${NAME}, certifies`],
  ["La soussignée, Chidinma Eze, certifie", `La soussignée, ${NAME}, certifie`],
  ["Contact : T. Côté", `Contact : ${NAME}`],
  ["Acheteur(se): EZE CHIDINMA", `Acheteur(se): ${NAME}`],
  ["From: Zhang, Wei\nTo: Jones, Bob", `From: ${NAME}\nTo: ${NAME}`],
  ["De : Tremblay, Luc\nÀ : Roy, Anne", `De : ${NAME}\nÀ : ${NAME}`],
  ["First Name | Last Name\nChidinma | Eze", `First Name | Last Name\n${NAME} | ${NAME}`],
  ["Prénom | Nom | Rôle\nLuc | Côté | x", `Prénom | Nom | Rôle\n${NAME} | ${NAME} | x`],
  ["Zhang Wei will be your contact.", `${NAME} will be your contact.`],
  ["Zhang Wei est votre personne-ressource.", `${NAME} est votre personne-ressource.`],
  ["Please see Chidinma Eze at reception", `Please see ${NAME} at reception`],
  ["Voir Geneviève Bélanger à la réception", `Voir ${NAME} à la réception`],
  ["Rejoindre Geneviève Bélanger par courriel", `Rejoindre ${NAME} par courriel`],
  ["buyer: wei zhang", `buyer: ${NAME}`],
  ["Acheteuse : geneviève bélanger", `Acheteuse : ${NAME}`],
])("in a text: %s", (text, expected) => {
  expect(withoutContactDetails(text)).toBe(expected);
});

test("an address in brackets is no tag, and the name before it is cut", () => {
  expect(sectionFrom('"Chidinma Eze" <ceze@x.ca>')).toBe(`"${NAME}" ${MAIL}`);
  expect(sectionFrom("Ikenna Eze &lt;ceze@x.ca&gt;")).toBe(`${NAME} ${MAIL}`);
});

test("names at an end of a buyer or a title are cut", () => {
  expect(nameFrom("Ville de Laval - Geneviève Bélanger")).toBe(`Ville de Laval - ${NAME}`);
  expect(nameFrom("Chidinma Eze, City of Mississauga")).toBe(`${NAME}, City of Mississauga`);
  expect(titleFrom("Plumbing parts - Chidinma Eze")).toBe(`Plumbing parts - ${NAME}`);
});

test.each([
  "Part No.: 416-555-1234/5",
  "Size 400*500*1234 mm",
  "Grid 416*555*1234",
  "Members of IBEW Local 353 and LIUNA Local 1089",
  "Présentez-vous au local 2250",
  "Lieu : local 2250, 2e étage",
  "Use the local 4567 series",
  "From: Main Street\nTo: King Street",
  "From: January 5\nTo: March 6",
  "From: Toronto\nTo: Ottawa",
  "De : rue Principale\nÀ : rue Laval",
  "Secondary: Steel Beam",
  "Alternate: Asphalt Shingles",
  "Signature: required",
  "Signature: Authorized Representative",
  "The undersigned, a bidder, certifies",
  "c/o City Clerk, City Hall",
  "buyer: city hall",
  "Buyer: to be named",
  "Owner: town council",
  "Item | Name\nPump | Valve",
  "See Appendix Two for details",
  "See Terry Fox Arena on the plan",
  "Voir Annexe A par courriel",
  "The Contractor will be your employer",
  "City Hall will be the contact point",
  "Drawings:\nA. Water\nB. Glass",
  "clause (a)the work",
  "George Washington Bridge",
  "Ville de Laval",
  "Fort Washington and Port Washington",
  "Section 3 [a] the.work",
  "9 555 12 34",
])("stays: %s", (text) => {
  expect(withoutContactDetails(text)).toBe(text);
});

test.each([
  "Paving - Owen Sound",
  "Roof replacement - Terry Fox",
  "Snow removal - Lots A and B",
  "HVAC - Pierre Elliott Trudeau Airport",
  "Jean-Talon - Saint-Michel",
  "Washington County, Highway Department",
  "Roof of Wilfrid Marshgate",
  "Ontario, Province of",
  "Jackson, City of",
  "St. Thomas - Elgin",
  "Sidewalks - Phase 2",
  "Tractors - John Deere",
])("a title stays: %s", (text) => {
  expect(titleFrom(text)).toBe(text);
});
