import type { SectionKey } from "~/domain/opportunities/notice";
import { type JsonObject, objectIn, objectsIn, textIn, textsIn } from "./formats/json-fields";
import { documentTitleFrom, nameFrom } from "./plain-text";

const MAX_ITEMS = 50;
const MAX_LINES = 100;

const NATURES: Readonly<Record<string, string>> = {
  works: "Travaux",
  goods: "Biens",
  services: "Services",
};

const PROCEDURES: Readonly<Record<string, string>> = {
  open: "ouvert à tous",
  selective: "réservé aux fournisseurs qualifiés",
  limited: "sur invitation",
};

/**
 * SEAO publishes no description, but says in its fields what is bought and how. Puts them together as labelled lines, in
 * French like the notice.
 */
export function seaoText(tender: JsonObject): Partial<Record<SectionKey, string>> {
  const overview = linesOf([
    ["Nature du contrat", natureOf(tender)],
    ["Mode de sollicitation", procedureOf(tender)],
    ["Durée de publication", publicationOf(tender)],
    ["Documents", documentsOf(tender)],
  ]);
  const scope = scopeOf(tender);
  return { ...(overview ? { overview } : {}), ...(scope ? { scope } : {}) };
}

function linesOf(labelled: ReadonlyArray<readonly [label: string, value: string | null]>) {
  return labelled.flatMap(([label, value]) => (value ? [`${label} : ${value}`] : [])).join("\n");
}

function natureOf(tender: JsonObject) {
  const additional = textsIn(tender, "additionalProcurementCategories").slice(0, MAX_ITEMS);
  const names = additional.flatMap((category) => nameFrom(category) ?? []);
  return names.length > 0
    ? [...new Set(names)].join("; ")
    : (NATURES[textIn(tender, "mainProcurementCategory") ?? ""] ?? null);
}

function procedureOf(tender: JsonObject) {
  const details = nameFrom(textIn(tender, "procurementMethodDetails"));
  const procedure = PROCEDURES[textIn(tender, "procurementMethod") ?? ""] ?? null;
  return details && procedure ? `${details} (${procedure})` : (details ?? procedure);
}

function publicationOf(tender: JsonObject) {
  const days = Number(textIn(objectIn(tender, "tenderPeriod"), "durationInDay"));
  return Number.isInteger(days) && days > 0 ? `${days} ${days === 1 ? "jour" : "jours"}` : null;
}

function documentsOf(tender: JsonObject) {
  const titles = objectsIn(tender, "documents")
    .slice(0, MAX_ITEMS)
    .flatMap(
      (document) => documentTitleFrom(textIn(document, "title") ?? textIn(document, "description")) ?? [],
    );
  return [...new Set(titles)].join("; ") || null;
}

/** What is bought: SEAO's own categories and the international codes of each item. */
function scopeOf(tender: JsonObject) {
  const holders = [tender, ...objectsIn(tender, "items").slice(0, MAX_ITEMS)];
  const lines = holders.flatMap((holder) => {
    const category = holder === tender ? null : nameFrom(textIn(holder, "description"));
    const codes = [objectIn(holder, "classification"), ...objectsIn(holder, "additionalClassifications")];
    return [
      category ? `Catégorie : ${category}` : "",
      ...codes.slice(0, MAX_ITEMS).map(classificationLine),
    ].filter(Boolean);
  });
  return [...new Set(lines)].slice(0, MAX_LINES).join("\n");
}

function classificationLine(classification: JsonObject) {
  const scheme = nameFrom(textIn(classification, "scheme"));
  const code = nameFrom(textIn(classification, "id"));
  const label = nameFrom(textIn(classification, "description"));
  const number = [scheme, code].filter(Boolean).join(" ");
  const words = [label, number ? `(${number})` : ""].filter(Boolean).join(" ");
  return label ? `Classification : ${words}` : number ? `Classification : ${number}` : "";
}
