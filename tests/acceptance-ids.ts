/** The sections of the acceptance list and how many lines each has: `RT: 22` is RT-01 to RT-22. */
export const SECTIONS = {
  RT: 22,
  GD: 14,
  LP: 36,
  SU: 13,
  SI: 14,
  ON: 28,
  CR: 9,
  SH: 14,
  DB: 12,
  OC: 16,
  BD: 10,
  SV: 10,
  UP: 11,
  SB: 13,
  DS: 11,
  BR: 21,
  BL: 27,
  RA: 6,
  PF: 26,
  ST: 7,
  IT: 10,
  EN: 31,
  TR: 14,
  VR: 14,
  RP: 15,
  CA: 27,
  ER: 66,
  LM: 23,
  DC: 19,
} as const;

/** Lines that only an eye can judge, and what was seen. */
export const SEEN: Readonly<Record<string, string>> = {
  "DC-18":
    "a fresh clone in an empty folder: `npm start` installed, built, migrated and seeded; without scripts somebody signed up, confirmed by the local mailbox, signed in and stood at step 1 of the setup, and a demo account opened its dashboard",
};

/** Lines that a ruling makes otherwise than they are written; a test that names one of them holds the ruling. */
export const RULED: Readonly<Record<string, string>> = {
  "SU-08": "ruling 12: the link leads to a page with a button, and nothing happens before it is pressed",
  "SU-11": "ruling 11: a known and an unknown address get the same answer, and the owner is told by mail",
  "SI-07": "ruling 12 and G-01: the new password is set by a button and signs nobody in",
  "GD-07": "C-09: canceled with an end to come keeps access until then",
  "LP-18": "C-21: whoever is signed in never sees the landing page, so its buttons are tried by posts",
  "DB-04": "ruling 8: US dollars are added up at a stored rate, and the page says so",
  "BD-02": "ruling 8: an unknown value reads '$0 · Not stated'",
  "BD-08": "ruling 9: 'Coming soon' for everybody",
  "SB-11": "ruling 3: the list shows active ones, and a line opens those that were withdrawn",
  "SV-06": "G-15: free for good",
  "BR-02": "ruling 6: a full-text index with words, phrases, exclusion and OR",
  "BR-11": "ruling 7: exact up to 1,000 and '1,000+' beyond",
  "BL-19": "C-41: a form that is answered by the page anew, at once instead of after a second",
  "EN-03": "ruling 4: the database holds codes, so Ontario is CA-ON, and pages say Ontario",
  "EN-11":
    "ruling 15: the licences leave out personal information, so no contact is stored and none is shown",
  "LM-05": "C-02: the plan table's prices are shown and charged everywhere",
  "LM-14": "C-22: timings of another identity library; calls of the provider pause 200 ms, doubling",
  "TR-01":
    "C-22: a session on the server has no such events but sign-in and sign-out; README names the others",
  "TR-12": "C-09: canceled keeps access until the end of the period",
  "DC-06": "ruling 1: one frequent trigger asks the database what is due",
  "DC-10": "ruling 1: no weekday stands in a cron, the clock of Toronto decides",
};
