import { ancestorsOf, resolveRegion } from "~/domain/geography";
import {
  criteriaOf,
  type MatchKey,
  type MatchProfile,
  tradeKey,
  withinKey,
} from "~/domain/matching/match-profile";
import { isServiceTypeId, SERVICE_TYPES, serviceKeyOf } from "~/domain/service-types";
import { matchExpression } from "~/features/search/match-expression.server";

type Keys = ReadonlyArray<MatchKey>;

/** The expressions that find what settings leave out, one for each way of being near to them. */
export function leftOutExpressions(profile: MatchProfile): Array<string> {
  const wanted = criteriaOf(profile);
  const { anyPlace, noWords = [] } = wanted;
  const work = matchExpression({ wanted: { ...wanted, anyPlace: [] } });
  // Whatever the words of its title.
  const anyWork = matchExpression({ wanted: { ...wanted, anyPlace: [], noWords: [] } });
  const all = SERVICE_TYPES.map(({ id }) => serviceKeyOf(id));
  const followed = profile.serviceTypes.filter(isServiceTypeId).map(serviceKeyOf);
  const own = followed.map(tradeKey);
  const other = all.filter((trade) => trade !== "other" && !followed.includes(trade)).map(tradeKey);
  const isChosen = profile.serviceTypes.length > 0;

  const here: Array<Keys> = anyPlace.length > 0 ? [anyPlace] : [];
  const [nextDoor, ...farther] = ringsAround(profile.regions);
  const places = [nextDoor, ...farther].flatMap((ring, step, rings) =>
    ring
      ? [`(${work} AND ${keysOf([ring])}) NOT ${keysOf([[...anyPlace, ...(rings[step - 1] ?? [])]])}`]
      : [],
  );
  const byWords =
    noWords.length > 0 ? [matchExpression({ wanted: { ...wanted, noWords: [] }, titleWords: noWords })] : [];
  if (!isChosen) return [...places, ...byWords];
  const otherWork = [own, other].filter((keys) => keys.length > 0);
  return [
    ...places,
    ...byWords,
    ...otherWork.map((keys) => `${keysOf([...here, keys])} NOT (${anyWork})`),
    ...(nextDoor
      ? otherWork.map((keys) => `${keysOf([nextDoor, keys])} NOT ((${anyWork}) OR ${keysOf(here)})`)
      : []),
  ];
}

/** An expression by itself, so that it can be joined with others. */
const keysOf = (keys: ReadonlyArray<Keys>) => `(${matchExpression({ keys })})`;

/** What is inside the next larger place of each region, then inside the one around that, and so on. */
function ringsAround(regions: ReadonlyArray<string>): Array<Keys> {
  const around = regions.flatMap((region) => {
    const code = resolveRegion(region);
    return code === null ? [] : [ancestorsOf(code)];
  });
  const steps = Math.max(0, ...around.map(({ length }) => length));
  return Array.from({ length: steps }, (_, step) => [
    ...new Set(around.flatMap((codes) => codes[Math.min(step, codes.length - 1)] ?? []).map(withinKey)),
  ]);
}
