import type { LocalBuyer } from "../buyers/place-of-buyer";
import { isWithin, stateOf } from "../divisions/region-codes";
import { sentenceAround } from "../in-text/sentences";
import type { PlaceFound } from "../place-found";
import type { Clues } from "./clues";

const READ = 1_500;
/** Words of a sentence about the buyer's own office, or about where bids and questions go. */
const ABOUT_THE_OFFICE =
  /(?<!\p{L})(?:(?:head |main |administrative |business |county |regional |district )?offices?|clerk|purchas\w*|procurement|headquarters|administration|(?:city|town|village|borough|county) hall|municipal (?:building|centre|center)|submi\w*|deliver\w*|mail\w*|receiv\w*|address\w*|drop|contact\w*|invites?|requests?|seeks?|seeking|solicit\w*|tel|phone|attn|attention|suite|p\.? ?o\.? box|meet\w*|bureaux?|siège|greffe|approvisionnement\w*|dépos\w*|reçu\w*|recev\w*|ouvert\w*|adress\w*|demande|invite|sollicite)(?!\p{L})/iu;
/** Work at an address: "at Centennial School, 12 Main Street, Fergus". An address alone is the buyer's own. */
const AT_ADDRESS =
  /(?<!\p{L})(?:at|located|in|of|for|à|au|de|du|située?s?)(?!\p{L})[^.;]{0,90}?(?<![\p{L}\d$#.-])\d{1,5},? \p{L}/iu;
/** Work in more places than one. */
const IN_SEVERAL_PLACES =
  /(?<!\p{L})(?:various|several|multiple|all|both|each|divers|diverses|plusieurs|tou(?:te)?s les) (?:\p{L}+ )?(?:schools?|sites?|locations?|facilit(?:y|ies)|buildings?|propert(?:y|ies)|roads?|places?|écoles?|bâtiments?|immeubles?|établissements?|lieux|endroits?)(?!\p{L})/iu;

/**
 * The one address in the text that is in the area of a school board or county and not its own office: "Roof replacement at
 * Centennial School, 12 Main Street, Fergus, Ontario". `null` where none or several are named.
 */
export function siteOfWideBuyer(
  localBuyer: LocalBuyer,
  { title, body, buyer, sitesIn }: Clues,
): PlaceFound | null {
  if (localBuyer.town !== null || buyer === null || IN_SEVERAL_PLACES.test(`${title} ${body.slice(0, READ)}`))
    return null;
  const state = stateOf(localBuyer.codes[0] ?? "");
  if (state === null) return null;
  const isInArea = ({ codes }: PlaceFound) =>
    codes.every((code) => localBuyer.codes.some((area) => isWithin(code, area)));
  const [only, second] = sitesIn(state).filter(({ town }) => town !== null);
  if (only === undefined || second !== undefined || !isInArea(only)) return null;
  const at = body.indexOf(only.words);
  if (at < 0) return null;
  const sentence = sentenceAround(body, at);
  const isItsOwn = ABOUT_THE_OFFICE.test(sentence) || sentence.toLowerCase().includes(buyer.toLowerCase());
  return isItsOwn || !AT_ADDRESS.test(sentence) ? null : only;
}
