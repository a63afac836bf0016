import { expect, test } from "vitest";
import { classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

type Rows = ReadonlyArray<readonly [title: string, summary: string, trades: string]>;

/** Who values buildings or designs a whole project builds nothing. */
const ADVICE: Rows = [
  [
    "Property Appraisal Services",
    "The District is seeking proposals to provide property appraisal services for insurance purposes on a variety of insured buildings establish values representing the replacement cost.",
    "other",
  ],
  [
    "Insurance Appraisals",
    "Provide appraisals of buildings to establish values representing replacement cost new.",
    "other",
  ],
  ["Building Valuation Services", "Provide replacement cost valuations of municipal buildings.", "other"],
  ["Appraisal of Municipal Buildings", "Buildings shall be appraised for replacement cost.", "other"],
  [
    "Property Appraisal Services",
    "Firm to appraise buildings, contents and bridges, and determine replacement value.",
    "other",
  ],
  [
    "RFP 2026-11",
    "The Town seeks a firm to provide property appraisal services for insurance purposes. The consultant will visit buildings and establish replacement cost.",
    "other",
  ],
  ["Insurance Appraisal of Buildings", "", "other"],
  [
    "Fixed Asset Appraisal",
    "Inventory of buildings, roads and bridges with their replacement cost.",
    "other",
  ],
  ["Replacement Cost Appraisal of Facilities", "", "other"],
  ["Building Replacement Cost Valuation", "", "other"],
  [
    "Évaluation des bâtiments aux fins d'assurance",
    "Établir le coût de remplacement des bâtiments municipaux.",
    "other",
  ],
  ["Services d'évaluation - valeur de remplacement des bâtiments", "", "other"],
  [
    "Real Estate Appraisal for Road Widening",
    "The appraiser will value properties needed for road reconstruction.",
    "other",
  ],
  ["Asset Valuation", "Establish current replacement value for all buildings, roads and sewers.", "other"],
  ["Évaluation immobilière", "Déterminer la valeur de remplacement à neuf des immeubles.", "other"],
  [
    "Riverside Park and Hill Park",
    "Full professional and technical services for the design and construction of two new parks, from background review through to contract administration and warranty.",
    "other",
  ],
  [
    "New Library",
    "The consultant shall provide full professional services for the design and construction of a new library, from schematic design through to contract administration.",
    "other",
  ],
  [
    "New Parks",
    "To provide professional and technical services for the design and construction of two new parks from background review to warranty.",
    "other",
  ],
  [
    "Fire Hall",
    "Architectural and engineering services for the design, tendering and construction administration of a fire hall.",
    "other",
  ],
  [
    "Wading Pool",
    "Prime consultant services for the design and construction of a wading pool, including contract administration.",
    "other",
  ],
  [
    "Bridge 12",
    "Engineering services for the design and reconstruction of Bridge 12 through contract administration.",
    "other",
  ],
  [
    "Community Centre",
    "Retain a landscape architect for design and construction of a playground, from concept through warranty.",
    "other",
  ],
  ["Professional services for the design and construction of two new parks", "", "other"],
  [
    "Splash Pad",
    "The City is seeking a qualified consulting team to provide design, contract documents and contract administration for a new splash pad.",
    "other",
  ],
  [
    "Playground Renewal",
    "Full professional services for the renewal of the playground, from public consultation to contract administration and the warranty period.",
    "other",
  ],
  [
    "Parc des Érables",
    "Services professionnels pour la conception et la construction d'un nouveau parc, de l'étude préliminaire à la surveillance des travaux.",
    "other",
  ],
  [
    "Nouvelle caserne",
    "Services professionnels en architecture pour la conception et la construction d'une caserne, y compris les plans, les devis et la surveillance.",
    "other",
  ],
  [
    "New Fire Hall",
    "Design-build services for the design and construction of a new fire hall.",
    "construction",
  ],
  [
    "Fire Hall",
    "The design-builder shall provide all professional services for the design and construction of the fire hall.",
    "construction",
  ],
  ["New Park", "The contractor shall construct a new park with playground.", "construction + landscaping"],
  ["Riverside Development Partner", "", "other"],
  ["Request for Proposals: Development Partner for the Old Mill School", "", "other"],
  ["Private Sector Partner - Arena", "", "other"],
  ["Joint Venture Partner, Civic Centre Redevelopment", "", "other"],
];

test.each(ADVICE)("%s: %s", (title, summary, trades) => {
  const { services } = classifyNotice(classifiableNotice({ title, summary: summary || null, buyer: null }));
  expect(services.toSorted().join(" + ")).toBe(trades);
});

test("design alone is no work under a portal's category of construction either", () => {
  const summary =
    "Full professional and technical services for the design and construction of two new parks, to contract administration.";
  const notice = classifiableNotice({ title: "Two New Parks", summary, kinds: ["construction"] });
  expect(classifyNotice(notice).services).toEqual(["other"]);
});

/** A place behind a comma says where another trade works. */
const SITES: Rows = [
  ["Uninterruptible Power and Electrical Room Retrofit, Shearwater Heliport", "", "electrical"],
  ["Generator Replacement, Niagara Pier", "", "electrical"],
  ["Lighting Upgrade, Main Street Bridge", "", "electrical"],
  ["Chiller Replacement, Arctic Research Wharf", "", "hvac"],
  ["Boiler Replacement, Halton Navigation Lock", "", "hvac"],
  ["Fire Alarm Replacement, Gull Island Helipad", "", "electrical"],
  ["Window Cleaning, Ferry Dock", "", "janitorial"],
  ["Snow Removal, Kingston Penstock Bridge", "", "snow"],
  ["HVAC Upgrade, Millbrook Pump House", "", "hvac"],
  ["Electrical Panel Upgrade, Rideau Canal Lock", "", "electrical"],
  ["Ventilation Upgrade, Dewatering Well Building", "", "hvac"],
  ["Standby Generator Installation, Lakeview Reservoir", "", "electrical"],
  ["Garage Structural Rehabilitation, Pier 31", "", "construction"],
  ["Roof Replacement, Coast Guard Wharf", "", "construction"],
  ["Window Replacement, Sandy Heliport", "", "construction"],
  ["Security Camera Installation, Cole Harbour Boat Launch", "", "electrical"],
  ["Rooftop Unit Replacement, Fish Ladder Visitor Centre", "", "hvac"],
  ["Wharf Repairs, Heliport", "", "construction"],
  ["Pier Rehabilitation, Seawall Replacement", "", "construction"],
  ["Lighting and Panel Upgrades, Harrow Heliport", "", "electrical"],
  ["Fire Alarm and Electrical Vault Retrofit, Gull Pier", "", "electrical"],
  ["Boiler and Control Valve Replacement, Northgate Wharf", "", "hvac"],
  ["Air Handling and Filter Bank Replacement, Millpond Dam", "", "hvac"],
  ["Switchgear and Transformer Room Renewal, Lockport Canal Lock", "", "electrical"],
  ["Security Cameras and Card Reader Installation, Eastport Marine Terminal", "", "electrical"],
  ["Standby Power and Transfer Switch Replacement, Pier 9", "", "electrical"],
  ["Seawall Repair, Fishing Pier Replacement", "", "construction"],
  ["Bridge Rehabilitation, Culvert Replacement", "", "construction"],
  ["Electrical Upgrades, Wharf Reconstruction", "", "construction + electrical"],
];

test.each(SITES)("%s", (title, _, trades) => {
  const { services } = classifyNotice(classifiableNotice({ title, buyer: null }));
  expect(services.toSorted().join(" + ")).toBe(trades);
});
