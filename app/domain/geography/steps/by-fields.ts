import { networkOf } from "../buyers/federal-bodies";
import { isWithin } from "../divisions/region-codes";
import { fromFound, narrowed, narrowedArea, type PlacesOfNotice } from "../narrowed-places";
import { statedCity } from "../stated/fields-read";
import { placeOfWork, siteBesideOffice } from "../stated/place-of-work";
import { townsStated } from "../stated/stated-towns";
import { worksUpstate } from "../stated/works-upstate";
import type { Clues } from "./clues";
import { OUTSIDE } from "./outside";

/** The delivery regions, narrowed by the notice's city, or else by its texts. */
export function byDelivery(clues: Clues): PlacesOfNotice | null {
  const { hint, delivery, home } = clues;
  const { places, towns, words } = delivery;
  if (delivery.isAbroad) return { places: [], city: null, why: OUTSIDE, words: words || hint.country };
  if (places.length === 0) return null;
  const why = "the notice's delivery regions";
  const town = places.length === 1 && towns.length === 1 ? (towns[0] ?? null) : null;
  const known = { places, city: town, why, words };
  const city = statedCity(hint);
  if (city === null) return delivery.isOneArea ? narrowedArea(known, clues) : narrowed(known, clues);
  const atHome = home !== null && places.some((place) => isWithin(home, place)) ? [home] : [];
  const inCity = townsStated(city, atHome) ?? townsStated(city, places);
  if (inCity === null) return { ...known, city };
  return { ...inCity, why: "the notice's region and city", words: `${words}, ${city}` };
}

/** The city and state of the work, unless they are the office's and the title names a site. */
export function byCityAndState(clues: Clues): PlacesOfNotice | null {
  const { hint, title, body, buyer, country, delivery, home, workState, nearOffice, localBuyer } = clues;
  const known = { state: workState, buyer: { state: clues.stateOfName, office: clues.buyerState }, home };
  const work = placeOfWork(hint, known, country, delivery.isUnknown);
  if (work === null) return null;
  const elsewhere = siteBesideOffice(hint, work, clues) ?? worksUpstate(hint, title, body);
  if (elsewhere !== null) return elsewhere;
  const near = narrowed(work, clues);
  if (near.places[0] !== workState || near.places.length !== 1) return near;
  const ofOffice = nearOffice !== null && nearOffice.codes[0] !== workState ? nearOffice : null;
  const closer = localBuyer ?? ofOffice ?? networkOf(buyer);
  return closer?.codes.every((code) => isWithin(code, near.places[0] ?? ""))
    ? fromFound([closer], "the buyer's place in the state of the work")
    : near;
}
