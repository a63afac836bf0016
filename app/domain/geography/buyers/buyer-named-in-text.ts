const READ = 1_500;
const NAME = String.raw`\p{Lu}[\p{L}.'’-]+(?:[ -](?:(?:of|the|on|la|le|de|du|des|sur) )?\p{Lu}[\p{L}.'’-]+){0,4}`;
const BODY = String.raw`(?:City|Town|Village|Township|Borough|County|Municipality|Hamlet) of ${NAME}`;
const COUNTY = String.raw`(?:, ${NAME} County)?`;
/** "will be received by the Borough of Carlisle, Cumberland County", "The Town of Windham will receive bids". */
const FORMS: ReadonlyArray<RegExp> = [
  new RegExp(
    `(?:received|opened|accepted|invited|solicited|requested) by (?:the )?(?:[\\p{L} ]{3,40} of (?:the )?)?(${BODY}${COUNTY})`,
    "u",
  ),
  new RegExp(
    `(?:^|[.:\\n] ?)(?:[Tt]he )?(?:Corporation of the )?(${BODY}${COUNTY})(?:,? (?:New York|Pennsylvania|Massachusetts|Connecticut|Vermont|Ontario|NY|PA|MA|CT|VT|NH|ME|RI|NJ|ON),?)?(?: \\([^)]{1,40}\\))? (?:will (?:receive|accept|open)|is (?:seeking|soliciting|requesting|accepting|inviting|issuing|now accepting)|invites|seeks|requests|solicits|is (?:currently )?looking)`,
    "u",
  ),
  new RegExp(
    `(?:^|[.:\\n] ?)(?:[Ll]a |[Ll]['’])?((?:[Vv]ille|[Mm]unicipalité|[Pp]aroisse) (?:de |du |des |d['’])${NAME}) (?:demande|invite|sollicite|désire|requiert|procède|lance|souhaite)`,
    "u",
  ),
];

/** The municipality that a notice without a buyer's name says buys: "La Ville de Saint-Hyacinthe demande des soumissions". */
export function buyerNamedInText(body: string): string | null {
  const text = body.slice(0, READ).replaceAll(/[ \t]+/g, " ");
  return FORMS.map((form) => form.exec(text)?.[1]).find((name) => name !== undefined) ?? null;
}
