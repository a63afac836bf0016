/** A portal that contractors know and that we do not read. */
export type UnreadPortal = { name: string; url: string; why: string };

/** The portals of a place that are not read, and what else publishes there. */
export type NotRead = { portals: ReadonlyArray<UnreadPortal>; others: string };

const CLOSED = "closed to automated reading";
const NO_LICENCE = "no open licence";
const NO_FEED = "no feed";

export const UNREAD: Readonly<Record<string, NotRead>> = {
  "CA-ON": {
    portals: [
      { name: "Ontario Tenders Portal", url: "https://ontariotenders.app.jaggaer.com/", why: CLOSED },
      { name: "bids&tenders", url: "https://www.bidsandtenders.com/", why: "its terms forbid it" },
      { name: "MERX", url: "https://www.merx.com/", why: "private" },
      { name: "Biddingo", url: "https://www.biddingo.com/", why: "private" },
    ],
    others: "most municipalities outside Toronto, many of which are on bids&tenders",
  },
  "CA-QC": { portals: [], others: "notices that a public body publishes elsewhere than on SEAO" },
  "CA-BC": {
    portals: [{ name: "BC Bid", url: "https://www.bcbid.gov.bc.ca/", why: CLOSED }],
    others: "municipalities",
  },
  "CA-AB": {
    portals: [{ name: "Alberta Purchasing Connection", url: "https://purchasing.alberta.ca/", why: CLOSED }],
    others: "municipalities",
  },
  "US-NY": {
    portals: [
      {
        name: "New York State Contract Reporter",
        url: "https://www.nyscr.ny.gov/",
        why: "copying needs permission",
      },
    ],
    others: "counties and towns",
  },
  "US-NJ": {
    portals: [{ name: "NJSTART", url: "https://www.njstart.gov/", why: NO_LICENCE }],
    others: "counties and towns",
  },
  "US-MA": {
    portals: [{ name: "COMMBUYS", url: "https://www.commbuys.com/", why: NO_LICENCE }],
    others: "cities and towns",
  },
  "US-PA": {
    portals: [{ name: "PA eMarketplace", url: "https://www.emarketplace.state.pa.us/", why: NO_LICENCE }],
    others: "counties and townships",
  },
  "US-CT": {
    portals: [{ name: "CTsource", url: "https://portal.ct.gov/das/ctsource", why: NO_LICENCE }],
    others: "cities and towns",
  },
  "US-RI": {
    portals: [{ name: "Ocean State Procures", url: "https://ridop.ri.gov/", why: NO_LICENCE }],
    others: "cities and towns",
  },
  "US-VT": {
    portals: [
      {
        name: "Vermont Business Registry",
        url: "https://www.vermontbusinessregistry.com/",
        why: NO_LICENCE,
      },
    ],
    others: "towns",
  },
  "US-NH": {
    portals: [
      {
        name: "New Hampshire Bids and Contracts",
        url: "https://apps.das.nh.gov/bidscontracts/",
        why: NO_FEED,
      },
    ],
    others: "towns",
  },
  "US-ME": {
    portals: [
      {
        name: "Maine Procurement Services",
        url: "https://www.maine.gov/dafs/procurementservices",
        why: NO_FEED,
      },
    ],
    others: "towns",
  },
};

export const UNREAD_ELSEWHERE: NotRead = {
  portals: [],
  others: "the provincial or territorial portal and municipalities: no open feed is known to us",
};

/** "BC Bid (closed to automated reading); municipalities." */
export function unreadInWords({ portals, others }: NotRead): string {
  const words = [...portals.map(({ name, why }) => `${name} (${why})`), others].join("; ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
