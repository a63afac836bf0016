import { expect, test } from "vitest";
import { nameFrom, sectionFrom, titleFrom } from "~/sources/plain-text";

const PLACEHOLDER = "on the portal]";

test.each([
  ["Zdravkovic", "Cordialement,\nPetar Zdravkovic"],
  ["Zdravkovic", "Cordialement,\n\nPetar Zdravkovic\nService des achats"],
  ["Zdravkovic", "Sincerely Petar Zdravkovic"],
  ["Zdravkovic", "Sincerely yours,\nP. Zdravkovic"],
  ["Zdravkovic", "Yours truly,\nPetar Zdravkovic, Town of Ajax"],
  ["Petar", "Best regards,\nPetar"],
  ["Petar", "Merci,\nPetar"],
  ["Zdravkovic", "Thank you,\nPetar Zdravkovic"],
  ["Zdravkovic", "Veuillez agréer nos salutations distinguées,\nPetar Zdravkovic"],
  ["Zdravkovic", "Kind regards - Petar Zdravkovic"],
  ["Zdravkovic", "(s) Petar Zdravkovic"],
  ["Zdravkovic", "Signé (s) Petar Zdravkovic"],
  ["Zdravkovic", "(sgd) Petar Zdravkovic"],
  ["Zdravkovic", "(signé) Petar Zdravkovic, greffier"],
  ["Zdravkovic", "The end.\n~ Petar Zdravkovic"],
  ["Zdravkovic", "Publié par : Petar Zdravkovic"],
  ["Zdravkovic", "Publié par Gianluca Zdravkovic"],
  ["Zdravkovic", "Rédigé par: P. Zdravkovic"],
  ["Zdravkovic", "Dernière modification : créé par : Petar Zdravkovic"],
  ["Zdravkovic", "Author: Petar Zdravkovic"],
  ["Zdravkovic", "Auteur : Petar Zdravkovic"],
  ["Zdravkovic", "Last modified by: Petar Zdravkovic"],
  ["Zdravkovic", "Uploaded by: Zdravkovic, Petar"],
  ["Zdravkovic", "c.c.: P. Zdravkovic, dossier"],
  ["Zdravkovic", "c.c. : Petar Zdravkovic"],
  ["Zdravkovic", "CC: Petar Zdravkovic"],
  ["Zdravkovic", "Petar Zdravkovic is available for questions"],
  ["Zdravkovic", "Petar Zdravkovic est disponible pour répondre"],
  ["Zdravkovic", "Petar Zdravkovic can be reached on weekdays"],
  ["Zdravkovic", "Petar Zdravkovic peut être joint le jour"],
  ["Zdravkovic", "Escort: Petar Zdravkovic (cell)"],
  ["Zdravkovic", "Escorte : Petar Zdravkovic"],
  ["Zdravkovic", "L'autorité technique est l'adjum Zdravkovic, P."],
  ["Zdravkovic", "avec le sgt Zdravkovic sur place"],
  ["Zdravkovic", "l'adj P. Zdravkovic ouvrira"],
  ["Zdravkovic", "Contacter le capt Zdravkovic"],
  ["Zdravkovic", "The Technical Authority is WO Zdravkovic."],
  ["Zdravkovic", "The site contact is MS Zdravkovic."],
  ["Zdravkovic", "Zdravkovic, P., Purchasing"],
  ["Zdravkovic", "Zdravkovic, P. J.\nAchats"],
  ["Zdravkovic", "Supervisor Zdravkovic will open the bids."],
  ["Zdravkovic", "Mairesse Zdravkovic ouvrira les soumissions"],
  ["Gianluca", "The work.\n- Gianluca"],
  ["Nakamura", "CO: Nakamura, Keiko"],
])("at the end of a letter or beside its writer, %s is cut from: %s", (name, text) => {
  expect(sectionFrom(text)).toContain(PLACEHOLDER);
  expect(sectionFrom(text)).not.toContain(name);
});

