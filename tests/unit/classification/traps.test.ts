import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const OTHER_TITLES = [
  "Defence Research Consulting",
  "Offence Tracking System",
  "Sales Rep Services for Lottery Terminals",
  "Live Demo Kitchen Chef Services",
  "Professional Hockey Team Marketing Demo Days",
  "Construction Insurance Broker",
  "Painting Class Instructor",
  "Supply and Delivery of Road Salt",
  "Bulk Road Salt",
  "Chaudière-Appalaches - services de traduction",
  "Hull Cleaning of Coast Guard Vessels",
  "Vessel Cleaning Services",
  "Sewer Cleaning",
  "Data Cleaning and Migration Services",
  "Nettoyage des égouts et des puisards",
  "Supply of Snow Plow Trucks",
  "Snow Blower Parts",
  "Two Tandem Axle Snow Plow Trucks",
  "Snow Removal Equipment",
  "Maintenance of Snow Removal Equipment",
  "Fourniture d'une souffleuse à neige",
  "Achat de déneigeuses",
  "Chasse-neige et épandeuse",
  "Supply of a Power Generator",
  "Electrical Tape and Connectors",
  "Purchase of Air Conditioning Units",
  "Janitorial Supplies",
  "Supply and Delivery of Cleaning Products",
  "Produits d'entretien ménager",
  "A Concrete Proposal for Regional Cooperation",
  "Paving the Way for Inclusive Hiring",
  "Lighting Designer for Theatre Production",
  "Plumbing the Depths: Ocean Exhibit",
  "Decision Tree Software",
  "Appeal on the Grounds of Fairness - Legal Services",
  "ServiceNow Licences",
  "Dr. Snow Memorial Lecture",
  "Digital Landscape Review",
  "Landscape Architect Services",
  "Consulting Engineer for HVAC",
  "Engineering Services for Bridge Rehabilitation",
  "Feasibility Study for Roof Replacement",
  "Services professionnels en architecture - réfection de la toiture",
  "Ingénierie - plans et devis pour la réfection de la chaussée",
  "Electrical Engineering Services",
  "Road Safety Campaign",
  "Roadmap for Digital Services",
  "Civil Parking Enforcement System",
  "Custodial Sentence Research",
  "Heating Oil",
  "Huile à chauffage",
  "Windows 11 Migration",
  "Website Construction Industry Survey",
  "Construction Materials Testing",
  "Uniform Cleaning and Repair",
  "Aircraft De-icing Fluid",
  "Catch Basin Cleaning",
  "Lawn Mower Purchase",
  "Tree Seedlings",
  "Asphalt Roller Rental",
  "Facilities Management Software",
  "Bridge Financing",
  "Recyclage de bâtiments de tailles moyennes et grandes",
  "Bridging Contract for Temporary Staff",
  "Grounds for Coffee Machines",
  "Cleaning Robots",
  "Concrete Mixer Truck",
  "School Bus Services",
  "Security Guard Services for Construction Sites",
];

test.each(OTHER_TITLES)("finds no trade in %j", (title) => {
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual(["other"]);
});

test("goods get no service from the words of their title", () => {
  const notice = classifiableNotice({ title: "Boilers and Chillers", kinds: ["goods"] });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("goods that are to be installed are a trade's work", () => {
  const notice = classifiableNotice({ title: "Supply and Installation of Boilers", kinds: ["goods"] });
  expect(classifyNotice(notice).services).toEqual(["hvac"]);
});

test("supply of all labour is no purchase", () => {
  const title =
    "Non-exclusive supply of all labour, equipment and material necessary for tree planting services";
  expect(classifyNotice(classifiableNotice({ title, kinds: ["goods", "services"] })).services).toEqual([
    "landscaping",
  ]);
});

test("the buyer's name does not classify", () => {
  const buyer = "Parks, Recreation and Landscape Services";
  const notice = classifiableNotice({
    title: "Ticketing Platform for Parks, Recreation and Landscape Services",
    buyer,
    sections: { description: "Parks, Recreation and Landscape Services wants a ticketing platform." },
  });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("other organisations' names do not classify", () => {
  const notice = classifiableNotice({
    title: "Photocopiers",
    sections: {
      description:
        "The Department of Building and Construction rents photocopiers. Deliver to the Janitorial Services Division and to Acme Paving Ltd.",
    },
  });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("terms and conditions do not classify", () => {
  const description = [
    "The Contractor shall keep the site clean and shall carry out snow removal where needed for access.",
    "Bidders must hold insurance for construction, electrical work and plumbing.",
    "Our office is located at the Central Heating Plant, 501 Heron Road, next to the parking lot.",
  ].join("\n");
  const notice = classifiableNotice({ title: "Translation Services", sections: { description } });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("one passing mention late in a description does not classify", () => {
  const filler =
    "The supplier provides translation of documents from English to French for the tribunal. ".repeat(6);
  const notice = classifiableNotice({
    title: "Translation Services",
    sections: { description: `${filler}Earlier tenders concerned snow removal.` },
  });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

test("the first words of a description classify where the title is silent", () => {
  const notice = classifiableNotice({
    title: "RFT 2026-118",
    sections: { description: "The Town invites bids for snow removal at twelve municipal sites." },
  });
  expect(classifyNotice(notice).services).toEqual(["snow"]);
});

test("what the work is said to be further down a description classifies", () => {
  const filler =
    "The Town owns a number of properties in the county and looks for one supplier for all of them. ".repeat(
      5,
    );
  const notice = classifiableNotice({
    title: "RFT 2026-118",
    sections: { description: `${filler}The work is lawn mowing in summer. Tree pruning is part of it.` },
  });
  expect(classifyNotice(notice).services).toEqual(["landscaping"]);
});

test("a building for a trade is construction", () => {
  const title = "Construction of a Snow and Ice Control Equipment Facility";
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual(["construction"]);
});

test("a street's name is no road work", () => {
  const notice = classifiableNotice({
    title: "Culvert Replacement on Birchmount Road",
    kinds: ["construction"],
  });
  expect(classifyNotice(notice).services).toEqual(["construction"]);
});

test("a consultant for repairs on call is a contractor", () => {
  const title = "Consultant Services, Emergency Refrigeration Systems Maintenance and Repair Services";
  expect(classifyNotice(classifiableNotice({ title })).services).toEqual(["hvac"]);
});
