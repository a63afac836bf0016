const BARE_NAME = /^\p{Lu}[\p{L}'’.]*(?:[ -][\p{L}'’.]+){0,5}$/u;
/** A word for a company or a body, which has a name of its own. */
const BODY =
  /\b(?:inc|ltd|ltée|corp|company|group|groupe|services?|board|authority|commission|ministry|ministère|department|agency|university|université|college|collège|cégep|school|école|hospital|hôpital|health|santé|hydro|transit|society|société|association|foundation|fondation|centre|center|county|region|mrc)\b/iu;

/** By the word that a notice's text has for its buyer. */
const CALLED: ReadonlyArray<readonly [called: RegExp, name: string]> = [
  [/(?<!\p{L})(?:la ville|le conseil (?:municipal|de ville)|la mairie)(?!\p{L})/iu, "Ville de"],
  [/(?<!\p{L})la municipalité(?!\p{L})/iu, "Municipalité de"],
  [/\b(?:selectmen|select ?board|the town(?: council| board)?)\b/i, "Town of"],
  [/\b(?:city council|the city)\b/i, "City of"],
  [/\b(?:the township|the municipality|municipal council)\b/i, "Municipality of"],
];

/**
 * The buyer's name in full if it is called by its place alone and its text calls it a municipality: "Lévis", with "La
 * Ville prévoit prolonger …", is the Ville de Lévis.
 */
export function fullNameOf(buyer: string | null, body: string): string | null {
  if (buyer === null || !BARE_NAME.test(buyer) || BODY.test(buyer)) return null;
  const [, kind] = CALLED.find(([called]) => called.test(body)) ?? [];
  return kind === undefined ? null : `${kind} ${buyer}`;
}