test.each([
  "Docking of HMCS Harry DeWolf and HMCS Max Bernays in Halifax",
  "NCSM Joseph Teeterman : carénage",
  "CCGS Gordon Reid - air handling",
  "Le NGCC Amélie Roy sera en cale sèche.",
  "The USS Robert Hampton galley",
  "USCGC James Rankin drydock availability",
  "M/V Frank Bell and MV Wolfe Islander",
  'Tug "Daniel Mannix" and barge Peter Cook',
  "le traversier Marie Clarisse",
  "Icebreaker Alfred Needler refit",
  "the John Smyth ferry",
  "Vessel: CCGS James Bond",
  "RV Carl Vinson",
  "SS Thomas Grant restoration",
  "Vessels:\nSamuel Risley\nMartha Black\nEdward Cornwallis",
  "Navires :\nSamuel Risley\nMartha Black",
  "Work at Jesse Brown VAMC, Chicago",
  "Clement J. Zablocki VAMC",
  "SPC Paul Doyle USARC roof",
  "Jerry Watson CBOC Building",
  "George Wahlen VAMC and Bruce Carter VAMC",
  "Schools: Vincent Massey, Laura Secord, David Thompson",
  "The following schools:\n- Vincent Massey\n- Laura Secord\n- Emily Carr",
  "1. Vincent Massey, Emily Carr and John Oliver schools",
  "Écoles : Jean Talon, Anne Hébert et Émile Nelligan",
  "Les écoles Jean Talon, Anne Hébert et Émile Nelligan",
  "Bibliothèques :\nFélix Leclerc\nMarie Uguay",
  "Liste des bibliothèques :\nFélix Leclerc\nMarie Uguay",
  "Arénas:\nRoger Rousseau\nMaurice Richard",
  "Arenas: Martin Lapointe; Raymond Bourque",
  "les arénas Martin Lapointe et Raymond Bourque",
  "Elementary schools:\nAlice Munro\nCarol Shields",
  "Sites\nAlice Munro\nCarol Shields",
  "at the Robert Borden and Charles Tupper buildings",
  "at the Robert Borden and Charles Tupper buildings",
  "Parks\nTerry Fox\nJack Layton",
  "Parcs visés :\nTerry Fox\nJack Layton",
  "the Edward Johnson building",
  "All framing shall be Douglas Fir No. 2",
  "Species: Jack Pine, Norman Spruce",
  "Species: Jack Pine, Norman Spruce",
  "Shrubs:\nCarol Mackie\nAnthony Waterer",
  "Arbustes : Carol Mackie, Anthony Waterer",
  "Kelly Moore or approved equal",
  "Victor Stanley bench, or equal",
  "Peter Meier ou l'équivalent",
  "Benches by Victor Stanley, model S-12",
  "delivered to Ann Arbor, Michigan",
  "the Arthur Kill and the Kill Van Kull",
  "Ralph C. Wilson, Jr. Centennial Park",
  "Martin Luther King, Jr. Memorial Library",
  "Adam Clayton Powell, Jr. State Office Building",
  "Rue Michel Ney et rue Jean Béliveau",
  "Rue Michel Ney et rue Jean Béliveau",
  "avenue Paul Sauvé et les travaux",
  "Centre Claude-Robillard. Les bassins de Claude Robillard seront vidés.",
  "John McCrae PS and Anne Frank SS",
  "John McCrae PS and Anne Frank SS",
])("a ship, a site, a plant or a brand stays: %s", (text) => {
  expect(sectionFrom(text)).toBe(text);
});

test.each([
  ["Osei", "Town of Ajax (Kwame Osei)"],
  ["Osei", "Kwame Osei - Purchasing"],
  ["Osei", "Osei, Kwame (City of Guelph)"],
  ["Tremblay", "Ville de Laval / Jean Tremblay"],
  ["Tremblay", "Ville de Laval (Jean Tremblay)"],
  ["Tremblay", "Jean Tremblay / Ville de Laval"],
  ["Tremblay", "Ville de Laval : Jean Tremblay"],
  ["Tremblay", "Ville de Laval, Jean Tremblay"],
  ["Zdravkovic", "Town of Ajax (Petar Zdravkovic)"],
  ["Zdravkovic", "Ministry of Transport / Petar Zdravkovic"],
  ["Roy", "Municipalité de Saint-Zotique [Julie Roy]"],
  ["Okafor", "Guelph (Chidinma Okafor)"],
  ["Okafor", "Office of Chidinma Okafor"],
  ["Okafor", "Bureau de Chidinma Okafor, 2e étage"],
  ["Okafor", "RFT (Chidinma Okafor)"],
])("%s is cut from the buyer or the place: %s", (name, text) => {
  expect(nameFrom(text)).toContain(PLACEHOLDER);
  expect(nameFrom(text)).not.toContain(name);
});

test.each([
  "City of St. John (Mary Hill Ward)",
  "Hôpital Jean-Talon (CIUSSS)",
  "Toronto (Don Mills)",
  "Ville de Laval (Sainte-Rose)",
  "Township (Rideau Lakes)",
  "Sir Wilfrid Laurier School Board / Commission scolaire",
  "City of Owen Sound / Grey County",
  "City of Barrie - Public Works",
  "Village (Grand Pré)",
  "Ontario - Elliot Lake",
])("a buyer or a place stays: %s", (text) => {
  expect(nameFrom(text)).toBe(text);
});

