import { testPhrases } from "./phrases";

const CLOSING = "closing 2026-03-05 14:00";

testPhrases([
  [
    `${CLOSING}, opening 2026-03-05 14:00`,
    "Bids are due at 2:00 p.m. on March 5, 2026 and shall be then publicly opened.",
  ],
  [
    `${CLOSING}, opening 2026-03-05 14:00`,
    "Bids are due at 2:00 p.m. on March 5, 2026 at which time bids will be publicly acknowledged.",
  ],
  // The opening is on another day, which may be unread.
  [
    `${CLOSING}, opening 2026-03-06 15:00`,
    "Bids are due at 2:00 p.m. on March 5, 2026. Bids will be opened on March, 6th, 2026 at 3:00 p.m.",
  ],
  [
    CLOSING,
    "Bids are due at 2:00 p.m. on Thursday, March 5, 2026. Bids will be opened on Friday at 3:00 p.m.",
  ],
  [
    `${CLOSING}, opening 2026-03-05 15:00`,
    "Bids are due at 2:00 p.m. on Thursday, March 5, 2026. Bids will be opened on Thursday at 3:00 p.m.",
  ],
  [
    `${CLOSING}, opening 2026-03-05 15:00`,
    "Bids are due at 2:00 p.m. on March 5, 2026. Bids will be opened at 3:00 p.m.",
  ],
  [
    CLOSING,
    "Bids are due at 2:00 p.m. on March 5, 2026. After they are listed, firms enter the hall, at which time they will be opened.",
  ],
  // Cancelled
  [
    CLOSING,
    `Bids are due at 2:00 p.m. on March 5, 2026 and will then be publicly opened. The public opening is cancelled.`,
  ],
  ["", "The public bid opening is on March 5, 2026 at 2:00 p.m. The bid opening has been postponed."],
  [
    "opening 2026-03-05 14:00",
    "The public bid opening is on March 5, 2026 at 2:00 p.m. The opening of the arena has been postponed.",
  ],
]);
