import { TITLE_CODE_SCHEME } from "~/domain/classification/codes/code-rules";
import { namesWork, type WorkRole } from "~/domain/classification/phrases/work-words";
import { fold, foldText, stem } from "~/domain/classification/text/folded-text";
import { unframed } from "~/domain/classification/title/title-frame";
import type { ClassificationCode, ProcurementKind } from "~/domain/opportunities/notice";

/** American federal titles may begin with the product and service code: "Z2DA--Replace Boilers", "S--Grounds Care". */
const TITLE_CODE = /^\s*([A-Z](?:\d[A-Z\d]{2})?|\d{2}(?:\d{2})?)\s?--+\s*/;

/** How far a colon may be whose words before it are an order. */
const LONGEST_ORDER = 60;

/** "Divers travaux : toiture". */
const VAGUE_AMOUNTS = new Set(["divers", "diverse", "various"].map(stem));

/** "REPAIR/ RENOVATE: BALLFIELDS", "MAINT.: PAVEMENTS": orders before a colon belong to what follows it. */
function withOrderJoined(title: string): string {
  const colon = title.slice(0, LONGEST_ORDER).indexOf(":");
  if (colon < 0) return title;
  const words = foldText(title.slice(0, colon)).tokens.filter(
    ({ stem: word }) => word.length > 2 && !VAGUE_AMOUNTS.has(word),
  );
  const isOrder =
    words.length > 0 && words.every(({ stem: word }) => ORDER_ROLES.some((role) => namesWork(role, word)));
  return isOrder ? `${title.slice(0, colon)} ${title.slice(colon + 1)}` : title;
}

const ORDER_AHEAD = /:(?=\s*(\p{L}+))/gu;
const ORDERS_OF_GOODS = new Set(["design", "supply", "furnishing"]);

/** "Switchgear: Inspection, Testing, Maintenance": work behind a colon is done to what precedes it. */
function withWorkJoined(title: string): string {
  return title.replace(ORDER_AHEAD, (colon, next: string) => {
    const word = stem(fold(next));
    const isWork = ORDERS_OF_GOODS.has(word) || ORDER_ROLES.some((role) => namesWork(role, word));
    return isWork ? " -" : colon;
  });
}

/** "R&R Carpet", "R/R Doors". */
const REMOVE_AND_REPLACE = /\bR[&/]R\b/gi;

/** "Generator Hook-Up", "Pump Change Outs": verbs that the vocabulary has as one word. */
const WORK_IN_TWO_WORDS = /\b(hook|change)[ -](ups?|outs?)\b/gi;

const ORDER_ROLES: ReadonlyArray<WorkRole> = ["labour", "serve", "build"];

type Titled = Readonly<{
  title: string;
  codes: ReadonlyArray<ClassificationCode>;
  kinds: ReadonlyArray<ProcurementKind>;
}>;

/** Québec's transport ministry numbers its calls by kind: "8806-25-AP11" is a purchase, "5301-25-PF25" advice. */
const MINISTRY_NUMBER = /^\s*(?:SIC\s*)?\d{4}-\d{2}-(AP|PF)\d{2}\b/;
const KINDS_OF_NUMBERS: Readonly<Record<string, ProcurementKind>> = {
  AP: "goods",
  PF: "professional-services",
};

function withNumberedKind<N extends Titled>(notice: N): N {
  const kind = KINDS_OF_NUMBERS[MINISTRY_NUMBER.exec(notice.title)?.[1] ?? ""];
  return kind ? { ...notice, kinds: [kind] } : notice;
}

/** The notice without such words before its title. */
export function withPlainTitle<N extends Titled>(published: N): N {
  // "Z1DA--621-23-104 - Relocate Dispatch": the code stands before the project's number.
  const notice = withTitleCode(withNumberedKind(published));
  const title = withWorkJoined(withOrderJoined(unframed(notice.title)))
    .replace(REMOVE_AND_REPLACE, "Replace")
    .replace(WORK_IN_TWO_WORDS, "$1$2");
  return withTitleCode(title === "" ? notice : { ...notice, title });
}

/** The notice with such a code moved from its title to its codes. Says what is bought if the portal does not. */
function withTitleCode<N extends Titled>(notice: N): N {
  const [opening, code] = TITLE_CODE.exec(notice.title) ?? [];
  const title = notice.title.slice(opening?.length ?? 0);
  if (!code || title === "") return notice;
  const known = notice.codes.some(({ scheme }) => scheme === TITLE_CODE_SCHEME);
  const codes = known ? notice.codes : [...notice.codes, { scheme: TITLE_CODE_SCHEME, code, label: null }];
  return { ...notice, title, codes, kinds: notice.kinds.length > 0 ? notice.kinds : kindsOf(code) };
}

function kindsOf(code: string): Array<ProcurementKind> {
  if (/^[YZ]/.test(code)) return ["construction"];
  if (/^\d/.test(code)) return ["goods"];
  return /^[BCR]/.test(code) ? ["professional-services"] : ["services"];
}
