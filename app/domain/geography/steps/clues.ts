import type { PlaceHint } from "~/domain/opportunities/notice";
import { fullNameOf } from "../buyers/bare-names";
import { buyerInText } from "../buyers/buyer-in-text";
import { buyerInTitle } from "../buyers/buyer-in-title";
import { buyerNamedInText } from "../buyers/buyer-named-in-text";
import { isFederalBody } from "../buyers/federal-bodies";
import { isMunicipality } from "../buyers/local-bodies";
import { countiesNamedIn, officeInText } from "../buyers/office-in-text";
import { isOfficeOfAll, stateOfOffice } from "../buyers/office-of-all";
import { otherStateInTitle } from "../buyers/other-states-in-names";
import { type LocalBuyer, placeOfLocalBuyer, provinceServedBy, stateOfBuyer } from "../buyers/place-of-buyer";
import { isNameInTitleOf } from "../buyers/town-of-buyer";
import { isWithin } from "../divisions/region-codes";
import { findState, findStateOrCountry } from "../divisions/region-names";
import { endsOfWay } from "../in-text/ends-of-ways";
import { facilitiesInTitle } from "../in-text/federal-facilities";
import { placesInText } from "../in-text/places-in-text";
import { countiesListed, townAfterTitle, townsBeforeTitle } from "../in-text/places-of-roadworks";
import { basesInText, deliveriesInText, isBesideTheWork, sitesInText } from "../in-text/sites-in-text";
import { stateBeforeTitle } from "../in-text/state-before-title";
import { firstTownIn } from "../in-text/towns-of-works";
import type { Evidence } from "../narrowed-places";
import type { PlaceFound } from "../place-found";
import { campusInTitle } from "../sites/campuses";
import { stationsInTitle } from "../sites/veterans-projects";
import { type Country, type Delivery, readCountry, readDelivery } from "../stated/delivery";
import { officeOf, stateOfPostalCode } from "../stated/fields-read";
import { countryOf, homeBeside } from "../stated/home-of-portal";
import { boroughsOfProjects } from "../tables/sites/new-york-projects";

/** A notice as it is read: its fields, and its texts cut to the length that counts. */
export type NoticeRead = {
  hint: PlaceHint;
  title: string;
  buyer: string | null;
  reference: string;
  body: string;
};

/** What a notice's fields, title, text and buyer say, before it is settled which of them decides. */
export type Clues = Evidence & {
  hint: PlaceHint;
  body: string;
  country: Country;
  /** The country, if it is ours. */
  ours: "CA" | "US" | null;
  /** The country of the notice, or else of the sending portal. */
  around: "CA" | "US" | null;
  /** The sending portal's home, where it can decide. */
  home: string | null;
  delivery: Delivery;
  workState: string | null;
  /** The state of the buyer's office. */
  buyerState: string | null;
  office: PlaceFound | null;
  /** Where the office says that the work is: in its town, or in its state alone. */
  nearOffice: PlaceFound | null;
  /** The state in which the buyer surely is, by its name. */
  stateOfName: string | null;
  /** The province or state that the buyer serves as a whole. */
  served: string | null;
  isFederal: boolean;
};

/** How much of a text is searched for a list of counties. */
const COUNTIES_READ = 1_500;

/** Words that say of several bases that the goods or works go to each of them. */
const DELIVERY_TO_BASES =
  /(?<!\p{L})(?:(?:delivery|livraison) [\p{L} ]{0,20}(?:requested|required|demandée|requise) (?:[àa]t?|to|aux)|(?:delivered|shipped) to|livrée?s? (?:à|aux)) ?(?:the )?(?:la )?(?:\d{1,2} ?)?(?:CFB|BFC|CFSD|DAFC)/iu;

