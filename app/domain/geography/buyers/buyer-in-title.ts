const NAME = String.raw`(?:\p{Lu}[\p{L}'’.-]+ ){1,5}?`;
const KINDS =
  "Central Schools?(?: District)?|(?:(?:Unified|Union|Free|Regional|City|Area|Joint|Central|Enlarged|Supervisory) )*School District|" +
  "Public Schools|Regional Schools|CSD|UFSD|BOCES|(?:Housing|Water|Sewer|Municipal|Parking|Transit|Port) Authority";
/** "Hoosick Falls CSD roof replacement" */
const CALLED = new RegExp(String.raw`^(${NAME}(?:${KINDS}))(?!\p{L})`, "u");
/** "SAU 16 – Boilers", "Region 14 Board of Education" */
const NUMBERED =
  /^((?:RSU|M?SAD|SAU|Regional School (?:Unit|District)|School Union) ?(?:No\.? ?|#)?\d{1,3}|Region ?\d{1,2} (?:Board of Education|Schools))(?!\p{L}|\d)/u;

/** The school district or authority with whose name a title begins, in a notice that does not name its buyer. */
export function buyerInTitle(title: string): string | null {
  const start = title.trim().slice(0, 120);
  return NUMBERED.exec(start)?.[1] ?? CALLED.exec(start)?.[1] ?? null;
}
