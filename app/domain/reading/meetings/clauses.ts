import { matchesOf } from "../sentences/matches";

export const COPULA =
  /(?<![a-z])(?:is|are|was|were|isn't|aren't|wasn't|be|been|being|will|shall|would|won't|should|can|cannot|must|may|has|have|remains?|becomes?|constitutes?|est|n'est|n'a|sont|sera|seront|soit|etait|etant|etre|demeure|reste|constitue|ne|c'est|deemed|considered|made|helps|helpful)(?![a-z])/;

export const DENIES =
  /(?<![a-z])(?:not(?! (?:only|merely|just|simply|solely)(?![a-z]))|never|no longer|by no means|in no (?:way|case)|(?:under|in) no circumstances?|neither|nor|no|none|nobody|rather than|instead of|without|hardly|cannot|far from|anything but|(?<!il n'y a )pas(?! (?:seulement|uniquement)(?![a-z]))|nullement|aucunement|jamais|guere|en rien|ni|non(?! seulement)|sans|aucune?|loin d'etre|rien|n'est (?:plus|point)|ne sont (?:plus|point)|ne sera (?:plus|point))(?![a-z])|n't(?![a-z])/;

export const DENIES_SUBJECT = /^\W{0,4}(?:no|none of|neither of|neither|aucune)(?![a-z])(?: des?(?![a-z]))?/;

const BOUNDARY =
  /[.;!?\n|(),]|:(?!\d)|\s-\s|(?<![a-z])(?:and|et|but|mais|while|(?:although|though|bien que)(?= (?:[a-z -]{2,40} is )?(?:(?:not|non)(?![a-z])|$))|whereas|because|since|car|that|que|where|ou|however|as|so)(?![a-z])/g;

const LONGEST_SUBJECT = 220;

/** Points and commas within hours and dates part no clauses. */
export const withoutInnerMarks = (text: string) =>
  text
    .replace(/(?:anything but)(?![a-z])/g, "not at all")
    .replace(/ to be (?=held|conducted|scheduled|offered)/g, " ")
    .replace(/(?<=(?:regarded|considered|treated|seen|viewed|deemed)) as(?![a-z])/g, "")
    .replace(/(?<=\d ?[ap])\.\s?m\.?/g, "m")
    .replace(/(?<=day),/g, "")
    .replace(/,(?= ?20\d\d)/g, "")
    .replace(
      /(?<=20\d\d),(?= (?:\d{1,2}(?::\d\d)? ?[ap]m|noon|at|from|in|is|shall|will|has|a|est|sera|n'est)(?![a-z]))/g,
      "",
    )
    .replace(/(?<=\d ?[ap]m),(?= (?:is|shall|will|est|sera|n'est)(?![a-z]))/g, "")
    .replace(
      /(?<![a-z])((?:an?|the|one) (?:non[\s-]?)?(?:mandatory|optional|voluntary|compulsory)),(?= (?:on-?site|in-person|all-|guided|supervised|escorted|one-|single|pre-?(?:bid|tender|proposal)|virtual|online) )/g,
      "$1",
    )
    .replace(/,? (?:however|therefore|furthermore|also|cependant|toutefois|donc),? /g, " ");

type Clause = { subject: string; verb: string | null; earlier: string; mark: string };

/** The clause before a word: its subject, the words from its verb on, and what stands before the clause. */
export function clauseBefore(before: string): Clause {
  const near = before.slice(-LONGEST_SUBJECT);
  let last: RegExpExecArray | undefined;
  for (const found of matchesOf(BOUNDARY, near)) last = found;
  const from = last ? last.index + last[0].length : 0;
  const clause = near.slice(from);
  const verb = COPULA.exec(clause);
  return {
    subject: verb ? clause.slice(0, verb.index) : clause,
    verb: verb ? clause.slice(verb.index) : null,
    earlier: before.slice(0, before.length - clause.length - (last?.[0].length ?? 0)),
    mark: last?.[0].trim() ?? "",
  };
}
