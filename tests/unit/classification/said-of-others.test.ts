import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, summary: string, trades: string]>;

/** What others do, and contractors named beside the job, are not bought. */
const OTHERS: Rows = [
  [
    "Elevator Modernization",
    "The contractor shall modernize two traction elevators. Coordination with other contractors, including a separate electrical contractor, is required.",
    "hvac",
  ],
  [
    "Elevator Modernization",
    "Work includes coordination with other contractors, including a separate electrical contractor and plumbing contractor.",
    "hvac",
  ],
  ["Elevator Modernization", "Electrical work will be performed under a separate contract.", "hvac"],
  [
    "Roof Replacement at Central School",
    "Coordinate with the separate HVAC contractor replacing rooftop units.",
    "construction",
  ],
  [
    "Gymnasium Floor Replacement",
    "The contractor will coordinate with other trades such as electrical, plumbing and HVAC.",
    "construction",
  ],
  ["Hall Renovation", "A separate contract for HVAC will be awarded to another contractor.", "construction"],
  [
    "Parking Lot Resurfacing",
    "The owner's landscaping contractor will restore the sod. The owner's electrician will disconnect the lights.",
    "paving",
  ],
  ["Boiler Replacement", "Electrical connections are by a separate electrical contractor.", "hvac"],
  [
    "Window Replacement",
    "Work shall be coordinated with the owner's separate mechanical and electrical contractors.",
    "construction",
  ],
  [
    "Community Hall Construction",
    "The successful bidder shall cooperate with the separate electrical contractor on site.",
    "construction",
  ],
  ["Chiller Replacement", "Electrical work to be done by others.", "hvac"],
  ["Chiller Replacement", "Asbestos abatement is by a separate abatement contractor.", "hvac"],
  [
    "Generator Replacement",
    "Concrete pad will be built by others. Paving to be by the Town's paving contractor.",
    "electrical",
  ],
  [
    "Remplacement de la chaudière",
    "Coordination avec les autres corps de métier, dont un entrepreneur électricien distinct.",
    "hvac",
  ],
  [
    "Remplacement du refroidisseur",
    "Les travaux d'électricité seront exécutés par un autre entrepreneur.",
    "hvac",
  ],
  [
    "Réfection de la toiture",
    "L'entrepreneur devra coordonner ses travaux avec l'entrepreneur en ventilation mandaté par le propriétaire.",
    "construction",
  ],
  [
    "Elevator Modernization",
    "Coordinate with another electrical contractor working in the building.",
    "hvac",
  ],
  [
    "Elevator Modernization",
    "Other contractors, including electrical and HVAC contractors, will work on the site at the same time.",
    "hvac",
  ],
  ["Lead Service Line and Plumbing Replacement at Various Homes", "", "construction"],
  [
    "Elevator Modernization and Electrical Upgrade",
    "The work includes elevator modernization and electrical upgrades.",
    "electrical + hvac",
  ],
  [
    "Roof Replacement",
    "Separate contracts will be let for general construction, plumbing, HVAC and electrical work.",
    "construction",
  ],
  [
    "Town Hall",
    "Electrical work including lighting, panels and coordination with other trades.",
    "electrical",
  ],
  [
    "Snow Removal at Schools",
    "The contractor shall coordinate with the caretaker to schedule plowing and salting.",
    "snow",
  ],
  [
    "Sealed bids",
    "Bids for electrical contractor services. Work shall be coordinated with other contractors on site.",
    "electrical",
  ],
  [
    "Invitation to Bid",
    "Bids for HVAC replacement. The electrical contractor will be another vendor under a separate contract.",
    "hvac",
  ],
  [
    "Gym Renovation",
    "The contractor will cooperate with the separate mechanical contractor and the separate electrical contractor.",
    "construction",
  ],
  [
    "Boiler Replacement",
    "Asbestos abatement and electrical disconnection will be done by the Town's electrical contractor.",
    "hvac",
  ],
  ["Boiler Replacement", "In collaboration with the owner's electrician, disconnect the burners.", "hvac"],
  [
    "Parking Lot Paving",
    "Line painting is included. Lighting is being installed by another contractor.",
    "paving",
  ],
  ["Road Resurfacing", "Sewer repairs will be done by a different contractor before paving.", "paving"],
  ["Sewer Replacement", "Asphalt paving is to be done under a separate contract next year.", "construction"],
  ["Park Grounds Care", "Snow removal is provided under a separate contract.", "landscaping"],
  [
    "Cleaning of Offices",
    "Window cleaning is provided by a separate vendor. Snow removal is by the landlord.",
    "janitorial",
  ],
  [
    "Toiture de l'école",
    "Remplacement de la toiture. Les unités de ventilation sont remplacées par un autre entrepreneur.",
    "construction",
  ],
  ["Pavage de la rue Principale", "L'éclairage sera installé en vertu d'un contrat distinct.", "paving"],
  [
    "Pavage",
    "Travaux de pavage. Coordination avec l'entrepreneur en électricité mandaté par la Ville.",
    "paving",
  ],
  ["Electrical and HVAC Upgrades", "Coordinate with other trades.", "electrical + hvac"],
];

/** A board that receives bids boards nothing up. */
const BOARDS: Rows = [
  [
    "Fuel Oil",
    "Sealed bids will be received by the Town Clerk on behalf of the Town Board up until 2:00 p.m. on March 3, 2026.",
    "other",
  ],
  ["Garbage Collection", "Bids will be received by the Town Board up to 11:00 a.m.", "other"],
  ["Invitation to Bid", "Sealed bids will be received by the School Board up until 2 pm.", "other"],
  ["Notice to Bidders", "Bids will be received by the Village Board up to 10 a.m.", "other"],
  ["School Bus Transportation", "Proposals are received by the School Board up for renewal.", "other"],
  ["Town Board up until 2:00 p.m.", "", "other"],
  [
    "Milk and Dairy Products",
    "Sealed bids will be received on behalf of the Board up to and including March 3.",
    "other",
  ],
  ["Diesel Fuel", "The County Board up until 3 p.m. will accept bids.", "other"],
  ["Fresh Produce", "Bids received by the Library Board up until noon.", "other"],
  ["Highway Materials", "Bids accepted by the Town Board up till 4 pm", "other"],
  ["Uniforms", "Questions may be sent to the Board up through Friday.", "other"],
  ["Seats on the Board up for election", "", "other"],
  ["Emergency Board Up Services", "", "construction"],
  ["Board Up of Vacant Properties", "", "construction"],
  ["Board-up and securing of vacant buildings", "", "construction"],
  ["Building Board Up Services", "", "construction"],
  ["On-Call Board Up", "", "construction"],
  ["Glass Replacement and Board Up", "", "construction"],
  [
    "Property Maintenance",
    "The contractor shall board up vacant buildings and secure doors.",
    "construction",
  ],
  [
    "Computer Equipment",
    "Sealed bids will be received by the Board of Education, in the Town Board room, up until 2 pm.",
    "other",
  ],
  ["Office Supplies", "on behalf of the Utility Board up to the hour of 2:00 P.M.", "other"],
];

test.each([...OTHERS, ...BOARDS])("%s: %s", (title, summary, trades) => {
  const { services } = classifyNotice(classifiableNotice({ title, summary: summary || null, buyer: null }));
  expect(services.toSorted().join(" + ")).toBe(trades);
});
