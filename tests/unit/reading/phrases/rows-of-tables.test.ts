import { testPhrases } from "./phrases";

testPhrases([
  ["closing 2026-03-25 14:00", "Bid Deadline | March 25, 2026 at 2:00 p.m."],
  ["closing 2026-03-25 14:00", "RFP Due Date | 03/25/2026 | 2:00 PM"],
  ["closing 2026-03-25 14:00", "RFP Submission Deadline\nMarch 25, 2026\n2:00 PM"],
  ["closing 2026-03-25 14:00", "Closing Time: 2:00 p.m. local time\nClosing Date: Wednesday, March 25, 2026"],
  [
    "closing 2026-03-25 14:00",
    "Closing Date:\nWednesday, March 25, 2026\nClosing Time:\n2:00 p.m. local time",
  ],
  ["closing 2026-03-25 14:00", "CLOSING: 2:00 p.m.\nWednesday, March 25, 2026"],
  [
    "closing 2026-03-25 14:00, questions 2026-03-15",
    "Event | Date\nQuestions due | March 15, 2026\nProposals due | March 25, 2026, 2:00 PM",
  ],
  ["closing 2026-03-25 14:00", "Submission of Bids | by 2:00 pm on March 25, 2026"],
  ["closing 2026-03-25 14:00", "Proposal Submission | March 25, 2026 | 2:00 pm"],
  ["closing 2026-03-25 14:00", "Receive Proposals | March 25, 2026, 2:00 PM"],
  ["closing 2026-03-25 14:00", "March 25, 2026, 2:00 PM | Proposal Due"],
  ["closing 2026-03-25 14:00", "Submission Deadline\n(date and time)\nMarch 25, 2026, 2:00 p.m."],
  ["closing 2026-03-25 14:00", "Vendor submission due date\nWednesday, March 25, 2026 at 2:00 p.m. ET"],
  [
    "closing 2026-03-25 14:00, questions 2026-03-12 17:00",
    "Issue RFP    February 9, 2026\nLast day to submit questions    March 12, 2026, 5:00 PM\nProposals due    March 25, 2026, 2:00 PM\nAward    April 15, 2026",
  ],
  [
    "closing 2026-03-25 14:00, intent 2026-03-02, questions 2026-03-12, site_meeting 2026-03-05 10:00 unsaid",
    "Activity\tDate\nRelease of RFP\tFebruary 9, 2026\nIntent to Bid\tMarch 2, 2026\nSite visit\tMarch 5, 2026, 10:00 AM\nWritten questions due\tMarch 12, 2026\nAnswers posted\tMarch 16, 2026\nProposal submission\tMarch 25, 2026, 2:00 PM",
  ],
  ["closing 2026-03-25 14:00", "Closing Date\n2026-03-25 14:00"],
  [
    "closing 2026-03-25 14:00",
    "Sealed tenders, on forms supplied, will be received at the Municipal Office until:\n2:00 p.m., Wednesday, March 25, 2026",
  ],
  [
    "closing 2026-03-25 14:00",
    "TENDERS WILL BE RECEIVED BY THE TOWNSHIP UNTIL\nWEDNESDAY, MARCH 25, 2026 AT 2:00 P.M.",
  ],
  ["closing 2026-03-29", "Response Due\n3/29/2026"],
  ["closing 2026-03-16 20:59", "- Response Due\n- 3/16/2026 8:59:59 PM\n- Archive Date\n- 04/15/2026"],
  [
    "closing 2026-03-04 12:00",
    "- Original Published Date: Feb 9, 2026 04:30 pm EDT\n- Original Date Offers Due: Mar 04, 2026 12:00 pm EDT\n- Original Inactive Date: Mar 10, 2026",
  ],
  ["closing 2026-03-11 10:00", "NOTICE OF BID\nBIDS CLOSE MARCH 11, 2026 @ 10:00 A.M.\nThe City"],
  [
    "closing 2026-03-28 15:00, questions 2026-03-20",
    "2. Tender Closing Date\nAll tender submissions must be received no later than 3:00 P.M. local time on Saturday, 28 March 2026. Late tender submissions will not be accepted.\n3. Inquiries\nInquiries must be received in writing in writing not later than Friday, 20 March 2026.",
  ],
  [
    "closing 2026-03-17 14:00, questions 2026-03-10 12:00",
    "Important Dates:\n• Questions due by: March 10, 2026, 12:00 p.m.\n• Bids due by: March 17, 2026, 2:00 p.m.",
  ],
]);
