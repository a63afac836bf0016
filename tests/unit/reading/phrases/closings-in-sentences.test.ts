import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-05 14:00", "Bids will be received until 2:00 p.m. EST on Thursday, March 5th, 2026."],
  [
    "closing 2026-03-05 14:00",
    "Request for Prequalification. Submissions are due March 5, 2026 at 2:00 p.m.",
  ],
  [
    "",
    "Prequalification submissions are due February 20, 2026 at 2:00 p.m. Only prequalified bidders will be invited to bid.",
  ],
  ["closing 2026-03-05 14:00", "Responses to this RFP must be received by March 5, 2026 at 2:00 PM."],
  ["closing 2026-03-05 14:00", "The deadline for receipt of bids is 2:00 PM local time, March 5, 2026."],
  [
    "closing 2026-03-05 14:00",
    "Proposals must be in the hands of the Purchasing Agent by 2:00 PM on March 5, 2026.",
  ],
  ["closing 2026-03-05 14:00", "The closing date for this tender is March 5, 2026 at 2:00 p.m."],
  ["closing 2026-03-05 14:00", "This tender closes on March 5, 2026 at 2:00 p.m. local time."],
  ["closing 2026-03-05 14:00", "This RFQ closes March 5, 2026 @ 2:00 p.m."],
  [
    "closing 2026-03-25 14:00",
    "The City of Barrie invites bids for snow removal. Closing: 2:00 p.m., Wednesday, March 25, 2026",
  ],
  [
    "closing 2026-03-25 14:00",
    "Electronic bid submissions shall be received by the Bidding System no later than 2:00:00 PM (14:00:00) on March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Vendors may upload their response to the portal until March 25, 2026 at 2:00 PM.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Interested firms must upload proposals to the portal by 2:00 PM on March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Interested contractors are asked to submit a sealed quotation by Wednesday, March 25, 2026 at 2:00 PM to the Town Office.",
  ],
  ["closing 2026-03-25 14:00", "Please return your quote by 2 pm on March 25, 2026."],
  [
    "closing 2026-03-25 14:00",
    "Contractors interested in bidding should deliver their price to the town office by March 25, 2026 at 2 p.m.",
  ],
  ["closing 2026-03-25 14:00", "Bid Submission Closing Date 25-03-2026 02:00 PM"],
  [
    "closing 2026-03-25 14:00",
    "The owner will receive bids at the following address until 2:00 p.m. on March 25, 2026",
  ],
  [
    "closing 2026-03-25 14:00",
    "Sealed Proposals addressed to the City Manager shall be delivered to City Hall, prior to 2:00 p.m. on Wednesday, March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Bids accepted until 2:00 PM, March 25, 2026."],
  ["closing 2026-03-25 14:00", "Accepting bids until March 25, 2026 at 2:00 PM."],
  [
    "closing 2026-03-25 14:00",
    "The Town is now accepting bids for mowing. Bids may be dropped off at or mailed to the Town Office and must be in by March 25, 2026 at 2:00 p.m.",
  ],
  ["closing 2026-03-25 14:00", "Bid proposals must be in the Town Office by 2:00 pm on March 25, 2026."],
  ["closing 2026-03-25 14:00", "Quotes must be in no later than March 25, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-25 14:00",
    "All bids must be postmarked or received no later than 2:00 pm on March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Interested parties should submit a letter and their rates to the Town Clerk by 2:00 p.m. March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Please submit your proposal, along with references, by mail or email to the Town Manager by Wednesday, March 25, 2026 at 2:00 p.m.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Bid packets are available at the Town Hall and are due back by March 25, 2026 at 2:00 PM.",
  ],
  ["closing 2026-03-25 14:00", "Sealed bids are due back to the Town Hall by 2:00 PM on March 25, 2026."],
  ["closing 2026-03-25 14:00", "The due date for bids is March 25, 2026 at 2:00 p.m."],
  ["closing 2026-03-25 14:00", "The deadline to submit a bid is 2:00 p.m. on Wednesday, March 25, 2026."],
  [
    "closing 2026-03-25 14:00",
    "Tenders must be submitted electronically by the closing time of 2:00 p.m. on March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Tender submission deadline is March 25, 2026 at 2:00 p.m."],
  ["closing 2026-03-25 14:00", "Closes on March 25, 2026 at 2:00 PM"],
  ["closing 2026-03-25 14:00", "The competition closes at 2:00 PM on March 25, 2026."],
  ["closing 2026-03-25 14:00", "The RFP will close on March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "This opportunity closes on March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "Call for tenders closing March 25, 2026 2:00 pm"],
  ["closing 2026-03-25 14:00", "Tender call closes 2 p.m. March 25, 2026"],
  [
    "closing 2026-03-25 14:00",
    "To be considered, your bid must be received at 1 Main Street by 2:00 PM on March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "To be considered, bids should reach us by March 25, 2026 at 2:00 PM."],
  [
    "closing 2026-03-25 14:00",
    "Offers must be received by 2:00 PM EDT on 25 March 2026. Late offers will not be considered.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Offers are to be received by the contracting officer by March 25, 2026, 2:00 PM Eastern Time.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Submit your quote via email to the Contract Specialist NLT 2:00 PM EDT, March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Quotes are due NLT 25 March 2026 by 2:00 PM EDT."],
  ["closing 2026-03-25 14:00", "Responses are due COB March 25, 2026 at 2:00 PM."],
  ["closing 2026-03-25 14:00", "Capability statements are due by March 25, 2026, 2:00 PM."],
  [
    "closing 2026-03-25 14:00",
    "Responses to this Sources Sought notice are due by 2:00 PM EDT on March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "All responses must be submitted via email by 2:00 PM (EDT), March 25, 2026."],
  ["closing 2026-03-25 14:00", "The date for receipt of proposals is March 25, 2026 at 2:00 pm local time."],
  ["closing 2026-03-25 14:00", "The date and time for receipt of bids is 2:00 p.m., March 25, 2026."],
  ["closing 2026-03-25 14:00", "Bids due at 2:00 p.m. on 3/25/2026."],
  ["closing 2026-03-25 14:00", "Proposals must be submitted on or before 3/25/2026 at 2:00PM."],
  ["closing 2026-03-25 10:00", "Bids must be received by ten (10:00) A.M. on March 25, 2026."],
  ["closing 2026-03-25 14:00", "Bids must be received by 2:00 P. M., E.S.T. on Wednesday, March 25, 2026"],
  ["closing 2026-03-25 14:00", "Bids must be received by 2pm on Wed., Mar. 25/2026"],
  ["closing 2026-03-25 14:00", "Bids must be received by 2pm on Wed., March 25 2026"],
  ["closing 2026-03-25 14:00", "Closing date and time 2026/03/25 14:00 EDT"],
  ["closing 2026-03-25 14:00", "Solicitation closes at 02:00 PM on 2026-03-25"],
  [
    "closing 2026-03-25 14:00",
    "Proposals for the work must be received at the Town Hall, Attn: Clerk, 12 Main St., Anytown, NY 12345, no later than 2:00 p.m. on Wednesday, March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "RFP due by March 25, 2026 at 2:00 p.m."],
  ["closing 2026-03-25 14:00", "Tender submissions will only be accepted until March 25, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-25 14:00",
    "Your sealed bid must reach the Purchasing Department not later than 2:00 p.m., March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Statements of interest and qualifications will be received until 2:00 p.m. on March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Written quotations are to be in the hands of the Clerk before 2 p.m. March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Proposals are to be submitted to the Town by Wednesday, March 25, 2026 no later than 2:00 p.m.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Proposals shall be submitted by email to the Manager on or before Wednesday, March 25, 2026 at 2:00 p.m.",
  ],
  ["closing 2026-03-25 14:00", "Only bids received by 2:00 p.m. on March 25, 2026 will be considered."],
  ["closing 2026-03-25 14:00", "Bids received after 2:00 p.m. on March 25, 2026 will not be considered."],
  [
    "closing 2026-03-25 14:00",
    "Bids will be accepted Monday through Friday, 8:00 a.m. to 4:00 p.m., until 2:00 p.m. on March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Snow Removal Tender (closes March 25, 2026 at 2:00 p.m.)"],
  ["closing 2026-03-25 14:00", "Tender for Snow Removal, closing 2:00 p.m. March 25, 2026."],
  ["closing 2026-03-25 14:00", "Closing Date and Time Wed Mar 25, 2026 2:00 PM EDT"],
  ["closing 2026-03-25 14:00", "The Tender Closing Date is 2:00:00 PM on Wednesday, March 25, 2026"],
  [
    "closing 2026-03-25 14:00",
    "Price proposals shall be submitted no later than 2:00 P.M. on March 25, 2026.",
  ],
  [
    "closing 2026-03-25 14:00",
    "Bidders must submit their bid through the Bidding System before 2:00 p.m., March 25, 2026.",
  ],
  ["closing 2026-03-25 14:00", "Send your bid to clerk@town.example by March 25, 2026 at 2:00 p.m."],
  [
    "closing 2026-03-30, opening 2026-03-30",
    "Bids will be accepted no later than the close of business, Monday, March 30th, and will be opened and considered at the Select Board Meeting that night.",
  ],
  ["closing 2026-03-30 16:00", "The Town must receive proposals not later than 4 pm on March 30, 2026."],
  ["", "The expiration date of the first term of insurance will be April 30th, 2026."],
  [
    "closing 2026-03-30 14:00, questions 2026-03-20 14:00",
    "Sealed tenders, on the forms supplied within the tender documents, will be received at the Township Office by mail or in person until 2:00 p.m. on Monday, March 30, 2026. All inquiries related to the tender document should be directed via email no later than Friday, March 20, 2026 at 2:00 p.m. to the engineer.",
  ],
  [
    "closing 2026-03-17 14:00",
    "Tenders must be received electronically on or before 2:00:00 p.m. local time on Tuesday, the 17th day of March 2026.",
  ],
  ["closing 2026-03-17 11:59", "Bids due by 11:59 AM March 17, 2026."],
  ["closing 2026-03-17 23:59", "Proposals due by 11:59 p.m. on March 17, 2026."],
  [
    "site_meeting 2026-03-03 10:00 yes",
    "A MANDATORY pre-bid conference will be held at the site on Tuesday, March 3, 2026 at 10:00 am.",
  ],
  ["site_meeting 2026-03-03 10:00 no", "An optional walkthrough is scheduled for 3/3/2026 @ 10 AM."],
  ["start 2026-04-01", "Contract to start April 1, 2026."],
  ["end 2026-10-31, start 2026-04-01", "Work starts April 1, 2026 and ends October 31, 2026."],
  [
    "end 2028-03-31, start 2026-04-01, term",
    "The term of the contract is two years, April 1, 2026 to March 31, 2028.",
  ],
  ["closing 2026-03-05", "Contractors interested in bidding must submit bids by March 5, 2026."],
  [
    "",
    "Suppliers who wish to be invited next year may register at any time; the list of March 5, 2026 is full.",
  ],
  ["", "For a list of participants in the meeting of March 5, 2026 see the portal."],
  [
    "closing 2026-03-05",
    "Bids must be e-mailed to the clerk by March 5, 2026 and bidders must call to confirm receipt.",
  ],
  [
    "site_meeting 2026-03-05 10:00 unsaid",
    "A list of participants will be kept at the site visit on March 5, 2026 at 10:00 a.m.",
  ],
  ["", "Le nom des participants à la réunion du 5 mars 2026 sera publié."],
  ["", "Les citoyens qui souhaitent participer à la fête du 5 mars 2026 sont bienvenus."],
  ["", "Il est prévu d'être invité à la rencontre du 5 mars 2026."],
  [
    "closing 2026-03-25 12:00",
    "Due Date: March 25, 2026. Proposers must submit by March 25, 2026 at noon EDT.",
  ],
  ["", "Vendors must submit by mail and not by fax, as of March 25, 2026."],
]);
