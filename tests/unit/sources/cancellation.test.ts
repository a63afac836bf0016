import { expect, test } from "vitest";
import { isCancelledInWords } from "~/sources/cancellation";

const NUMBERS = ["20261120001", "85026B0042"];
const titled = (title: string) => isCancelledInWords({ title, description: "", numbers: NUMBERS });
const saying = (description: string) =>
  isCancelledInWords({ title: "Lobby renovation", description, numbers: NUMBERS });

test.each([
  "CANCELLED - Trucks",
  "Cancelled: Trucks",
  "Canceled – Trucks",
  "CANCELLED-Trucks",
  "(CANCELLED) Trucks",
  "[Cancelled] Trucks",
  "*** CANCELLED *** Trucks",
  "Trucks - CANCELLED",
  "Trucks -CANCELLED",
  "Trucks (Cancelled)",
  "Trucks [WITHDRAWN]",
  "Trucks: cancelled",
  "Trucks CANCELLED",
  "Trucks - Cancelled 11/20/2026",
  "Notice of Cancellation",
  "Notice of Cancellation: Trucks",
  "Notice of Cancellation of Solicitation for Trucks",
  "Cancellation Notice - Trucks",
  "Cancellation: 85726B0044 Trucks",
  "Withdrawn - Trucks",
  "WITHDRAWAL: Trucks",
  "This solicitation has been cancelled",
  "CANCELED Playground reconstruction",
  "RFP Cancellation - Playground",
  "Playground - Notice of Cancellation",
  "Playground/CANCELLED",
  "Cancelled Solicitation: Playground",
])("the title “%s” is a cancellation", (title) => {
  expect(titled(title)).toBe(true);
});

test.each([
  "Withdrawn books recycling",
  "Cancelled Stamps Exhibition room build-out",
  "Cancelled-check imaging services",
  "CANCELLED CHECK IMAGING",
  "Storage of withdrawn library books",
  "Cancellation of leases: legal services",
  "Cancellation and refund processing software",
  "Withdrawal management services for patients",
  "Recycling of newly-withdrawn books",
  "Noise cancellation panels - gymnasium",
  "Cancelled flights call centre",
  "Rebid of a cancelled solicitation: Trucks",
  "Replacement of solicitation 123, which was cancelled",
  "Roofing of the Withdrawn Collection",
  "Not cancelled: Trucks are still wanted",
  "Lobby renovation",
  "WITHDRAWN BOOKS RECYCLING",
  "Subscription cancellation - software",
  "Ticket sales/cancellations desk",
])("the title “%s” is none", (title) => {
  expect(titled(title)).toBe(false);
});

test.each([
  "This solicitation has been cancelled.",
  "THIS SOLICITATION IS HEREBY CANCELLED.",
  "This bid has been canceled.",
  "This RFP was withdrawn.",
  "Please note that this solicitation has been cancelled.",
  "PLEASE BE ADVISED: This procurement has been cancelled and will be re-bid at a later date.",
  "Bidders are advised that this bid is cancelled.",
  "The above-referenced solicitation has been cancelled.",
  "The above solicitation, 85026B0042, has been cancelled.",
  "The solicitation has been cancelled.",
  "The solicitation for snow removal in Queens has been cancelled.",
  "Solicitation 85026B0042 has been cancelled.",
  "RFP No. 85026B0042 is cancelled.",
  "This solicitation (PIN 85026B0042) has been cancelled in its entirety.",
  "The Department of Parks and Recreation has cancelled this solicitation.",
  "The City hereby withdraws this solicitation.",
  "DDC is cancelling this procurement.",
  "Pursuant to Section 2-07 of the Rules, this solicitation has been cancelled.",
  "All bids have been rejected and this solicitation is cancelled.",
  "Effective November 20, 2026, this solicitation is cancelled.",
  "This notice has been withdrawn and is replaced by PIN 85026B0099.",
  "This solicitation\nhas been cancelled.",
  "Trucks for 2027.\nThis solicitation has been cancelled.\nCall for more.",
  "NOTICE OF CANCELLATION\nTrucks for 2027.",
  "Cancelled.\nTrucks for 2027.",
  "Bid cancelled.",
  "This is to notify that the solicitation is cancelled.",
  "This notice cancels the solicitation published on November 1, 2026.",
  "CANCELLED - The solicitation will not be awarded.",
  "Notice is hereby given that the Competitive Sealed Bid for playground is withdrawn.",
  "The Department of Parks cancels RFP PIN 85026B0042.",
  "PIN 85026B0042 has been cancelled.",
  "The competitive sealed bid solicitation for lobbies, PIN 85026B0042, has been cancelled.",
  "The following solicitation has been cancelled: PIN 85026B0042, Lobbies.",
  "DDC has decided to cancel this procurement.",
  "The City has elected to cancel the above-referenced RFP.",
  "This solicitation will be cancelled effective immediately.",
  "Cancellation of solicitation.",
])("“%s” says so of its own notice", (description) => {
  expect(saying(description)).toBe(true);
});

