/**
 * What each piece of evidence for a trade weighs. They are added up for each trade; `ENOUGH` says what a trade needs.
 * `npm run bench` measures them on labelled notices.
 */
export const WEIGHTS = {
  /** A tag that the sender gave. */
  tag: 12,

  /** Words of the title: the name of the job, a thing with its work beside it, one with its work further off. */
  titleWork: 10,
  titleThing: 8,
  /** A thing without a word for work, where the portal says that services or works are bought. */
  titleThingAlone: 7,
  /** Words that are too common to be read outside titles, such as "construction". */
  titleCommon: 7,
  /** Words that say only that something is built, where the portal says that goods or services are bought. */
  vagueElsewhere: 4,

  /** The first sentences, where the title is only a form of words. */
  openingWork: 8,
  openingThing: 6.5,

  /** The start of the description, the rest of it, and sentences that state terms. */
  leadWork: 6,
  leadThing: 2,
  bodyWork: 3,
  bodyThing: 1,
  /** What the rest of the description adds to a trade at most, however often it mentions it. */
  bodyMost: 5,
  termsWork: 1,

  /** A code for one trade, and the words of a code's label. */
  ownCode: 7,
  codeLabel: 8,
  /** A code for several trades, or one that is broader than a trade. Counts only beside words. */
  sharedCode: 3,

  /** The portal's category "construction". */
  category: 4,
  /** The same, if the portal puts professional services under it too. */
  unsureCategory: 3,
  /** A buyer that mostly orders this trade. Counts only beside words. */
  buyer: 1,
} as const;

export const ENOUGH = {
  /** For a trade that the title names, or if the title names no trade. */
  usually: 6,
  /** For a trade that only the description names, if the title names another trade. */
  besideTitle: 9,
  /** The same, if the title names building or road work: their descriptions list many trades. */
  besideWorks: 18,
  /** The same, if the title says that something is built but not what: "Trade Services". */
  besideVagueWorks: 10,
  /** For the portal's category, if nothing names a trade. */
  categoryAlone: 4,
} as const;
