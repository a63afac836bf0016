import fc from "fast-check";

/*
 * Invented people, addresses and numbers, and the places of real notices where portals print them. The words are
 * not those of the reader's own lists: family names are made of syllables, and most given names too.
 */

const syllables = [
  "ka",
  "ro",
  "mi",
  "zel",
  "tan",
  "bru",
  "vio",
  "lem",
  "dar",
  "nok",
  "ush",
  "gri",
  "pel",
  "sor",
  "quo",
  "hin",
];
const ends = [
  "ski",
  "vich",
  "dottir",
  "anu",
  "escu",
  "ault",
  "oux",
  "wala",
  "etti",
  "ström",
  "ğlu",
  "é",
  "ez",
  "quist",
  "ayan",
  "oye",
];
const known = [
  "Jane",
  "Michel",
  "Anne-Marie",
  "Priya",
  "Wei",
  "Oluwaseun",
  "François",
  "Jean-Luc",
  "Siobhán",
  "Mohammed",
  "Nguyet",
  "Björn",
];
/** Family names that are also words, and short ones. */
const shared = [
  "Hill",
  "Park",
  "White",
  "Young",
  "Long",
  "Roy",
  "Côté",
  "Brown",
  "Wu",
  "Ng",
  "Li",
  "Major",
  "Bureau",
  "Wood",
  "Page",
  "King",
  "Lake",
  "Doe",
];

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const made = fc
  .tuple(fc.constantFrom(...syllables), fc.constantFrom(...syllables), fc.constantFrom(...ends))
  .map((parts) => capital(parts.join("")));
const family = fc.oneof(
  { weight: 5, arbitrary: made },
  { weight: 1, arbitrary: fc.tuple(made, made).map((pair) => pair.join("-")) },
  { weight: 1, arbitrary: made.map((name) => `O'${name}`) },
  { weight: 1, arbitrary: made.map((name) => `Mac${name}`) },
  { weight: 1, arbitrary: made.map((name) => `van der ${name}`) },
  { weight: 1, arbitrary: made.map((name) => `St-${name}`) },
  { weight: 2, arbitrary: fc.constantFrom(...shared) },
);
const given = fc.oneof(fc.constantFrom(...known), made);

export type Person = { given: string; family: string };
export const person: fc.Arbitrary<Person> = fc.record({ given, family });

/** Ways to print a name. All of them keep the words of both parts. */
const FORMS: ReadonlyArray<(person: Person) => string> = [
  ({ given, family }) => `${given} ${family}`,
  ({ given, family }) => `${given} K. ${family}`,
  ({ given, family }) => `Ms. ${given} ${family}`,
  ({ given, family }) => `Mme ${given} ${family}`,
  ({ given, family }) => `${given} ${family}, P.Eng.`,
  ({ given, family }) => `${given} ${family}, CSCMP`,
  ({ given, family }) => `${given} ${family.toUpperCase()}`,
];
/** Forms that need a line or a label of their own. */
const LINE_FORMS: ReadonlyArray<(person: Person) => string> = [
  ...FORMS,
  ({ given, family }) => `${family}, ${given}`,
  ({ given, family }) => `${family.toUpperCase()}, ${given.toUpperCase()}`,
  ({ given, family }) => `${given.toUpperCase()} ${family.toUpperCase()}`,
];
export const printed = fc
  .tuple(person, fc.constantFrom(...FORMS), fc.constantFrom(...LINE_FORMS))
  .map(([someone, form, ofLine]) => ({ someone, text: form(someone), line: ofLine(someone) }));

const digits = (length: number) => fc.stringMatching(new RegExp(`^[2-9]\\d{${length - 1}}$`));
const NUMBER_FORMS: ReadonlyArray<(area: string, exchange: string, line: string) => string> = [
  (a, b, c) => `${a}-${b}-${c}`,
  (a, b, c) => `(${a}) ${b}-${c}`,
  (a, b, c) => `(${a})${b}-${c}`,
  (a, b, c) => `${a}.${b}.${c}`,
  (a, b, c) => `${a} ${b} ${c}`,
  (a, b, c) => `${a} ${b}-${c}`,
  (a, b, c) => `${a}–${b}–${c}`,
  (a, b, c) => `1-${a}-${b}-${c}`,
  (a, b, c) => `+1 ${a} ${b} ${c}`,
  (a, b, c) => `+1${a}${b}${c}`,
  (a, b, c) => `${a}/${b}-${c}`,
  (a, b, c) => `${a}-${b}-${c} ext. 4821`,
  (a, b, c) => `${a}-${b}-${c}, poste 4821`,
  (a, b, c) => `${a}-${b}-${c} x4821`,
];
export const telephone = fc
  .tuple(digits(3), digits(3), digits(4), fc.constantFrom(...NUMBER_FORMS))
  .map(([area, exchange, line, form]) => ({
    left: [`${exchange} ${line}`, `${area}${exchange}${line}`, `1${area}${exchange}${line}`, "4821"],
    text: form(area, exchange, line),
  }));

