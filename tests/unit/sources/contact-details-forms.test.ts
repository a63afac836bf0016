import { expect, test } from "vitest";
import { withoutContactDetails } from "~/sources/contacts/contact-details";

const NAME = "[name on the portal]";
const PHONE = "[telephone on the portal]";
const EMAIL = "[e-mail on the portal]";

test.each([
  [
    "The point of contact for this action is Krystian Oaktreevich.",
    `The point of contact for this action is ${NAME}.`,
  ],
  ["Respond to SFC Jedrek Marshgate or CW3 Paloma Oaktree.", `Respond to ${NAME} or ${NAME}.`],
  ["If you need help, ask for Pruda Oaktree at the desk.", `If you need help, ask for ${NAME} at the desk.`],
  ["Address Enquiries to: Oaktree (MCT), Ione", `Address Enquiries to: ${NAME}`],
  ["For information contact Jeanne d'Arc Oaktree", `For information contact ${NAME}`],
  ["la directrice, madame Oriane Oaktree-Ly, ouvrira", `la directrice, madame ${NAME}, ouvrira`],
  ["Contact Virginia Oaktree at 416-555-2671", `Contact ${NAME} at ${PHONE}`],
  ["Clerk-Treasurer Dagny Oaktree will open bids", `Clerk-Treasurer ${NAME} will open bids`],
  ["COR: Annelise Oaktree. ACOR: Teo Marshgate.", `COR: ${NAME}. ACOR: ${NAME}.`],
  ["call Deshi 416-555-2671 or Bronwy 416-555-2672", `call ${NAME} ${PHONE} or ${NAME} ${PHONE}`],
])("a name is taken out of another form: %s", (text, expected) => {
  expect(withoutContactDetails(text)).toBe(expected);
});

test.each([
  ["Phone: 416-555-2671 or DSN 772-2671", `Phone: ${PHONE} or DSN ${PHONE}`],
  ["au 819 555-2671, p. 223", `au ${PHONE}`],
  ["Tel. 416-555-2671 xt. 14", `Tel. ${PHONE}`],
  ["(716)5552671 / 716 5552672", `${PHONE} / ${PHONE}`],
  ["Superintendent845-555-2671", `Superintendent${PHONE}`],
  ["Site contacts: the north yard 555-2671", `Site contacts: the north yard ${PHONE}`],
  ["1-855-555-2671 extension number 33", PHONE],
  ["snow.bids@city-of-lakeview\n.example.ca", EMAIL],
  ["Write to ione . oaktree @ lakeview . example . ca before noon", `Write to ${EMAIL} before noon`],
  ["See https://www.linkedin.com/in/ione-oaktree-12 or Skype: live:ione.oaktree", `See ${EMAIL} or ${EMAIL}`],
])("a number or an address is taken out of another form: %s", (text, expected) => {
  expect(withoutContactDetails(text)).toBe(expected);
});

test.each([
  "Martin Luther King Jr. Boulevard resurfacing",
  "Charles George VA Medical Center, Asheville",
  "Plans by Roy Tremblay inc. and Karen Oaktree, Inc.",
  "Buyer: Virginia Department of Transportation",
  "Contact the office, 40, allée Paul Langevin",
  "Contact: valve, part 555-2671, call for tenders 415-2026",
])("a street, a site, a firm or a reference stays: %s", (text) => {
  expect(withoutContactDetails(text)).toBe(text);
});

test("the kind of an engineer is no name", () => {
  expect(withoutContactDetails("Division Engineer: Bridge Engineer: Ione Oaktree")).toBe(
    `Division Engineer: Bridge Engineer: ${NAME}`,
  );
});