export function cluesOf(notice: NoticeRead): Clues {
  const { hint, title, body } = notice;
  const country = readCountry(hint.country);
  const isInTitle = country === "US" && hint.buyerCity === null;
  const buyer = notice.buyer ?? buyerNamedInText(body) ?? (isInTitle ? buyerInTitle(title) : null);
  const workState = hint.state === null ? stateOfPostalCode(hint, country) : findState(hint.state, country);
  const ours = country === "abroad" ? null : country;
  const home = homeBeside(hint, country, workState);
  const around = ours ?? (home === null ? null : countryOf(home));
  const delivery = readDelivery(hint, { country, workState, home });
  const buyerState = hint.buyerState === null ? null : findState(hint.buyerState, country);
  const known = { buyer, body, delivery, home, around, workState, buyerState };
  const isUnnamed = notice.buyer === null && hint.buyerCity === null;
  const byName = localBuyerOf(known);
  const ownOffice = isUnnamed ? officeInText(body, workState) : null;
  const isNamesake = ownOffice !== null && isDistrictElsewhere(buyer, byName, ownOffice);
  const localBuyer = isNamesake ? ownOffice : (byName ?? ownOffice);
  const stateOfName = stateOfBuyer(buyer, ours);
  // An American notice with an office but no buyer's name is a federal one.
  const isFederal =
    isFederalBody(buyer) || (notice.buyer === null && ours === "US" && hint.buyerCity !== null);
  const served = provinceServedBy(buyer, around);
  const office = officeOf(hint, buyerState, country);
  const counties = ours === "US" ? countiesListed(title, workState ?? stateOfName) : [];
  // In "Oneida and Lewis Counties" no city of Oneida is meant.
  const isNoCounty = ({ town, words }: PlaceFound) =>
    town === null || !counties.some((county) => county.words === words);
  const ofAgency = [
    ...placesByAgency({ ...notice, buyer }, { ours, state: workState ?? stateOfName, isFederal }),
    ...endsOfWay(title, buyer, workState ?? served).filter(isNoCounty),
  ];
  const isOnlyName = isNameInTitleOf(localBuyer, buyer, title);
  return {
    ...known,
    hint,
    title,
    country,
    ours,
    stateOfName,
    isFederal,
    localBuyer,
    office,
    nearOffice: isOfficeOfAll(hint, buyer, served) ? stateOfOffice(office) : office,
    served,
    readIn: (scope, isWorkScope) => {
      const reading = { scope, isWorkScope, isFederal, buyerCity: hint.buyerCity };
      const inTitle = placesInText(title, reading).filter((place) => !isOnlyName(place) && isNoCounty(place));
      const isSite = ours !== "US" || localBuyer !== null || inTitle.some((place) => place.isSite === true);
      return [...inTitle, ...ofAgency, ...(isSite ? [] : facilitiesInTitle(title))];
    },
    bases: basesInText(body),
    isDeliveredToBases: DELIVERY_TO_BASES.test(body),
    sitesIn: (scope) => sitesInText(body, scope, isFederal),
    deliveriesIn: (scope) => deliveriesInText(body, scope),
    countiesIn: (state) => countiesListed(body.slice(0, COUNTIES_READ), state),
    firstTownIn: (state) =>
      served === state
        ? firstTownIn(body, { scope: state, buyerCity: null, isBody: true }, isBesideTheWork)
        : [],
    countyIn: (state) => onlyCounty(countiesNamedIn(body, state).filter(({ isPlaced }) => isPlaced)),
    whole: delivery.whole,
  };
}

type KnownOfBuyer = Pick<
  Clues,
  "buyer" | "body" | "delivery" | "home" | "around" | "workState" | "buyerState"
>;

/** The place of a local buyer, by its name and the addresses in its notice. */
function localBuyerOf({ buyer, body, delivery, home, around, workState, buyerState }: KnownOfBuyer) {
  // "New York" as a buyer is the state; the city calls itself one.
  if (buyer !== null && findStateOrCountry(buyer) !== null) return null;
  const [delivered, otherDelivered] = delivery.places;
  const named =
    placeOfLocalBuyer(buyer, otherDelivered === undefined ? (delivered ?? null) : null) ??
    placeOfLocalBuyer(buyer, buyerState === null ? home : null) ??
    placeOfLocalBuyer(buyer, workState ?? buyerState ?? around) ??
    placeOfLocalBuyer(fullNameOf(buyer, body), workState ?? buyerState ?? around);
  const inText =
    around === "US" && buyer !== null
      ? buyerInText(buyer, body, { named, state: workState ?? buyerState ?? home })
      : null;
  return inText ?? named ?? inCountyNamed(buyer, body, workState ?? buyerState ?? around);
}

/** A fire or water district whose name is also a village's, by its office in another county. */
function isDistrictElsewhere(buyer: string | null, byName: LocalBuyer | null, office: LocalBuyer): boolean {
  if (buyer === null || byName === null || !/\b(?:district|department|company|authority)\b/i.test(buyer))
    return false;
  return !office.codes.some((code) => byName.codes.some((own) => isWithin(code, own) || isWithin(own, code)));
}

/** A township that many counties have, in the one county that its notice names. */
function inCountyNamed(buyer: string | null, body: string, scope: string | null): LocalBuyer | null {
  if (buyer === null || scope === null || !isWithin(scope, "US") || !isMunicipality(buyer)) return null;
  const county = onlyCounty(countiesNamedIn(body, scope));
  if (county === null) return null;
  const inCounty = placeOfLocalBuyer(buyer, county.codes[0] ?? null);
  return inCounty ?? { ...county, isWider: true };
}

const onlyCounty = ([only, second]: ReadonlyArray<PlaceFound>) =>
  only === undefined || second !== undefined ? null : only;

/** Places that the titles of some agencies state in a way of their own. */
function placesByAgency(
  { hint, title, buyer, reference }: NoticeRead,
  { ours, state, isFederal }: { ours: Clues["ours"]; state: string | null; isFederal: boolean },
): ReadonlyArray<PlaceFound> {
  const boroughs = boroughsOfProjects(`${title} ${reference}`, { buyer, city: hint.city });
  if (ours !== "US") return [...boroughs, ...countiesListed(title, state)];
  return [
    ...boroughs,
    ...stationsInTitle(title, buyer),
    ...campusInTitle(title, state),
    ...stateBeforeTitle(title, buyer),
    ...townsBeforeTitle(title, buyer, state),
    ...townAfterTitle(title, buyer, state),
    ...countiesListed(title, state),
    ...(isFederal ? otherStateInTitle(title) : []),
  ];
}