test.each([
  "If a bid is withdrawn after opening, the security is forfeited.",
  "The earlier solicitation was cancelled.",
  "The above solicitation was cancelled; it has been reissued under this PIN and is due December 15.",
  "This solicitation was cancelled last year; bids are now open again.",
  "This notice cancels the requirement for a bid bond.",
  "A prior notice for this project was withdrawn. This new bid is open.",
  "If this notice is cancelled bidders will be told.",
  "The City may cancel this solicitation at any time.",
  "The City reserves the right to cancel this solicitation.",
  "A bid that is withdrawn cannot be submitted again.",
  "The bid is withdrawn by sending a letter.",
  "No bid is withdrawn after the opening.",
  "Unless this solicitation is cancelled, awards are made in May.",
  "This solicitation is cancelled if fewer than two bids are received.",
  "This solicitation replaces a notice that was cancelled.",
  "This is a rebid of PIN 85025B0001, which was cancelled.",
  "The previous RFP has been withdrawn.",
  "Solicitation 85025B0001 has been cancelled.",
  "RFP 85025B0001 has been withdrawn and replaced by this one.",
  "This solicitation was previously cancelled.",
  "This solicitation was cancelled in 2024 and is now readvertised.",
  "This solicitation was cancelled in error.",
  "This notice was withdrawn and has been reinstated.",
  "This solicitation has not been cancelled.",
  "This solicitation has been cancelled for Lot 2 only.",
  "The pre-bid conference for this solicitation has been cancelled.",
  "The site visit of November 24 has been cancelled.",
  "Bids that have been withdrawn are returned unopened.",
  "In that case this solicitation is cancelled.",
  "Once the agency has cancelled this solicitation, all bids are destroyed.",
  "Insurance shall be kept in force.\nNotice of Cancellation\nThe insurer tells the City 30 days before.",
  "The contract was cancelled in March. This solicitation seeks another contractor.",
  "The Department has not cancelled this solicitation.",
  "DDC has decided not to cancel this procurement.",
  "DDC may decide to cancel this procurement.",
  "PIN 85025B0001 has been cancelled.",
  "The site visit for PIN 85026B0042 has been cancelled.",
  "This solicitation, PIN 85026B0042, replaces PIN 85025B0001, which has been cancelled.",
  "If PIN 85026B0042 has been cancelled, bidders are told.",
  "Lot 2 of PIN 85026B0042 has been cancelled.",
  "The bid opening of PIN 85026B0042 is cancelled. The new date is December 15.",
])("“%s” does not", (description) => {
  expect(saying(description)).toBe(false);
});

test("a long text does not stall it", () => {
  const start = performance.now();
  for (const piece of ["this solicitation for a ", "pursuant to (", "The notice (a) ", "* - cancelled "])
    saying(piece.repeat(2_000));
  expect(performance.now() - start).toBeLessThan(500);
});