const MAILBOX_FORMS: ReadonlyArray<(name: string) => string> = [
  (name) => `${name}@brookvale.ca`,
  (name) => `${name}@BROOKVALE.CA`,
  (name) => `${name}@purchasing.brookvale.on.ca`,
  (name) => `${name} [at] brookvale.ca`,
  (name) => `${name}(at)brookvale.ca`,
  (name) => `${name} at brookvale dot ca`,
  (name) => `${name} [at] brookvale [dot] ca`,
  (name) => `mailto:${name}@brookvale.ca`,
  (name) => `${name} @ brookvale.ca`,
];
export const address = fc
  .tuple(fc.stringMatching(/^[a-z]{5}[._]?[a-z]{4}\d?$/), fc.constantFrom(...MAILBOX_FORMS))
  .map(([mailbox, form]) => ({ mailbox, text: form(mailbox) }));

/** Where real notices print a contact. `N` is the name, `L` the name in a line or after a label, `T` the number, `E` the address. */
export const CONTACTS: ReadonlyArray<string> = [
  "Contact: L\nTelephone: T",
  "Attention: L\nEmail address: E",
  "Attn: L, T",
  "Buyer: L",
  "Senior Buyer: L, E",
  "Senior Buyer N will answer.",
  "Procurement Officer – N",
  "Contracting Authority: L\nE",
  "Contracting Officer: L, Phone: T, Fax #T",
  "Project Manager: N (T)",
  "Name: L\nTitle: Purchasing Agent\nTel No.: T",
  "For more information, please contact N at T or E.",
  "For further information regarding this tender, please contact\nN, Senior Procurement Officer\nTelephone: T\nEmail: E",
  "Inquiries must be addressed to N by e-mail only.",
  "Any questions relating to this notice can be addressed to:\nL\nCoordinator, Contract Services\nDefence Construction Canada\nT\nE",
  "Questions are to be directed in writing to the Contracting Authority, N, at E.",
  "Site visits must be arranged with N, Facilities Supervisor, at T.",
  "Procuring Office:\nL\nSenior Procurement and Contracting Officer\nPhone: T, E",
  "N\nManager of Public Works\nTownship of Brookvale\nPhone: T",
  "N, Buyer\nE",
  "N – Contracting Officer – T",
  "N | Purchasing Coordinator | T | E",
  "E (N)",
  "Fax #T\nL\nE",
  "Personne-ressource : L\nTéléphone : T",
  "À l’attention de : L\nCourriel : E",
  "Agent d’approvisionnement : L, T",
  "Toute question doit être adressée à N, par courriel à E.",
  "Pour plus de renseignements, veuillez communiquer avec N au T.",
  "Acheteuse : L\nTélécopieur : T",
  "Autorité contractante : L\nTél. : T\nE",
  "Responsable du dossier : L",
];

/** The work that stands around the contact, and must stay. */
export const WORK: ReadonlyArray<string> = [
  "Snow clearing and salting of 12 municipal lots at the Terry Fox Arena, 1500 Jasper Ave, from November 15 to April 15.",
  "Supply and install two 300 x 400 x 500 mm dampers, 416 mm ducts and a 27,216 kg chiller at City Hall.",
  "Solicitation EN578-170432/B, GSIN 2520-01-456-7890, estimated at $1,250,000.00, closes 2026-12-04 at 14:00.",
  "Resurfacing of Lorne Avenue from Payette Drive to Richelieu Street, 280 m, and of Highway 401 at Kingston Road.",
  "Janitorial services for the Jeanne Sauvé Building, 2nd floor, Winnipeg, Manitoba R3C 4G1.",
  "Entretien paysager du parc Jean-Drapeau et du boulevard René-Lévesque, Montréal (Québec).",
  "Déneigement des stationnements de l’école Sainte-Marie, 41, route 112, du 1er novembre au 15 avril.",
];