test.each([
  ["Osei", "Kwame Osei: Plumbing parts"],
  ["Osei", "Plumbing parts [Osei, Kwame]"],
  ["Osei", "Roof repairs [Osei, Kwame]"],
  ["Osei", "Plumbing parts (Kwame Osei)"],
  ["Osei", "Consulting services - Kwame Osei"],
  ["Roy", "Déneigement (resp. : Julie Roy)"],
  ["Roy", "Toiture (resp. : Roy, Julie)"],
  ["Roy", "Toiture - acheteuse : Julie Roy"],
  ["Okafor", "Specs by Chidinma Okafor"],
  ["Tremblay", "Devis par Jean Tremblay"],
])("%s is cut from the title: %s", (name, text) => {
  expect(titleFrom(text)).toContain(PLACEHOLDER);
  expect(titleFrom(text)).not.toContain(name);
});

test.each([
  "Roof - Jean Vanier",
  "Jean Vanier: roof replacement",
  "Renovation: Alexander Graham Bell",
  "HVAC upgrade (Vincent Massey)",
  "Réfection de la toiture - Marie Rollet",
  "Toiture (Marie Rollet)",
  "Remplacement des fenêtres : Marie Rollet",
  "Boiler replacement - Laura Secord",
  "Laura Secord - washroom renovations",
  "Gym floor refinishing, John Oliver",
  "Snow removal - David Thompson",
  "Déneigement - Paul Comtois",
  "Entretien ménager - Paul Comtois",
  "Window cleaning – Emily Carr",
  "Emily Carr – paving of the lot",
  "Jesse Brown - Roof",
  "Playground - Carl Sandburg",
  "Elevator modernization | Henry Hudson",
])("a site's name stays in the title of its work: %s", (text) => {
  expect(titleFrom(text)).toBe(text);
});

test.each([
  ["Benali", "Site visit: Karim Benali"],
  ["Benali", "Site meeting: Karim Benali will lead."],
  ["Benali", "Vessel contact: Karim Benali"],
  ["Tremblay", "Sites:\nJean Tremblay\n514-555-0199"],
  ["Tremblay", "Schools: Jean Tremblay, 514-555-0199"],
  ["Smith", "Contact John Smith building manager"],
  ["Rossi", "Contact Gianluca Rossi at the school"],
  ["Tremblay", "Contact Jean Tremblay school principal"],
  ["Roy", "Site superintendent Julie Roy"],
  ["Tremblay", "Locations: see Jean Tremblay for keys"],
  ["Roy", "contactez Julie Roy centre de services scolaire"],
  ["Roy", "Inquiries: Julie Roy station 4"],
  ["Roy", "The buildings: contact Julie Roy"],
  ["Roy", "Facility contact\nJulie Roy\nManager"],
  ["Roy", "Parks\nJulie Roy, Manager of Parks"],
  ["Roy", "Supervised by Julie Roy or equivalent."],
  ["Tremblay", "les écoles sont visitées avec Jean Tremblay"],
  ["Tremblay", "The ferry captain is Jean Tremblay."],
  ["Tremblay", "For the barge contact Jean Tremblay"],
  ["Tremblay", "Jean Tremblay will meet you at the school"],
  ["Tremblay", "Locations:\nArena: Jean Tremblay"],
  ["Roy", "Buildings: Julie Roy is the contact"],
])("beside a site, a ship or a product, %s is still cut from: %s", (name, text) => {
  expect(sectionFrom(text)).toContain(PLACEHOLDER);
  expect(sectionFrom(text)).not.toContain(name);
});

test.each([
  "NYPD Police Officer Hats (Eight-Point Hat)",
  "Correctional Officer Uniforms (Class Coat)",
  "Officer Vehicles (Ford Explorer)",
  "Fire Officer Helmets (Leather Helmet)",
  "Officers Mess Roof (Carling Hall)",
])("keeps what an officer's things are called: %s", (title) => {
  expect(titleFrom(title)).toBe(title);
  expect(sectionFrom(title)).toBe(title);
});

test.each([
  ["Contract Officer (Jane Smith)", "Contract Officer ([name on the portal])"],
  ["Contract Officer (Zorblat Quimby)", "Contract Officer ([name on the portal])"],
  ["Officer: Jane Smith", "Officer: [name on the portal]"],
  ["Police Officer Hats (Jane Smith)", "Police Officer Hats ([name on the portal])"],
  [
    "Purchasing Officer, Parks Division (Zorblat Quimby)",
    "Purchasing Officer, Parks Division ([name on the portal])",
  ],
  ["Procurement Officer Winnipeg (Zorblat Quimby)", "Procurement Officer Winnipeg ([name on the portal])"],
  [
    "Contract Officer Procurement Services (Zorblat Quimby)",
    "Contract Officer Procurement Services ([name on the portal])",
  ],
])("cuts an officer in brackets: %s", (title, cut) => {
  expect(titleFrom(title)).toBe(cut);
});
