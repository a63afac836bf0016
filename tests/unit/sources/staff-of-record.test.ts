import { expect, test } from "vitest";
import type { Notice } from "~/domain/opportunities/notice";
import { withoutStaff } from "~/sources/staff-of-record";

const EMPTY: Notice = {
  key: "1",
  reference: null,
  title: "Roofing",
  language: "en",
  summary: null,
  sections: {},
  buyer: null,
  status: "active",
  noticeType: null,
  procurementMethod: null,
  kinds: [],
  codes: [],
  tags: [],
  place: { regions: [], city: null, state: null, country: null, buyerCity: null, buyerState: null },
  published: null,
  deadline: null,
  farDeadline: null,
  revision: "",
  value: { contractValue: null, estimatedValue: null, budgetMin: null, budgetMax: null, currency: null },
  url: null,
  documents: [],
};
const NAME = "[name on the portal]";

function cut(contact: string, text: string, more: Partial<Notice> = {}) {
  const notice = withoutStaff({ ...EMPTY, sections: { description: text }, ...more }, [contact]);
  return notice.sections.description;
}

test.each([
  [
    "Oluwaseun Adeyemi",
    "See Oluwaseun at the desk. Adeyemi has the keys.",
    `See ${NAME} at the desk. ${NAME} has the keys.`,
  ],
  ["Oluwaseun Adeyemi", "Voir Oluwaseun Adeyemi sur place", `Voir ${NAME} sur place`],
  ["Adeyemi, Oluwaseun", "VOIR OLUWASEUN ADEYEMI SUR PLACE", `VOIR ${NAME} SUR PLACE`],
  ["Oluwaseun Adeyemi", "ADEYEMI, OLUWASEUN has the keys", `${NAME} has the keys`],
  ["Oluwaseun Adeyemi", "oluwaseun adeyemi has the keys", `${NAME} has the keys`],
  ["wei zhang", "Zhang Wei will be there, ask Zhang.", `${NAME} will be there, ask ${NAME}.`],
  ["Mme Geneviève Bélanger-Roy, ing.", "Genevieve Belanger-Roy, puis G. Bélanger", `${NAME}, puis ${NAME}`],
  ["Senior Buyer: Chidinma Eze", "Chidinma Eze sera sur place", `${NAME} sera sur place`],
  ["Chidinma Eze, Senior Buyer, 416-555-1234", "Meet Chidinma at the door", `Meet ${NAME} at the door`],
  ["Chidinma Eze and John Okonkwo", "Okonkwo and Eze have keys", `${NAME} and ${NAME} have keys`],
  ["Eze, Chidinma; Okonkwo, John", "Chidinma Eze, John Okonkwo", `${NAME}, ${NAME}`],
  ["Jan van der Merwe", "Jan van der Merwe and J. P. Merwe", `${NAME} and J. ${NAME}`],
  ["Karen Hill", "Karen Hill opens the gate on the hill.", `${NAME} opens the gate on the hill.`],
  ["Will Park", "Will Park will be in the park.", `${NAME} will be in the park.`],
  ["Park, Will", "Ask Park, Will for keys", `Ask ${NAME} for keys`],
  ["Ren&eacute;e Lalibert&eacute;", "Renée Laliberté ouvrira", `${NAME} ouvrira`],
  ["Oluwaseun B. Adeyemi", "Oluwaseun Adeyemi or Oluwaseun B. Adeyemi", `${NAME} or ${NAME}`],
  ["Oluwaseun Adeyemi", "Oluwaseun B. Adeyemi", NAME],
  ["Oluwaseun Adeyemi", "file_Oluwaseun_Adeyemi_v2", `file_${NAME}_v2`],
  ["Oluwaseun Adeyemi", "Adeyemi’s office. L’adjointe d’Adeyemi", `${NAME}’s office. L’adjointe d’${NAME}`],
  ["Oluwaseun", "Ask for Oluwaseun.", `Ask for ${NAME}.`],
  ["Mr. Adeyemi", "Adeyemi will show the roof.", `${NAME} will show the roof.`],
])("the contact %s is cut from: %s", (contact, text, expected) => {
  expect(cut(contact, text)).toBe(expected);
});

