import type { Notice } from "~/domain/opportunities/notice";
import type { CsvRow } from "./formats/csv";
import { type JsonObject, objectIn, objectsIn, textIn, textsIn, textValue } from "./formats/json-fields";
import { descriptionAddress } from "./sam-gov-description";

/** How many levels of the buyer's path are read. */
const LONGEST_PATH = 20;

/** The fields that the search API and the file have in common. Contact details of people are left out. */
export type Opportunity = {
  noticeId: string | null;
  solicitation: string | null;
  title: string | null;
  type: string | null;
  buyer: ReadonlyArray<string>;
  posted: string | null;
  closing: string | null;
  setAside: string | null;
  naics: ReadonlyArray<string>;
  psc: string | null;
  isActive: boolean;
  place: Notice["place"];
  page: string | null;
  moreInfo: string | null;
  documents: ReadonlyArray<string>;
  description: string;
  /** Where the description is, if it is not here. */
  descriptionAddress: string | null;
  /** Names of contacts, which are read only to remove them from the notice's texts. */
  people: ReadonlyArray<string | null>;
};

export function fromSearch(record: JsonObject): Opportunity {
  const place = objectIn(record, "placeOfPerformance");
  const state = objectIn(place, "state");
  const country = objectIn(place, "country");
  const office = objectIn(record, "officeAddress");
  const naics = textsIn(record, "naicsCodes");
  return {
    noticeId: textIn(record, "noticeId"),
    solicitation: textIn(record, "solicitationNumber"),
    title: textIn(record, "title"),
    type: textIn(record, "type"),
    buyer: (textIn(record, "fullParentPathName") ?? "").split(".", LONGEST_PATH),
    posted: textIn(record, "postedDate"),
    closing: textIn(record, "responseDeadLine") ?? textIn(record, "reponseDeadLine"),
    setAside: textIn(record, "typeOfSetAsideDescription"),
    naics: naics.length > 0 ? naics : [textIn(record, "naicsCode") ?? ""],
    psc: textIn(record, "classificationCode"),
    isActive: textIn(record, "active")?.toLowerCase() !== "no",
    place: {
      regions: [],
      city: textIn(objectIn(place, "city"), "name"),
      state: textIn(state, "code") ?? textIn(state, "name"),
      country: countryFrom(textIn(country, "code") ?? textIn(country, "name")),
      buyerCity: textIn(office, "city"),
      buyerState: textIn(office, "state"),
    },
    page: textIn(record, "uiLink"),
    moreInfo: textIn(record, "additionalInfoLink"),
    documents: textsIn(record, "resourceLinks"),
    description: "",
    // The field holds a URL.
    descriptionAddress: descriptionAddress(textIn(record, "description")),
    people: objectsIn(record, "pointOfContact").map((contact) => textIn(contact, "fullName")),
  };
}

export const FILE_COLUMNS = [
  "NoticeId",
  "Title",
  "Sol#",
  "Department/Ind.Agency",
  "Sub-Tier",
  "Office",
  "PostedDate",
  "Type",
  "SetASide",
  "ResponseDeadLine",
  "NaicsCode",
  "ClassificationCode",
  "PopCity",
  "PopState",
  "PopCountry",
  "Active",
  "State",
  "City",
  "AdditionalInfoLink",
  "Link",
  "Description",
] as const;

const CONTACT_COLUMNS = ["PrimaryContactFullname", "SecondaryContactFullname"];

export function fromFile(row: CsvRow): Opportunity {
  const cell = (column: (typeof FILE_COLUMNS)[number]) => textValue(row.cell(column));
  return {
    noticeId: cell("NoticeId"),
    solicitation: cell("Sol#"),
    title: cell("Title"),
    type: cell("Type"),
    buyer: [cell("Department/Ind.Agency") ?? "", cell("Sub-Tier") ?? "", cell("Office") ?? ""],
    posted: cell("PostedDate"),
    closing: cell("ResponseDeadLine"),
    setAside: cell("SetASide"),
    naics: [cell("NaicsCode") ?? ""],
    psc: cell("ClassificationCode"),
    isActive: cell("Active")?.toLowerCase() !== "no",
    place: {
      regions: [],
      city: cell("PopCity"),
      state: cell("PopState"),
      country: countryFrom(cell("PopCountry")),
      buyerCity: cell("City"),
      buyerState: cell("State"),
    },
    page: cell("Link"),
    moreInfo: cell("AdditionalInfoLink"),
    documents: [],
    description: row.cell("Description"),
    descriptionAddress: null,
    people: CONTACT_COLUMNS.map((column) => textValue(row.cell(column))),
  };
}

const COUNTRY_CODES: Readonly<Record<string, string>> = {
  USA: "US",
  "UNITED STATES": "US",
  CAN: "CA",
  CANADA: "CA",
};

function countryFrom(country: string | null) {
  return country ? (COUNTRY_CODES[country.toUpperCase()] ?? country) : "US";
}
