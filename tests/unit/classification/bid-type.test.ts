import { expect, test } from "vitest";
import { type BidType, type ClassifiableNotice, classifyNotice } from "~/domain/classification";
import { classifiableNotice } from "./classifiable-notice";

const bidTypeOf = (fields: Partial<ClassifiableNotice>) => classifyNotice(classifiableNotice(fields)).bidType;

const BY_NOTICE_TYPE: ReadonlyArray<readonly [string, BidType]> = [
  ["Request for Proposal", "Request for Proposal"],
  ["RFP", "Request for Proposal"],
  ["nRFP", "Request for Proposal"],
  ["RFP against Supply Arrangement", "Request for Proposal"],
  ["Demande de propositions", "Request for Proposal"],
  ["Request for Quotation", "Request for Quotation"],
  ["RFQ", "Request for Quotation"],
  ["Combined Synopsis/Solicitation", "Request for Quotation"],
  ["Demande de prix", "Request for Quotation"],
  ["Request for Tender", "Request for Tender"],
  ["RFT", "Request for Tender"],
  ["Invitation to Tender", "Request for Tender"],
  ["Invitation for Bids (IFB)", "Request for Tender"],
  ["Solicitation", "Request for Tender"],
  ["Avis d'appel d'offres", "Request for Tender"],
  ["Invitation to Qualify", "Prequalification"],
  ["RFSQ", "Prequalification"],
  ["Request for Supplier Qualifications", "Prequalification"],
  ["Avis de qualification", "Prequalification"],
  ["Request for Standing Offer", "Standing Offer"],
  ["Demande d'offre à commandes", "Standing Offer"],
  ["Request for Supply Arrangement", "Supply Arrangement"],
  ["Demande pour un arrangement en matière d’approvisionnement", "Supply Arrangement"],
  ["Request for Information", "Request for Information"],
  ["Sources Sought", "Request for Information"],
  ["REOI", "Request for Information"],
  ["Letter of Interest", "Request for Information"],
  ["Demande de renseignements", "Request for Information"],
  ["Presolicitation", "Advance Notice"],
  ["Advanced NOIP", "Advance Notice"],
  ["Advance Procurement Notice", "Advance Notice"],
  ["Préavis d'approvisionnement", "Advance Notice"],
  ["Advance Contract Award Notice", "Other"],
  ["Special Notice", "Other"],
  ["OTP", "Other"],
  ["Something Else", "Other"],
];

test.each(BY_NOTICE_TYPE)("the notice type %j is %s", (noticeType, bidType) => {
  expect(bidTypeOf({ noticeType })).toBe(bidType);
});

test.each<readonly [string, BidType]>([
  ["Competitive Sealed Bids", "Request for Tender"],
  ["Competitive Sealed Proposals", "Request for Proposal"],
  ["Competitive Sealed Bids/Pre-Qualified List", "Request for Tender"],
  ["Request for Quote", "Request for Quotation"],
  ["Competitive - Open bidding", "Request for Tender"],
  ["Avis d’appel d’offres", "Request for Tender"],
])("the procurement method %j is %s", (procurementMethod, bidType) => {
  expect(bidTypeOf({ procurementMethod })).toBe(bidType);
});

test.each<readonly [string, BidType]>([
  ["APN - Jetty Construction", "Advance Notice"],
  ["Open Construction Source List", "Prequalification"],
  ["RFP for Snow Removal", "Request for Proposal"],
  ["Tuition for pin makers", "Other"],
])("the title %j alone is %s", (title, bidType) => {
  expect(bidTypeOf({ title })).toBe(bidType);
});

test("a named kind in the title outranks a general procedure", () => {
  const fields = {
    noticeType: "Solicitation",
    title: "RFQ #518: Lobby",
    procurementMethod: "Competitive Sealed Bids",
  };
  expect(bidTypeOf(fields)).toBe("Request for Quotation");
});

test("the opening of the summary decides before a general procedure", () => {
  const fields = {
    summary: "The Town issues this Request for Proposal (RFP).",
    procurementMethod: "Competitive",
  };
  expect(bidTypeOf(fields)).toBe("Request for Proposal");
});

test.each<readonly [string, BidType]>([
  ["Tender for hot mix paving", "Request for Tender"],
  ["Sealed bid: roof of the arena", "Request for Tender"],
  ["Sealed bid request for proposal, snow plowing", "Request for Proposal"],
  ["Call for qualifications: paving contractors", "Prequalification"],
  ["Repair of a tender boat", "Other"],
  ["Website bidding tool", "Other"],
])("a notice without a type whose title is %j is %s", (title, bidType) => {
  expect(bidTypeOf({ title, noticeType: null, procurementMethod: null })).toBe(bidType);
});

test("a summary that asks for bids is a tender", () => {
  const summary = "Sealed bids will be received by the Town Clerk until March 12.";
  expect(bidTypeOf({ title: "Snow plowing", summary, noticeType: null, procurementMethod: null })).toBe(
    "Request for Tender",
  );
  expect(
    bidTypeOf({
      title: "Snow plowing",
      summary: "Work at five sites.",
      noticeType: null,
      procurementMethod: null,
    }),
  ).toBe("Other");
});
