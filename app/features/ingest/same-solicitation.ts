import { foldedLetters } from "~/domain/folding";
import { isWithin } from "~/domain/geography";
import { couldBeSameBuyer, fingerprintKind } from "~/domain/opportunities/fingerprint";

/** What is known of a solicitation when a notice of another portal might be the same one. */
export type Solicitation = {
  buyer: string | null;
  reference: string | null;
  /** Codes. */
  places: ReadonlyArray<string>;
  city: string | null;
};

/**
 * Whether two notices that share this fingerprint are one solicitation. In doubt they are two: a contractor who sees a bid
 * twice loses less than one who does not see it.
 */
export function isSameSolicitation(fingerprint: string, a: Solicitation, b: Solicitation): boolean {
  if (havePlacesThatContradict(a.places, b.places)) return false;
  switch (fingerprintKind(fingerprint)) {
    case "number":
      return true;
    case "form":
      return !haveDifferentNumbers(a, b);
    case "title":
      return a.buyer && b.buyer ? couldBeSameBuyer(a.buyer, b.buyer) : areInSameTown(a, b);
  }
}

/** Neither's places contain a place of the other. */
export function havePlacesThatContradict(a: ReadonlyArray<string>, b: ReadonlyArray<string>): boolean {
  if (a.length === 0 || b.length === 0) return false;
  return !a.some((one) => b.some((other) => isWithin(one, other) || isWithin(other, one)));
}

function haveDifferentNumbers(a: Solicitation, b: Solicitation): boolean {
  return (
    a.reference !== null && b.reference !== null && foldedLetters(a.reference) !== foldedLetters(b.reference)
  );
}

/** A county is not enough: its towns often use the same words. */
function areInSameTown(a: Solicitation, b: Solicitation): boolean {
  const haveSameCity = a.city !== null && b.city !== null && foldedLetters(a.city) === foldedLetters(b.city);
  return haveSameCity && a.places.some((code) => b.places.includes(code));
}