test.each([
  ["Wei Park", "Park Road resurfacing. Park benches. The Park is open. Parks"],
  ["Jane Road", "Road work on Road 12"],
  ["Jean Carpentier", "Carpentier et menuisier demandés"],
  ["Joe Carpenter", "Carpenter and joiner services; Carpenter foreman"],
  ["Bill Painter", "Bill of quantities. Painter required. PAINTER REQUIRED"],
  ["Mark Stone", "Mark the Stone walls"],
  ["Rose Gardener", "Rose beds, Gardener services"],
  ["Sarah Kingston", "City of Kingston, Kingston Road"],
  ["Tom Adeyemi", "Adeyemi Road, rue Adeyemi, Adeyemi Builders Inc., Mount Adeyemi, Adeyemi & Sons"],
  ["Pierre Jean", "Rue Jean-Talon, Saint-Pierre, Ste. Pierre"],
  ["Procurement Services", "Procurement Services of the City. Procurement"],
  ["Legal Department", "Legal Department and Legal fees"],
  ["Bid Desk", "The Bid Desk is open"],
  ["Greater Sudbury Purchasing", "City of Greater Sudbury"],
  ["Peel Region Purchasing", "Peel Region works on Peel Street"],
  ["City of Toronto", "City of Toronto"],
  ["Pumper Lee", "Sewers and a pumper. Pumper trucks"],
  ["Snow, Jon", "Snow removal and Jonquière"],
  ["Roofing Contracts", "Roofing Contracts"],
  ["Will Park", "PARK WILL BE CLOSED. park will be closed"],
  ["", "Roofing"],
])("with the contact %s nothing is cut from: %s", (contact, text) => {
  expect(cut(contact, text)).toBe(text);
});

test("all stored texts in both languages lose the contact", () => {
  const notice: Notice = {
    ...EMPTY,
    title: "Roof (Oluwaseun Adeyemi)",
    reference: "S-Adeyemi",
    buyer: "DND (Oluwaseun Adeyemi)",
    noticeType: "RFP (Oluwaseun Adeyemi)",
    procurementMethod: "Open, Adeyemi",
    summary: "See Adeyemi",
    sections: { scope: "See Adeyemi" },
    translation: { language: "fr", title: "Toit, Adeyemi", sections: { description: "Voir Oluwaseun" } },
    codes: [{ scheme: "UNSPSC", code: "1", label: "Adeyemi" }],
    tags: ["Adeyemi"],
    documents: [{ title: "Adeyemi.pdf", url: "https://files.example/1" }],
    place: {
      ...EMPTY.place,
      city: "Oluwaseun Adeyemi",
      buyerCity: "Oluwaseun Adeyemi",
      regions: ["Oluwaseun Adeyemi"],
    },
  };
  const stored = JSON.stringify(withoutStaff(notice, [null, "Adeyemi, Oluwaseun"]));
  expect(stored).not.toMatch(/adeyemi|oluwaseun/i);
  expect(JSON.parse(stored)).toMatchObject({
    reference: `S-${NAME}`,
    buyer: `DND (${NAME})`,
    noticeType: `RFP (${NAME})`,
    translation: { title: `Toit, ${NAME}`, sections: { description: `Voir ${NAME}` } },
  });
});

test("a word that the other language writes in small letters is no name", () => {
  const notice = withoutStaff(
    {
      ...EMPTY,
      title: "Placage",
      translation: { language: "fr", title: "T", sections: { description: "placage" } },
    },
    ["Luc Placage"],
  );
  expect(notice.title).toBe("Placage");
});

test.each([
  ["https://a.example/f/Adeyemi_SOW.pdf/download", "https://a.example/notice"],
  ["https://a.example/oluwaseun-adeyemi.pdf", "https://a.example/notice"],
  ["https://a.example/f/OAdeyemi.pdf", "https://a.example/notice"],
  ["https://a.example/f/adeyemi%20oluwaseun.pdf", "https://a.example/notice"],
  ["https://a.example/f?by=Oluwaseun+Adeyemi&id=4", "https://a.example/f?id=4"],
  ["https://a.example/f?id=4#adeyemi", "https://a.example/f?id=4"],
  ["https://adeyemi.example/f.pdf", "https://a.example/notice"],
  ["https://a.example/f/roof.pdf?id=4,5", "https://a.example/f/roof.pdf?id=4,5"],
])("the contact is cut from the document's link %s", (url, expected) => {
  const notice = { ...EMPTY, url: "https://a.example/notice", documents: [{ title: "Specifications", url }] };
  expect(withoutStaff(notice, ["Oluwaseun Adeyemi"]).documents).toEqual([
    { title: "Specifications", url: expected },
  ]);
});

test("without a page of its own, the document's site is linked", () => {
  const documents = [
    { title: "Devis_OAdeyemi.pdf", url: "https://a.example/f/adeyemi.pdf" },
    { title: "Devis_OAdeyemi.pdf", url: "https://a.example/f/adeyemi-2.pdf" },
    { title: "x", url: "https://adeyemi.example/x.pdf" },
  ];
  const notice = withoutStaff({ ...EMPTY, url: "https://a.example/adeyemi", documents }, [
    "Oluwaseun Adeyemi",
  ]);
  expect(notice.url).toBe("https://a.example/");
  expect(notice.documents).toEqual([
    { title: `Devis_${NAME}.pdf`, url: "https://a.example/" },
    { title: "x", url: "https://a.example/" },
  ]);
});

test("a word that is made of the contact's name is cut", () => {
  expect(cut("Oluwaseun Adeyemi", "user oadeyemi, OluwaseunAdeyemi.pdf")).toBe(`user ${NAME}, ${NAME}.pdf`);
  expect(cut("Sam Park", "Spark plugs, parks and parking")).toBe("Spark plugs, parks and parking");
});
