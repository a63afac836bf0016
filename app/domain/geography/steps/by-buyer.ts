import { buyerInOneCountry } from "../buyers/buyer-of-text";
import { regionOfBuyer } from "../buyers/federal-bodies";
import { stateOfOffices } from "../buyers/office-in-text";
import { otherStateOfBuyer } from "../buyers/other-states-in-names";
import { fromFound, narrowed, type PlacesOfNotice, schoolInArea } from "../narrowed-places";
import { isCityElsewhere } from "../stated/place-of-work";
import type { Clues } from "./clues";
import { siteOfWideBuyer } from "./site-of-wide-buyer";

export function byLocalBuyer(clues: Clues): PlacesOfNotice | null {
  const { localBuyer, title } = clues;
  if (localBuyer === null) return null;
  const school = schoolInArea(title, localBuyer);
  if (school !== null) return fromFound([school], "the buyer's school");
  const site = siteOfWideBuyer(localBuyer, clues);
  return site === null
    ? fromFound([localBuyer], "the buyer's name")
    : fromFound([site], "the buyer's name, narrowed by the text");
}

export function byRegionOfBuyer({ buyer }: Clues): PlacesOfNotice | null {
  const region = regionOfBuyer(buyer);
  if (region.length === 0) return null;
  return { places: [...region], city: null, why: "the region in the buyer's name", words: buyer };
}

export function byStateServed({ buyer, served, countyIn }: Clues): PlacesOfNotice | null {
  if (served === null) return null;
  const county = countyIn(served);
  if (county !== null) return fromFound([county], "the county in the text");
  return { places: [served], city: null, why: "the province or state that the buyer serves", words: buyer };
}

export function byStateOfName({ buyer, around }: Clues): PlacesOfNotice | null {
  const state = around === "CA" ? null : otherStateOfBuyer(buyer);
  if (state === null) return null;
  return { places: [state.code], city: null, why: "the state in the buyer's name", words: state.words };
}

export const byOffice = ({ nearOffice }: Clues): PlacesOfNotice | null =>
  nearOffice === null ? null : fromFound([nearOffice], "the buyer's office");

export function byPortal({ hint, home, delivery }: Clues): PlacesOfNotice | null {
  if (home === null || delivery.isElsewhere || isCityElsewhere(hint, delivery)) return null;
  return { places: [home], city: null, why: "the portal's own province or country", words: home };
}

/** A local buyer of a notice that names no country. */
export function byNameAnywhere({ buyer, country, around }: Clues): PlacesOfNotice | null {
  const found = country === null && around === null ? buyerInOneCountry(buyer) : null;
  return found === null ? null : fromFound([found], "the buyer's name");
}

/** A local buyer that nothing else places: in the state where its bids go, by what its title and text name there. */
export function byStateOfOffices(clues: Clues): PlacesOfNotice | null {
  const { ours, isFederal, body } = clues;
  const state = ours === null || isFederal ? null : stateOfOffices(body, ours);
  if (state === null) return null;
  return narrowed({ places: [state], city: null, why: "the state where bids go", words: state }, clues);
}

export function byCountry({ hint, ours, delivery }: Clues): PlacesOfNotice | null {
  if (ours === null || (delivery.isUnknown && !delivery.isElsewhere)) return null;
  return { places: [ours], city: null, why: "the country alone", words: hint.country };
}
